export { BOTS, botNames, type FoundBot, findBot, STRONGEST } from './bots.ts'
export { greedyBot } from './greedy.ts'
export { expectedShare, type Hint } from './hints.ts'
export { LEVEL_BOTS } from './levels.ts'
export { randomBot } from './random.ts'
export { alphaBeta } from './search/alpha-beta/alpha-beta.ts'
export {
  isSearcher,
  limitedTo,
  type Searcher,
  type SearchLimits,
  searcher,
} from './search/searcher.ts'
export { withTreeReuse } from './search/tree/tree-reuse.ts'
export { plainUct, treeSearch } from './search/tree/tree-search.ts'
export { within } from './within.ts'
export {
  answerTo,
  type BotAnswer,
  type BotQuestion,
  oneAnswer,
  twoQuestions,
  USUAL_MEGABYTES,
} from './worker-protocol.ts'
