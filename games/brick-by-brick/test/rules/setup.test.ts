import { plainEntry, playable, type Seat, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { brickByBrick, insight, type Options, type View } from '../../src/index.ts'
import { USUAL } from '../builder.ts'

const game = playable(plainEntry(brickByBrick, insight))
function opened(players: number, options: Partial<Options> = {}) {
  const match = game.open(players, options)
  if (!match.ok) throw new Error(match.problem)
  return match.match
}
const view = (match: ReturnType<typeof opened>, viewer: Seat | 'audience' = 'audience') => match.viewFor(viewer) as View
const refusedBy = (rule: string, code: string) => ({ ok: false, refused: expect.objectContaining({ code, rule }) })

const FIXED = { layout: 'fixed', start: 'firstSeat' } as const
const SHOWN = ['* reveal P01', '* reveal P02', '* reveal P03', '* reveal P04']
const deals = (players: number) =>
  Array.from({ length: 4 * players }, (_, at) => `* deal S${String(at + 1).padStart(2, '0')}`)

function after(players: number, options: Partial<Options>, lines: readonly string[]) {
  const match = opened(players, options)
  const said = lines.map(line => match.append(line)).at(-1)
  return { match, said }
}

describe('Setup', () => {
  test('B-SET-01 two to five players', () => {
    expect([1, 2, 3, 4, 5, 6].map(players => game.open(players, {}).ok)).toEqual([false, true, true, true, true, false])
  })
  test('B-SET-02 shuffled: each tile once, each with a rotation; fixed: nothing to draw', () => {
    const { match, said } = after(4, {}, ['* tile 4', '* tile 4'])
    expect(said).toEqual(refusedBy('B-SET-02', 'tile-placed'))
    expect(match.append('* tile 7')).toMatchObject({ ok: true })
    expect(view(match)).toMatchObject({ tiles: [4, 7], spaces: [] })
    const fixed = view(opened(4, FIXED))
    expect(fixed).toMatchObject({ tiles: [4, 1, 2, 5, 7, 6, 3], rotations: [0, 0, 0, 0, 0, 0, 0] })
    expect(fixed.spaces[5]).toMatchObject({ land: null, bramble: true }) // 1.SW
    expect(fixed.spaces[23]).toMatchObject({ land: 'R', cost: 4 }) // 4.NE
  })
  test('B-SET-03 floors, inhabitants and ploys by number of players', () => {
    const begin = (players: number) => {
      const { table } = view(opened(players, FIXED))
      return [table[0]!.floors, table[0]!.inhabitants, table[1]!.inhabitants, table[1]!.ploys]
    }
    expect([2, 3, 4, 5].map(begin)).toEqual([
      [20, 33, 30, 4],
      [17, 33, 30, 4],
      [14, 33, 30, 4],
      [12, 32, 30, 4],
    ])
    expect(view(opened(3, { ...FIXED, ployTokens: 2 })).table.map(each => each.ploys)).toEqual([2, 2, 2])
  })
  test('B-SET-04 luck names the start player, unless the table lets the first seat begin', () => {
    const { match } = after(3, { layout: 'fixed' }, ['* starter 2'])
    expect(view(match)).toMatchObject({
      seat: 1,
      table: [{ inhabitants: 30 }, { inhabitants: 33 }, { inhabitants: 30 }],
    })
    expect(after(3, { layout: 'fixed' }, ['* starter 4']).said).toEqual(refusedBy('B-SET-04', 'no-such-thing'))
    expect(view(opened(3, FIXED))).toMatchObject({ seat: 0, phase: 'reveal' })
  })
  test('B-SET-05 four projects lie open', () => {
    const { match } = after(2, FIXED, SHOWN)
    expect(view(match)).toMatchObject({ display: [1, 2, 3, 4], deck: 28, phase: 'deal' })
    expect(after(2, FIXED, ['* reveal P01', '* reveal P01']).said).toEqual(refusedBy('B-SET-05', 'project-not-in-deck'))
  })
  test('B-SET-06 four missions each, two kept in secret and at the same time', () => {
    const { match } = after(2, FIXED, [...SHOWN, ...deals(2)])
    expect(match.turn()).toEqual({ kind: 'decide', seats: [0, 1] })
    expect(match.movesFor(1)).toHaveLength(6)
    expect(match.append('2 keep S01 S05')).toEqual(refusedBy('B-SET-06', 'mission-not-yours'))
    const kept = match.append('2 keep S05 S08')
    expect(kept).toMatchObject({
      heard: [
        { to: 1, event: { kind: 'kept' } },
        { to: 'everyone', event: { kind: 'chosen', seat: 1 } },
      ],
    })
    expect(match.turn()).toEqual({ kind: 'decide', seats: [0] })
    const seen = (viewer: Seat | 'audience') => view(match, viewer).missions.map(each => [each.mission, each.kept])
    expect(seen(0)).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
    ])
    expect(seen(1)).toEqual([
      [5, true],
      [6, false],
      [7, false],
      [8, true],
    ])
    expect(seen('audience')).toEqual([])
    expect(after(2, FIXED, [...SHOWN, '* deal S01', '* deal S01']).said).toEqual(refusedBy('B-SET-06', 'mission-gone'))
  })
  test('B-SET-07 the hoist is off the map, all scores are 0', () => {
    const { match } = after(2, FIXED, [...SHOWN, ...deals(2), '1 keep S01 S02', '2 keep S05 S06'])
    expect(view(match)).toMatchObject({ hoist: null, round: 1, seat: 0, table: [{ points: 0 }, { points: 0 }] })
  })
  test('B-SET-08 luck falls in the order tiles, rotations, start player, projects, missions', () => {
    const match = opened(3)
    match.settle(seeded(5))
    const kinds = match.log.map(line => line.split(' ')[1])
    const times = (kind: string, many: number) => Array.from({ length: many }, () => kind)
    expect(kinds).toEqual([
      ...times('tile', 7),
      ...times('rotate', 7),
      'starter',
      ...times('reveal', 4),
      ...times('deal', 12),
    ])
  })
  test('every usual option is what the rules play by default', () => {
    expect(USUAL).toEqual({
      layout: 'shuffled',
      start: 'random',
      twoPlayerLaps: 2,
      fallback: 'strict',
      passing: 'noFloors',
      minInhabitants: 1,
      landTokens: '3',
      controlTie: 'all',
      claimRule: 'participates',
      invasionClaims: true,
      invasionRoof: 'removed',
      roofTarget: 'own',
      ployTokens: 4,
      roofs: 24,
      roundCap: 30,
    })
  })
})
