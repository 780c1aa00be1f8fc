import { lowestBit } from '@masterplan/kernel/bits'
import { INCOME, LEVELS, levelOf } from '../data/tiles.ts'
import type { Telling } from '../phases.ts'
import { teamOf } from '../seats.ts'
import type { State } from '../state.ts'
import { openActions } from './public-actions/use.ts'

/** U-UPK-01 to U-UPK-06, in this order; the new tiles are luck's, and `startRound` does the rest. */
export function upkeep(state: State, tell: Telling): void {
  const { players } = state.fixed
  for (let seat = 0; seat < players; seat++) recover(state, seat)
  openActions(state)
  for (let seat = 0; seat < players; seat++) state.coins[seat]! += incomeOf(state, seat)
  tell?.('everyone', {
    kind: 'upkeep',
    round: state.round,
    teams: [...state.team.slice(0, players)],
    income: Array.from({ length: players }, (_, seat) => incomeOf(state, seat)),
  })
  ageMarket(state)
  state.toDraw = Math.min(state.fixed.scenario.market, pileLeft(state))
}

/** U-UPK-01, U-UPK-02: all workers come home, temps leave, and the team is what hiring and staff make it now. */
function recover(state: State, seat: number): void {
  state.team[seat] = teamOf(state, seat)
  state.free[seat] = state.team[seat]!
  state.placed[seat] = 0
  state.temps[seat] = 0
}

/** U-UPK-03: what the tracks show at the current levels, and the income of own public buildings. */
function incomeOf(state: State, seat: number): number {
  let income = state.rent[seat]!
  for (let word = state.mineLow[seat]!; word !== 0; word &= word - 1) income += incomeAt(state, lowestBit(word))
  for (let word = state.mineHigh[seat]!; word !== 0; word &= word - 1) income += incomeAt(state, 32 + lowestBit(word))
  return income
}

const incomeAt = (state: State, cell: number): number =>
  INCOME[(state.building[cell]! - 1) * LEVELS + levelOf(state.total[cell]!)]!

/** U-UPK-04, U-UPK-05: what was obsolete is discarded, what is left becomes obsolete. */
function ageMarket(state: State): void {
  state.obsoleteLow = state.marketLow
  state.obsoleteHigh = state.marketHigh
  state.marketLow = 0
  state.marketHigh = 0
}

export function pileLeft(state: State): number {
  const [top, middle, bottom] = state.fixed.scenario.piles
  return top + middle + bottom - state.drawn
}
