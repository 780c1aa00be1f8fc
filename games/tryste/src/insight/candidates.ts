import type { Seat } from '@masterplan/kernel'
import { has } from '../bits.ts'
import { reduction, stillOwed, zoneOfPayment } from '../contractor/price.ts'
import type { Move } from '../nouns/moves.ts'
import { RESOURCES } from '../nouns/words.ts'
import { moves } from '../rules.ts'
import type { State } from '../state.ts'
import { sensibleOffers } from './offers.ts'

/** Amounts worth a thought among many: small ones, the edges of bands and thresholds, and all. */
const ROUND = [1, 2, 3, 5, 8, 9, 10, 15, 19, 20, 24]

/** The listed moves less those that are never better, and a few offers. Showing cards is left to people. */
export function candidates(state: State, seat: Seat): Move[] {
  const listed = moves(state, seat)
  const most = listed.reduce((so, move) => ('prestige' in move ? Math.max(so, move.prestige) : so), 0)
  const kept = listed.filter(move => isWorthAThought(state, seat, move, most))
  const some = kept.length > 0 ? kept : listed
  return [...some, ...sensibleOffers(state, seat)]
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
  if (state.owner[stooj] === seat + 1) return !has(state.desert, 0, stooj)
  const { beside } = state.fixed.board
  for (let at = 3 * stooj; at < 3 * stooj + 3; at++) {
    if (beside[at]! >= 0 && state.builder[beside[at]!] === seat + 1) return true
  }
  return false
}

/** §8.2: no more than $20 of a resource's value thrown away, unless nothing else can pay. */
function isWasteful(state: State, resource: number): boolean {
  const owed = stillOwed(state)
  return owed <= state.gobs[state.seat]! && reduction(state, zoneOfPayment(state), resource) - owed > 20
}
