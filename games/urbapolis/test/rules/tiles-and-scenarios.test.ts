import { readOptions } from '@masterplan/kernel'
import { countPair, pairHas, pairOf } from '@masterplan/kernel/bits'
import { describe, expect, test } from 'vitest'
import { BOOKLET } from '../../src/data/scenarios.ts'
import { geometryOf } from '../../src/geometry.ts'
import {
  FAMILIES,
  type Icons,
  LATER_BUILDINGS,
  type Options,
  PRIVATE_TILES,
  type Scenario,
  STARTING_BUILDINGS,
  urbapolis,
} from '../../src/index.ts'
import { readScenario, scenarioProblem } from '../../src/scenario-text.ts'

const sum = (list: readonly { readonly icons: Icons }[]) =>
  FAMILIES.map((_, family) => list.reduce((so, { icons }) => so + icons[family]!, 0))
const of = (family: string) => PRIVATE_TILES.filter(tile => tile.family === family)

function writeScenario(scenario: Scenario): string {
  const { name, players, map, central, tiles, piles, initial, market, publics, boulevards, streets } = scenario
  return [
    name,
    `players ${players}`,
    `map ${map.join('/')}`,
    `central ${central}`,
    `tiles ${tiles.join(' ')}`,
    `piles ${piles.join(' ')}`,
    `initial ${initial}`,
    `market ${market}`,
    `publics ${publics.join(' ')}`,
    `boulevards ${boulevards}`,
    `streets ${streets}`,
  ].join('; ')
}

describe('Tiles', () => {
  test('U-FAM-02 U-FAM-03 U-FAM-04 every private tile has family, rank, cost, icons and three tracks of seven levels', () => {
    expect(PRIVATE_TILES).toHaveLength(48)
    for (const family of FAMILIES) {
      expect([1, 2, 3].map(rank => of(family).filter(tile => tile.rank === rank).length)).toEqual([5, 4, 3])
    }
    for (const { rank, workers, coins, icons, income, points, staff } of PRIVATE_TILES) {
      expect(workers).toBe(rank)
      expect(coins).toBeGreaterThan(0)
      expect(coins).toBeLessThanOrEqual(10)
      expect(icons.every(icon => Math.abs(icon) <= 2)).toBe(true)
      for (const track of [income, points, staff]) {
        expect(track).toHaveLength(7)
        expect(track.toSorted((one, other) => one - other)).toEqual(track) // no level is worse than the one below
      }
    }
  })

  test('U-FAM-01 homes and shops have no staff, all industry has', () => {
    for (const tile of [...of('housing'), ...of('shops')]) expect(tile.staff[6]).toBe(0)
    for (const tile of of('industry')) expect(tile.staff[0]).toBe(1)
  })

  test('U-FAM-05 the icons add up, giver by receiver', () => {
    expect(FAMILIES.map(family => sum(of(family)))).toEqual([
      [1, 11, -4, 1],
      [9, -10, -1, 8],
      [-10, 2, 11, 6],
      [2, 9, 6, -9],
    ])
    expect(sum(STARTING_BUILDINGS)).toEqual([4, 4, 2, 3])
    expect(sum(LATER_BUILDINGS)).toEqual([7, 5, 5, 8])
  })

  test('U-BLD-05 U-PBA-01 eleven starting and twenty-four later public buildings, all codes different', () => {
    expect(STARTING_BUILDINGS).toHaveLength(11)
    expect(LATER_BUILDINGS.map(({ code }) => code[0]).join('')).toBe('E'.repeat(12) + 'L'.repeat(12))
    const codes = [...PRIVATE_TILES, ...STARTING_BUILDINGS, ...LATER_BUILDINGS].map(({ code }) => code)
    expect(new Set(codes).size).toBe(83)
    expect(new Set(STARTING_BUILDINGS.map(({ letter }) => letter)).size).toBe(11)
    for (const { coins } of LATER_BUILDINGS) expect(coins).toBeGreaterThan(0)
  })
})

