import type { Task } from '../../kit/lesson.ts'
import { MATCH } from './match.ts'

const PRICE = { told: { kind: 'bought' }, sum: 'price' } as const
const GOBS = {
  before: { see: 'purses.me.gobs', at: 'before' },
  after: { see: 'purses.me.gobs', at: 'after' },
} as const

/** Roles, and land. */
export const LAND: readonly Task[] = [
  {
    title: { en: 'Pick a role', fr: 'Prendre un rôle' },
    ...{ record: MATCH, line: 17, seat: 0 },
    asks: {
      en: 'You own no land yet: pick the role that buys it.',
      fr: 'Vous n’avez pas encore de terrain : prenez le rôle qui en achète.',
    },
    know: {
      en: `A year is a row of roles. **Everybody acts in each role that is picked**, its picker first and better. The Realtor buys land; you have $\{before}.`,
      fr: 'Une année est une suite de rôles. **Chacun agit dans tout rôle pris**, mieux et d’abord qui l’a pris. L’Agent immobilier achète du terrain ; vous avez {before} $.',
    },
    look: [],
    figures: GOBS,
    right: { moves: ['pick realtor'] },
    shown: 'pick realtor',
    praise: {
      title: { en: 'You are the Realtor', fr: 'Vous êtes l’Agent immobilier' },
      says: {
        en: `You buy several triangles at once, Ben may buy one after you. Money that lies on a role is yours, too: you have $\{after}.`,
        fr: 'Vous achetez plusieurs triangles d’un coup, Ben peut en acheter un ensuite. L’argent posé sur un rôle est aussi à vous : vous avez {after} $.',
      },
      rule: 'T-YR-04',
    },
    wrong: [
      {
        when: { moves: ['pick developer', 'pick zoning-board'] },
        title: { en: 'There is no land to do it on', fr: 'Pas de terrain pour cela' },
        says: {
          en: 'That role is for land: to zone it or to lay tiles on what is yours. First comes the **Realtor**.',
          fr: 'Ce rôle sert au terrain : le zoner, ou poser des tuiles sur le sien. D’abord l’**Agent immobilier**.',
        },
        rule: 'T-GEN-03',
      },
      {
        when: 'always',
        title: { en: 'No land comes of it', fr: 'Cela ne donne pas de terrain' },
        says: {
          en: 'It helps those who have built something. You need land first: pick the **Realtor**.',
          fr: 'Il aide qui a déjà bâti. Il vous faut d’abord du terrain : prenez l’**Agent immobilier**.',
        },
        rule: 'T-GEN-11',
      },
    ],
  },
  {
    title: { en: 'Buy a blyce', fr: 'Acheter un blyce' },
    ...{ record: MATCH, line: 18, seat: 0 },
    asks: {
      en: 'Buy the cheapest blyce: press its middle.',
      fr: 'Achetez le blyce le moins cher : touchez son milieu.',
    },
    know: {
      en: 'A blyce is a triangle, called a **stooj**, with those beside it. Its price depends on the land: brownfield and desert are cheap, coast and mountains dear.',
      fr: 'Un blyce est un triangle, appelé **stooj**, avec ceux d’à côté. Le prix dépend du terrain : friche et désert sont bon marché, côte et montagne chères.',
    },
    look: [],
    figures: { ...GOBS, price: PRICE },
    right: { figure: PRICE, most: 100 },
    shown: 'blyce u:-2,0',
    praise: {
      title: { en: `Land for $\{price}`, fr: 'Du terrain pour {price} $' },
      says: {
        en: `$\{after} are left to build with. Land alone is no improvement: now something must be laid on it.`,
        fr: 'Il reste {after} $ pour bâtir. Le terrain seul n’est pas une amélioration : il faut maintenant y poser quelque chose.',
      },
      rule: 'T-REA-02',
    },
    wrong: [
      {
        when: 'always',
        title: { en: `That cost $\{price}`, fr: 'Cela a coûté {price} $' },
        says: {
          en: 'Of {before} you have {after} left. In the west lies **brownfield**: try its outermost stooj.',
          fr: 'Sur {before}, il vous en reste {after}. À l’ouest, il y a de la **friche** : essayez son stooj le plus éloigné.',
        },
        rule: 'T-REA-01',
      },
    ],
  },
  {
    title: { en: 'A tile of the right zone', fr: 'Une tuile de la bonne zone' },
    ...{ record: MATCH, line: 25, seat: 0 },
    asks: {
      en: 'Take a tile that fits on your commercial land, **1**.',
      fr: 'Prenez une tuile qui va sur votre terrain commercial, **1**.',
    },
    know: {
      en: 'Ben is the Developer: everybody draws a tile. **A tile goes only on land of its own zone**; yours is commercial on **1** and industrial on **2**.',
      fr: 'Ben est le Promoteur : chacun prend une tuile. **Une tuile ne va que sur un terrain de sa zone** ; le vôtre est commercial en **1** et industriel en **2**.',
    },
    look: ['d:0,-1', 'd:-1,0'],
    figures: { tiles: { see: 'purses.me.tiles.commercial', at: 'after' } },
    right: { moves: ['tile commercial'] },
    shown: 'tile commercial',
    praise: {
      title: { en: 'A commercial tile', fr: 'Une tuile commerciale' },
      says: {
        en: 'You have {tiles} of them. It can be laid now, for nothing, or kept for later.',
        fr: 'Vous en avez {tiles}. Elle peut se poser maintenant, sans frais, ou se garder.',
      },
      rule: 'T-DEV-03',
    },
    wrong: [
      {
        when: { moves: ['tile industrial'] },
        title: { en: 'That fits on the other one', fr: 'Elle va sur l’autre' },
        says: {
          en: 'Industrial tiles go on **2**. For **1** it takes a commercial one: you have {tiles}.',
          fr: 'Les tuiles industrielles vont en **2**. Pour **1**, il en faut une commerciale : vous en avez {tiles}.',
        },
        rule: 'T-DEV-03',
      },
      {
        when: 'always',
        title: { en: 'That fits nowhere yet', fr: 'Cela ne va encore nulle part' },
        says: {
          en: 'You own no residential land. Take the kind of **1**: you have {tiles} commercial tiles.',
          fr: 'Vous n’avez pas de terrain résidentiel. Prenez la sorte de **1** : vous avez {tiles} tuiles commerciales.',
        },
        rule: 'T-DEV-03',
      },
    ],
  },
]
