import type { Lesson } from '../kit/lesson.ts'
import { BUILDING } from './lesson/building.ts'
import { GROWING } from './lesson/growing.ts'
import { MEANS } from './lesson/means.ts'

export const lesson: Lesson = {
  goal: {
    en: 'Goal of the game: most points after five rounds. **A building is worth what its neighbours make of it**: they set its level.',
    fr: 'But du jeu : le plus de points après cinq manches. **Un bâtiment vaut ce que ses voisins en font** : ils fixent son niveau.',
  },
  tasks: [...BUILDING, ...MEANS, ...GROWING],
}
