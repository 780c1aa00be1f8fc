import { RESOURCES, type StoojView, type TierView, type View, ZONES } from '@masterplan/tryste/nouns'
import { LETTERS } from '../../kit/letters.ts'
import type { Place, Say } from '../../kit/web-board.ts'
import { landOf, outerMiddles, pointOf, priceOf, sizeOf } from '../scene/coordinates.ts'
import { extras, standsOn } from '../text-map.ts'
import { fact } from '../words/facts.ts'
import { nameOf, where } from '../words/where.ts'
import { amountsOf, eachAmount } from './amounts.ts'
import {
  amountPlace,
  cardPlace,
  levelPlace,
  rolePlace,
  seatPlace,
  sidePlace,
  spendPlace,
  zonePlace,
} from './place-names.ts'

/** Everything that can be pressed: land where it lies, and below it, in the text grid, what lies beside the map. */
export function places(view: View, say: Say): readonly Place[] {
  return [
    ...view.stoojes.map(stooj => ({
      id: stooj.id,
      text: stoojText(view, stooj),
      label: stoojLabel(view, stooj, say),
      ...pointOf(view, stooj.id),
    })),
    ...outerMiddles(view).map(id => ({
      id,
      text: '·',
      label: say('place.outer', { name: nameOf(id, say) }),
      ...pointOf(view, id),
    })),
    ...rowsBelow(view, [
      asked(view, say),
      amounts(view, say),
      view.tiers.map(tier => ({ id: tier.id, text: tierText(tier), label: tierLabel(tier, say) })),
      view.roles.map(({ role, gobs, by }) => ({
        id: rolePlace(role),
        text: `${say(`short.${role}`)} ${by === null ? `$${gobs}` : LETTERS[by]}`,
        label: roleLabel({ role, gobs, by }, say),
      })),
      view.purses.map(({ seat }) => ({
        id: seatPlace(seat),
        text: LETTERS[seat],
        label: say('place.seat', { seat }),
      })),
      ownCards(view).map(card => ({ id: cardPlace(card), text: card, label: say('place.card', { card }) })),
    ]),
  ]
}

type Unplaced = Omit<Place, 'x' | 'y'>
const COLUMNS = 6

/** Rows under the map, far enough apart to be rows for somebody who walks them by arrow keys. */
function rowsBelow(view: View, groups: readonly (readonly Unplaced[])[]): Place[] {
  const { height } = sizeOf(view)
  const rows = groups.flatMap(group =>
    Array.from({ length: Math.ceil(group.length / COLUMNS) }, (_, row) =>
      group.slice(row * COLUMNS, (row + 1) * COLUMNS),
    ),
  )
  return rows.flatMap((row, down) =>
    row.map((place, across) => ({ ...place, x: 80 + 150 * across, y: height + (height / 8) * (down + 2) })),
  )
}

function stoojText(view: View, stooj: StoojView): string {
  if (landOf(view, stooj) === 'water') return '~'
  return `${standsOn(stooj)}${extras(stooj)}`
}

function stoojLabel(view: View, stooj: StoojView, say: Say): string {
  const { id, owner, zone, variance, tile, special, construct, fenced } = stooj
  const land = landOf(view, stooj)
  return say('place.stooj', {
    name: nameOf(id, say),
    land,
    zone: zone ?? 'none',
    variance: variance ? 'yes' : 'no',
    owned: owner === null ? 'no' : 'yes',
    owner: owner ?? '',
    price: priceOf(view, land),
    stands: construct ? 'construct' : special ? 'special' : tile ? 'tile' : 'none',
    special: fact(special ?? 'none'),
    construct: construct && zone ? `${zone}${construct.level}` : 'none',
    rival: construct?.owner ?? '',
    lodger: construct && construct.owner !== owner ? 'yes' : 'no',
    tokens: construct?.tokens ?? 0,
    income: construct?.income ?? 0,
    percent: construct?.percent ?? 0,
    protected: construct?.protected ? 'yes' : 'no',
    fenced: fenced ? 'yes' : 'no',
  })
}

const tierText = ({ type, zone }: TierView): string => `${type.slice(0, 2)} ${zone?.[0]?.toUpperCase() ?? '-'}`
const tierLabel = ({ id, type, zone, virgin }: TierView, say: Say): string =>
  say('place.tier', { tier: where(id), land: type, zone: zone ?? 'none', virgin: virgin ? 'yes' : 'no' })

const roleLabel = ({ role, gobs, by }: View['roles'][number], say: Say): string =>
  say('place.role', {
    role: fact(role),
    gobs,
    taken: by === null ? 'no' : 'yes',
    by: by ?? '',
    does: say(`does.${role}`),
  })

/** Cards the viewer can use: those in the hand, and permanent ones that lie open. */
function ownCards({ purses, viewer }: View): readonly string[] {
  const purse = purses.find(({ seat }) => seat === viewer)
  return [...new Set([...(purse?.hand ?? []), ...(purse?.faceUp ?? [])])]
}

/** What a decision is made with, where that is neither land nor a role nor a card. */
function asked(view: View, say: Say): readonly Unplaced[] {
  switch (view.step) {
    case 'bid':
      return sidesOf(view, say)
    case 'vote':
    case 'tie':
      return ZONES.map(zone => ({
        id: zonePlace(zone),
        text: `${say(`zone.${zone}`).slice(0, 3)} ${view.ballot?.totals[zone] ?? 0}`,
        label: say('place.zone', { zone, total: view.ballot?.totals[zone] ?? 0 }),
      }))
    case 'work':
      return [1, 2, 3, 4].map(level => ({
        id: levelPlace(level),
        text: `${level}`,
        label: say('place.level', { level }),
      }))
    case 'pay':
      return RESOURCES.map(resource => ({
        id: spendPlace(resource),
        text: say(`resource.${resource}`).slice(0, 3),
        label: say('move.spend', { resource }),
      }))
    default:
      return []
  }
}

function amounts(view: View, say: Say): readonly Unplaced[] {
  const may = amountsOf(view)
  if (may === undefined) return []
  return eachAmount(may).map(amount => ({
    id: amountPlace(amount),
    text: `${amount}`,
    label: say('place.amount', { amount }),
  }))
}

function sidesOf({ auction }: View, say: Say): readonly Unplaced[] {
  if (auction === null) return []
  const { totals } = auction
  return (['for', 'against'] as const).map(side => ({
    id: sidePlace(side),
    text: `${side === 'for' ? '+' : '−'}${totals[side]}`,
    label: say('place.side', { side, total: totals[side] }),
  }))
}
