import { describe, test } from 'vitest'
import type { Game, GameTypes } from '../src/index.ts'
import { type Promised, promisesOf } from './promises.ts'

export { type Promised, promisesOf } from './promises.ts'
export { Broken } from './walk.ts'

/** Called once per game; the game's own tests cover only its own rules. */
export function keepsItsPromises<G extends GameTypes>(game: Game<G>, promised: Promised<G>): void {
  describe(`${game.title} keeps its promises`, () => {
    for (const { name, check } of promisesOf(game, promised)) test(name, check)
  })
}

/** For games in which everybody knows everything. */
export const NO_SECRETS = (): void => {}
/** For games in which every move can be listed. */
export const ALL_LISTED = (): boolean => false
