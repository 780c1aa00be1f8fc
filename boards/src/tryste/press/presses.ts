import { CONSTRUCTS, type Move, type View } from '@masterplan/tryste/nouns'
import type { Said } from '../../board.ts'
import type { Aim, AimInAnyOrder } from '../../kit/web-board.ts'
import { centreOf, stoojAt } from '../scene/coordinates.ts'
import { fact } from '../words/facts.ts'
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
import { targetAim } from './targets.ts'

const aimed = (places: readonly string[], label: Said): Aim => ({ places, label })
const plain = (code: string, facts: Said['facts'] = {}): Said => ({ code: `move.${code}`, facts })

/** Land and tiers are pressed on the map; roles, cards, players, levels, votes and amounts beside it; the rest are buttons. */
export function aim(move: Move, view: View): Aim | AimInAnyOrder {
  switch (move.kind) {
    case 'throw':
    case 'tile':
    case 'lay':
      return aimed([], plain(move.kind, { zone: move.zone }))
    case 'vote':
    case 'tie':
      return aimed([zonePlace(move.zone)], plain(move.kind, { zone: move.zone }))
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
      return aimed([amountPlace(move.prestige)], plain(move.kind, { prestige: move.prestige }))
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
      return aimed(
        [move.stooj, levelPlace(move.level)],
        plain('work', { level: move.level, construct: constructFact(view, move) }),
      )
    case 'spend':
      return aimed([spendPlace(move.resource)], plain('spend', { resource: move.resource }))
    case 'take':
    case 'leave':
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

const zoneOf = (view: View, stooj: string): string => stoojAt(view, stooj)?.zone ?? 'none'

/** "residential2": the construct that a work would make. */
function constructFact(view: View, { stooj, level }: { readonly stooj: string; readonly level: number }): string {
  const zone = stoojAt(view, stooj)?.zone
  return zone && CONSTRUCTS[zone][level - 1] !== undefined ? `${zone}${level}` : 'none'
}

function bidAim({ side, prestige }: Move & { readonly kind: 'bid' }, view: View): Aim {
  const total = (view.auction?.totals[side] ?? 0) + prestige
  return aimed([sidePlace(side), amountPlace(prestige)], plain('bid', { side, prestige, total }))
}

function chooseAim(on: string, view: View): Aim {
  const card = view.question?.card ?? 'A01'
  const { places, label } = targetAim(card, on)
  const stakes = label.code === 'gobs' ? [amountPlace(Number(on))] : []
  return aimed([...places, ...stakes], plain(`choose-${label.code}`, { card, ...label.facts }))
}
