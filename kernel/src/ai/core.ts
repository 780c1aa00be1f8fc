import type { GameTypes } from '../game.ts'
import type { Network } from './network.ts'

/**
 * A game for two without secrets and luck a second time, in WebAssembly, with a search around it: many times faster than
 * through the contract. A bot asks the contract for the position and the core for a move, and the contract judges that move
 * like any other.
 */
export interface Core<G extends GameTypes> {
  readonly bytes: string // of the module, in base64
  readonly words: number // of a position
  readonly tree: CoreTree
  readonly net: Float32Array // the numbers that its evaluation was taught, as the core keeps them; empty where there are none
  taught?(net: Network): Float32Array // the numbers of another net; a core without an evaluation has none
  /** Writes a position as the core keeps it; false where the core does not know the options, or the seat has nothing to choose. */
  position(state: G['State'], into: Int32Array): boolean
  moveOf(state: G['State'], id: number): G['Move'] // what a number of the core means in this state
}

/** How the core's tree suits a game: found by matches. */
export interface CoreTree {
  readonly exploration: number // how much a move gains by having been tried seldom
  readonly amafBias: number // how soon a move's own tries count for more than its AMAF value
  readonly perPoint: number // what a point is worth that a move seems to gain
  readonly guessTries: number // for how many tries that counts
  readonly opensAfter: number // tries after which what follows a move gets a row of its own
  readonly marginWeight: number // how much of a result is its margin
  readonly usualMargin: number // points: where a margin counts half of what it can
  readonly judgeWeight: number // how much of a try is what the evaluation expects where it leaves the tree; 0: it is not asked
  readonly endsFirst: number // part of the limits in which alpha-beta may first prove a near end
  readonly positionsPerTry: number // it looks at so many positions in the time of one try
}
