import type { Entry } from './ai/insight.ts'
import type { GameTypes, Score, Viewer } from './game.ts'
import { seeded } from './luck/random.ts'
import type { Match } from './match.ts'

/** How many worlds to imagine before believing that something is the same in all of them. */
const WORLDS = 24

/**
 * The score as far as `viewer` may know it; undefined when it depends on a secret.
 *
 * It is worked out from the viewer's view alone: worlds are imagined from it, and if all have the same scores, these
 * are it. So nothing hidden can leak, and a game in which all is open shows its running score.
 */
export function knownScores(match: Match, viewer: Viewer): Score[] | undefined {
  if (match.turn().kind === 'over') return match.scores()
  return match.game.unfold(<G extends GameTypes>({ game }: Entry<G>) => {
    const random = seeded(1)
    const view = match.viewFor(viewer) as G['View'] // of a match of this very game
    const scored = Array.from({ length: WORLDS }, () => game.scores(game.imagine(view, random)))
    return sameIn(scored) ? scored[0] : undefined
  })
}

/** Whether `knower` already knows all that `other` is shown, so that they may look at one screen. */
export function seesAllOf(match: Match, knower: Viewer, other: Viewer): boolean {
  return match.game.unfold(<G extends GameTypes>({ game }: Entry<G>) => {
    const random = seeded(1)
    const view = match.viewFor(knower) as G['View'] // of a match of this very game
    const shown = Array.from({ length: WORLDS }, () => game.view(game.imagine(view, random), other))
    return sameIn([match.viewFor(other), ...shown])
  })
}

function sameIn(things: readonly unknown[]): boolean {
  const first = JSON.stringify(things[0])
  return things.every(thing => JSON.stringify(thing) === first)
}
