import type { Seat } from '@masterplan/kernel'
import type { State } from '../state.ts'
import type { Move } from '../types.ts'

/** Before any search: acts are tried before passing, showing cards almost never. */
export function prior(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'show':
      return 0.05
    case 'offer':
    case 'counter':
      return 0.3
    case 'place':
    case 'hut':
    case 'scape':
      return 5
    case 'mine':
      return 2
    case 'work':
      return 2 + move.level - state.level[state.fixed.board.stoojAt.get(move.stooj)!]!
    case 'build':
      return move.tokens === 1 ? 3 : 1
    case 'done':
    case 'pass':
      return 0.7
    case 'bid':
      return state.side[seat] === 0 && move.side === 'against' ? 0.3 : 0.6
    case 'open':
      return move.prestige <= 3 ? 1 : 0.3
    default:
      return 1
  }
}
