export { BOTS, botNames, type FoundBot, findBot, STRONGEST } from './bots.ts'
export { greedyBot } from './greedy.ts'
export { expectedShare, type Hint } from './hints.ts'
export { LEVEL_BOTS } from './levels.ts'
export { randomBot } from './random.ts'
export { alphaBeta } from './search/alpha-beta/alpha-beta.ts'
export { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from './search/alpha-beta/transposition-table.ts'
export { Budget } from './search/budget.ts'
export { coreAlphaBeta } from './search/core/core-alpha-beta.ts'
export { openCore, positionOf } from './search/core/core-module.ts'
export { coreTree } from './search/core/core-tree.ts'
export { hashOf, mixed } from './search/hash.ts'
export { type Information, lookAhead } from './search/information.ts'
export { KnownMoves } from './search/known-moves.ts'
export { marginOf } from './search/outcome.ts'
export {
  type Advice,
  isSearcher,
  limitedTo,
  type Searcher,
  type SearchLimits,
  type SearchRequest,
  searcher,
  type Thought,
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
