import type { Lesson } from '../kit/lesson.ts'
import { BUILDING } from './lesson/building.ts'
import { PLANNING } from './lesson/planning.ts'

export const lesson: Lesson = {
  goal: {
    en: 'Goal of the game: most points. A pyramid brings its pips; **every group of yours costs a point**.',
    fr: 'But du jeu : le plus de points. Une pyramide rapporte sa taille ; **chaque groupe à vous coûte un point**.',
  },
  tasks: [...BUILDING, ...PLANNING],
}
