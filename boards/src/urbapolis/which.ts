import type { View } from '@masterplan/urbapolis/nouns'
import type { Said } from '../board.ts'
import { auctionOn } from './offers.ts'
import { prospectsOf } from './scene/coordinates.ts'
import { signed } from './tile-lookup.ts'

/** How it is asked what to do at a plot or a tile: how much to bid, or how much of a public building's use. */
export function which(place: string, view: View): Said {
  const here = view.plots.find(({ plot }) => plot === place)
  if (here === undefined) return { code: 'which.tender', facts: { tile: place } }
  if (here.building !== null) return { code: 'which.use', facts: { tile: here.building } }
  const auction = auctionOn(view, place)
  if (auction !== undefined) {
    const { leader, bid, base } = auction
    return { code: 'which.higher', facts: { plot: place, leader, bid, base } }
  }
  const gets = prospectsOf(view, place).map(
    ({ family, value }): Said => ({
      code: 'which.gets',
      facts: { family: [{ code: `family.${family}`, facts: {} }], value: signed(value) },
    }),
  )
  return { code: 'which.bid', facts: { plot: place, gets: gets.length === 0 ? 'nothing' : gets } }
}
