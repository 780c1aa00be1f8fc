import { levelOf, type PlotView, type View } from '@masterplan/urbapolis/nouns'
import { LETTERS } from '../kit/letters.ts'
import type { Place, Say } from '../kit/web-board.ts'
import { actionText, auctionOn, givesText, stakesText } from './offers.ts'
import { HIGHER } from './presses.ts'
import { borderPoint, openBorders, pointOf, prospectsOf, swayOf } from './scene/coordinates.ts'
import { iconText, printed, signed, yieldOf } from './tile-lookup.ts'
import { tilePlaces } from './tile-places.ts'

/** Everything that can be pressed: tiles, which lie below the map in the text grid, a way to higher bids, plots, and borders. */
export const places = (view: View, say: Say): readonly Place[] => [
  ...tilePlaces(view, say),
  { id: HIGHER, text: '↑', label: say('place.higher'), x: 10, y: 10 },
  ...view.plots.map(plot => ({
    id: plot.plot,
    text: plotText(view, plot),
    label: plotLabel(view, plot, say),
    ...pointOf(plot.plot),
  })),
  ...openBorders(view).map(border => borderPlace(view, border, say)),
]

/** As at the terminal, in a few characters. */
function plotText(view: View, { plot, owner, building, total, beside }: PlotView): string {
  const letter = owner === null ? '' : LETTERS[owner]
  const used = view.actions.find(each => each.building === building)?.usedBy ?? null
  if (used !== null) return `(${building} ${LETTERS[used]})`
  if (building !== null) return `${building} ${letter}${total === null ? '' : ` L${levelOf(total)}`}`.trim()
  const auction = auctionOn(view, plot)
  if (auction !== undefined) return `${plot} ${auction.bid}>${LETTERS[auction.leader]}`
  return `${plot} ${letter}·${beside}`
}

function plotLabel(view: View, here: PlotView, say: Say): string {
  const { plot, owner, building, total } = here
  const tile = building === null ? undefined : printed(building)
  if (tile === undefined) {
    const auction = auctionOn(view, plot)
    if (auction === undefined) return emptyLabel(view, here, say)
    const { base, leader, bid } = auction
    return say('place.auction', {
      plot,
      base,
      leader,
      bid,
      stakes: stakesText(auction),
      rivals: auction.stakes.filter(stake => stake > 0).length - 1,
      prospects: prospectText(view, plot, say),
    })
  }
  const icons = iconText(tile.icons, family => say(`letter.${family}`)) || say('place.none')
  const facts = { plot, tile: tile.code, name: say(`tile.${tile.code}`), icons, owner: owner ?? '' }
  if (tile.kind === 'private') {
    const gives = yieldOf(tile.code, total)
    return say('place.private', { ...facts, level: levelOf(total ?? 0), ...swayOf(view, here), ...gives })
  }
  if (tile.kind === 'later') return say('place.later', { ...facts, gives: givesText(tile.code, say) })
  const used = view.actions.find(each => each.building === tile.code)?.usedBy ?? null
  const action = actionText(view, tile.code, say).replace('|', ' ')
  return say('place.start', { ...facts, action, used: used === null ? 'no' : 'yes', owner: used ?? '' })
}

function emptyLabel(view: View, { plot, owner, beside }: PlotView, say: Say): string {
  const prospects = prospectText(view, plot, say)
  return owner === null
    ? say('place.free', { plot, beside, prospects })
    : say('place.owned', { plot, beside, prospects, owner })
}

const prospectText = (view: View, plot: string, say: Say): string =>
  prospectsOf(view, plot)
    .map(({ family, value }) => `${say(`family.${family}`)} ${signed(value)}`)
    .join(', ') || say('place.none')

function borderPlace(view: View, border: string, say: Say): Place {
  const road = view.roads.find(each => each.border === border)?.road
  const { x, y, upright } = borderPoint(border)
  const text = road === undefined ? (upright ? '│' : '──') : road === 'street' ? '=1=' : '=2='
  return { id: border, text, label: say('place.border', { border, road: road ?? 'none' }), x, y }
}
