import type { Lesson } from '../kit/lesson.ts'
import { BUILDING } from './lesson/building.ts'
import { INFLUENCE } from './lesson/influence.ts'
import { LAND } from './lesson/land.ts'

export const lesson: Lesson = {
  goal: {
    en: 'Goal of the game: most **improvements**. A tile is one, every level built on it one more, a mine or a Scape one.',
    fr: 'But du jeu : le plus d’**améliorations**. Une tuile en est une, chaque niveau bâti dessus une de plus, une mine ou un Jardin une.',
  },
  tasks: [...LAND, ...BUILDING, ...INFLUENCE],
}
