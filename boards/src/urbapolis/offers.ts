import type { AuctionView, View } from '@masterplan/urbapolis/nouns'
import type { Said } from '../board.ts'
import { LETTERS } from '../kit/letters.ts'
import type { Say } from '../kit/web-board.ts'
import { printed } from './tile-lookup.ts'

export const auctionOn = ({ auctions }: View, plot: string): Extract<AuctionView, { kind: 'plot' }> | undefined =>
  auctions.find(each => each.kind === 'plot' && each.plot === plot) as
    | Extract<AuctionView, { kind: 'plot' }>
    | undefined

export const stakesText = ({ stakes }: AuctionView): string =>
  stakes.flatMap((stake, seat) => (stake > 0 ? [`${LETTERS[seat]} ${stake}`] : [])).join(', ')

export const tenderOf = ({ auctions }: View, tile: string): Extract<AuctionView, { kind: 'tender' }> | undefined =>
  auctions.find(each => each.kind === 'tender' && each.tile === tile) as
    | Extract<AuctionView, { kind: 'tender' }>
    | undefined

/** What a starting public building is used for; a stroke parts its two lines. */
export const actionText = ({ options }: View, code: string, say: Say): string =>
  say(`act.${code}`, { table: options.bankTable })

/** What a later public building gives: points, coins, something at once, something at the end. */
export function givesSaid(code: string): readonly Said[] {
  const tile = printed(code)
  if (tile?.kind !== 'later') return []
  const { points, income, effect, condition } = tile
  return [
    ...(points > 0 ? [{ code: 'gives.points', facts: { points } }] : []),
    ...(income > 0 ? [{ code: 'gives.income', facts: { income } }] : []),
    ...(effect === 'none' ? [] : [{ code: 'board.at-once', facts: { effect } }]),
    ...(condition === 'none' ? [] : [{ code: `board.condition.${condition}`, facts: {} }]),
  ]
}

export const givesText = (code: string, say: Say): string =>
  givesSaid(code)
    .map(each => say(each.code, each.facts))
    .join('; ') || say('place.none')
