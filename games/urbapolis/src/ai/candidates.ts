import type { Seat } from '@masterplan/kernel'
import { FOR_PLOT, FOR_PUBLIC, slotOf } from '../chapters/leads.ts'
import { FIRST_LATER, isLater } from '../data/tiles.ts'
import { firstSide, secondSide } from '../geometry.ts'
import { moves as listed } from '../legal.ts'
import type { State } from '../state.ts'
import type { Move } from '../types.ts'
import { prior } from './prior.ts'

// Of the kinds that come in dozens, how many of the best by prior are worth a thought.
const MOST: Readonly<Partial<Record<Move['kind'], number>>> = {
  pick: 12,
  bid: 10,
  build: 10,
  road: 5,
  draft: 4,
  claim: 4,
}

/** The listed moves, without overpriced bids, roads that help nobody here, and the tail of what is alike. */
export function candidates(state: State, seat: Seat): Move[] {
  const sensible = listed(state, seat).filter(move => isSensible(state, seat, move))
  const byKind = Map.groupBy(sensible, ({ kind }) => kind)
  return [...byKind].flatMap(([kind, moves]) => {
    const most = MOST[kind] ?? moves.length
    if (moves.length <= most) return moves
    const guessed = moves.map(move => ({ move, guess: prior(state, seat, move) }))
    return guessed
      .sort((one, other) => other.guess - one.guess)
      .slice(0, most)
      .map(({ move }) => move)
  })
}

function isSensible(state: State, seat: Seat, move: Move): boolean {
  switch (move.kind) {
    case 'bid':
      return isSensibleBid(state, seat, move.plot, move.coins)
    case 'tender': {
      const slot = slotOf(state, FOR_PUBLIC, move.tile - FIRST_LATER)
      return move.workers <= (slot < 0 ? 0 : state.ledBid[slot]!) + 2
    }
    case 'road':
      return state.owner[firstSide(move.border)] === seat + 1 || state.owner[secondSide(move.border)] === seat + 1
    case 'build':
      return !isLater(move.tile) || state.owner[move.plot] === 0 || state.empty <= 3
    default:
      return true
  }
}

/** The next two multiples, and the cheapest bid that no rival can beat. */
function isSensibleBid(state: State, seat: Seat, plot: number, coins: number): boolean {
  const slot = slotOf(state, FOR_PLOT, plot)
  const base = slot < 0 ? state.beside[plot]! : state.ledBase[slot]!
  const step = (coins - (slot < 0 ? 0 : state.ledBid[slot]!)) / base
  return (
    step <= 2 || (step <= 4 && isUnbeatable(state, seat, coins, base) && !isUnbeatable(state, seat, coins - base, base))
  )
}

function isUnbeatable(state: State, seat: Seat, coins: number, base: number): boolean {
  for (let rival = 0; rival < state.fixed.players; rival++) {
    if (rival !== seat && state.coins[rival]! >= coins + base) return false
  }
  return true
}
