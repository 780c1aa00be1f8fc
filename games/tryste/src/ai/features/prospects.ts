import { rowHas } from '@masterplan/kernel/bits'
import { incomeOf } from '../../chapters/income.ts'
import { INDUSTRIAL, RESIDENTIAL } from '../../data/names.ts'
import { LIKES } from '../../data/numbers.ts'
import { zoneAt } from '../../land/estate.ts'
import { type State, TYPICAL } from '../../state.ts'

const LONGEST = 8
const LONGEST_OF_TWO = 14 // on the usual boards two take about 13 years
/** Stoojes that one player develops in a year, about. */
const PACE = 0.75

/** As many years ahead as are told apart. */
export const longest = ({ fixed: { players, mode } }: State): number =>
  players === 2 && mode === TYPICAL ? LONGEST_OF_TWO : LONGEST

/**
 * Years that are probably left, this one included: 1 to `longest`. Counted from the start of the year: if it fell with every tile
 * placed, nobody would place the last one.
 */
export function yearsLeft(state: State): number {
  const { players, options } = state.fixed
  let years = Math.ceil(state.openLots / (PACE * players))
  if (options.endAfterYears > 0) years = Math.min(years, options.endAfterYears - state.year + 1)
  if (options.yearCap > 0) years = Math.min(years, options.yearCap - state.year + 1)
  return Math.max(1, Math.min(longest(state), years))
}

/** What the next works in a zone bring, roughly, in a year: the better zones earn more for what they cost. */
const PROMISE = [12, 16, 22] as const

/**
 * How good it is for `seat` that a stooj has a zone: what it could build there among the neighbours that stand, and what
 * the neighbourhood does to its own constructs.
 */
export function zoneWorth(state: State, seat: number, stooj: number, zone: number, years: number): number {
  const { beside } = state.fixed.board
  const mine = state.owner[stooj] === seat + 1
  let worth = mine ? PROMISE[zone]! * years : 0
  for (let at = 3 * stooj; at < 3 * stooj + 3; at++) {
    const other = beside[at]!
    if (other < 0) continue
    const there = zoneAt(state, other) - 1
    if (mine && rowHas(state.developed, 0, other)) worth += 8 * years * likes(zone, there)
    if (state.builder[other] === seat + 1) worth += 0.4 * years * incomeOf(state, other) * likes(there, zone)
  }
  return worth
}

/** What a construct of one zone makes of a neighbour of another. */
function likes(zone: number, neighbour: number): number {
  if (zone < 0) return 0
  if (neighbour === LIKES[zone]) return 1
  return zone === RESIDENTIAL && neighbour === INDUSTRIAL ? -1 : 0
}
