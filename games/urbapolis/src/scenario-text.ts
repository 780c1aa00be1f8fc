import type { Facts, OptionLimit } from '@masterplan/kernel'
import { countPair, pairOf } from '@masterplan/kernel/bits'
import { BOULEVARD_STOCK, STREET_STOCK } from './data/numbers.ts'
import { STARTING_BUILDINGS } from './data/public-buildings.ts'
import type { Scenario } from './data/scenarios.ts'
import { geometryOf } from './geometry.ts'
import type { ScenarioLimit } from './types.ts'

/**
 * Reads a scenario from one line: "Mill Lane; players 2; map ...../.B.E./..Y../.H.W./#.T.#; central Y; tiles 12 8 8;
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
const broken = (code: ScenarioLimit, words: string, facts: Facts = {}): OptionLimit => ({
  ...{ code, rule: 'U-DEC-06', words, facts },
})

/** U-DEC-06: which limit makes a scenario unplayable, with a few words for its author; undefined when none does. */
export function scenarioProblem(scenario: Scenario, players: number): OptionLimit | undefined {
  return mapProblem(scenario) ?? countProblem(scenario, players)
}

function mapProblem({ map, central }: Scenario): OptionLimit | undefined {
  const width = map[0]?.length ?? 0
  if (map.length < 1 || map.length > 8 || width < 1 || width > 8)
    return broken('map-size', 'the map has 1 to 8 rows of 1 to 8 cells')
  if (map.some(row => row.length !== width)) return broken('map-rows', 'all rows of the map are equally long')
  const letters = [...map.join('')].filter(letter => letter !== '.' && letter !== '#')
  const stray = letters.find(letter => !LETTERS.includes(letter))
  if (stray !== undefined)
    return broken('map-letter', `no starting building has the letter ${stray}`, { letter: stray })
  if (new Set(letters).size < letters.length) return broken('map-twice', 'a starting building stands only once')
  if (letters.length < FEWEST_STARTS)
    return broken('few-starts', `at least ${FEWEST_STARTS} starting buildings stand on the map`, {
      count: FEWEST_STARTS,
    })
  if ([...central].some(letter => !letters.includes(letter)))
    return broken('central', 'central buildings stand on the map')
  return reachesEverything(map) ? undefined : broken('out-of-reach', 'every plot can be reached from a building')
}

/** From plot to plot, starting at the public buildings: a plot without a way could never be auctioned. */
function reachesEverything(map: readonly string[]): boolean {
  const { cells, starts, nearLow, nearHigh } = geometryOf({ map, central: '' })
  const reached = new Set(starts.filter(cell => cell !== undefined))
  for (const cell of reached) for (const other of pairOf(nearLow[cell]!, nearHigh[cell]!)) reached.add(other)
  return reached.size === cells.length
}

function countProblem(scenario: Scenario, players: number): OptionLimit | undefined {
  const { tiles, piles, initial, publics, boulevards, streets } = scenario
  const [top, middle, bottom] = piles
  const pile = top + middle + bottom
  const { setupLow, setupHigh } = geometryOf(scenario)
  if (scenario.players !== players)
    return broken('players', `it is made for ${scenario.players} players`, { players: scenario.players })
  if (countPair(setupLow, setupHigh) < players)
    return broken('first-plots', 'every player needs a plot beside a central building')
  if (tiles.some((count, rank) => count % 4 !== 0 || count / 4 > MOST_PER_FAMILY[rank]!)) {
    return broken('tiles', 'tiles are multiples of 4, at most 20, 16 and 12 by rank')
  }
  if (top > tiles[0] || top + middle > tiles[0] + tiles[1] || pile > tiles[0] + tiles[1] + tiles[2]) {
    return broken('piles', 'the piles need more tiles than are used')
  }
  if (initial < players || pile < initial) return broken('market', 'the pile and the first market serve every player')
  if (pile < players + 2)
    return broken('pile', `the piles have ${players + 2} tiles or more, two beyond the players`, { count: players + 2 })
  if (publics[0] + publics[1] > 12 || publics[2] + publics[3] > 12)
    return broken('publics', 'there are 12 early and 12 late public buildings')
  if (boulevards > BOULEVARD_STOCK)
    return broken('boulevards', `there are ${BOULEVARD_STOCK} boulevards`, { count: BOULEVARD_STOCK })
  return streets > STREET_STOCK
    ? broken('streets', `there are ${STREET_STOCK} streets`, { count: STREET_STOCK })
    : undefined
}
