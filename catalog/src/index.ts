import { brickByBrick, insight as insightOfBrickByBrick } from '@masterplan/brick-by-brick'
import { type Playable, playable } from '@masterplan/kernel'
import { insight as insightOfSubdivision, subdivision } from '@masterplan/subdivision'

/** The one list of games: one line per game. */
export const CATALOG: readonly Playable[] = [
  playable({ game: subdivision, insight: insightOfSubdivision, personalities: {} }),
  playable({ game: brickByBrick, insight: insightOfBrickByBrick, personalities: {} }),
]

export const findGame = (id: string): Playable | undefined => CATALOG.find(game => game.id === id)
