import type { Seat } from '@masterplan/kernel'
import { type Cell, near, step } from '@masterplan/kernel/square'
import type { Plot, View } from '@masterplan/subdivision/nouns'

/** Pyramids of one seat that hang together: S-2.3. */
export interface Group {
  readonly owner: Seat
  readonly cells: readonly Cell[]
}
type Plots = ReadonlyMap<Cell, Plot>

export const plotsOf = (view: View): Plots => new Map(view.plots.map(({ cell, plot }) => [cell, plot]))

const NEIGHBOURS = [0, 2, 4, 6] as const // S-2.2: directions clockwise from north that cross an edge

export const neighboursOf = (cell: Cell, size: number): Cell[] =>
  NEIGHBOURS.map(way => step(cell, way, size, size)).filter(beside => beside !== undefined)

/** What a picture of the view outlines; a test compares it with what the rules charge for. */
export function groupsOf(view: View): readonly Group[] {
  const plots = plotsOf(view)
  const seen = new Set<Cell>()
  const groups: Group[] = []
  for (const [cell, plot] of plots) {
    if (typeof plot === 'string' || seen.has(cell)) continue
    const cells = [cell]
    seen.add(cell)
    for (let at = 0; at < cells.length; at++) {
      for (const beside of neighboursOf(cells[at]!, view.size)) {
        if (seen.has(beside) || !isOf(plot.owner, plots.get(beside))) continue
        seen.add(beside)
        cells.push(beside)
      }
    }
    groups.push({ owner: plot.owner, cells })
  }
  return groups
}

export const isOf = (seat: Seat, plot: Plot | undefined): boolean => typeof plot === 'object' && plot.owner === seat

/** S-5.3, S-5.4: what each high rise is worth; a test compares it with what the rules charge for. */
export function worths(view: View): ReadonlyMap<Cell, number> {
  const plots = plotsOf(view)
  const { crowdingFree, crowdingMost } = view.options
  const worth = (cell: Cell): number => {
    const homes = near(cell, view.size, view.size).filter(each => pipsOn(plots.get(each)) === 1).length
    return FULL - Math.min(crowdingMost, Math.max(0, homes - crowdingFree))
  }
  const highRises = [...plots].filter(([, plot]) => pipsOn(plot) === FULL)
  return new Map(highRises.map(([cell]) => [cell, worth(cell)]))
}
/** What a high rise is worth that nothing crowds. */
export const FULL = 3

export const pipsOn = (plot: Plot | undefined): number => (typeof plot === 'object' ? plot.pips : 0)
