import { type Game, type GameTypes, type Insight, type MoveIds, memoryOf, type Seat } from '@masterplan/kernel'
import { KnownMoves } from '../known-moves.ts'

/** More candidates than any game for two offers at once; what exceeds it is not searched. */
const MOST = 4096

/** Numbers for a game that has none of its own, given out as moves are first seen. */
export class AssignedMoveIds<G extends GameTypes> implements MoveIds<G> {
  readonly most = MOST
  readonly mostKeyWords: number
  private readonly insight: Insight<G>
  private readonly book: KnownMoves<G>

  constructor({ game, insight }: { readonly game: Game<G>; readonly insight: Insight<G> }, state: G['State']) {
    this.mostKeyWords = memoryOf(state)?.length ?? 0
    this.insight = insight
    this.book = new KnownMoves(game)
  }

  list(state: G['State'], seat: Seat, into: Int32Array): number {
    const moves = this.insight.candidates(state, seat)
    const count = Math.min(moves.length, into.length)
    for (let at = 0; at < count; at++) into[at] = this.book.idOf(moves[at])
    return count
  }

  allows(): boolean {
    return false // asking costs more than listing all
  }

  positionKey(state: G['State'], into: Int32Array): number {
    const memory = memoryOf(state)
    if (memory === undefined) return 0
    into.set(memory)
    return memory.length
  }

  moveOf(number: number): G['Move'] {
    return this.book.moveOf(number)
  }
}
