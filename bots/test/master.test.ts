import { CATALOG } from '@masterplan/catalog'
import { type Playable, type Random, type Seat, seeded } from '@masterplan/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { type BotQuestion, findBot, isSearcher, limitedTo, oneAnswer, twoQuestions } from '../src/index.ts'
import { addedUp } from '../src/master/added-up.ts'
import { askBot, type BotTasks, botHandlers, openPool, poolHere } from '../src/node/index.ts'
import { answerTo, newStopFlag, raiseStop } from '../src/worker-protocol.ts'

const load = async (id: string) => CATALOG.find(game => game.id === id)
const study = { load, clock: () => 0, stopFlag: undefined }
const threads = openPool<BotTasks>(new URL('./catalog-thread.ts', import.meta.url), { threads: 2 })
afterAll(() => threads.close())

/** Decisions in the middle of a match: early, later, and late. */
function decisionsOf(game: Playable, players: number): { readonly seat: Seat; readonly view: unknown }[] {
  const opened = game.open(players, {})
  if (!opened.ok) throw new Error(opened.problem)
  const random = seeded(4)
  const found: { seat: Seat; view: unknown }[] = []
  for (let step = 0; step < 30; step++) {
    opened.match.settle(random)
    const turn = opened.match.turn()
    if (turn.kind !== 'decide') break
    const seat = turn.seats[0]!
    if (step % 10 === 5) found.push({ seat, view: opened.match.viewFor(seat) })
    opened.match.append(`${seat + 1} ${anyMove(opened.match.movesFor(seat), random)}`)
  }
  return found
}
const anyMove = (moves: readonly string[], random: Random): string => moves[random.below(moves.length)]!

const question = (game: string, asked: { readonly seat: Seat; readonly view: unknown }, seed: number) =>
  ({ game, bot: 'master@300', ...asked, seed, hints: 0, within: null, megabytes: 32 }) satisfies Omit<BotQuestion, 'id'>

const named = (bot: string) => {
  const found = findBot(bot, [])
  if (!found.ok || !isSearcher(found.bot)) throw new Error(`${bot} does not search`)
  return found.bot
}

describe.each(
  CATALOG.flatMap(game =>
    [...new Set([game.seats.min, Math.min(4, game.seats.max)])].map(players => ({ game, players })),
  ),
)('$game.id for $players', ({ game, players }) => {
  test('master chooses the same in one thread, one after the other, and side by side', async () => {
    for (const [seed, asked] of decisionsOf(game, players).entries()) {
      const whole = { ...question(game.id, asked, seed), id: 1 }
      const alone = await answerTo(whole, study)
      const parts = twoQuestions(whole)!.map(part => answerTo(part, study))
      const backwards = await Promise.all(parts.toReversed())
      expect(alone).toMatchObject({ ok: true })
      expect(oneAnswer(whole, backwards.toReversed())).toEqual(alone)
      const { answer } = askBot(threads, question(game.id, asked, seed))
      expect(await answer).toMatchObject({ ok: true, text: alone.ok ? alone.text : '' })
      const here = askBot(poolHere<BotTasks>(botHandlers(load)), question(game.id, asked, seed))
      expect(await here.answer).toMatchObject({ ok: true, text: alone.ok ? alone.text : '' })
    }
  })
})

test('its two searches have seeds of their own, and what both spend is added up', () => {
  const game = CATALOG.find(({ id }) => id === 'urbapolis')!
  const [asked] = decisionsOf(game, 2)
  const spent = game.unfold(entry => {
    const tree = () => ({ ...entry.thinking.tree(2), patience: Number.POSITIVE_INFINITY })
    const patient = { ...entry, thinking: { ...entry.thinking, tree } }
    return named('master@200').think({ entry: patient, ...asked, random: seeded(1) } as never, limitedTo(200)).spent
  })
  expect(spent).toBe(400)
})

test('one that is called off answers at once, with a legal move', async () => {
  const game = CATALOG.find(({ id }) => id === 'brick-by-brick')!
  const [asked] = decisionsOf(game, 2)
  const { answer, hurry } = askBot(threads, { ...question(game.id, asked!, 1), bot: 'master@100000000' })
  hurry()
  expect(await answer).toMatchObject({ ok: true })
  const stopFlag = newStopFlag()
  raiseStop(stopFlag, 1)
  const called = { ...question(game.id, asked!, 1), bot: 'master@100000000', id: 1 }
  expect(await answerTo(called, { ...study, stopFlag })).toMatchObject({ ok: true })
})

