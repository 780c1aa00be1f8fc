/** What boards may know of Tryste: its words, its tables, its options, and what is seen of a match. */
export * from './data/boards.ts'
export * from './data/names.ts'
export * from './lattice.ts'
export * from './options.ts'
export type * from './types.ts'
