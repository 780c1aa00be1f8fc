import { countBits, highWord, lowWord } from '@masterplan/kernel/bits'
import { found } from './chapters/levels.ts'
import { openActions } from './chapters/public-actions/use.ts'
import { BANK_TABLES, FIRST_COINS, FIRST_TEAM } from './data/numbers.ts'
import { type Scenario, scenarioFor } from './data/scenarios.ts'
import { FIRST_START, LATERS, PRIVATES } from './data/tiles.ts'
import { geometryOf } from './geometry.ts'
import { REVEAL } from './phases.ts'
import { occupy, vacate } from './plots.ts'
import { readScenario } from './scenario-text.ts'
import { create, type Fixed, type State } from './state.ts'
import type { Options } from './types.ts'
import { RULES_VERSIONS } from './version.ts'

/** U-SET-01: the booklet's scenario for this number of players, or the host's own. */
export function start(players: number, options: Options, rules: string = RULES_VERSIONS[0]): State {
  const own = options.neighbourhood === '' ? undefined : readScenario(options.neighbourhood)
  return startOn(own ?? scenarioFor(options.scenario, players, rules), { players, options, rules })
}

/** What a match is opened with. */
type Opening = Pick<Fixed, 'players' | 'options' | 'rules'>

/** U-SET-02 to U-SET-14: everything before luck has its say. */
export function startOn(scenario: Scenario, { players, options, rules }: Opening): State {
  const fixed: Fixed = {
    ...geometryOf(scenario),
    rules,
    players,
    options,
    scenario,
    bank: BANK_TABLES[options.bankTable],
    marker: options.levelModel === 'marker',
  }
  const state = create(fixed)
  state.empty = fixed.cells.length
  for (const cell of fixed.cells) vacate(state, cell)
  for (const [at, cell] of fixed.starts.entries()) {
    if (cell === undefined) continue
    occupy(state, cell)
    found(state, FIRST_START + at, cell)
  }
  state.borders.set(fixed.borders)
  state.bordersOpen = fixed.borders.reduce((count, word) => count + countBits(word), 0)
  state.streets = scenario.streets
  state.boulevards = scenario.boulevards
  for (let tile = 0; tile < PRIVATES; tile++) {
    state.unseenLow |= lowWord(tile)
    state.unseenHigh |= highWord(tile)
  }
  for (let kind = 0; kind < 12; kind++) state.classLeft[kind] = scenario.tiles[kind >> 2]! / 4 // U-SET-05
  state.unreserved = (1 << LATERS) - 1
  for (let seat = 0; seat < players; seat++) {
    state.coins[seat] = FIRST_COINS
    state.team[seat] = FIRST_TEAM
    state.free[seat] = FIRST_TEAM
  }
  state.toDraw = options.initialMarket === 'tight' ? players + 2 : scenario.initial // U-SET-11
  openActions(state)
  state.phase = REVEAL
  return state
}
