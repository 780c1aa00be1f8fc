import type { Bot } from '@masterplan/kernel'
import { onePly } from './search/one-ply.ts'

/** How many worlds a move is tried in where something is hidden: enough that one odd deal does not decide. */
const WORLDS = 4

/** Looks one move ahead: plays the move with the best evaluation after it, any of them if several are equal. */
export const greedyBot: Bot = {
  name: 'greedy',
  choose: (entry, seat, view, random) => onePly({ entry, seat, view, random }, WORLDS)[0]!.move,
}
