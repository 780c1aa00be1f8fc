import type { Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { endLasting, timesOf } from '../../cards/lasting.ts'
import { FIRST_MINE, RESIDENTIAL, SCAPE } from '../../data/names.ts'
import { GOBS_ON_UNPICKED } from '../../data/numbers.ts'
import { isDeveloped, zoneAt } from '../../land/estate.ts'
import { gainPrestige, influence, loseHype, losePrestige, type Telling } from '../../purse.ts'
import { JUNIOR, type State } from '../../state.ts'
import { payIncomes } from '../income.ts'
import { isAtHome, specialsIn } from './goods.ts'

/** T-EVT-09: what lasts into the year-end, by the step after which it is over. By 1.0.0 all of it ended with the year. */
const TO_YEAR_END = timesOf('year')
const TO_INCOMES = timesOf('incomes')
const TO_GOODS = timesOf('goods')
const TO_THE_END = timesOf('year', 'incomes', 'goods')

function endInTime(state: State, times: number, tell: Telling): void {
  if (state.fixed.endsCardsInTime) endLasting(state, times, tell)
}

/** T-YE-01. */
export function payForUnpicked(state: State, tell: Telling): void {
  endInTime(state, TO_YEAR_END, tell)
  for (let role = 0; role < 8; role++) {
    if ((state.fixed.roles & ~state.picked & (1 << role)) !== 0) state.roleGobs[role]! += GOBS_ON_UNPICKED
  }
}

/** T-YE-02, T-MED-03, T-MED-06. */
export function turnHypeClocks(state: State, tell: Telling): void {
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (state.hypeYear[seat] === 1) state.hypeYear[seat] = 2
    else if (state.hypeYear[seat] === 2) {
      state.hypeYear[seat] = 0
      state.restUntil[seat] = state.year + state.fixed.options.hypeRestYears
      loseHype(state, seat, state.hype[seat]!, 'expired', tell)
    }
  }
}

/** T-YE-03: Scapes and mines are netted before anything is cut off at 0 or 99. */
export function changePrestige(state: State, tell: Telling): void {
  const net = NET
  net.fill(0)
  for (let word = 0; word < state.fixed.board.words; word++) {
    for (let set = specialsIn(state, word); set !== 0; set &= set - 1) {
      const stooj = (word << 5) + lowestBit(set)
      const special = state.special[stooj]!
      if (special === SCAPE) net[state.owner[stooj]! - 1]! += pleasedBy(state, stooj)
      else if (special >= FIRST_MINE && isAtHome(state, stooj)) net[state.owner[stooj]! - 1]!--
    }
  }
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (net[seat]! > 0) gainPrestige(state, seat, net[seat]!, 'year-end', tell)
    else losePrestige(state, seat, -net[seat]!, 'year-end', tell)
  }
}
const NET = new Int32Array(6)

/** Residential constructs and Scapes next door, no matter whose; with the option, anything that stands there. */
function pleasedBy(state: State, stooj: number): number {
  const { beside } = state.fixed.board
  let pleased = 0
  for (let at = 3 * stooj; at < 3 * stooj + 3; at++) {
    const other = beside[at]!
    if (other < 0 || !isDeveloped(state, other)) continue
    const building = state.level[other]! > 0 || state.special[other]! > 0
    const home = state.level[other]! > 0 && zoneAt(state, other) - 1 === RESIDENTIAL
    const counts = state.fixed.options.scapeCounts === 'anyBuilding' ? building : home || state.special[other] === SCAPE
    if (counts) pleased++
  }
  return pleased
}

/** T-YE-06. */
export function payAllIncomes(state: State, tell: Telling): void {
  payIncomes(state, tell)
  endInTime(state, TO_INCOMES, tell)
}

/** T-PL-01, T-PL-02; T-JUN-03: in the Junior game the card goes round. */
export function checkLeader(state: State, tell: Telling): void {
  endInTime(state, TO_GOODS, tell)
  const { players, mode } = state.fixed
  let leader = state.leader
  if (mode === JUNIOR) leader = (leader + 1) % players
  else {
    for (let step = 1; step < players; step++) {
      const seat = (state.leader + step) % players
      if (influence(state, seat) > influence(state, leader)) leader = seat
    }
  }
  if (leader === state.leader) return
  state.leader = leader
  tell?.('everyone', { kind: 'leader', seat: leader as Seat })
}

/** T-YR-09: roles come back, yearly uses and what lasted until now are over. */
export function closeYear(state: State, tell: Telling): void {
  endLasting(state, TO_THE_END, tell)
  state.picks = 0
  state.picked = 0
  state.pickedBy.fill(0)
  state.usedThisYear.fill(0)
  state.cardCost.fill(0)
  state.offersThisYear.fill(0)
}
