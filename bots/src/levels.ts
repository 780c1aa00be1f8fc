import { type GameTypes, LEVELS, type Level, type Random } from '@masterplan/kernel'
import { alphaBeta } from './search/alpha-beta/alpha-beta.ts'
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
import { treeSearch } from './search/tree/tree-search.ts'

/** As far as the level goes in the game that is played; a number of iterations given by hand counts instead. */
const AS_THE_LEVEL_SAYS: SearchLimits = limitedTo(Number.POSITIVE_INFINITY)

/** `level-1` to `level-5`: how each thinks comes with the game. The same seed gives the same moves. */
export const LEVEL_BOTS: readonly Searcher[] = Array.from({ length: LEVELS }, (_, at) =>
  searcher(`level-${at + 1}`, AS_THE_LEVEL_SAYS, (asked, limits) => thinkAtLevel(asked, limits, at)),
)

/** So many moves are weighed against each other by a level that does not see small differences. */
const WEIGHED = 8

function thinkAtLevel<G extends GameTypes>(
  asked: SearchRequest<G>,
  limits: SearchLimits,
  at: number,
): Advice<G['Move']> {
  const { entry, view, random } = asked
  const { game, thinking } = entry
  const level = thinking.levels(game.scores(game.imagine(view, random)).length)[at]
  if (level === undefined) throw new Error(`${game.id} has no level ${at + 1}.`)
  const iterations = limits.iterations === Number.POSITIVE_INFINITY ? level.iterations : limits.iterations
  const thoughts = level.slack > 0 ? Math.max(limits.thoughts, WEIGHED) : limits.thoughts
  const advice = thinkBy(level, asked, { ...limits, iterations, thoughts })
  const chosen = level.slack > 0 ? carelessly(advice.thoughts, level.slack, random) : advice.thoughts
  return { thoughts: chosen.slice(0, Math.max(1, limits.thoughts)), spent: advice.spent }
}

function thinkBy<G extends GameTypes>({ by }: Level, asked: SearchRequest<G>, limits: SearchLimits): Advice<G['Move']> {
  if (by === 'alpha-beta') return alphaBeta.think(asked, limits)
  if (by === 'tree') return treeSearch.think(asked, limits)
  const thoughts = onePly(asked, Math.max(1, limits.iterations))
  return { thoughts, spent: thoughts.length }
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
