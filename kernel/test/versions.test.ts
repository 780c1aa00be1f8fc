import { describe, expect, test } from 'vitest'
import {
  type Game,
  MatchTable,
  plainEntry,
  playable,
  recordOf,
  refused,
  replay,
  score,
  seeded,
  seenFrom,
  verify,
} from '../src/index.ts'
import { insight, type Lots, lots, type State } from './lots.ts'

/** Lots with two versions: by the first, nobody built two floors on the first lot, and wishes counted nothing. */
const isNewest = (state: State) => state.fixed.rules === '1.1.0'
const grown: Game<Lots> = {
  ...lots,
  rulesVersions: ['1.1.0', '1.0.0'],
  start: (players, options, rules = '1.1.0') => lots.start(players, options, rules),
  moves: (state, seat) => lots.moves(state, seat).filter(move => grown.refuse(state, seat, move) === undefined),
  refuse(state, by, move) {
    const tooHigh = move.kind === 'build' && move.lot === 0 && move.floors === 2 && !isNewest(state)
    return tooHigh ? refused('wrong-height', 'L1') : lots.refuse(state, by, move)
  },
  scores: state =>
    lots.scores(state).map(({ lines }) => score(isNewest(state) ? lines : { floors: lines.floors!, wish: 0 })),
}
const game = playable(plainEntry(grown, insight))
const find = () => game
const DEALT = ['* wish 1', '* wish 2'] as const

function begun(rules?: string) {
  const opened = rules === undefined ? game.open(2, {}) : game.open(2, {}, rules)
  if (!opened.ok) throw new Error(opened.problem)
  for (const line of DEALT) expect(opened.match.append(line).ok).toBe(true)
  return opened.match
}

describe('a game with two versions of its rules', () => {
  test('opens a new match by the newest', () => {
    expect([game.rulesVersion, game.rulesVersions]).toEqual(['1.1.0', ['1.1.0', '1.0.0']])
    const match = begun()
    expect([match.rules, recordOf(match, []).rules]).toEqual(['1.1.0', '1.1.0'])
    expect(match.viewFor(0)).toMatchObject({ rules: '1.1.0' })
    expect(match.movesFor(0)).toContain('build 1 2')
  })

  test('goes on with a match by the version it names: moves, views, imagined worlds, scores, record', () => {
    const match = begun('1.0.0')
    expect(match.viewFor(0)).toMatchObject({ rules: '1.0.0' })
    expect(match.movesFor(0)).not.toContain('build 1 2')
    expect(seenFrom(game, 0, match.viewFor(0), seeded(1)).judge('build 1 2')).toMatchObject({ code: 'wrong-height' })
    const record = recordOf(match, [])
    expect(record.rules).toBe('1.0.0')
    expect(verify({ ...record, log: [...DEALT, '1 build 1 1'] }, find)).toMatchObject({ ok: true })
    expect(verify({ ...record, log: [...DEALT, '1 build 1 2'] }, find)).toMatchObject({ problem: 'refused-line' })
    expect(verify({ ...record, rules: '1.1.0', log: [...DEALT, '1 build 1 2'] }, find)).toMatchObject({ ok: true })
    const half = replay({ ...record, log: [...DEALT, '1 build 1 1'] }, find, 3)
    expect(half.ok && half.match.scores().map(({ total }) => total)).toEqual([1, 0])
  })

  test('at a table goes on by the version it names, after taking back too', () => {
    const table = new MatchTable(game, { players: 2, options: {}, rules: '1.0.0' })
    for (const line of [...DEALT, '1 build 1 1']) expect(table.enter(line, 'person', []).ok).toBe(true)
    table.rewind(2)
    expect(table.match.rules).toBe('1.0.0')
    expect(table.enter('1 build 1 2', 'person', []).ok).toBe(false)
  })

  test('refuses a version that it does not know, by a code and its facts', () => {
    expect(game.open(2, {}, '2.0.0')).toEqual({
      ...{ ok: false, name: 'rules', problem: 'unknown-rules' },
      ...{ title: 'Lots', ours: ['1.1.0', '1.0.0'], given: '2.0.0' },
    })
    expect(verify({ ...recordOf(begun(), []), rules: '2.0.0' }, find)).toMatchObject({
      problem: 'other-rules',
      line: 0,
    })
  })
})
