import type { Game, GameTypes, Seat } from '../game.ts'
import type { Random } from '../luck/random.ts'
import type { Core } from './core.ts'
import type { Reasons, Thinking } from './levels.ts'

/** What a game knows and a search does not: numbers, never decisions. Only ever asked about imagined states. */
export interface Insight<G extends GameTypes> {
  evaluate(state: G['State'], seat: Seat): number // from 0 (lost) to 1 (won), without playing on
  /** The same of several seats, which are bits of a number, to their places in `into`; the other places stay as they are. */
  evaluateAll(state: G['State'], seats: number, into: Float64Array): void
  prior(state: G['State'], seat: Seat, move: G['Move']): number // before any search; 1 is an ordinary move
  /** Moves worth a thought: the listed ones less those that cannot be better, and sensible open-ended ones. Never empty. */
  candidates(state: G['State'], seat: Seat): G['Move'][]
}

/** An insight's candidates as numbers, for searches that ask a million times a second: nothing is allocated. */
export interface MoveIds<G extends GameTypes> {
  readonly most: number // candidates of one state
  list(state: G['State'], seat: Seat, into: Int32Array): number // fills in the candidates' numbers; how many there are
  allows(state: G['State'], seat: Seat, number: number): boolean // whether the move is legal; false if that is not quickly said
  moveOf(number: number): G['Move'] // a number always means the same move
  readonly mostKeyWords: number // of an essence
  /** Fills in what decides how a match goes on and who leads by how much; states of the same essence are worth the same. */
  positionKey(state: G['State'], into: Int32Array): number // how many words; 0 if states cannot be told apart like this
}

/** One line of the catalog. */
export interface Entry<G extends GameTypes> {
  readonly game: Game<G>
  readonly insight: Insight<G>
  readonly personalities: Readonly<Record<string, Insight<G>>> // other tastes for the same game; most games have none
  readonly moveIds: MoveIds<G> | undefined // without them, a search numbers the moves itself
  readonly core: Core<G> | undefined // without one, or for options that it does not know, searches play by the contract
  readonly thinking: Thinking
  readonly reasons: Reasons<G>
}

export interface Bot {
  readonly name: string
  choose<G extends GameTypes>(entry: Entry<G>, seat: Seat, view: G['View'], random: Random): G['Move']
}
