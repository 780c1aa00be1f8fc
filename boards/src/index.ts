import { type FoldedBoard, folded } from './board.ts'
import { BOARDS } from './games.ts'

export type { FoldedBoard, Ink, Messages } from './board.ts'
export { type HintWords, hintSentences } from './kit/hint-sentences.ts'
export { COLOURED, PLAIN } from './kit/ink.ts'
export { say, sayFor } from './kit/say.ts'
export { folded }

/** The board of each game at the terminal, by its id. */
export const TERMINAL_BOARDS: Readonly<Record<string, FoldedBoard>> = Object.fromEntries(
  await Promise.all(BOARDS.map(async ({ about, terminal }) => [about.id, folded(await terminal())] as const)),
)
