import { type FoldedBoard, folded } from './board.ts'
import { terminal as brickByBrick } from './brick-by-brick/terminal.ts'
import { terminal as parksAndTowers } from './parks-and-towers/terminal.ts'
import { terminal as subdivision } from './subdivision/terminal.ts'
import { terminal as tryste } from './tryste/terminal.ts'
import { terminal as urbapolis } from './urbapolis/terminal.ts'

export type { FoldedBoard, Ink, Messages } from './board.ts'
export { COLOURED, PLAIN } from './kit/ink.ts'
export { say } from './kit/say.ts'
export { folded }

/** The board of each game, by its id: one line per game. */
export const TERMINAL_BOARDS: Readonly<Record<string, FoldedBoard>> = {
  'brick-by-brick': folded(brickByBrick),
  'parks-and-towers': folded(parksAndTowers),
  subdivision: folded(subdivision),
  tryste: folded(tryste),
  urbapolis: folded(urbapolis),
}
