import type { Lesson } from '../kit/lesson.ts'
import { BUILDING } from './lesson/building.ts'
import { INHABITANTS } from './lesson/inhabitants.ts'
import { PROJECTS } from './lesson/projects.ts'

export const lesson: Lesson = {
  goal: {
    en: 'Goal of the game: most points, from **projects**, secret **missions** and the inhabitants you have left.',
    fr: 'But du jeu : le plus de points, par les **projets**, les **missions** secrètes et les habitants qui restent.',
  },
  tasks: [...BUILDING, ...PROJECTS, ...INHABITANTS],
}
