import { CATALOG, findGame } from '@masterplan/catalog'
import { type Match, type Playable, type Random, type Seat, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { hintsFor } from '../src/hints.ts'
import { answerTo, type BotQuestion, type Hint, STRONGEST, USUAL_MEGABYTES } from '../src/index.ts'
import { limitedTo, type Searcher, searcher, type Thought } from '../src/search/searcher.ts'

const context = { load: async (id: string) => findGame(id), clock: () => 0, stopFlag: undefined }

/** Decisions of random matches, one in so many. */
function* decisionsOf(
  game: Playable,
  players: readonly number[],
  oneIn: number,
  most: number,
): Generator<{ match: Match; seat: Seat }> {
  const random = seeded(20)
  let found = 0
  for (let round = 0; found < most; round++) {
    const opened = game.open(players[round % players.length]!, {})
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    for (let step = 0; step < 150 && found < most; step++) {
      match.settle(random)
      const turn = match.turn()
      if (turn.kind !== 'decide') break
      const seat = turn.seats[random.below(turn.seats.length)]!
      if (random.below(oneIn) === 0) {
        found++
        yield { match, seat }
      }
      match.submit(seat, someMove(match, seat, random), random)
    }
  }
}

function someMove(match: Match, seat: Seat, random: Random): string {
  const moves = match.movesFor(seat)
  return moves[random.below(moves.length)]!
}

describe.each(CATALOG.map(game => ({ game, id: game.id })))('$id', ({ game, id }) => {
  const { by } = game.unfold(({ thinking }) => thinking.levels(game.seats.min)['level-5'])
  const isQuick = by === 'alpha-beta'
  const { min, max } = game.seats
  test.each([
    { how: 'as it plays', bot: STRONGEST.name, players: [min], most: isQuick ? 4 : 2, oneIn: isQuick ? 5 : 30 },
    {
      how: 'thinking less, at many positions',
      bot: `${STRONGEST.name}@${isQuick ? 600 : 150}`,
      players: [min, max],
      most: 30,
      oneIn: 3,
    },
  ])(
    'the first of three hints is what level 5 plays from the same seed, $how',
    async ({ bot, players, most, oneIn }) => {
      let others = 0
      for (const { match, seat } of decisionsOf(game, players, oneIn, most)) {
        const view = match.viewFor(seat)
        const asked = { id: 1, game: id, bot, seat, view, seed: 5 + others, within: null, megabytes: USUAL_MEGABYTES }
        const { text, hints } = await answered({ ...asked, hints: 3 })
        expect(hints[0]?.text).toBe(text)
        expect(text).toBe((await answered({ ...asked, hints: 0 })).text)
        expectOrder(hints)
        others += hints.length
      }
      expect(others).toBeGreaterThan(2 * most)
    },
  )
})

async function answered(question: BotQuestion): Promise<{ readonly text: string; readonly hints: readonly Hint[] }> {
  const answer = await answerTo(question, context)
  if (!answer.ok) throw new Error(answer.sentence)
  return answer
}

function expectOrder(hints: readonly Hint[]): void {
  const shares = hints.flatMap(({ share }) => share ?? [])
  expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  if (shares.length > 0) expect(shares).toHaveLength(hints.length) // either all have been looked at, or none
}

/** A bot that thinks what it is told to, of the first moves on offer. */
const thinking = (...thoughts: readonly Partial<Thought<unknown>>[]): Searcher =>
  searcher('told', limitedTo(1), ({ entry, seat, view, random }) => {
    const moves = entry.game.moves(entry.game.imagine(view, random), seat)
    const usual = { share: 0.5, visits: 10, depth: 3, proven: false, margin: null }
    return { thoughts: thoughts.map((thought, at) => ({ ...usual, ...thought, move: moves[at]! })), spent: 1 }
  })

function hintsOf(bot: Searcher, game = 'urbapolis'): readonly Hint[] {
  const opened = findGame(game)!.open(2, {})
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  match.settle(seeded(3))
  const turn = match.turn()
  if (turn.kind !== 'decide') throw new Error('Somebody must decide.')
  const seat = turn.seats[0]!
  return hintsFor(match.game, bot, limitedTo(1), { seat, view: match.viewFor(seat), random: seeded(1) })
}
const sharesOf = (hints: readonly Hint[]) => hints.map(({ share }) => share)

test('the others follow by their worth, and none is promised more than what the bot plays', () => {
  const hints = hintsOf(
    thinking({ share: 0.25 }, { share: 0.17 }, { share: 0.19, visits: 4 }, { share: 0.9, visits: 1 }),
  )
  expect(sharesOf(hints)).toEqual([0.25, 0.25, 0.19, 0.17])
})

test('what was not looked at is no hint, and has no share where it is the only one', () => {
  expect(sharesOf(hintsOf(thinking({ share: 0.4 }, { share: 0, visits: 0 })))).toEqual([0.4])
  expect(sharesOf(hintsOf(thinking({ share: 0.4, visits: 0, depth: 0 })))).toEqual([null])
  const byDepth = thinking(
    { share: 0.6, visits: 0, depth: 5 },
    { share: 0.5, visits: 0, depth: 4 },
    { visits: 0, depth: 0 },
  )
  expect(sharesOf(hintsOf(byDepth))).toEqual([0.6, 0.5])
})

test('a move that surely loses is a hint only where the best does, too', () => {
  const lost = { share: 0, proven: true }
  expect(sharesOf(hintsOf(thinking({ share: 0.4 }, lost)))).toEqual([0.4])
  expect(sharesOf(hintsOf(thinking(lost, lost)))).toEqual([0, 0])
})

test.each([
  ['brick-by-brick', 'missions'],
  ['tryste', 'throws'],
])(
  '%s: where all choose at once no figure speaks for a move, and no reason rests on what others may choose',
  (game, reason) => {
    const hints = hintsOf(thinking({ share: 0.3 }, { share: 0.6 }, { share: 0.4 }), game)
    expect(sharesOf(hints)).toEqual([null, null, null])
    for (const { reasons } of hints) expect(reasons.map(({ code }) => code)).toEqual([reason])
  },
)

test('what another has already thrown in secret is not guessed at, either', () => {
  const opened = findGame('tryste')!.open(2, {})
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  match.settle(seeded(3))
  match.submit(0, 'throw residential', seeded(3))
  expect(match.turn()).toMatchObject({ kind: 'decide', seats: [1] })
  const told = thinking({ share: 0.3 }, { share: 0.6 }, { share: 0.4 })
  const hints = hintsFor(match.game, told, limitedTo(1), { seat: 1, view: match.viewFor(1), random: seeded(1) })
  expect(sharesOf(hints)).toEqual([null, null, null])
  for (const { reasons } of hints) expect(reasons.map(({ code }) => code)).toEqual(['throws'])
})
