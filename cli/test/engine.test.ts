import { MAIN_STREET } from '@masterplan/bots/testing'
import { seeded, writeRecord } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { ONE_SENTENCE, run } from './world.ts'

/** What an engine of Main Street answers to these lines. */
async function talk(lines: readonly string[], ...flags: readonly string[]): Promise<string[]> {
  const { code, out } = await run(['engine', 'main-street', ...flags], lines.map(line => `${line}\n`).join(''))
  expect(code).toBe(0)
  return out.split('\n').slice(0, -1)
}
const complaint = /^info string [^\n]+\.$/

describe('an engine introduces itself', () => {
  test('with its name, its options and those of the game, and is ready', async () => {
    const said = await talk(['ugi', 'isready'], '--bot', 'greedy')
    expect(said.slice(0, 2)).toEqual(['id name Masterplan main-street greedy', 'id author Masterplan'])
    expect(said).toContain('option name Bot type string default greedy')
    expect(said.some(line => /^option name homes type spin default \d+ min \d+ max \d+$/.test(line))).toBe(true)
    expect(said.slice(-2)).toEqual(['ugiok', 'readyok'])
  })
  test.each([
    [[], 'Name one game; "masterplan engine --help" says more.'],
    [['chess'], 'There is no game "chess"; the games are: main-street.'],
    [['main-street', '--bot', 'deep'], 'There is no bot "deep"; "masterplan play --help" lists them.'],
  ])('or refuses in one sentence: %j', async (given, sentence) => {
    const { code, err } = await run(['engine', ...given])
    expect(code).toBe(1)
    expect(err).toMatch(ONE_SENTENCE)
    expect(err).toBe(`${sentence}\n`)
  })
})

describe('a position', () => {
  test('is the start and moves; seats and luck are told in turn', async () => {
    const said = await talk([
      'position startpos',
      'query turn',
      'query moves',
      'query gameover',
      'query result',
      'query places',
    ])
    expect(said[0]).toMatch(/^response (1 2|luck|1)$/)
    expect(said.slice(2)).toEqual(['response false', 'response none', 'response none'])
  })
  test('is a record on one line, with moves after it', async () => {
    const opened = MAIN_STREET.open(2, {})
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    match.settle(seeded(1))
    const record = JSON.stringify(JSON.parse(writeRecord(match, ['Ana } moves', 'Ben'])))
    const turn = match.turn()
    if (turn.kind !== 'decide') throw new Error('Luck does not end.')
    const [seat = 0] = turn.seats
    const [move = ''] = match.movesFor(seat)
    const said = await talk([`position fen ${record} moves ${seat + 1}:${move.replaceAll(' ', '_')}`, 'query gameover'])
    expect(said).toEqual(['response false'])
  })
  test.each([
    ['position', 'nowhere'],
    ['position', 'fen {}'],
    ['position', 'fen not a record'],
    ['position', 'view {}'],
    ['position', 'view {"seat":9,"view":{}}'],
    ['position', 'startpos moves nonsense'],
    ['position', 'startpos and then'],
    ['query', 'everything'],
    ['setoption', 'name Bot value deep'],
    ['setoption', 'name nothing value 1'],
    ['setoption', 'name Players value many'],
    ['go', 'movetime soon'],
    ['go', 'fast'],
    ['dance', ''],
  ])('or whatever else cannot be understood is one sentence and changes nothing: %s %s', async (word, rest) => {
    const [before, complained, after, ...more] = await talk(['query turn', `${word} ${rest}`, 'query turn'])
    expect(complained).toMatch(complaint)
    expect(after).toBe(before)
    expect(more).toEqual([])
  })
})

describe('a view', () => {
  test('is enough to think and to list moves; there is nothing else to ask of it', async () => {
    const opened = MAIN_STREET.open(2, {})
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    match.settle(seeded(1))
    const view = `view ${JSON.stringify({ seat: 0, view: match.viewFor(0) })}`
    const said = await talk([`position ${view}`, 'query moves', 'query turn', 'go'], '--bot', 'greedy')
    const moves = match.movesFor(0).map(move => move.replaceAll(' ', '_'))
    expect(said[0]).toBe(`response ${moves.join(' ')}`)
    expect(said[1]).toMatch(complaint)
    expect(said[2]).toMatch(/^info depth 0 time \d+ pv \S+$/)
    expect(moves.map(move => `bestmove ${move}`)).toContain(said[3])
  })
})
