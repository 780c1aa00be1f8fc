import type { Seat } from '@masterplan/kernel'
import { cellName, readCell } from '@masterplan/kernel/square'
import type { Move, View } from '@masterplan/subdivision/nouns'
import type { Said } from '../board.ts'
import type { ChoiceTold, Misfit } from '../kit/web-board.ts'
import { FULL, groupsOf, worths } from './groups.ts'
import { joinedAt } from './sentences.ts'
import { unfitOn } from './unfit.ts'

/** A size on the pressed plot: the points it brings, and what makes them. A test compares them with the rules. */
export function told(move: Move, view: View): ChoiceTold | undefined {
  const { by } = view
  if (move.kind !== 'place' || typeof by !== 'number') return undefined
  const then: View = {
    ...view,
    plots: view.plots.map(each => (each.cell === move.cell ? { ...each, plot: { owner: by, pips: move.pips } } : each)),
  }
  const gain = pointsOf(then, by) - pointsOf(view, by)
  // Private parks count only where a table wants them, and are worked out by the rules alone.
  return { brings: view.options.privateParks === 'off' ? signed(gain) : '', why: whyOf(move, view, then, by) }
}

const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`)

/** S-5.1 to S-5.3: pips, groups and crowding of a seat. */
function pointsOf(view: View, seat: Seat): number {
  const worth = worths(view)
  const pips = view.plots.reduce(
    (sum, { cell, plot }) =>
      typeof plot === 'object' && plot.owner === seat ? sum + (worth.get(cell) ?? plot.pips) : sum,
    0,
  )
  return pips - view.options.groupCost * groupsOf(view).filter(({ owner }) => owner === seat).length
}

function whyOf(move: Move & { readonly kind: 'place' }, view: View, then: View, seat: Seat): Said {
  const worth = worths(then).get(move.cell) ?? FULL
  if (move.pips === FULL && worth < FULL) return { code: 'why.crowded', facts: { worth } }
  const joined = joinedAt(move.cell, seat, view)
  const beside = joined.map((cell): Said => ({ code: 'place.name', facts: { cell } }))
  if (joined.length === 0) return { code: 'why.alone', facts: {} }
  return { code: 'why.joins', facts: { groups: joined.length, beside } }
}

/** The sizes that do not fit on a free plot. */
export function misfits(place: string, view: View): readonly Misfit[] {
  const cell = readCell(place)
  const free = view.plots.some(each => cellName(each.cell) === place && each.plot === 'free')
  if (cell === undefined || !free) return []
  return unfitOn(cell, view).map(({ pips, code, other = '' }) => ({
    name: { code: 'move.place', facts: { pips } },
    why: { code: `unfit.${code}`, facts: { pips, other } },
  }))
}
