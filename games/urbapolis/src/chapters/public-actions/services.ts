import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { addPair } from '@masterplan/kernel/menu'
import {
  FEWEST_TEMPS,
  HIRE_COST,
  HOSPITAL_COSTS,
  MOST_BANKERS,
  MOST_POINTS,
  MOST_TEMPS,
  TEAM_LIMIT,
  TEMP_COSTS,
} from '../../data/numbers.ts'
import { AGENCY, BANK, codeOf, EMPLOYMENT, FIRST_START, HOSPITAL } from '../../data/tiles.ts'
import { type Menu, SERVICES } from '../../moves.ts'
import type { Telling } from '../../phases.ts'
import { teamOf, tooDear } from '../../seats.ts'
import type { State } from '../../state.ts'
import type { Move, Refusal } from '../../types.ts'
import { endTurn } from '../turns.ts'
import { isAvailable, use, whyNotAvailable } from './use.ts'

/** The members of SERVICES that a building offers, those that can be paid, by what they are paid with. */
const offersOf = (kind: Move['kind'], most: number, costOf: (move: Move) => number): Int32Array =>
  Int32Array.from({ length: most + 1 }, (_, purse) =>
    SERVICES.moves.reduce((set, move, at) => (move.kind === kind && costOf(move) <= purse ? set | (1 << at) : set), 0),
  )
const ALL_SERVICES = (1 << BANK) | (1 << EMPLOYMENT) | (1 << AGENCY) | (1 << HOSPITAL)
const MOST_ASKED = Math.max(HIRE_COST, ...TEMP_COSTS, ...HOSPITAL_COSTS)
const BANK_OFFERS = offersOf('bank', MOST_BANKERS, move => (move.kind === 'bank' ? move.workers : 0))
const HIRE_OFFER = 1 << SERVICES.moves.findIndex(({ kind }) => kind === 'hire')
const TEMP_OFFERS = offersOf('temps', MOST_ASKED, move => (move.kind === 'temps' ? TEMP_COSTS[move.temps]! : 0))
const POINT_OFFERS = offersOf('hospital', MOST_ASKED, move =>
  move.kind === 'hospital' ? HOSPITAL_COSTS[move.points]! : 0,
)

/** U-PBA-11 to U-PBA-14, for a seat with a free worker. */
export function fillServices(state: State, seat: number, unused: number, menu: Menu): void {
  if ((unused & ALL_SERVICES) === 0) return
  const coins = Math.min(MOST_ASKED, state.coins[seat]!)
  let offers = 0
  if (isAvailable(unused, BANK)) offers |= BANK_OFFERS[Math.min(MOST_BANKERS, state.free[seat]!)]!
  if (isAvailable(unused, EMPLOYMENT) && coins >= HIRE_COST && teamOf(state, seat) < TEAM_LIMIT) offers |= HIRE_OFFER
  if (isAvailable(unused, AGENCY)) offers |= TEMP_OFFERS[coins]!
  if (isAvailable(unused, HOSPITAL)) offers |= POINT_OFFERS[coins]!
  addPair(menu, SERVICES, 0, offers, 0)
}

type Offer = {
  readonly start: number // the starting public building
  readonly offered: boolean // whether it has such an amount at all
  readonly workers: number
  readonly coins: number
  readonly rule: string
}

function whyNotOffer(state: State, seat: number, { start, offered, workers, coins, rule }: Offer): Refused<Refusal> {
  const notOffered = offered ? undefined : refused('not-offered', rule, { building: codeOf(FIRST_START + start) })
  return whyNotAvailable(state, start) ?? notOffered ?? tooDear(state, seat, workers, coins)
}

export function whyNotBank(state: State, seat: number, workers: number): Refused<Refusal> {
  const offered = workers >= 1 && workers <= MOST_BANKERS
  return whyNotOffer(state, seat, { start: BANK, offered, workers, coins: 0, rule: 'U-PBA-11' })
}

export function whyNotHire(state: State, seat: number): Refused<Refusal> {
  const no = whyNotAvailable(state, EMPLOYMENT)
  if (no !== undefined) return no
  const canPay = state.free[seat]! >= 1 && state.coins[seat]! >= HIRE_COST
  return canPay ? refused('team-full', 'U-PBA-12', { limit: TEAM_LIMIT }) : tooDear(state, seat, 1, HIRE_COST)
}

export function whyNotTemps(state: State, seat: number, temps: number): Refused<Refusal> {
  const offered = temps >= FEWEST_TEMPS && temps <= MOST_TEMPS
  const coins = TEMP_COSTS[temps] ?? 0
  return whyNotOffer(state, seat, { start: AGENCY, offered, workers: 1, coins, rule: 'U-PBA-13' })
}

export function whyNotHospital(state: State, seat: number, points: number): Refused<Refusal> {
  const offered = points >= 1 && points <= MOST_POINTS
  const coins = HOSPITAL_COSTS[points] ?? 0
  return whyNotOffer(state, seat, { start: HOSPITAL, offered, workers: 1, coins, rule: 'U-PBA-14' })
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
