import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readIcons, readTrack } from '../src/data/icons.ts'
import {
  BANK_TABLES,
  BARE_LIMIT,
  BOULEVARD_STOCK,
  CITY_HALL_COINS,
  CITY_HALL_WORKERS,
  COINS_PER_POINT,
  FEWEST_TEMPS,
  FIRST_COINS,
  FIRST_TEAM,
  HIRE_COST,
  HOSPITAL_COSTS,
  liftCost,
  OBSOLETE_COINS,
  ROAD_VALUE,
  ROUNDS,
  STREET_STOCK,
  TEAM_LIMIT,
  TEMP_COSTS,
} from '../src/data/numbers.ts'
import { CONDITION_POINTS, CONDITIONS, COUNTED_COINS, MOST_FOR_COINS } from '../src/data/public-buildings.ts'
import { BOOKLET } from '../src/data/scenarios.ts'
import { FAMILIES, LATER_BUILDINGS, PRIVATE_TILES, STARTING_BUILDINGS } from '../src/index.ts'

type Row = readonly string[]
const numbers = (cells: readonly (string | undefined)[]): number[] => cells.map(Number)
const list = (cell = ''): number[] => cell.split(' ').map(Number)
const inCode = (cell = ''): string => /`([^`]+)`/.exec(cell)?.[1] ?? 'none'

/** The tables of a rulebook in their order, each without its head. */
function tablesOf(page: string): Row[][] {
  const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8')
  return [...text.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map(line =>
        line
          .slice(1, -1)
          .split('|')
          .map(cell => cell.trim()),
      ),
  )
}

describe.each([
  { page: 'README.md', named: true },
  { page: 'README.fr.md', named: false }, // French names are the board's, and compared there
])('The tables of $page', ({ page, named }) => {
  const tables = tablesOf(page)
  const [starting, later, conditions, amounts, prices, scenarios] = tables.slice(FAMILIES.length)
  const nameOf = (cell: string | undefined, name: string) => (named ? cell : name)

  test('hold every private tile with its cost, icons and tracks', () => {
    const told = FAMILIES.flatMap((family, at) =>
      tables[at]!.map(([code, name, rank, workers, coins, icons, income, points, staff]) => ({
        code,
        name,
        family,
        rank: Number(rank),
        workers: Number(workers),
        coins: Number(coins),
        icons: readIcons(icons!),
        income: readTrack(income!),
        points: readTrack(points!),
        staff: readTrack(staff!),
      })),
    )
    expect(told.map((tile, at) => ({ ...tile, name: nameOf(tile.name, PRIVATE_TILES[at]!.name) }))).toEqual(
      PRIVATE_TILES,
    )
  })

  test('hold every starting public building, and the rule of its action', () => {
    const told = starting!.map(([code, letter, name, icons], at) => ({
      code,
      letter,
      name: nameOf(name, STARTING_BUILDINGS[at]!.name),
      icons: readIcons(icons!),
    }))
    expect(told).toEqual(STARTING_BUILDINGS)
    expect(starting!.map(row => row[4])).toEqual(STARTING_BUILDINGS.map((_, at) => `U-PBA-${11 + at}`))
  })

  test('hold every later public building', () => {
    const told = later!.map(([code, name, coins, icons, income, points, effect, condition], at) => ({
      code,
      name: nameOf(name, LATER_BUILDINGS[at]!.name),
      coins: Number(coins),
      icons: readIcons(icons!),
      income: Number(income),
      points: Number(points),
      effect: inCode(effect),
      condition: inCode(condition),
    }))
    expect(told).toEqual(LATER_BUILDINGS)
  })

  test('hold every end condition and its points', () => {
    expect(conditions!.map(([condition, points]) => [inCode(condition), Number(points)])).toEqual(
      CONDITIONS.filter(each => each !== 'none').map(each => [each, CONDITION_POINTS[each]]),
    )
    const ofCoins = conditions!.find(([condition]) => inCode(condition) === 'coins')![2]!
    expect(numbers(ofCoins.match(/\d+/g)!)).toEqual([COUNTED_COINS, MOST_FOR_COINS])
  })

  test('hold the numbers that stand on no tile', () => {
    const { street, boulevard } = ROAD_VALUE
    expect(numbers(amounts!.map(row => row[1]))).toEqual([
      ...[ROUNDS, FIRST_TEAM, FIRST_COINS, TEAM_LIMIT, BARE_LIMIT, OBSOLETE_COINS, COINS_PER_POINT],
      ...[STREET_STOCK, BOULEVARD_STOCK, street, boulevard, HIRE_COST, CITY_HALL_WORKERS, CITY_HALL_COINS],
    ])
  })

  test('hold the prices that rise with the amount', () => {
    const boosts = FAMILIES.map((_, family) => {
      const [first, second, third] = [0, 1, 2].map(lifts => liftCost(family, lifts))
      return [first!, first! + second!, first! + second! + third!]
    })
    expect(prices!.map(row => numbers(row.slice(1)))).toEqual([
      BANK_TABLES.linear,
      BANK_TABLES.steep,
      TEMP_COSTS.slice(FEWEST_TEMPS),
      HOSPITAL_COSTS.slice(1),
      ...boosts,
    ])
  })

  test('hold every scenario of the booklet', () => {
    const told = scenarios!.map(
      ([page, players, name, map, central, tiles, piles, initial, market, publics, boulevards, streets]) => ({
        page,
        name,
        players: Number(players),
        map: inCode(map).split('/'),
        central,
        tiles: list(tiles),
        piles: list(piles),
        initial: Number(initial),
        market: Number(market),
        publics: list(publics),
        boulevards: Number(boulevards),
        streets: Number(streets),
      }),
    )
    expect(told).toEqual((['A', 'B'] as const).flatMap(page => BOOKLET[page].map(each => ({ page, ...each }))))
  })

  test('are all there are', () => {
    expect(tables).toHaveLength(FAMILIES.length + 6)
  })
})
