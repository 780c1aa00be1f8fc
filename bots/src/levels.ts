import { type GameTypes, LEVEL_IDS, type Level, type LevelId, type Random } from '@masterplan/kernel'
import { type FoundBySearch, twiceSearcher } from './master/twice-searcher.ts'
import { alphaBeta, alphaBetaOr } from './search/alpha-beta/alpha-beta.ts'
import { coreAlphaBeta } from './search/core/core-alpha-beta.ts'
import { coreTree, coreTreeOr } from './search/core/core-tree.ts'
import { glance } from './search/glance.ts'
import { onePly } from './search/one-ply.ts'
import {
  type Advice,
  limitedTo,
  type Searcher,
  type SearchLimits,
  type SearchRequest,
  searcher,
  type Thought,
} from './search/searcher.ts'
import { treeSearch, triedInTree } from './search/tree/tree-search.ts'

/** As far as the level goes in the game that is played; a number of iterations given by hand counts instead. */
const AS_THE_LEVEL_SAYS: SearchLimits = limitedTo(Number.POSITIVE_INFINITY)

/** From `newcomer` to `master`: how each thinks comes with the game. The same seed gives the same moves. */
export const LEVEL_BOTS: readonly Searcher[] = LEVEL_IDS.map(id =>
  id === 'master'
    ? twiceSearcher(id, AS_THE_LEVEL_SAYS, searchAsMaster)
    : searcher(id, AS_THE_LEVEL_SAYS, (asked, limits) => thinkAtLevel(asked, limits, id)),
)

/** So many moves are weighed against each other by a level that does not see small differences. */
const WEIGHED = 8

function thinkAtLevel<G extends GameTypes>(
  asked: SearchRequest<G>,
  limits: SearchLimits,
  id: LevelId,
): Advice<G['Move']> {
  const level = levelIn(asked, id)
  const iterations = iterationsOf(level, limits)
  const thoughts = level.slack > 0 ? Math.max(limits.thoughts, WEIGHED) : limits.thoughts
  const advice = thinkBy(level, asked, { ...limits, iterations, thoughts })
  const chosen = level.slack > 0 ? carelessly(advice.thoughts, level.slack, asked.random) : advice.thoughts
  return { thoughts: chosen.slice(0, Math.max(1, limits.thoughts)), spent: advice.spent }
}

function levelIn<G extends GameTypes>({ entry, view, random }: SearchRequest<G>, id: LevelId): Level {
  const { game, thinking } = entry
  return thinking.levels(game.scores(game.imagine(view, random)).length)[id]
}

const iterationsOf = ({ iterations }: Level, limits: SearchLimits): number =>
  limits.iterations === Number.POSITIVE_INFINITY ? iterations : limits.iterations

const SEARCHERS = {
  'alpha-beta': alphaBeta,
  tree: treeSearch,
  'core-alpha-beta': coreAlphaBeta,
  'core-tree': coreTree,
} as const

function thinkBy<G extends GameTypes>({ by }: Level, asked: SearchRequest<G>, limits: SearchLimits): Advice<G['Move']> {
  if (by !== 'glance' && by !== 'one-ply') return SEARCHERS[by].think(asked, limits)
  const thoughts = by === 'glance' ? glance(asked, limits.iterations) : onePly(asked, Math.max(1, limits.iterations))
  return { thoughts, spent: thoughts.length }
}

/** One of master's two searches. It begins from nothing, so that it is the same in every thread, and has half the memory. */
function searchAsMaster<G extends GameTypes>(
  { reuse: _, ...asked }: SearchRequest<G>,
  limits: SearchLimits,
): FoundBySearch<G['Move']> {
  const level = levelIn(asked, 'master')
  const own = { ...limits, iterations: iterationsOf(level, limits), bytes: limits.bytes / 2, thoughts: 1 }
  const { write } = asked.entry.game.notation
  const found = searchOnce(level, asked, own)
  const thoughts = found.thoughts.map(thought => ({ ...thought, text: write(thought.move) }))
  return { thoughts, byLot: found.byLot ?? false, spent: found.spent }
}

type Found<Move> = Advice<Move> & { readonly byLot?: boolean }

/** Trees tell of every move they tried, so that two can be added up; lines of play of the best alone. */
function searchOnce<G extends GameTypes>({ by }: Level, asked: SearchRequest<G>, own: SearchLimits): Found<G['Move']> {
  const inTree = (within: SearchLimits): Found<G['Move']> => triedInTree(asked, within)
  const byLines = (within: SearchLimits) => alphaBetaOr(asked, { ...within, thoughts: own.thoughts }, inTree)
  if (by === 'core-tree') return coreTreeOr(asked, { ...own, thoughts: Number.POSITIVE_INFINITY }, byLines)
  if (by === 'core-alpha-beta') return coreAlphaBeta.think(asked, own)
  return by === 'alpha-beta' ? byLines(own) : inTree(own)
}

/** Any of the moves that are nearly as good as the best comes first, drawn by lot. Sure wins are never missed. */
function carelessly<Move>(thoughts: readonly Thought<Move>[], slack: number, random: Random): readonly Thought<Move>[] {
  const best = thoughts[0]!
  if (best.proven && best.share === 1) return thoughts
  const enough = best.visits / WEIGHED
  const close = thoughts.filter(({ share, visits }) => share >= best.share - slack && visits >= enough)
  const drawn = close[random.below(Math.max(1, close.length))] ?? best
  return [drawn, ...thoughts.filter(thought => thought !== drawn)]
}