describe('Scenarios', () => {
  const ALL: [string, Scenario, number, number, number, string][] = [
    ['2A', BOOKLET.A[0]!, 17, 6, 36, 'c2 b3 d3 c4'],
    ['2B', BOOKLET.B[0]!, 17, 7, 37, 'c2 b3 d3 b4 d4 d5'],
    ['3A', BOOKLET.A[1]!, 24, 8, 52, 'c2 d2 b3 e3 b4 e4 c5 d5'],
    ['3B', BOOKLET.B[1]!, 24, 8, 52, 'c1 d1 e1 c2 e2 b3 d3 f3 b4 c4 e4'],
    ['4A', BOOKLET.A[2]!, 31, 9, 67, 'c2 d2 e2 b3 f3 b4 d4 f4 c5 d5 e5'],
    ['4B', BOOKLET.B[2]!, 32, 11, 64, 'c2 d2 e2 c4 e4 c6 d6 e6'],
  ]

  test.each(ALL)(
    'U-SET-02 U-SET-03 U-SET-16 U-GEO-07 %s has its plots, buildings, borders and first plots',
    (_, scenario, plots, starts, borders, picks) => {
      const ground = geometryOf(scenario)
      expect(ground.cells.length - countPair(ground.standing, 0)).toBe(plots)
      expect(countPair(ground.standing, 0)).toBe(starts)
      expect(ground.borders.reduce((count, word) => count + countPair(word, 0), 0)).toBe(borders)
      const names = pairOf(ground.setupLow, ground.setupHigh).map(cell => `${'abcdefgh'[cell & 7]}${(cell >> 3) + 1}`)
      expect(names).toEqual(picks.split(' '))
    },
  )

  test.each(ALL)(
    'U-SET-04 U-SET-07 U-SET-08 U-SET-09 %s uses its piles up exactly, and can be played',
    (_, scenario) => {
      const [top, middle, bottom] = scenario.piles
      expect(scenarioProblem(scenario, scenario.players)).toBeUndefined()
      expect(scenario.initial).toBe(2 * scenario.players + 2)
      expect(scenario.market).toBe(scenario.players + 2)
      expect(top + middle + bottom).toBe(scenario.initial + 4 * scenario.market)
      expect(top).toBe(scenario.initial)
      expect(middle).toBe(2 * scenario.market)
    },
  )

  test.each(ALL)('U-SET-01 %s is the same after it was written and read', (_, scenario) => {
    expect(readScenario(writeScenario(scenario))).toEqual(scenario)
  })

  test('U-SET-01 U-DEC-06 an editor is told what is wrong', () => {
    const mill = BOOKLET.A[0]!
    const problem = (change: Partial<Scenario>) => scenarioProblem({ ...mill, ...change }, 2)?.words
    expect(problem({ map: ['.....', '.B.H'] })).toMatch(/equally long/)
    expect(problem({ map: ['BETHMVZ'] })).toMatch(/letter Z/)
    expect(problem({ map: ['BETHMVV'] })).toMatch(/only once/)
    expect(problem({ map: ['BETHM..'] })).toMatch(/at least 6/)
    expect(problem({ map: ['BETHMV#.'], central: 'B' })).toMatch(/reached/)
    expect(problem({ central: 'P' })).toMatch(/central/)
    expect(problem({ map: ['BETHMV.'], central: 'V' })).toMatch(/plot beside a central/)
    expect(problem({ tiles: [12, 8, 10] })).toMatch(/multiples of 4/)
    expect(problem({ piles: [13, 8, 7] })).toMatch(/more tiles/)
    expect(problem({ initial: 1 })).toMatch(/first market/)
    expect(problem({ piles: [1, 1, 1], initial: 3 })).toMatch(/4 tiles or more/)
    expect(problem({ map: Array.from({ length: 9 }, () => '.') })).toMatch(/1 to 8 rows/)
    expect(problem({ boulevards: 4 })).toMatch(/3 boulevards/)
    expect(problem({ publics: [7, 6, 0, 0] })).toMatch(/12 early/)
    expect(problem({ streets: 6 })).toMatch(/5 streets/)
    expect(scenarioProblem(mill, 3)?.words).toMatch(/made for 2/)
    expect(readScenario('Mill Lane')).toBeUndefined()
  })

  test('U-DEC-06 a table is refused with the limit that its scenario breaks', () => {
    const read = (change: Partial<Scenario>) => {
      const neighbourhood = writeScenario({ ...BOOKLET.A[0]!, ...change })
      return readOptions(urbapolis.options, { neighbourhood }, { players: 2, rules: '1.1.0' })
    }
    expect(read({})).toMatchObject({ ok: true })
    expect(read({ streets: 6 })).toMatchObject({
      ...{
        ok: false,
        name: 'neighbourhood',
        limit: { code: 'streets', rule: 'U-DEC-06', words: 'there are 5 streets' },
      },
    })
    expect(read({ boulevards: 4 })).toMatchObject({ limit: { code: 'boulevards' } })
    expect(read({ publics: [7, 6, 0, 0] })).toMatchObject({ limit: { code: 'publics' } })
    expect(
      readOptions(urbapolis.options, { neighbourhood: 'Mill Lane' }, { players: 2, rules: '1.1.0' }),
    ).toMatchObject({
      limit: null,
    })
  })

  test('U-SET-01 Mill Lane: by 1.1.0 no first plot touches three buildings that help Industry; by 1.0.0 c4 did', () => {
    const helpers = (rules: string) => {
      const read = readOptions<Options>(urbapolis.options, {}, { players: 2, rules })
      if (!read.ok) throw new Error(read.problem)
      const { fixed } = urbapolis.start(2, read.options, rules)
      return pairOf(fixed.setupLow, fixed.setupHigh).map(
        cell =>
          STARTING_BUILDINGS.filter(({ icons }, at) => {
            const place = fixed.starts[at]
            const beside = place !== undefined && pairHas(fixed.nearLow[cell]!, fixed.nearHigh[cell]!, place)
            return beside && icons[FAMILIES.indexOf('industry')] === 1
          }).length,
      )
    }
    expect([Math.max(...helpers('1.0.0')), Math.max(...helpers('1.1.0'))]).toEqual([3, 2])
  })
})
