import { addOne } from '@masterplan/kernel/menu'
import { type Menu, PASS, TAKES, WORDS_ONLY } from '../moves.ts'
import type { State } from '../state.ts'
import { fillOpenings, fillRaises } from './auctions.ts'
import { fillPrivateBuilds, fillPublicBuilds } from './building.ts'
import { fillBoosts } from './public-actions/boosts.ts'
import { fillExpropriations } from './public-actions/city-hall.ts'
import { fillRoads } from './public-actions/roads.ts'
import { fillServices } from './public-actions/services.ts'
import { fillOffered } from './taking.ts'
import { fillTenders } from './tenders.ts'
import { fillUpgrades } from './upgrading.ts'

/** U-ACT-05. */
export const fillPass = (_state: State, _seat: number, menu: Menu): void => addOne(menu, WORDS_ONLY, PASS)

export const fillTakes = (state: State, _seat: number, menu: Menu): void => fillOffered(state, TAKES, menu)

/** U-ACT-02: one action of a turn, without asking for what has no chance. */
export function fillTurn(state: State, seat: number, menu: Menu): void {
  fillPass(state, seat, menu)
  fillRaises(state, seat, menu)
  if (state.free[seat] === 0) return // everything else takes a worker
  fillOpenings(state, seat, menu)
  fillTakes(state, seat, menu)
  fillTenders(state, seat, menu)
  if (state.bareCount[seat] !== 0) fillPrivateBuilds(state, seat, menu)
  if (state.handPublic[seat] !== 0) fillPublicBuilds(state, seat, menu)
  fillWithBuildings(state, seat, menu)
}

/** What needs a building that stands: an upgrade of one's own, or the action of a public one. */
export function fillWithBuildings(state: State, seat: number, menu: Menu): void {
  if ((state.mineLow[seat]! | state.mineHigh[seat]!) !== 0) fillUpgrades(state, seat, menu)
  const { unused } = state
  if (unused === 0) return
  fillServices(state, seat, unused, menu)
  fillBoosts(state, seat, unused, menu)
  fillExpropriations(state, seat, unused, menu)
  fillRoads(state, unused, menu)
}
