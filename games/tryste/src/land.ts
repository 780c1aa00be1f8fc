/** The nouns of Tryste: what lies on the table, what can be done with it, what is seen of it. */
export * from './nouns/boards.ts'
export * from './nouns/moves.ts'
export * from './nouns/options.ts'
export * from './nouns/view.ts'
export * from './nouns/words.ts'
