import { lowestBit } from '@masterplan/kernel/bits'
import { addRange } from '@masterplan/kernel/menu'
import { DOCK_SLOWDOWN, isOn } from '../../cards/effects.ts'
import { COMPANY, FIRM, FIRST_MINE, RELATED_LAND, RESOURCES } from '../../data/names.ts'
import { FIRM_TOKENS, MINE_AT_HOME, MINE_ELSEWHERE, STOCK } from '../../data/numbers.ts'
import { notNow, PASSES, STAYS, type Step } from '../../flow/step.ts'
import { typeAt } from '../../land/estate.ts'
import { LEAVES } from '../../moves.ts'
import { gainResource, gainTokens, type Telling } from '../../purse.ts'
import type { State } from '../../state.ts'

/** T-YE-04: a mine on the land it belongs to. */
export const isAtHome = (state: State, stooj: number): boolean =>
  typeAt(state, stooj) === RELATED_LAND[state.special[stooj]! - FIRST_MINE]

/** T-YE-07: what a mine brings in a year. */
export const unitsOf = (state: State, stooj: number): number => (isAtHome(state, stooj) ? MINE_AT_HOME : MINE_ELSEWHERE)

/** One word of the set of stoojes with special developments: developed, but without a tile. */
export const specialsIn = (state: State, word: number): number => state.developed[word]! & ~state.tile[word]!

/** T-YE-07: mines and Architecture Firms; Companies ask their owners. */
export function bringGoods(state: State, tell: Telling): void {
  for (let word = 0; word < state.fixed.board.words; word++) {
    for (let set = specialsIn(state, word); set !== 0; set &= set - 1) {
      const stooj = (word << 5) + lowestBit(set)
      const special = state.special[stooj]!
      const seat = state.owner[stooj]! - 1
      if (special >= FIRST_MINE) {
        const units = isOn(state, DOCK_SLOWDOWN) ? MINE_ELSEWHERE : unitsOf(state, stooj)
        gainResource(state, seat, special - FIRST_MINE, units, 'goods', tell)
      } else if (special === FIRM) gainTokens(state, seat, FIRM_TOKENS, 'goods', tell)
    }
  }
}

function companiesOf(state: State, seat: number): number {
  let companies = 0
  if (state.stock[COMPANY - 2] === STOCK[COMPANY - 2]) return 0 // none stands anywhere
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.special[stooj] === COMPANY && state.owner[stooj] === seat + 1) companies++
  }
  return companies
}

export const hasCompanies = (state: State): boolean => companiesOf(state, state.seat) > 0

/** T-YE-07: three different kinds, so the owner says which one is left out. */
export const leaveOut: Step = {
  may(_state, _seat, menu) {
    addRange(menu, LEAVES, 0, 3)
  },
  why: (_state, _seat, move) => notNow(move, 'T-YE-07'),
  do(state, seat, move, tell) {
    if (move.kind !== 'leave') return STAYS
    const left = RESOURCES.indexOf(move.resource)
    for (let resource = 0; resource < 4; resource++) {
      if (resource !== left) gainResource(state, seat, resource, 1, 'goods', tell)
    }
    state.nth++
    if (state.nth < companiesOf(state, seat)) return STAYS
    state.nth = 0
    return PASSES
  },
}
