import type { GameTypes } from '@masterplan/kernel'
import { rankedBy } from './one-ply.ts'
import type { SearchRequest, Thought } from './searcher.ts'

/** How finely the part of a move is drawn. */
const PARTS = 1000

/**
 * Looks one move ahead, but only at the few listed moves that come to mind, any as likely as the next: who overlooks the
 * good ones plays the best of what was seen, never a bad move on purpose.
 */
export function glance<G extends GameTypes>(asked: SearchRequest<G>, moves: number): Thought<G['Move']>[] {
  const { entry, seat, view, random } = asked
  const { game } = entry
  const world = game.imagine(view, random)
  const whole = Math.floor(moves)
  const noticed = Math.max(1, random.below(PARTS) < (moves - whole) * PARTS ? whole + 1 : whole)
  const seen = new Map<string, G['Move']>()
  for (let look = 0; look < noticed; look++) {
    const move = game.sample(world, seat, random)
    seen.set(game.notation.write(move), move)
  }
  return rankedBy(asked, [world], [...seen.values()])
}
