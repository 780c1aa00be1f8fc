import type { Lesson } from '../kit/lesson.ts'
import { PARKS } from './lesson/parks.ts'
import { TOWERS } from './lesson/towers.ts'

export const lesson: Lesson = {
  goal: {
    en: 'Goal of the game: most points. Parks pay **the houses around them** at once; towers pay the larger share at the end.',
    fr: 'But du jeu : le plus de points. Un parc paie aussitôt **les maisons qui l’entourent** ; une tour paie à la fin la plus grande part.',
  },
  tasks: [...PARKS, ...TOWERS],
}
