import type { Condition, Task } from '../../kit/lesson.ts'
import { LANE, LOAM, ROUND_END } from './matches.ts'

const BUILT: Condition = { figure: { told: { kind: 'built' } }, least: 1 }
const PEOPLE = {
  before: { see: 'table.me.inhabitants', at: 'before' },
  after: { see: 'table.me.inhabitants', at: 'after' },
} as const
const ALONE = { told: { kind: 'control', 'seats.0': 'me', 'seats.length': 1 } } as const

/** Where inhabitants come from, and what they can do. */
export const INHABITANTS: readonly Task[] = [
  {
    title: { en: 'Abandon, and be paid', fr: 'Abandonner, et être payé' },
    ...{ record: LOAM, line: 32, seat: 0 },
    asks: { en: 'Abandon the building that gives back most.', fr: 'Abandonnez le bâtiment qui rend le plus.' },
    know: {
      en: 'Who abandons a building gets **twice what it cost**, and the floors come back. Claimed projects stay claimed. You have {before} inhabitants.',
      fr: 'Abandonner un bâtiment rend **le double de son coût**, et les étages reviennent. Un projet réclamé reste réclamé. Vous avez {before} habitants.',
    },
    look: ['6.SW', '6.NE'],
    figures: { ...PEOPLE, gain: { told: { kind: 'abandoned' }, sum: 'gain' } },
    right: { moves: ['abandon 6.SW'] },
    shown: 'abandon 6.SW',
    praise: {
      title: { en: '{gain} inhabitants come back', fr: '{gain} habitants reviennent' },
      says: {
        en: 'Two floors cost more than one, and all of it comes back twice: **{before} → {after}**. Good when inhabitants are short.',
        fr: 'Deux étages coûtent plus qu’un, et le tout revient en double : **{before} → {after}**. Utile quand les habitants manquent.',
      },
      rule: 'B-ABN-02',
    },
    wrong: [
      {
        when: { like: '^abandon' },
        title: { en: 'The cheaper one', fr: 'Le moins cher' },
        says: {
          en: 'It gives back {gain}. The other building cost more, so it gives back more.',
          fr: 'Il rend {gain}. L’autre bâtiment a coûté plus cher, il rend donc plus.',
        },
        rule: 'B-ABN-02',
      },
      {
        when: { like: '^build' },
        title: { en: 'That costs inhabitants', fr: 'Cela coûte des habitants' },
        says: {
          en: 'Building took {before} to {after}. Press a building of yours, **1** or **2**, and choose to abandon it.',
          fr: 'Bâtir vous fait passer de {before} à {after}. Touchez un de vos bâtiments, **1** ou **2**, et choisissez de l’abandonner.',
        },
        rule: 'B-ABN-01',
      },
      {
        when: 'always',
        title: { en: 'That is a ploy', fr: 'C’est une ruse' },
        says: {
          en: 'It only moves the hoist. Press **1** or **2** and choose to abandon it.',
          fr: 'Elle ne fait que déplacer le palan. Touchez **1** ou **2** et choisissez de l’abandonner.',
        },
        rule: 'B-PLY-04',
      },
    ],
  },
  {
    title: { en: 'Invade a building', fr: 'Envahir un bâtiment' },
    ...{ record: LANE, line: 27, seat: 0 },
    asks: {
      en: 'Take the building of Ben’s that completes a straight line of yours.',
      fr: 'Prenez le bâtiment de Ben qui complète une ligne droite à vous.',
    },
    know: {
      en: 'A ploy, four times in a match. Invading costs **twice what the building cost**, and Ben gets it. Straight Lane asks for three in a straight line: **1** and **2** are two.',
      fr: 'Une ruse, quatre fois par partie. Envahir coûte **le double du coût du bâtiment**, et Ben le reçoit. L’Allée Droite en veut trois en ligne : **1** et **2** font deux.',
    },
    look: ['2.SW', '2.NE'],
    figures: { ...PEOPLE, cost: { told: { kind: 'invaded' }, sum: 'cost' } },
    right: { all: [{ like: '^invade' }, { figure: { see: 'claimable.length', at: 'after' }, least: 1 }] },
    shown: 'invade 2.C',
    praise: {
      title: { en: 'The line is complete', fr: 'La ligne est complète' },
      says: {
        en: 'It cost {cost} inhabitants, {after} are left. Straight Lane can be claimed at once, and Ben has a building less.',
        fr: 'Cela a coûté {cost} habitants, il en reste {after}. L’Allée Droite se réclame aussitôt, et Ben a un bâtiment de moins.',
      },
      rule: 'B-PLY-12',
    },
    wrong: [
      {
        when: { like: '^invade' },
        title: { en: 'Not in the line', fr: 'Pas dans la ligne' },
        says: {
          en: 'It cost {cost} and is yours, but not between **1** and **2**.',
          fr: 'Il a coûté {cost} et il est à vous, mais pas entre **1** et **2**.',
        },
        rule: 'B-PLY-09',
      },
      {
        when: { like: '^build' },
        title: { en: 'The gap is Ben’s', fr: 'Le trou est à Ben' },
        says: {
          en: 'The space between **1** and **2** is built on by Ben: only an invasion takes it.',
          fr: 'La case entre **1** et **2** est bâtie par Ben : seule une invasion la prend.',
        },
        rule: 'B-PLY-08',
      },
      {
        when: 'always',
        title: { en: 'That leads away', fr: 'Cela éloigne du but' },
        says: {
          en: 'Press the building between **1** and **2**, and choose the invasion.',
          fr: 'Touchez le bâtiment entre **1** et **2**, et choisissez l’invasion.',
        },
        rule: 'B-PLY-08',
      },
    ],
  },
  {
    title: { en: 'Hold the regions', fr: 'Tenez les quartiers' },
    ...{ record: ROUND_END, line: 29, seat: 0 },
    asks: {
      en: 'The round ends after this action: hold region 2 alone.',
      fr: 'La manche finit après cette action : tenez seul le quartier 2.',
    },
    know: {
      en: 'After each round a region pays inhabitants to **who has most floors there**: two alone, one each in a tie. Ben has one floor in region 2, on **1**.',
      fr: 'Après chaque manche, un quartier donne des habitants à **qui y a le plus d’étages** : deux seul, un chacun à égalité. Ben a un étage au quartier 2, sur **1**.',
    },
    look: ['2.W'],
    figures: { ...PEOPLE, alone: ALONE },
    right: { figure: { told: { kind: 'control', region: 2, 'seats.0': 'me', 'seats.length': 1 } }, least: 1 },
    shown: 'invade 2.W',
    praise: {
      title: { en: 'You hold {alone} regions alone', fr: 'Vous tenez seul {alone} quartiers' },
      says: {
        en: 'Ben’s floor is gone from region 2, and yours stands there. After paying for it and being paid you have {after} inhabitants.',
        fr: 'L’étage de Ben a quitté le quartier 2, et le vôtre y est. Après avoir payé et été payé, vous avez {after} habitants.',
      },
      rule: 'B-CTL-02',
    },
    wrong: [
      {
        when: BUILT,
        title: { en: 'A tie', fr: 'Une égalité' },
        says: {
          en: 'One floor each: region 2 pays both. You hold {alone} alone. Taking over **1** would change both sides at once.',
          fr: 'Un étage chacun : le quartier 2 paie les deux. Vous en tenez {alone} seul. Prendre **1** changerait les deux côtés à la fois.',
        },
        rule: 'B-CTL-03',
      },
      {
        when: 'always',
        title: { en: 'The hoist leaves region 2', fr: 'Le palan quitte le quartier 2' },
        says: {
          en: 'What you do now happens elsewhere. Press **1** and choose the invasion.',
          fr: 'Ce que vous faites maintenant se passe ailleurs. Touchez **1** et choisissez l’invasion.',
        },
        rule: 'B-PLY-04',
      },
    ],
  },
]
