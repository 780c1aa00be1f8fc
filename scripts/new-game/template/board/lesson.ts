import type { Figure, Lesson } from '../kit/lesson.ts'
import { lessonMatch } from '../kit/lesson-match.ts'

const STREET = lessonMatch('template-town', '1.0.0', ['* wish 2', '* wish 4', '1 build 2 2', '2 build 4 2'], {
  houses: 2,
})
const GAIN: Figure = { see: 'scores.me.total', at: 'more' }

export const lesson: Lesson = {
  goal: {
    en: 'Goal of the game: most points. Each floor scores one, **and the lot you wished for more**.',
    fr: 'But du jeu : le plus de points. Chaque étage en rapporte un, **et le terrain souhaité davantage**.',
  },
  tasks: [
    {
      title: { en: 'The lot you wished for', fr: 'Le terrain souhaité' },
      ...{ record: STREET, line: 2, seat: 0 },
      asks: { en: 'Build two floors on the lot you wished for.', fr: 'Bâtissez deux étages sur le terrain souhaité.' },
      know: {
        en: 'Luck gave you a lot to wish for: **1**. Nobody else knows which.',
        fr: 'Le hasard vous a donné un terrain à souhaiter : **1**. Personne d’autre ne le connaît.',
      },
      look: ['2'],
      figures: { gain: GAIN },
      right: { figure: GAIN, least: 4 },
      shown: 'build 2 2',
      praise: {
        title: { en: '{gain} points at once', fr: '{gain} points d’un coup' },
        says: {
          en: 'Two floors, and the wish on top of them: **{gain} points**.',
          fr: 'Deux étages, et le souhait en plus : **{gain} points**.',
        },
        rule: 'TT-3.3',
      },
      wrong: [
        {
          when: { like: '^build 2' },
          title: { en: 'One floor', fr: 'Un étage' },
          says: {
            en: 'The right lot: {gain} points. A second floor brings one more.',
            fr: 'Le bon terrain : {gain} points. Un deuxième étage en rapporte un de plus.',
          },
          rule: 'TT-3.1',
        },
        {
          when: 'always',
          title: { en: 'Another lot', fr: 'Un autre terrain' },
          says: {
            en: 'It brings {gain}. The lot you wished for is **1**.',
            fr: 'Il rapporte {gain}. Le terrain souhaité est **1**.',
          },
          rule: 'TT-3.3',
        },
      ],
    },
    {
      title: { en: 'Mind the light', fr: 'Gare à la lumière' },
      ...{ record: STREET, line: 4, seat: 0 },
      asks: { en: 'Build where no light is lost.', fr: 'Bâtissez sans perdre de lumière.' },
      know: {
        en: 'Two tall neighbours, of two floors each, **take a point from each other**.',
        fr: 'Deux hautes voisines, de deux étages chacune, **se prennent un point**.',
      },
      look: ['2', '4'],
      figures: { gain: GAIN },
      right: { figure: GAIN, least: 1 },
      shown: 'build 1 1',
      praise: {
        title: { en: 'A low house keeps its light', fr: 'Une maison basse garde sa lumière' },
        says: {
          en: 'It brings {gain}, and takes nothing from its neighbour.',
          fr: 'Elle rapporte {gain}, et ne prend rien à sa voisine.',
        },
        rule: 'TT-3.1',
      },
      wrong: [
        {
          when: 'always',
          title: { en: 'Too tall for this street', fr: 'Trop haute pour cette rue' },
          says: {
            en: 'With what the neighbours lose, it brings you {gain}.',
            fr: 'Avec ce que perdent les voisines, elle vous rapporte {gain}.',
          },
          rule: 'TT-3.2',
        },
      ],
    },
  ],
}
