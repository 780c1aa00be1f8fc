import type { TerminalBoard } from '../board.ts'
import type { About } from './about.ts'
import type { FoldedCoach } from './coach.ts'
import type { Lesson } from './lesson.ts'
import type { RulesPage } from './rules-page.ts'
import type { FoldedWebBoard } from './web-board.ts'

/** All that a game shows and says. Only what it says of itself is there at once; the rest is fetched when it is needed. */
export interface GameBoards {
  readonly about: About
  terminal(): Promise<TerminalBoard<never, never>>
  web(): Promise<FoldedWebBoard>
  lesson(): Promise<Lesson>
  rulesPage(): Promise<RulesPage>
  coach(): Promise<FoldedCoach>
}
