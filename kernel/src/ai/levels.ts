import type { Facts, Game, GameTypes, Seat } from '../game.ts'
import type { Chosen } from '../options.ts'
import type { Insight } from './insight.ts'

/** How a tree search suits a game: found by matches, given with the game as data, because bots name no game. */
export interface TreeSettings {
  readonly horizon: number // decisions played on before insight judges; 0: it judges at once. Infinity: to the end
  readonly playouts: 'random' | 'prior' // how those decisions are made
  readonly marginWeight: number // how much of a result is its margin: a win by much is worth more than a win by little
  readonly first: 'tried' | 'guessed' // an untried move is tried before all others, or taken for what it looks like
  readonly evaluateToDepth: number // decisions ahead up to which each move is judged at once; beyond, priors and what is usual
  readonly exploration: number // how much a move gains by having been tried seldom, as a part of how far tries differ
  readonly priorWeight: number // how much it gains by how good it looked at first, likewise
  readonly priorTemperature: number // a move judged worse by so many standard deviations of all is trusted a third as much
  readonly amafWeight: number // for how many tries its AMAF value counts; 0: none
  readonly initialWidth: number // how many moves are tried at a node at first; more as its visits grow. Infinity: all
  readonly triesPerWorld: number // how often one imagined world is used, where something is hidden
  readonly luck: 'apart' | 'together' // whether what follows different luck is told apart
  readonly rivals: 'selfish' | 'hostile' // what they are taken for, where there are several
  /**
   * A search ends early when the second move would still be behind after this part of the iterations that are left: 1 is when nothing
   * can change, less spends time where the choice is close. Infinity: never early.
   */
  readonly patience: number
}

/** How one level thinks. A weaker one looks less far, and takes what is nearly as good as the best for as good. */
export interface Level {
  /**
   * The few moves that come to mind, one move ahead; all of them so; alpha-beta, where two play in the open; tree search; or
   * either of these two in the game's core.
   */
  readonly by: 'glance' | 'one-ply' | 'alpha-beta' | 'tree' | 'core-alpha-beta' | 'core-tree'
  readonly iterations: number // at most; of a glance, the moves that come to mind: 1.3 is one, and two in three cases of ten
  readonly slack: number // shares of the win that it does not see: any move this close to the best may be played
}

/** What bots must know to think well about a game. */
export interface Thinking {
  tree(players: number): TreeSettings
  levels(players: number): Levels
  readonly amongBots?: Chosen // options for matches without people, who would agree to stop; what is chosen goes before
}

/** Whom to play against, the weakest first, as tables and records name them. Their names for people are in protocol/ and web/. */
export const LEVEL_IDS = ['newcomer', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'master'] as const
export type LevelId = (typeof LEVEL_IDS)[number]
/** What master thinks, it thinks twice: `iterations` are those of each of its two searches. */
export type Levels = Readonly<Record<LevelId, Level>>

/** Why a move is good, for a sentence: a code and what it speaks of. */
export type Reason = { readonly code: string; readonly facts: Facts }

/** The reasons for a move in an imagined state, the weightiest first; only what the seat may know. */
export type Reasons<G extends GameTypes> = (state: G['State'], seat: Seat, move: G['Move']) => readonly Reason[]

/** What a seat would hear if a move were played, and the state after it; the state itself is left as it is. */
export function foreseen<G extends GameTypes>(
  { copy, play }: Pick<Game<G>, 'copy' | 'play'>,
  state: G['State'],
  seat: Seat,
  move: G['Move'],
): { readonly after: G['State']; readonly events: readonly G['Event'][] } {
  const after = copy(state)
  const events: G['Event'][] = []
  play(after, seat, move, (to, event) => (to === 'everyone' || to === seat) && events.push(event))
  return { after, events }
}

/** Playouts of a few moves before the insight judges. */
export const PLAYOUT_TREE: TreeSettings = {
  horizon: 10,
  playouts: 'random',
  marginWeight: 0.5,
  first: 'guessed',
  evaluateToDepth: 0,
  exploration: 0.8,
  priorWeight: 1.2,
  priorTemperature: 1,
  amafWeight: 10,
  initialWidth: 4,
  triesPerWorld: 1,
  luck: 'apart',
  rivals: 'selfish',
  patience: Number.POSITIVE_INFINITY,
}

/** No playouts: a learnt evaluation judges every move as soon as it is looked at. */
export const EVALUATING_TREE: TreeSettings = {
  ...PLAYOUT_TREE,
  horizon: 0,
  marginWeight: 0.3,
  evaluateToDepth: 99,
  exploration: 0,
  priorWeight: 4,
  priorTemperature: 0.6,
  amafWeight: 0,
  triesPerWorld: 8,
  luck: 'together',
  patience: 0.5,
}

/** What suits most games well enough. */
export const USUAL_THINKING: Thinking = { tree: () => PLAYOUT_TREE, levels: () => USUAL_LEVELS }
const USUAL_LEVELS: Levels = {
  newcomer: { by: 'glance', iterations: 1.5, slack: 0 },
  'level-1': { by: 'one-ply', iterations: 1, slack: 0.05 },
  'level-2': { by: 'one-ply', iterations: 4, slack: 0 },
  'level-3': { by: 'tree', iterations: 300, slack: 0.01 },
  'level-4': { by: 'tree', iterations: 1200, slack: 0 },
  'level-5': { by: 'tree', iterations: 4000, slack: 0 },
  master: { by: 'tree', iterations: 8000, slack: 0 },
}

/** A game that brings nothing but its rules and its insight. */
export const plainEntry = <G extends GameTypes>(game: Game<G>, insight: Insight<G>) => ({
  game,
  insight,
  personalities: {},
  moveIds: undefined,
  core: undefined,
  thinking: USUAL_THINKING,
  reasons: (): readonly Reason[] => [],
})
