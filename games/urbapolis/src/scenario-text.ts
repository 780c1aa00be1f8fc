import { countPair, pairOf } from '@masterplan/kernel/bits'
import { BOULEVARD_STOCK, STREET_STOCK } from './data/numbers.ts'
import { STARTING_BUILDINGS } from './data/public-buildings.ts'
import type { Scenario } from './data/scenarios.ts'
import { geometryOf } from './geometry.ts'

/**
 * Reads a scenario from one line: "Mill Lane; players 2; map ...../.B.H./..Y../.E.W./#.T.#; central Y; tiles 12 8 8;
 * piles 6 8 8; initial 6; market 4; publics 1 1 2 2; boulevards 0; streets 4". Its shape only; `scenarioProblem` tells
 * whether it can be played.
 */
export function readScenario(text: string): Scenario | undefined {
  const numbers = (name: string, count: number) => `; ${name}${' (\\d{1,2})'.repeat(count)}`
  const line = new RegExp(
    `^([^;]{1,60}); players (\\d); map ([.#A-Z/]{1,72}); central ([A-Z]{1,11})${numbers('tiles', 3)}${numbers('piles', 3)}` +
      `${numbers('initial', 1)}${numbers('market', 1)}${numbers('publics', 4)}${numbers('boulevards', 1)}${numbers('streets', 1)}$`,
  )
  const [, name, players, map, central, ...rest] = line.exec(text) ?? []
  if (name === undefined || map === undefined || central === undefined) return undefined
  const at = (place: number) => Number(rest[place])
  return {
    name,
    players: Number(players),
    map: map.split('/'),
    central,
    tiles: [at(0), at(1), at(2)],
    piles: [at(3), at(4), at(5)],
    initial: at(6),
    market: at(7),
    publics: [at(8), at(9), at(10), at(11)],
    boulevards: at(12),
    streets: at(13),
  }
}

const LETTERS = STARTING_BUILDINGS.map(({ letter }) => letter)
const MOST_PER_FAMILY = [5, 4, 3]
const FEWEST_STARTS = 6 // U-SET-03

/** What makes a scenario unplayable, in a few words for its author; undefined when nothing does. */
export function scenarioProblem(scenario: Scenario, players: number): string | undefined {
  return mapProblem(scenario) ?? countProblem(scenario, players)
}

function mapProblem({ map, central }: Scenario): string | undefined {
  const width = map[0]?.length ?? 0
  if (map.length < 1 || map.length > 8 || width < 1 || width > 8) return 'the map has 1 to 8 rows of 1 to 8 cells'
  if (map.some(row => row.length !== width)) return 'all rows of the map are equally long'
  const letters = [...map.join('')].filter(letter => letter !== '.' && letter !== '#')
  const stray = letters.find(letter => !LETTERS.includes(letter))
  if (stray !== undefined) return `no starting building has the letter ${stray}`
  if (new Set(letters).size < letters.length) return 'a starting building stands only once'
  if (letters.length < FEWEST_STARTS) return `at least ${FEWEST_STARTS} starting buildings stand on the map`
  if ([...central].some(letter => !letters.includes(letter))) return 'central buildings stand on the map'
  return reachesEverything(map) ? undefined : 'every plot can be reached from a building'
}

/** From plot to plot, starting at the public buildings: a plot without a way could never be auctioned. */
function reachesEverything(map: readonly string[]): boolean {
  const { cells, starts, nearLow, nearHigh } = geometryOf({ map, central: '' })
  const reached = new Set(starts.filter(cell => cell !== undefined))
  for (const cell of reached) for (const other of pairOf(nearLow[cell]!, nearHigh[cell]!)) reached.add(other)
  return reached.size === cells.length
}

function countProblem(scenario: Scenario, players: number): string | undefined {
  const { tiles, piles, initial, publics, boulevards, streets } = scenario
  const [top, middle, bottom] = piles
  const pile = top + middle + bottom
  const { setupLow, setupHigh } = geometryOf(scenario)
  if (scenario.players !== players) return `it is made for ${scenario.players} players`
  if (countPair(setupLow, setupHigh) < players) return 'every player needs a plot beside a central building'
  if (tiles.some((count, rank) => count % 4 !== 0 || count / 4 > MOST_PER_FAMILY[rank]!)) {
    return 'tiles are multiples of 4, at most 20, 16 and 12 by rank'
  }
  if (top > tiles[0] || top + middle > tiles[0] + tiles[1] || pile > tiles[0] + tiles[1] + tiles[2]) {
    return 'the piles need more tiles than are used'
  }
  if (initial < players || pile < initial || pile < players + 2)
    return 'the pile and the first market serve every player'
  if (publics[0] + publics[1] > 12 || publics[2] + publics[3] > 12)
    return 'there are 12 early and 12 late public buildings'
  return boulevards > BOULEVARD_STOCK || streets > STREET_STOCK
    ? `there are ${BOULEVARD_STOCK} boulevards and ${STREET_STOCK} streets`
    : undefined
}
