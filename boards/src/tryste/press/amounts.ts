import { MOST_SPENT_ON_HYPE, MOST_STAKE, type View } from '@masterplan/tryste/nouns'
import type { Place, Say } from '../../kit/web-board.ts'
import { sizeOf } from '../scene/coordinates.ts'
import { rangePlace } from './place-names.ts'

/**
 * Amounts of prestige or gobs. The likeliest are buttons at once; the others lie in ranges of ten, which are places:
 * a press on one makes its amounts buttons. A few amounts are all buttons.
 */
const FEW = 7
const IN_A_RANGE = 10

export type Amounts = { readonly step: number; readonly most: number; readonly likely: readonly number[] }

/** The range that an amount lies in, if it is not among the buttons. */
export function rangesFor(amount: number, { step, most, likely }: Amounts): readonly string[] {
  if (most / step <= FEW || likely.includes(amount)) return []
  const wide = step * IN_A_RANGE
  return [rangePlace(Math.floor(amount / wide) * wide)]
}

/** What may be named at this decision; undefined where nothing is counted. */
export function amountsOf(view: View): Amounts | undefined {
  const [seat] = view.awaited
  const purse = seat === undefined ? undefined : view.purses[seat]
  if (purse === undefined) return undefined
  switch (view.step) {
    case 'open':
      return { step: 1, most: purse.prestige, likely: [1, 3, 5, purse.prestige] }
    case 'bid':
      return { step: 1, most: purse.prestige, likely: [] }
    case 'hype':
      return {
        step: 1,
        most: Math.min(MOST_SPENT_ON_HYPE, purse.prestige),
        likely: [1, 10, 20, Math.min(MOST_SPENT_ON_HYPE, purse.prestige)],
      }
    case 'sell':
      return { step: 1, most: purse.prestige, likely: [1, 5, 10, purse.prestige] }
    case 'choose':
      if (view.question?.card !== 'M15') return undefined
      return { step: 5, most: Math.min(MOST_STAKE, purse.gobs), likely: [0, 50, 100, Math.min(MOST_STAKE, purse.gobs)] }
    default:
      return undefined
  }
}

/** The ranges that are places now. */
export function rangesOf(view: View): readonly { readonly low: number; readonly high: number }[] {
  const amounts = amountsOf(view)
  if (amounts === undefined || amounts.most / amounts.step <= FEW) return []
  const wide = amounts.step * IN_A_RANGE
  return Array.from({ length: Math.floor(amounts.most / wide) + 1 }, (_, at) => ({
    low: at * wide,
    high: Math.min(amounts.most, (at + 1) * wide - amounts.step),
  }))
}

export const rangePlaces = (view: View, say: Say): Place[] =>
  rangesOf(view).map(({ low, high }, at) => ({
    id: rangePlace(low),
    text: `${low}–${high}`,
    label: say('place.range', { low, high }),
    x: 60 + 90 * at,
    y: sizeOf(view).height + 60,
  }))
