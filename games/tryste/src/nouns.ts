/** What boards may know of Tryste: its words, its tables, its options, and what is seen of a match. */
export { writeBargain } from './bargain-notation.ts'
export * from './data/boards.ts'
export * from './data/names.ts'
export { MOST_SPENT_ON_HYPE, MOST_STAKE } from './data/numbers.ts'
export { TRADING_STEPS } from './data/steps.ts'
export * from './lattice.ts'
export * from './options.ts'
export type * from './types.ts'
