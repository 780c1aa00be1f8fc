import type { Reason, Seat } from '@masterplan/kernel'
import { reduction, stillOwed, zoneOfPayment } from '../chapters/contractor/price.ts'
import { RESOURCES, ROLES, ZONES } from '../data/names.ts'
import type { State } from '../state.ts'
import type { Move, MoveOf } from '../types.ts'

/** What a move is for that concerns roles, bids, payments, cards and trades. */
export function tableReasons(state: State, seat: Seat, move: Move): Reason[] {
  const only = (code: string, facts: Reason['facts'] = {}): Reason[] => [{ code, facts }]
  switch (move.kind) {
    case 'throw':
      return only('throws', { zone: move.zone, beats: after(move.zone, 1), loses: after(move.zone, 2) })
    case 'pick':
      return role(state, move)
    case 'open':
      return only('opens', { prestige: move.prestige })
    case 'bid':
      return only('bids', { side: move.side, prestige: move.prestige, ...totals(state, move) })
    case 'take':
    case 'leave':
      return only(`${move.kind}s`, { resource: move.resource, count: state.resources[4 * seat + at(move.resource)]! })
    case 'spend':
      return only('spends', { resource: move.resource, gobs: worth(state, move) })
    case 'build':
      return only('builds', { gobs: stillOwed(state), tokens: move.tokens })
    case 'hype':
    case 'sell':
      return only(`${move.kind}s`, { prestige: move.prestige })
    case 'rob':
      return only('robs-them', { players: move.seats.length })
    case 'play':
      return only('plays', { card: move.card })
    case 'offer':
      return only('bargain', { seat: move.seat })
    case 'counter':
    case 'accept':
    case 'reject':
    case 'stand':
    case 'withdraw':
      return only(`${move.kind}s`)
    case 'pass':
      return only('passes')
    case 'done':
      return only('ends')
    default:
      return []
  }
}

/** T-RCI-03: each beats the next. */
const after = (zone: MoveOf<'throw'>['zone'], by: number): string => ZONES[(ZONES.indexOf(zone) + by) % ZONES.length]!

function role(state: State, { role: picked }: MoveOf<'pick'>): Reason[] {
  const gobs = state.roleGobs[ROLES.indexOf(picked)]!
  const does: Reason = { code: 'role', facts: { role: picked } }
  return gobs > 0 ? [does, { code: 'role-money', facts: { role: picked, gobs } }] : [does]
}

/** How an auction stands after a bid. */
function totals({ totals: [pro = 0, contra = 0] }: State, { side, prestige }: MoveOf<'bid'>) {
  return side === 'for' ? { for: pro + prestige, against: contra } : { for: pro, against: contra + prestige }
}

const at = (resource: MoveOf<'take'>['resource']): number => RESOURCES.indexOf(resource)

/** What of the price a resource pays. */
const worth = (state: State, { resource }: MoveOf<'spend'>): number =>
  Math.min(stillOwed(state), reduction(state, zoneOfPayment(state), at(resource)))
