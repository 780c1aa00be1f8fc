import { type Bot, type GameTypes, seeded } from '@masterplan/kernel'
import {
  type Advice,
  type Searcher,
  type SearchLimits,
  type SearchRequest,
  searcher,
  type Thought,
} from '../search/searcher.ts'
import { addedUp, type Found, SEARCHES, seedsOf } from './added-up.ts'

/** What one of two searches found, with each move in notation: another thread can tell it. */
export interface FoundBySearch<Move> extends Found<Thought<Move> & { readonly text: string }> {
  readonly spent: number // iterations
}

/**
 * A bot that searches twice, by two seeds, and adds up. `think` does it in this thread, one search after the other; whoever
 * has two threads lets each do one `search`. Both ways lead to the same move.
 */
export interface TwiceSearcher extends Searcher {
  search<G extends GameTypes>(asked: SearchRequest<G>, limits: SearchLimits): FoundBySearch<G['Move']>
}
type Search = TwiceSearcher['search']

export const thinksTwice = (bot: Bot): bot is TwiceSearcher => 'search' in bot

export function twiceSearcher(name: string, usual: SearchLimits, search: Search): TwiceSearcher {
  return { ...searcher(name, usual, (asked, limits) => oneAfterTheOther(search, asked, limits)), search }
}

/** The first has half of the time, where there is a limit: it must not leave the second without any. */
function oneAfterTheOther<G extends GameTypes>(
  search: Search,
  asked: SearchRequest<G>,
  limits: SearchLimits,
): Advice<G['Move']> {
  const { clock, deadline } = limits
  const seeds = seedsOf(asked.random)
  const midway = deadline === Number.POSITIVE_INFINITY ? deadline : (clock() + deadline) / 2
  const found = SEARCHES.map(which =>
    search(
      { ...asked, random: seeded(seeds.searches[which]) },
      { ...limits, deadline: which === 0 ? midway : deadline },
    ),
  )
  const thoughts = addedUp(found, seeds.lot).slice(0, Math.max(1, limits.thoughts))
  return { thoughts, spent: found.reduce((sum, { spent }) => sum + spent, 0) }
}
