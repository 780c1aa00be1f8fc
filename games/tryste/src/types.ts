/** The contract's nouns: what is done, seen, heard and refused, and what a table may choose. */
export type * from './types/event.ts'
export type * from './types/move.ts'
export type * from './types/options.ts'
export type * from './types/refusal.ts'
export type * from './types/view.ts'
export { RULES_VERSIONS } from './versions.ts'
