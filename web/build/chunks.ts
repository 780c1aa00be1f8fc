import type { Rolldown } from 'vite'

/** The files of one game: its board, and the nouns it is made of. */
const OF_A_GAME = /[\\/](?:boards[\\/]src|games)[\\/](?!kit[\\/])([a-z-]+)[\\/]/
const gameOf = (file: string): string | undefined => OF_A_GAME.exec(file)?.[1]

/**
 * Every file is a way to the server and back, and a phone has few lines: what is always fetched together is one file.
 * Left to itself the bundler makes dozens of a few hundred bytes each.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'page', tags: ['$initial'], priority: 3 },
  { name: 'shared', test: file => gameOf(file) === undefined, minShareCount: 2, priority: 2 },
  { name: boardName, minShareCount: 2, priority: 1 },
]

function boardName(file: string): string | null {
  const game = gameOf(file)
  return game === undefined ? null : `board-${game}`
}
