export { advise, type Hint, hintsFor, within } from './advise.ts'
export { alphaBeta } from './alpha-beta.ts'
export { Asker, bellIfAny, type Line } from './asker.ts'
export { BOTS, botNames, type FoundBot, findBot, STRONGEST } from './bots.ts'
export { flatSearch } from './flat-search.ts'
export { greedyBot } from './greedy.ts'
export { LEVEL_BOTS } from './levels.ts'
export {
  type Answer,
  answerTo,
  newBell,
  type Question,
  ring,
  type Study,
  USUAL_MEGABYTES,
} from './question.ts'
export { randomBot } from './random.ts'
export { remembering } from './recall.ts'
export {
  type Advice,
  type Asked,
  isSearcher,
  type Limits,
  limitedTo,
  type Searcher,
  searcher,
  type Thought,
} from './search.ts'
export { plainUct, treeSearch } from './tree-search.ts'
