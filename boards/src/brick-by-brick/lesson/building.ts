import type { Condition, Task } from '../../kit/lesson.ts'
import { HIGHER, OPENING } from './matches.ts'

const COST = { told: { kind: 'built' }, sum: 'cost' } as const
const BUILT: Condition = { figure: { told: { kind: 'built' } }, least: 1 }

/** Spaces, the hoist, floors. */
export const BUILDING: readonly Task[] = [
  {
    title: { en: 'Your first building', fr: 'Votre premier bâtiment' },
    ...{ record: OPENING, line: 14, seat: 0 },
    asks: { en: 'Build where it costs one inhabitant.', fr: 'Bâtissez là où cela coûte un habitant.' },
    know: {
      en: 'The number on a space is what building there costs. You pay with **inhabitants**: you have {people}. The first action may use any space.',
      fr: 'Le nombre d’une case est ce que coûte y bâtir. On paie en **habitants** : vous en avez {people}. La première action peut se faire sur toute case.',
    },
    look: [],
    figures: {
      cost: COST,
      people: { see: 'table.me.inhabitants', at: 'before' },
      left: { see: 'table.me.inhabitants', at: 'after' },
    },
    right: { all: [BUILT, { figure: COST, most: 1 }] },
    shown: 'build 4.E',
    praise: {
      title: { en: 'One floor, one inhabitant', fr: 'Un étage, un habitant' },
      says: {
        en: 'It cost {cost}, and you have **{left} inhabitants** left. Those you keep are points at the end.',
        fr: 'Il a coûté {cost}, et il vous reste **{left} habitants**. Ceux que vous gardez font des points à la fin.',
      },
      rule: 'B-NEW-01',
    },
    wrong: [
      {
        when: { figure: COST, least: 5 },
        title: { en: 'As dear as it gets', fr: 'Au prix fort' },
        says: {
          en: 'That cost {cost} inhabitants: brambles cost as much as the dearest land. Look for the smallest number.',
          fr: 'Cela a coûté {cost} habitants : les ronces coûtent autant que le terrain le plus cher. Cherchez le plus petit nombre.',
        },
        rule: 'B-NEW-02',
      },
      {
        when: 'always',
        title: { en: 'Cheaper elsewhere', fr: 'Moins cher ailleurs' },
        says: {
          en: 'That cost {cost}. Some spaces have a smaller number.',
          fr: 'Cela a coûté {cost}. Certaines cases ont un nombre plus petit.',
        },
        rule: 'B-NEW-01',
      },
    ],
  },
  {
    title: { en: 'Where the hoist goes', fr: 'Où va le palan' },
    ...{ record: OPENING, line: 17, seat: 0 },
    asks: {
      en: 'Build so that the hoist goes to region 2, in the north-east.',
      fr: 'Bâtissez pour que le palan aille au quartier 2, au nord-est.',
    },
    know: {
      en: 'One builds only where the hoist is. Then it goes on: **a north-eastern space sends it to the north-eastern region**, a centre space to the centre.',
      fr: 'On ne bâtit que là où est le palan. Puis il repart : **une case nord-est l’envoie au quartier nord-est**, une case du centre au centre.',
    },
    look: ['2'],
    figures: { region: { told: { kind: 'hoist' }, sum: 'region' } },
    right: { figure: { told: { kind: 'hoist', region: 2 } }, least: 1 },
    shown: 'build 4.NE',
    praise: {
      title: { en: 'The hoist is in region {region}', fr: 'Le palan est au quartier {region}' },
      says: {
        en: 'The next action, whoever takes it, is in region {region}. That decides more than the floor itself.',
        fr: 'La prochaine action, de qui que ce soit, se fait au quartier {region}. Cela décide plus que l’étage lui-même.',
      },
      rule: 'B-REG-01',
    },
    wrong: [
      {
        when: { figure: { told: { kind: 'hoist' } }, least: 1 },
        title: { en: 'It went elsewhere', fr: 'Il est allé ailleurs' },
        says: {
          en: 'The hoist is in region {region} now. Build on the space that lies in its own region as **1** lies on the map.',
          fr: 'Le palan est au quartier {region}. Bâtissez sur la case placée dans son quartier comme **1** sur la carte.',
        },
        rule: 'B-REG-01',
      },
      {
        when: BUILT,
        title: { en: 'The hoist stayed', fr: 'Le palan n’a pas bougé' },
        says: {
          en: 'A centre space leads to the centre, or a project may be claimed first. Use the space in the **north-east**.',
          fr: 'Une case du centre mène au centre, ou un projet se réclame d’abord. Prenez la case au **nord-est**.',
        },
        rule: 'B-REG-02',
      },
      {
        when: 'always',
        title: { en: 'That builds nothing', fr: 'Cela ne bâtit rien' },
        says: {
          en: 'Ploys and abandoning have their time. Here: press the space in the **north-east** and build.',
          fr: 'Les ruses et l’abandon auront leur heure. Ici : touchez la case au **nord-est** et bâtissez.',
        },
        rule: 'B-ACT-02',
      },
    ],
  },
  {
    title: { en: 'A second floor', fr: 'Un deuxième étage' },
    ...{ record: HIGHER, line: 17, seat: 0 },
    asks: { en: 'Put a second floor on your building.', fr: 'Ajoutez un deuxième étage à votre bâtiment.' },
    know: {
      en: 'A further floor costs the land, **and one more for each floor below**. Yours stands on a cleared bramble: its land costs {land}.',
      fr: 'Un étage de plus coûte le terrain, **et un de plus par étage déjà là**. Le vôtre est sur des ronces défrichées : le terrain coûte {land}.',
    },
    look: ['2.W'],
    figures: {
      cost: COST,
      land: { see: 'spaces.13.cost', at: 'before' },
      ready: { see: 'claimable.length', at: 'after' },
    },
    right: { figure: { told: { kind: 'built', floors: 2 } }, least: 1 },
    shown: 'build 2.W',
    praise: {
      title: { en: 'Two floors, for {cost} inhabitants', fr: 'Deux étages, pour {cost} habitants' },
      says: {
        en: 'And it fulfils {ready, plural, one {a project} other {# projects}}: Thornkeep asks for a second floor on a former bramble.',
        fr: 'Et il remplit {ready, plural, one {un projet} other {# projets}} : le Donjon d’Épines veut un deuxième étage sur d’anciennes ronces.',
      },
      rule: 'B-BLD-02',
    },
    wrong: [
      {
        when: BUILT,
        title: { en: 'A new building', fr: 'Un nouveau bâtiment' },
        says: {
          en: 'That cost {cost} and stands alone. Press your own building, **1**, and build there again.',
          fr: 'Il a coûté {cost} et se dresse seul. Touchez votre bâtiment, **1**, et bâtissez encore là.',
        },
        rule: 'B-BLD-01',
      },
      {
        when: 'always',
        title: { en: 'Not a floor', fr: 'Pas un étage' },
        says: {
          en: 'Press your building, **1**, and choose to build.',
          fr: 'Touchez votre bâtiment, **1**, et choisissez de bâtir.',
        },
        rule: 'B-ACT-02',
      },
    ],
  },
]
