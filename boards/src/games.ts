import { brickByBrick } from './brick-by-brick/index.ts'
import type { About } from './kit/about.ts'
import type { GameBoards } from './kit/game-boards.ts'
import { parksAndTowers } from './parks-and-towers/index.ts'
import { subdivision } from './subdivision/index.ts'
import { tryste } from './tryste/index.ts'
import { urbapolis } from './urbapolis/index.ts'

export type { About } from './kit/about.ts'
export type { CoachLine, FoldedCoach } from './kit/coach.ts'
export type { Lesson, Task, Written } from './kit/lesson.ts'
export { RULES_CARDS, type RulesCard, type RulesPage, type RulesScene, type RulesSign } from './kit/rules-page.ts'

/** The one list of boards, in the order of the start page: one line per game. */
export const BOARDS: readonly GameBoards[] = [
  subdivision, //
  parksAndTowers,
  brickByBrick,
  urbapolis,
  tryste,
]

export const boardsOf = (game: string): GameBoards | undefined => BOARDS.find(({ about }) => about.id === game)
export const aboutOf = (game: string): About | undefined => boardsOf(game)?.about
/** What a game is called; one that is not known goes by its id. */
export const titleOf = (game: string): string => aboutOf(game)?.title ?? game
