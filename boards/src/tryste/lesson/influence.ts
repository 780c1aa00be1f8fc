import type { Task } from '../../kit/lesson.ts'
import { MATCH } from './match.ts'

const HYPE = { told: { kind: 'hyped' }, sum: 'hype' } as const
const PRESTIGE = { see: 'purses.me.prestige', at: 'before' } as const

/** What Prestige is good for. */
export const INFLUENCE: readonly Task[] = [
  {
    title: { en: 'Vote on a zone', fr: 'Voter une zone' },
    ...{ record: MATCH, line: 46, seat: 0 },
    asks: { en: 'Have the tier in the south zoned commercial.', fr: 'Faites zoner commercial le tier du sud.' },
    know: {
      en: 'A vote weighs its voter’s **Influence**: Prestige and Hype together. Yours is {mine}, Ben’s is {theirs}, and he voted for industrial.',
      fr: 'Un vote pèse l’**Influence** de qui vote : Prestige et Battage ensemble. La vôtre est {mine}, celle de Ben {theirs}, et il a voté industriel.',
    },
    look: ['d:0,-2'],
    figures: {
      mine: { see: 'purses.me.influence', at: 'before' },
      theirs: { see: 'purses.rival.influence', at: 'before' },
    },
    right: { figure: { told: { kind: 'zoned', zone: 'commercial' } }, least: 1 },
    shown: 'vote commercial',
    praise: {
      title: { en: 'Zoned as you wished', fr: 'Zoné comme vous vouliez' },
      says: {
        en: 'Your {mine} outweigh Ben’s {theirs}, and voting cost nothing. The zone holds for good.',
        fr: 'Vos {mine} l’emportent sur les {theirs} de Ben, et voter ne coûte rien. La zone vaut pour de bon.',
      },
      rule: 'T-ZON-06',
    },
    wrong: [
      {
        when: { moves: ['vote industrial'] },
        title: { en: 'Ben’s wish came true', fr: 'Le vœu de Ben' },
        says: {
          en: 'You voted as he did: {mine} and {theirs} for industrial. Your vote alone would have decided.',
          fr: 'Vous avez voté comme lui : {mine} et {theirs} pour industriel. Votre vote seul aurait décidé.',
        },
        rule: 'T-ZON-04',
      },
      {
        when: 'always',
        title: { en: 'Another zone', fr: 'Une autre zone' },
        says: {
          en: 'Your {mine} decide against Ben’s {theirs}, but the task asks for **commercial**.',
          fr: 'Vos {mine} décident contre les {theirs} de Ben, mais il faut **commercial**.',
        },
        rule: 'T-ZON-06',
      },
    ],
  },
  {
    title: { en: 'Buy Hype', fr: 'Acheter du Battage' },
    ...{ record: MATCH, line: 59, seat: 0 },
    asks: { en: 'Buy Hype at three for one.', fr: 'Achetez du Battage à trois pour un.' },
    know: {
      en: 'Ben picked the Media: everybody may turn Prestige into Hype, which counts as Influence and multiplies your best income this year. **From ten Prestige on it is three for one.** You have {prestige}.',
      fr: 'Ben a pris le Journaliste : chacun peut changer du Prestige en Battage, qui compte comme Influence et multiplie votre meilleur revenu cette année. **Dès dix de Prestige, c’est trois pour un.** Vous en avez {prestige}.',
    },
    look: [],
    figures: { prestige: PRESTIGE, hype: HYPE, influence: { see: 'purses.me.influence', at: 'after' } },
    right: { figure: { told: { kind: 'hyped' }, sum: 'times' }, least: 3 },
    shown: 'hype 10',
    praise: {
      title: { en: '{hype} Hype', fr: '{hype} de Battage' },
      says: {
        en: 'Your Influence is {influence} now: enough to outvote Ben, and to build more cheaply the more it grows. It fades after next year.',
        fr: 'Votre Influence est de {influence} : assez pour battre Ben aux votes, et pour bâtir moins cher si elle grandit. Il s’éteint après l’année prochaine.',
      },
      rule: 'T-MED-02',
    },
    wrong: [
      {
        when: { figure: { told: { kind: 'hyped' } }, least: 1 },
        title: { en: 'Only two for one', fr: 'Seulement deux pour un' },
        says: {
          en: 'That brought {hype} Hype. Spend ten Prestige or more.',
          fr: 'Cela donne {hype} de Battage. Dépensez dix de Prestige ou plus.',
        },
        rule: 'T-MED-02',
      },
      {
        when: 'always',
        title: { en: 'No Hype', fr: 'Pas de Battage' },
        says: {
          en: 'Your Influence stays at {influence}. Choose how much Prestige to spend.',
          fr: 'Votre Influence reste à {influence}. Choisissez combien de Prestige dépenser.',
        },
        rule: 'T-MED-01',
      },
    ],
  },
]
