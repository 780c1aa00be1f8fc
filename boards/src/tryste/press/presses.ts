import { CONSTRUCTS, type Move, type View } from '@masterplan/tryste/nouns'
import type { Said } from '../../board.ts'
import type { Aim, AimInAnyOrder } from '../../kit/web-board.ts'
import { centreOf, stoojAt } from '../scene/coordinates.ts'
import { fact } from '../words/facts.ts'
import { type Amounts, amountsOf, rangesFor } from './amounts.ts'
import { cardPlace, rolePlace, seatPlace, sidePlace } from './place-names.ts'
import { targetAim } from './targets.ts'

const aimed = (places: readonly string[], label: Said): Aim => ({ places, label })
const plain = (code: string, facts: Said['facts'] = {}): Said => ({ code: `move.${code}`, facts })

/** Land and tiers are pressed on the map, roles, cards, players and ranges of amounts beside it; the rest are buttons. */
export function aim(move: Move, view: View): Aim | AimInAnyOrder {
  switch (move.kind) {
    case 'throw':
    case 'tile':
    case 'lay':
      return aimed([], plain(move.kind, { zone: move.zone }))
    case 'vote':
    case 'tie':
      return aimed([], plain(move.kind, { zone: move.zone, total: view.ballot?.totals[move.zone] ?? 0 }))
    case 'pick': {
      const gobs = view.roles.find(({ role }) => role === move.role)?.gobs ?? 0
      return aimed([rolePlace(move.role)], plain('pick', { role: fact(move.role), gobs }))
    }
    case 'zone':
      return aimed([move.tier], plain('zone', { tier: move.tier }))
    case 'terraform':
      return aimed([centreOf(move.tier)], plain('terraform', { tier: move.tier }))
    case 'variance':
      return aimed([move.stooj], plain('variance', { stooj: move.stooj, zone: move.zone }))
    case 'open':
    case 'hype':
    case 'sell':
      return aimed(counted(move.prestige, amountsOf(view)), plain(move.kind, { prestige: move.prestige }))
    case 'bid':
      return bidAim(move, view)
    case 'blyce':
      return aimed([move.middle], plain('blyce', { stooj: move.middle }))
    case 'buy':
    case 'place':
    case 'scape':
      return aimed([move.stooj], plain(move.kind, { stooj: move.stooj, zone: zoneOf(view, move.stooj) }))
    case 'hut':
      return aimed([move.stooj], plain('special', { stooj: move.stooj, special: fact(move.hut) }))
    case 'mine':
      return aimed([move.stooj], plain('special', { stooj: move.stooj, special: fact(move.mine) }))
    case 'work':
      return aimed([move.stooj], plain('work', { level: move.level, construct: constructFact(view, move) }))
    case 'take':
    case 'leave':
    case 'spend':
      return aimed([], plain(move.kind, { resource: move.resource }))
    case 'build':
      return aimed([], plain('build', { tokens: move.tokens, owed: view.payment?.owed ?? 0 }))
    case 'rob':
      return { ...aimed(move.seats.map(seatPlace), plain('rob', { count: move.seats.length })), anyOrder: true }
    case 'choose':
      return chooseAim(move.on, view)
    case 'play': {
      const { places, label } = targetAim(move.card, move.on)
      return aimed([cardPlace(move.card), ...places], plain(`play-${label.code}`, { card: move.card, ...label.facts }))
    }
    case 'show':
      return aimed([cardPlace(move.card), seatPlace(move.seat)], plain('show', { card: move.card, other: move.seat }))
    case 'accept':
      if (move.card === null) return aimed([], plain('accept'))
      return aimed([cardPlace(move.card)], plain('accept-card', { card: move.card }))
    case 'offer':
      return aimed([], plain('offer', { other: move.seat }))
    case 'counter':
    case 'reject':
    case 'stand':
    case 'withdraw':
    case 'pass':
    case 'done':
      return aimed([], plain(move.kind))
    default:
      return aimed([], plain('luck'))
  }
}

const counted = (amount: number, amounts: Amounts | undefined): readonly string[] =>
  amounts === undefined ? [] : rangesFor(amount, amounts)

const zoneOf = (view: View, stooj: string): string => stoojAt(view, stooj)?.zone ?? 'none'

/** "residential2": the construct that a work would make. */
function constructFact(view: View, { stooj, level }: { readonly stooj: string; readonly level: number }): string {
  const zone = stoojAt(view, stooj)?.zone
  return zone && CONSTRUCTS[zone][level - 1] !== undefined ? `${zone}${level}` : 'none'
}

/** Quick bids: one, just enough to lead, and everything; others after the side's own place and a range. */
function bidAim({ side, prestige }: Move & { readonly kind: 'bid' }, view: View): Aim {
  const totals = view.auction?.totals ?? { for: 0, against: 0 }
  const label = plain('bid', { side, prestige, total: totals[side] + prestige })
  return aimed(
    quickBids(view, side).includes(prestige) ? [] : [sidePlace(side), ...counted(prestige, amountsOf(view))],
    label,
  )
}

function quickBids(view: View, side: 'for' | 'against'): readonly number[] {
  const [seat] = view.awaited
  const { auction } = view
  if (seat === undefined || auction === null) return []
  const lead = auction.totals.against - auction.totals.for
  const enough = side === 'for' ? lead : 1 - lead
  const bid = auction.bids.filter(each => each.seat === seat).reduce((sum, each) => sum + each.prestige, 0)
  return [1, enough, (view.purses[seat]?.prestige ?? 0) - bid]
}

function chooseAim(on: string, view: View): Aim {
  const card = view.question?.card ?? 'A01'
  const { places, label } = targetAim(card, on)
  const ranges = label.code === 'gobs' ? counted(Number(on), amountsOf(view)) : []
  return aimed([...places, ...ranges], plain(`choose-${label.code}`, { card, ...label.facts }))
}
