import type { GameBoards } from '../kit/game-boards.ts'
import { about } from './about.ts'

export const templateTown: GameBoards = {
  about,
  terminal: async () => (await import('./text.ts')).terminal,
  web: async () => (await import('./web.ts')).webBoard,
  lesson: async () => (await import('./lesson.ts')).lesson,
  rulesPage: async () => (await import('./rules-page.ts')).rulesPage,
  coach: async () => (await import('./coach.ts')).coach,
}