test('with a limit of time, the second search has some of it left', () => {
  const game = CATALOG.find(({ id }) => id === 'urbapolis')!
  const [asked] = decisionsOf(game, 2)
  let now = 0
  const limits = { ...limitedTo(1e9), clock: () => now++, deadline: 100 }
  const { spent } = game.unfold(entry => named('master').think({ entry, ...asked, random: seeded(1) } as never, limits))
  expect(now).toBeGreaterThan(90)
  expect(now).toBeLessThan(110)
  expect(spent).toBeGreaterThan(600) // eight between two looks at the clock
})

test('hints are thought in one go, and other bots are asked once', () => {
  const asked = { seat: 0 as Seat, view: null }
  expect(twoQuestions({ ...question('tryste', asked, 1), hints: 2 })).toBeUndefined()
  for (const bot of ['level-5', 'mastery', 'greedy', 'level-5@3']) {
    expect(twoQuestions({ ...question('tryste', asked, 1), bot })).toBeUndefined()
  }
  for (const bot of ['master', 'master:calm', 'master@5', 'master:calm@5']) {
    expect(twoQuestions({ ...question('tryste', asked, 1), bot })?.map(({ search }) => search)).toEqual([0, 1])
  }
})

describe('added up', () => {
  const thought = (text: string, what: object) => ({
    ...{ text, share: 0.5, visits: 0, depth: 1, proven: false, margin: null },
    ...what,
  })
  const textsOf = (...found: (readonly ReturnType<typeof thought>[])[]) =>
    addedUp(
      found.map(thoughts => ({ thoughts, byLot: false })),
      1,
    ).map(({ text }) => text)

  test('tries count together', () => {
    const one = [thought('a', { visits: 60, share: 0.5 }), thought('b', { visits: 40, share: 0.7 })]
    const other = [thought('c', { visits: 65 }), thought('b', { visits: 35, share: 0.3 })]
    expect(textsOf(one, other)).toEqual(['b', 'c', 'a'])
    const [b] = addedUp(
      [one, other].map(thoughts => ({ thoughts, byLot: false })),
      1,
    )
    expect(b).toMatchObject({ visits: 75, share: (40 * 0.7 + 35 * 0.3) / 75 })
  })
  test('a sure win goes before all, a sure loss behind all, whichever search proved it', () => {
    const one = [thought('a', { visits: 90, share: 0.6 }), thought('b', { visits: 10 })]
    const other = [thought('b', { visits: 2, share: 1, proven: true }), thought('a', { visits: 98 })]
    expect(textsOf(one, other)).toEqual(['b', 'a'])
    expect(textsOf(one, [thought('a', { visits: 100, share: 0, proven: true })])).toEqual(['b', 'a'])
  })
  test('of sure losses the least goes first, and one that was not calculated last', () => {
    const lost = (text: string, visits: number, margin: number | null) =>
      thought(text, { visits, share: 0, proven: true, margin })
    const one = [lost('a', 10, -3), lost('b', 90, null), lost('c', 50, null)]
    const other = [lost('c', 20, -2), lost('b', 70, null), lost('a', 30, null)]
    expect(textsOf(one, other)).toEqual(['c', 'a', 'b'])
  })
  test('without tries the search that looked further is believed, then the one that hopes for more, then the first', () => {
    expect(textsOf([thought('a', { depth: 5, share: 0.9 })], [thought('b', { depth: 6 })])).toEqual(['b', 'a'])
    expect(textsOf([thought('a', { depth: 6, share: 0.4 })], [thought('b', { depth: 6 })])).toEqual(['b', 'a'])
    expect(textsOf([thought('a', { depth: 6 })], [thought('b', { depth: 6 })])).toEqual(['a', 'b'])
  })
  test('where several choose in secret, a lot is drawn once, each as likely as both tried it', () => {
    const found = [
      { thoughts: [thought('a', { visits: 90 }), thought('b', { visits: 10 })], byLot: true },
      { thoughts: [thought('b', { visits: 70 }), thought('a', { visits: 30 })], byLot: true },
    ]
    const firsts = Array.from({ length: 1000 }, (_, lot) => addedUp(found, lot)[0]!.text)
    const share = firsts.filter(text => text === 'a').length / firsts.length
    expect(share).toBeGreaterThan(0.55) // 120 of 200
    expect(share).toBeLessThan(0.65)
  })
})
