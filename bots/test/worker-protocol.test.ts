import { findGame } from '@masterplan/catalog'
import { seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { answerTo, type BotQuestion, findBot, USUAL_MEGABYTES } from '../src/index.ts'
import { newStopFlag, raiseStop, type WorkerContext } from '../src/worker-protocol.ts'

const study: WorkerContext = { load: async id => findGame(id), clock: () => 0, stopFlag: undefined }

function questionIn(
  game: string,
  players: number,
  change: Partial<BotQuestion>,
): { question: BotQuestion; moves: string[] } {
  const opened = findGame(game)!.open(players, {})
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  match.settle(seeded(3))
  const turn = match.turn()
  if (turn.kind !== 'decide') throw new Error('Somebody must decide.')
  const seat = turn.seats[0]!
  const question: BotQuestion = {
    id: 7,
    game,
    bot: 'level-5@400',
    seat,
    view: JSON.parse(JSON.stringify(match.viewFor(seat))),
    seed: 1,
    hints: 0,
    within: null,
    megabytes: USUAL_MEGABYTES,
    ...change,
  }
  return { question, moves: match.movesFor(seat) }
}

test('a question is answered with a legal move, the same for the same seed', async () => {
  for (const game of ['subdivision', 'brick-by-brick', 'urbapolis', 'tryste']) {
    const { question, moves } = questionIn(game, 3, {})
    const answer = await answerTo(question, study)
    expect(answer).toMatchObject({ id: 7, ok: true, hints: [] })
    if (answer.ok) expect(moves).toContain(answer.text)
    expect(await answerTo(question, study)).toEqual(answer)
  }
})

test('a thread that knows more bots finds them by name', async () => {
  const { question, moves } = questionIn('subdivision', 3, { bot: 'house-bot' })
  const find = async (name: string) => findBot(name === 'house-bot' ? 'random' : name, [])
  const answer = await answerTo(question, { ...study, find })
  if (!answer.ok) throw new Error(answer.sentence)
  expect(moves).toContain(answer.text)
  expect(await answerTo(question, study)).toMatchObject({ ok: false })
})

test('hints are the best moves with shares and reasons, as plain data', async () => {
  const { question, moves } = questionIn('urbapolis', 3, { hints: 3 })
  const answer = await answerTo(question, study)
  if (!answer.ok) throw new Error(answer.sentence)
  expect(answer.hints).toHaveLength(3)
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
  for (const { text, share, visits } of answer.hints) {
    expect(moves).toContain(text)
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThanOrEqual(1)
    expect(visits).toBeGreaterThan(0)
  }
  expect(answer.hints[0]!.text).toBe(answer.text)
})

test('what cannot be answered is answered with a sentence', async () => {
  const { question } = questionIn('urbapolis', 2, {})
  expect(await answerTo({ ...question, game: 'chess' }, study)).toEqual({
    id: 7,
    ok: false,
    sentence: 'There is no game "chess".',
  })
  const noBot = await answerTo({ ...question, bot: 'level-9' }, study)
  expect(noBot).toMatchObject({ ok: false })
  if (!noBot.ok) expect(noBot.sentence).toContain('There is no bot "level-9"')
  expect(await answerTo({ ...question, view: null }, study)).toMatchObject({ id: 7, ok: false })
  const broken = { ...study, load: () => Promise.reject(new Error('The network is down.')) }
  expect(await answerTo(question, broken)).toEqual({ id: 7, ok: false, sentence: 'The network is down.' })
})

test('a stop flag ends the thought it is raised for and all before, none after', async () => {
  const stopFlag = newStopFlag()
  const { question, moves } = questionIn('brick-by-brick', 2, { hints: 1, bot: 'tree-search@300' })
  raiseStop(stopFlag, 7)
  raiseStop(stopFlag, 4) // too late to matter
  const visits = async (id: number) => {
    const answer = await answerTo({ ...question, id }, { ...study, stopFlag })
    if (!answer.ok) throw new Error(answer.sentence)
    expect(moves).toContain(answer.text)
    return answer.hints[0]!.visits
  }
  expect(await visits(6)).toBe(0)
  expect(await visits(7)).toBe(0)
  expect(await visits(8)).toBeGreaterThan(0)
})

test('a bot answers when its time is over, with no time at all, and without memory', async () => {
  for (const change of [{ within: 0 }, { within: 3 }, { megabytes: 0 }]) {
    let now = 0
    const { question, moves } = questionIn('urbapolis', 4, { ...change, bot: 'tree-search@2000' })
    const answer = await answerTo(question, { ...study, clock: () => now++ })
    if (!answer.ok) throw new Error(answer.sentence)
    expect(moves).toContain(answer.text)
  }
})
