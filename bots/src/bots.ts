import type { Bot, Entry, GameTypes } from '@masterplan/kernel'
import { greedyBot } from './greedy.ts'
import { LEVEL_BOTS } from './levels.ts'
import { thinksTwice, twiceSearcher } from './master/twice-searcher.ts'
import { randomBot } from './random.ts'
import { alphaBeta } from './search/alpha-beta/alpha-beta.ts'
import { coreAlphaBeta } from './search/core/core-alpha-beta.ts'
import { coreTree } from './search/core/core-tree.ts'
import { flatSearch } from './search/flat-search.ts'
import {
  isSearcher,
  limitedTo,
  type Searcher,
  type SearchLimits,
  type SearchRequest,
  searcher,
} from './search/searcher.ts'
import { plainUct, treeSearch } from './search/tree/tree-search.ts'

/** Every bot: the levels, the weakest first, and then the ways of thinking by themselves. */
export const BOTS: readonly Bot[] = [
  ...LEVEL_BOTS,
  randomBot,
  greedyBot,
  flatSearch,
  plainUct,
  alphaBeta,
  treeSearch,
  coreAlphaBeta,
  coreTree,
]
/** The strongest that nobody has to wait for: to play against, and to ask for a hint, when nobody chose. */
export const STRONGEST: Bot = LEVEL_BOTS.find(({ name }) => name === 'level-5')!

/** Bots that play by insight, and so can take on one of a game's personalities. */
const BY_INSIGHT: readonly Bot[] = [...LEVEL_BOTS, greedyBot, alphaBeta, treeSearch]

export type FoundBot = { readonly ok: true; readonly bot: Bot } | { readonly ok: false; readonly sentence: string }

const NAME = /^(?<plain>[a-z][a-z\d-]*)(?::(?<personality>[^@]+))?(?:@(?<iterations>\d{1,9}))?$/

/**
 * The bot of a name: `level-3`; `greedy`; `greedy:<personality>` where the game has that personality; `tree-search@500` for 500
 * iterations a move; or `tree-search:<personality>@500`.
 */
export function findBot(name: string, personalities: readonly string[]): FoundBot {
  const { plain, personality, iterations } = NAME.exec(name)?.groups ?? {}
  const bot = BOTS.find(each => each.name === plain)
  const isKnown = botNames(personalities).includes(iterations === undefined ? name : name.slice(0, name.indexOf('@')))
  if (bot === undefined || !isKnown || (iterations !== undefined && !isSearcher(bot))) {
    return { ok: false, sentence: sentenceFor(name, personalities) }
  }
  const limited = iterations !== undefined && isSearcher(bot) ? within(bot, name, limitedTo(Number(iterations))) : bot
  return { ok: true, bot: personality === undefined ? limited : inTheMoodOf(limited, name, personality) }
}

const within = (bot: Searcher, name: string, limits: SearchLimits): Searcher =>
  thinksTwice(bot) ? twiceSearcher(name, limits, bot.search) : searcher(name, limits, bot.think)

function sentenceFor(name: string, personalities: readonly string[]): string {
  const [first] = personalities
  const tempered =
    first === undefined ? '' : `, with a personality (${personalities.join(', ')}) as in level-3:${first}`
  const all = BOTS.map(bot => bot.name).join(', ')
  return `There is no bot "${name}"; the bots are: ${all}${tempered}, with a number of iterations as in ${STRONGEST.name}@500.`
}

export function botNames(personalities: readonly string[]): string[] {
  const tempered = BY_INSIGHT.flatMap(bot => personalities.map(personality => `${bot.name}:${personality}`))
  return [...BOTS.map(bot => bot.name), ...tempered]
}

function inTheMoodOf(bot: Bot, name: string, personality: string): Bot {
  const inMood = <G extends GameTypes>(asked: SearchRequest<G>): SearchRequest<G> => ({
    ...asked,
    entry: tempered(asked.entry, personality),
  })
  if (thinksTwice(bot)) return twiceSearcher(name, bot.usual, (asked, limits) => bot.search(inMood(asked), limits))
  if (isSearcher(bot)) return searcher(name, bot.usual, (asked, limits) => bot.think(inMood(asked), limits))
  return {
    name,
    choose: (entry, seat, view, random) => bot.choose(tempered(entry, personality), seat, view, random),
  }
}

function tempered<G extends GameTypes>(entry: Entry<G>, personality: string): Entry<G> {
  const insight = entry.personalities[personality]
  if (insight === undefined) throw new Error(`${entry.game.id} has no personality "${personality}".`)
  return { ...entry, insight }
}
