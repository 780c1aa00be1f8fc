/** The contract's nouns: what is done, seen, heard and refused, and what a table may choose. */
export type * from './types/event.ts'
export type * from './types/move.ts'
export type * from './types/options.ts'
export type * from './types/refusal.ts'
export type * from './types/view.ts'

/** The newest first, as `Game` wants them. Another one is added when a rule changes; records go on under the one they name. */
export const RULES_VERSIONS = ['1.0.0'] as const
