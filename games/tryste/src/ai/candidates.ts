import type { Seat } from '@masterplan/kernel'
import { rowHas } from '@masterplan/kernel/bits'
import { reduction, stillOwed, zoneOfPayment } from '../chapters/contractor/price.ts'
import { lotsToDevelop } from '../chapters/end.ts'
import { RESOURCES, type Role, ZONES } from '../data/names.ts'
import { isDesert, zoneAt } from '../land/estate.ts'
import { moves } from '../legal.ts'
import type { State } from '../state.ts'
import type { Move } from '../types.ts'
import { sensibleOffers } from './offers.ts'

/** Amounts worth a thought among many: small ones, the edges of bands and thresholds, and all. */
const ROUND = [1, 2, 3, 5, 8, 9, 10, 15, 19, 20, 24]

/** The listed moves less those that are never better, and a few offers. Showing cards is left to people. */
export function candidates(state: State, seat: Seat): Move[] {
  const listed = moves(state, seat)
  const most = listed.reduce((so, move) => ('prestige' in move ? Math.max(so, move.prestige) : so), 0)
  const kept = listed.filter(move => isWorthAThought(state, seat, move, most))
  const some = kept.length > 0 ? kept : listed
  return [...towardsTheEnd(state, seat, some), ...sensibleOffers(state, seat)]
}

/** With as few lots left, or as late, a player who is behind could wait for ever, and one who is ahead forget to end the match. */
const LAST_LOTS = 5
const LATE = 12

/** As people do: the last land is bought, zoned and developed, even by a player who will not win. */
function towardsTheEnd(state: State, seat: number, moves: readonly Move[]): readonly Move[] {
  if (state.year < LATE && lotsToDevelop(state) > LAST_LOTS) return moves
  const places = moves.filter(({ kind }) => kind === 'place')
  if (places.length > 0) return places
  const { roles, zones } = wantedAtTheEnd(state, seat)
  const wanted = moves.filter(move =>
    move.kind === 'pick' ? roles.has(move.role) : move.kind === 'tile' && zones.has(ZONES.indexOf(move.zone)),
  )
  return wanted.length > 0 ? wanted : moves
}

/** The roles that bring own land, or land of nobody, nearer to being developed, and the zones of tiles that it lacks. */
function wantedAtTheEnd(state: State, seat: number) {
  const { stoojes, land } = state.fixed.board
  const roles = new Set<Role>()
  const zones = new Set<number>()
  for (let stooj = 0; stooj < stoojes.length; stooj++) {
    if (!rowHas(land, 0, stooj) || rowHas(state.developed, 0, stooj) || isDesert(state, stooj)) continue
    if (state.owner[stooj] === 0) roles.add('realtor')
    if (state.owner[stooj] !== seat + 1) continue
    const zone = zoneAt(state, stooj) - 1
    roles.add(zone < 0 ? 'zoning-board' : 'developer')
    if (zone >= 0 && state.tiles[3 * seat + zone] === 0) zones.add(zone)
  }
  return { roles, zones }
}

function isWorthAThought(state: State, seat: number, move: Move, most: number): boolean {
  switch (move.kind) {
    case 'show':
      return false
    case 'open':
      return move.prestige <= 3 || (move.prestige <= 10 && move.prestige % 5 === 0)
    case 'bid': {
      const behind = state.totals[move.side === 'for' ? 1 : 0]! - state.totals[move.side === 'for' ? 0 : 1]!
      return (
        move.prestige === 1 || move.prestige === behind || move.prestige === behind + 1 || move.prestige === behind + 3
      )
    }
    case 'hype':
    case 'sell':
      return move.prestige === most || ROUND.includes(move.prestige) || move.prestige === most - 1
    case 'variance':
      return concerns(state, seat, state.fixed.board.stoojAt.get(move.stooj)!)
    case 'spend':
      return !isWasteful(state, RESOURCES.indexOf(move.resource))
    case 'build':
      return (
        move.tokens <= 1 || move.tokens === 3 || move.tokens === state.tokenLimit || move.tokens === state.tokens[seat]
      )
    default:
      return true
  }
}

/** Own ground, or ground beside an own construct. */
function concerns(state: State, seat: number, stooj: number): boolean {
  if (state.owner[stooj] === seat + 1) return !rowHas(state.desert, 0, stooj)
  const { beside } = state.fixed.board
  for (let at = 3 * stooj; at < 3 * stooj + 3; at++) {
    if (beside[at]! >= 0 && state.builder[beside[at]!] === seat + 1) return true
  }
  return false
}

/** No more than $20 of a resource's value thrown away, unless nothing else can pay. */
function isWasteful(state: State, resource: number): boolean {
  const owed = stillOwed(state)
  return owed <= state.gobs[state.seat]! && reduction(state, zoneOfPayment(state), resource) - owed > 20
}
