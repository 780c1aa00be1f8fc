/** What boards may know of Tryste: its words, its tables, its options, and what is seen of a match. */
export { CRANE_HIRED, PREFAB_KIT } from './cards/effects.ts'
export { goodsOf, writeBargain } from './chapters/trading/bargain-notation.ts'
export * from './data/boards.ts'
export * from './data/names.ts'
export {
  HALVED_ABOVE,
  HYPE_BANDS,
  LIKES,
  MINE_PRICES,
  MOST_SPENT_ON_HYPE,
  MOST_STAKE,
  REDUCTIONS,
} from './data/numbers.ts'
export { TRADING_STEPS } from './data/steps.ts'
export * from './land/lattice.ts'
export * from './options.ts'
export type * from './types.ts'
