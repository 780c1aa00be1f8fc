/** The nouns of Tryste: what lies on the table, what can be done with it, what is seen of it. */

export * from './data/boards.ts'
export * from './data/names.ts'
export * from './lattice.ts'
export * from './options.ts'
export * from './types/move.ts'
export * from './types/view.ts'
