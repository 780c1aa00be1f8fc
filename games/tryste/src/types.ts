/** The contract's nouns: what is done, seen, heard and refused, and what a table may choose. */
export type * from './types/event.ts'
export type * from './types/move.ts'
export type * from './types/options.ts'
export type * from './types/refusal.ts'
export type * from './types/view.ts'

/** Rises when a record or a file of weights made for the rules before no longer fits. */
export const RULES_VERSION = '1.0.0'
