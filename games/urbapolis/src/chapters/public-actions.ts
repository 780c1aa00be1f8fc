import type { Seat } from '@masterplan/kernel'
import { highWord, lowWord } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import { moreBoosts } from '../choices-public.ts'
import { expropriationPrice, HIRE_COST, HOSPITAL_COSTS, liftCost, TEMP_COSTS } from '../data/prices.ts'
import {
  AGENCY,
  BANK,
  CITY_HALL,
  EMPLOYMENT,
  FAMILY,
  FIRST_BOOST,
  HOSPITAL,
  levelOf,
  PARKS,
  WORKS,
} from '../data/tiles.ts'
import { type Border, borderName, type Road } from '../geometry.ts'
import type { State } from '../state.ts'
import { BOOST, disown, own, placeWorkers, TEAM_LIMIT, type Telling } from '../table.ts'
import { boost, pave } from './levels.ts'
import { endTurn } from './turns.ts'

/** U-PBA-04: the workers block the building until upkeep. */
function use(state: State, seat: number, start: number, workers: number, coins: number): void {
  placeWorkers(state, seat, workers)
  state.coins[seat]! -= coins
  state.usedBy[start] = seat + 1
}

/** U-PBA-11. */
export function bank(state: State, seat: number, workers: number, tell: Telling): void {
  const coins = state.fixed.bank[workers - 1]!
  use(state, seat, BANK, workers, -coins)
  tell?.('everyone', { kind: 'banked', seat: seat as Seat, workers, coins })
  endTurn(state, tell)
}

/** U-PBA-12: the new worker joins at the next upkeep, or with the option at once (never beyond U-LIM-03). */
export function hire(state: State, seat: number, tell: Telling): void {
  use(state, seat, EMPLOYMENT, 1, HIRE_COST)
  state.hired[seat]!++
  if (state.fixed.options.hireArrival === 'now' && state.team[seat]! < TEAM_LIMIT) {
    state.team[seat]!++
    state.free[seat]!++
  }
  tell?.('everyone', { kind: 'hired', seat: seat as Seat })
  endTurn(state, tell)
}

/** U-PBA-13. */
export function callTemps(state: State, seat: number, temps: number, tell: Telling): void {
  const coins = TEMP_COSTS[temps]!
  use(state, seat, AGENCY, 1, coins)
  state.temps[seat]! += temps
  state.free[seat]! += temps
  tell?.('everyone', { kind: 'temps', seat: seat as Seat, temps, coins })
  endTurn(state, tell)
}

/** U-PBA-14. */
export function donate(state: State, seat: number, points: number, tell: Telling): void {
  const coins = HOSPITAL_COSTS[points]!
  use(state, seat, HOSPITAL, 1, coins)
  state.tokens[seat]! += points
  tell?.('everyone', { kind: 'donated', seat: seat as Seat, points, coins })
  endTurn(state, tell)
}

/** U-PBA-15 to U-PBA-18, U-PBA-22: one building at a time; the first one pays the worker. */
export function lift(state: State, seat: number, cell: number, tell: Telling): void {
  const family = FAMILY[state.building[cell]! - 1]!
  const coins = liftCost(family, state.lifts)
  if (state.lifts === 0) use(state, seat, FIRST_BOOST + family, 1, coins)
  else state.coins[seat]! -= coins
  boost(state, cell)
  state.lifts++
  state.liftFamily = family
  state.liftedLow |= lowWord(cell)
  state.liftedHigh |= highWord(cell)
  const level = levelOf(state.total[cell]!)
  tell?.('everyone', { kind: 'boosted', seat: seat as Seat, plot: cellName(cell), level })
  if (moreBoosts.count(state, seat) > 0) state.phase = BOOST
  else endLift(state, tell)
}

export function endLift(state: State, tell: Telling): void {
  state.lifts = 0
  state.liftFamily = 0
  state.liftedLow = 0
  state.liftedHigh = 0
  endTurn(state, tell)
}

/** U-PBA-19, U-PBA-23. */
export function expropriate(state: State, seat: number, cell: number, tell: Telling): void {
  const coins = expropriationPrice(state, cell)
  const rival = state.owner[cell]! - 1
  use(state, seat, CITY_HALL, 2, coins)
  state.coins[rival]! += coins
  disown(state, rival, cell)
  own(state, seat, cell)
  tell?.('everyone', { kind: 'expropriated', seat: seat as Seat, plot: cellName(cell), from: rival as Seat, coins })
  endTurn(state, tell)
}

/** U-PBA-20, U-PBA-21. */
export function lay(state: State, seat: number, road: Road, border: Border, tell: Telling): void {
  use(state, seat, road === 'street' ? WORKS : PARKS, 1, 0)
  layFree(state, seat, road, border, tell)
  endTurn(state, tell)
}

export function layFree(state: State, seat: number, road: Road, border: Border, tell: Telling): void {
  pave(state, road, border)
  tell?.('everyone', { kind: 'paved', seat: seat as Seat, road, border: borderName(border) })
}
