import { type Cell, cellName, near } from '@masterplan/kernel/square'
import { type Pips, type Refusal, SIZES, type View } from '@masterplan/subdivision/nouns'
import type { Said } from '../board.ts'
import { isOf, pipsOn, plotsOf } from './groups.ts'

/** A size that does not fit on a free plot, with the reason that the rules would give; a test compares them. */
export interface Unfit {
  readonly pips: Pips
  readonly code: Extract<Refusal, 'none-left' | 'high-rise-too-near' | 'nobody-near'>
  readonly other?: string // the high rise that is too near
}

/** What whoever builds now cannot put on a free plot, the largest size first; nothing while nobody builds. */
export function unfitOn(cell: Cell, view: View): readonly Unfit[] {
  const { by, phase, size } = view
  if (phase !== 'place' || typeof by !== 'number') return []
  const plots = plotsOf(view)
  const around = near(cell, size, size)
  const own = around
    .toSorted((one, other) => one - other)
    .find(each => isOf(by, plots.get(each)) && pipsOn(plots.get(each)) === 3)
  const stranger = around.some(each => !isOf(by, plots.get(each)) && [1, 3].includes(pipsOn(plots.get(each))))
  return SIZES.toReversed().flatMap((pips): Unfit[] => {
    if (view.stashes[by]?.[pips - 1] === 0) return [{ pips, code: 'none-left' }]
    if (pips === 3 && own !== undefined) return [{ pips, code: 'high-rise-too-near', other: cellName(own) }]
    return pips === 1 && !stranger ? [{ pips, code: 'nobody-near' }] : []
  })
}

/** As facts of a sentence: the reasons, or `none`. */
export function saidUnfit(all: readonly Unfit[]): readonly Said[] | 'none' {
  if (all.length === 0) return 'none'
  return all.map(({ pips, code, other = '' }) => ({ code: `unfit.${code}`, facts: { pips, other } }))
}
