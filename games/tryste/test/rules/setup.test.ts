import { readOptions } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../src/cards/index.ts'
import { BOARDS, type Options, SHEET, type State, tryste } from '../../src/index.ts'
import { readPlan, zonedByItself } from '../../src/land/board-plan.ts'
import { purse, quietTable, say, tableOf } from '../builder.ts'

const zonesOf = (state: State) => state.fixed.board.tiers.map((_, tier) => '-RCI'[state.tierZone[tier]!]).join('')
const free = (tiers: unknown, name = 'Mine') => JSON.stringify({ name, tiers })
const two = [
  { id: 'U:0,0', type: 'plains', zone: 'R' },
  { id: 'D:0,0', type: 'water', zone: null },
]

describe('set-up', () => {
  test('T-SET-01 any board can be played: named, or drawn by hand', () => {
    for (const board of Object.keys(BOARDS) as (keyof typeof BOARDS)[]) {
      expect(tableOf(4, { board }).fixed.board.tiers).toEqual(BOARDS[board].tiers.map(tier => tier.id))
    }
    const state = tableOf(2, { board: 'free', freeBoard: free(two) })
    expect(state.fixed.board.stoojes).toEqual(['d:0,0', 'u:0,0', 'u:1,0', 'u:0,1', 'u:1,1', 'd:1,0', 'd:0,1', 'd:1,1'])
  })
  test('T-SET-01 what cannot be played is named with its place', () => {
    const problem = (tiers: unknown) => {
      const read = readPlan(free(tiers))
      return read.ok ? 'ok' : `${read.problem} ${read.tier}`.trim()
    }
    expect(problem(two)).toBe('ok')
    expect(problem(two.slice(0, 1))).toBe('too-few-tiers')
    expect(problem(Array.from({ length: 41 }, (_, x) => ({ ...two[0], id: `U:${x - 20},0` })))).toBe('too-many-tiers')
    expect(problem([two[0], two[0]])).toBe('tier-twice U:0,0')
    expect(problem([two[0], { ...two[1], type: 'lava' }])).toBe('no-such-land D:0,0')
    expect(problem([two[0], { ...two[1], zone: 'X' }])).toBe('no-such-zone D:0,0')
    expect(problem([two[0], { ...two[1], zone: 'R' }])).toBe('water-zoned D:0,0')
    expect(problem([two[0], { ...two[0], id: 'here' }])).toBe('no-such-tier here')
    expect(problem([two[1], { ...two[0], type: 'desert' }])).toBe('nothing-to-develop')
    expect(problem('tiers')).toBe('not-a-plan')
    expect(readPlan('{').ok).toBe(false)
    expect(readOptions<Options>(SHEET, { freeBoard: '{}' }, { players: 2, rules: '1.0.0' })).toMatchObject({
      ok: false,
      name: 'freeBoard',
    })
  })
  test('T-SET-02 three tiers are zoned: as the board says, by the rules, by hand, or none', () => {
    expect(zonesOf(tableOf(4))).toBe('I-C--R')
    expect(zonesOf(tableOf(4, { startZones: 'auto' }))).toBe('---RIC')
    expect(zonesOf(tableOf(4, { startZones: 'none' }))).toBe('------')
    expect(zonesOf(tableOf(4, { startZones: 'custom', customZones: 'U:0,0=R D:-1,0=R' }))).toBe('RR----')
    const customs = (text: string) =>
      readOptions<Options>(SHEET, { startZones: 'custom', customZones: text }, { players: 4, rules: '1.0.0' }).ok
    expect([customs('U:0,0=R'), customs('U:9,9=R'), customs('U:0,0=X'), customs('U:0,0=R U:0,0=C')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
  test('T-SET-02 by itself the plainest three land tiers; with fewer than three, as far as they go', () => {
    const plan = zonedByItself({
      name: 'Two',
      tiers: [
        { id: 'U:0,0', type: 'desert', zone: null },
        { id: 'D:0,0', type: 'plains', zone: null },
        { id: 'U:1,0', type: 'water', zone: null },
      ],
    })
    expect(plan.tiers.map(tier => tier.zone)).toEqual(['C', 'R', null])
  })
  test('T-SET-03 T-SET-07 everybody gets $600, 1 prestige, 3 tokens and nothing else', () => {
    const state = tableOf(4)
    for (const seat of [0, 1, 2, 3]) {
      expect(purse(state, seat)).toEqual({
        gobs: 600,
        prestige: 1,
        hype: 0,
        tokens: 3,
        resources: [0, 0, 0, 0],
        tiles: [0, 0, 0],
      })
    }
    expect(purse(tableOf(4, { startTokens: 0 }), 0).tokens).toBe(0)
  })
  test('T-SET-04 two players pick two roles each, in turn', () => {
    const state = quietTable(2)
    say(state, '1 pick mafia', '1 done', '2 pick venture-capitalist', '2 pass', '1 pick architect', '1 done', '2 done')
    expect(state.seat).toBe(1)
    say(state, '2 pick media', '2 pass', '1 pass')
    expect(state.year).toBe(2)
    expect([...state.roleGobs]).toEqual([10, 10, 10, 10, 0, 0, 0, 0])
  })
  test('T-SET-05 two players may agree on $1000', () => {
    expect(purse(tableOf(2, { startGobs2p: 1000 }), 1).gobs).toBe(1000)
    expect(purse(tableOf(3, { startGobs2p: 1000 }), 1).gobs).toBe(600)
  })
  test('T-SET-06 three players have a tile of each kind, but not in the Junior game', () => {
    expect(purse(tableOf(3), 2).tiles).toEqual([1, 1, 1])
    expect(purse(tableOf(3, { mode: 'junior' }), 2).tiles).toEqual([0, 0, 0])
    expect(purse(tableOf(4), 2).tiles).toEqual([0, 0, 0])
  })
  test('T-SET-09 the decks hold every copy of their cards, and have no order', () => {
    const state = tableOf(4)
    expect([...state.deck]).toEqual(CARDS.map(card => card?.copies ?? 0))
    say(state, '1 pick architect')
    const weights = tryste.draws(state).map(({ weight }) => weight)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(
      state.deck.slice(0, 14).reduce((sum, each) => sum + each, 0),
    )
  })
  test('T-SET-10 eight roles with nothing on them', () => {
    expect(tryste.view(tableOf(4), 0).roles).toHaveLength(8)
    expect(tryste.view(tableOf(4), 0).roles.every(role => role.gobs === 0 && role.by === null)).toBe(true)
  })
})
