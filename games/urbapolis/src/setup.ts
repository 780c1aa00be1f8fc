import type { Seat } from '@masterplan/kernel'
import { countBits, highWord, lowWord } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import { found } from './chapters/levels.ts'
import { startRound } from './chapters/turns.ts'
import { BANK_TABLES } from './data/prices.ts'
import { type Scenario, scenarioFor } from './data/scenarios.ts'
import { codeOf, FIRST_START, LATERS, PRIVATES } from './data/tiles.ts'
import { geometryOf } from './geometry.ts'
import { reserve, reveal, roundToReserve } from './luck.ts'
import { readScenario } from './scenario-text.ts'
import { create, type Fixed, type State } from './state.ts'
import {
  DISC,
  FIRST_COINS,
  FIRST_TEAM,
  keep,
  occupy,
  openActions,
  orderOf,
  own,
  PICK,
  RESERVE,
  REVEAL,
  type Telling,
  vacate,
} from './table.ts'
import type { Options } from './types.ts'

/** U-SET-01: the booklet's scenario for this number of players, or the host's own. */
export function start(players: number, options: Options): State {
  const own = options.neighbourhood === '' ? undefined : readScenario(options.neighbourhood)
  return startOn(own ?? scenarioFor(options.scenario, players), players, options)
}

/** U-SET-02 to U-SET-14: everything before luck has its say. */
export function startOn(scenario: Scenario, players: number, options: Options): State {
  const fixed: Fixed = {
    ...geometryOf(scenario),
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

/** U-SET-11, U-UPK-06: one tile comes to the market; after the last one the set-up or the round goes on. */
export function playReveal(state: State, tile: number, tell: Telling): void {
  reveal(state, tile)
  tell?.('everyone', { kind: 'revealed', tile: codeOf(tile) })
  if (state.toDraw > 0) return
  if (state.round > 0) startRound(state, tell)
  else state.phase = roundToReserve(state) > 0 ? RESERVE : DISC
}

/** U-SET-12. */
export function playReserve(state: State, tile: number, tell: Telling): void {
  tell?.('everyone', { kind: 'reserved', tile: codeOf(tile), round: roundToReserve(state) })
  reserve(state, tile)
  if (roundToReserve(state) === 0) state.phase = DISC
}

export function canDisc(state: State, seat: number): boolean {
  for (let place = 0; place < state.place; place++) if (state.order[place] === seat) return false
  return seat < state.fixed.players
}

/** U-SET-15: one disc after the other; the last one needs no luck. */
export function playDisc(state: State, seat: number, tell: Telling): void {
  const last = state.fixed.players - 1
  state.order[state.place++] = seat
  if (state.place < last) return
  let left = 0
  while (!canDisc(state, left)) left++
  state.order[last] = left
  state.place = last
  state.seat = left
  state.phase = PICK // U-SET-16: in reverse order
  tell?.('everyone', { kind: 'ordered', order: orderOf(state) })
}

/** U-SET-16 to U-SET-18: a tile and a plot, for nothing. */
export function playPick(state: State, seat: number, tile: number, cell: number, tell: Telling): void {
  state.marketLow &= ~lowWord(tile)
  state.marketHigh &= ~highWord(tile)
  keep(state, seat, tile)
  occupy(state, cell)
  own(state, seat, cell)
  tell?.('everyone', { kind: 'picked', seat: seat as Seat, tile: codeOf(tile), plot: cellName(cell) })
  if (state.place === 0) startRound(state, tell)
  else state.seat = state.order[--state.place]!
}
