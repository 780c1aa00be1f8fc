import { MOST_SPENT_ON_HYPE, MOST_STAKE, type View } from '@masterplan/tryste/nouns'

/** How much may be named at a decision: every amount is a place, which a stepper beside the map presses. */
export interface Amounts {
  readonly step: number
  readonly least: number
  readonly most: number
  readonly likely: readonly number[] // pressed at once
}

/** What may be named at this decision; undefined where nothing is counted. */
export function amountsOf(view: View): Amounts | undefined {
  const [seat] = view.awaited
  const purse = seat === undefined ? undefined : view.purses[seat]
  if (seat === undefined || purse === undefined) return undefined
  switch (view.step) {
    case 'open':
      return counted(1, purse.prestige, [1, 3, 5])
    case 'bid': {
      const bid = view.auction?.bids.filter(each => each.seat === seat).reduce((sum, each) => sum + each.prestige, 0)
      return counted(1, purse.prestige - (bid ?? 0), [1])
    }
    case 'hype':
      return counted(1, Math.min(MOST_SPENT_ON_HYPE, purse.prestige), [1, 10, 20])
    case 'sell':
      return counted(1, purse.prestige, [1, 5, 10])
    case 'choose':
      if (view.question?.card !== 'M15') return undefined
      return counted(0, Math.min(MOST_STAKE, purse.gobs), [0, 50, 100], 5)
    default:
      return undefined
  }
}

function counted(least: number, purse: number, likely: readonly number[], step = 1): Amounts {
  const most = purse - (purse % step)
  const within = [...likely, most].filter(amount => amount >= least && amount <= most)
  return { step, least, most, likely: [...new Set(within)] }
}

/** Every amount, from the least. */
export const eachAmount = ({ step, least, most }: Amounts): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((most - least) / step) + 1) }, (_, at) => least + at * step)

export type BidSide = 'for' | 'against'

/** What a stepper begins with: for a bid just enough to win, where one has as much; otherwise the likeliest. */
export function firstAmount({ auction }: View, { least, most, likely }: Amounts, side?: BidSide): number {
  if (auction === null || side === undefined) return likely[0] ?? least
  const behind = auction.totals.against - auction.totals.for
  const enough = side === 'for' ? behind : 1 - behind // a tie is enough for it
  return enough <= most ? Math.max(least, enough) : least
}
