import type { Seat } from '@masterplan/kernel'
import { type PurseView, RESOURCES, type View, ZONES } from '@masterplan/tryste/nouns'

export type Figure = { readonly name: string; readonly now: number; readonly next: number }

/** What would be otherwise in a player's purse, and with what it has built. */
export const changedFigures = (view: View, ghost: View, seat: Seat): readonly Figure[] =>
  figuresOf(view, ghost, seat).filter(({ now, next }) => now !== next)

function figuresOf(view: View, ghost: View, seat: Seat): readonly Figure[] {
  const [now, then] = [view.purses[seat]!, ghost.purses[seat]!]
  const figure = (name: string, read: (purse: PurseView) => number): Figure => ({
    name,
    now: read(now),
    next: read(then),
  })
  return [
    figure('gobs', purse => purse.gobs),
    figure('prestige', purse => purse.prestige),
    figure('hype', purse => purse.hype),
    figure('tokens', purse => purse.tokens),
    ...RESOURCES.map(name => figure(name, purse => purse.resources[name])),
    ...ZONES.map(zone => figure(`${zone}-tile`, purse => purse.tiles[zone])),
    figure('improvements', purse => purse.improvements),
    { name: 'income', now: incomeOf(view, seat), next: incomeOf(ghost, seat) },
  ]
}

/** Of all constructs of a player in a year, before shares and Hype. */
const incomeOf = ({ stoojes }: View, seat: Seat): number =>
  stoojes.reduce((sum, { construct }) => sum + (construct?.owner === seat ? construct.income : 0), 0)
