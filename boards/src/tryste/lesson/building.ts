import type { Task } from '../../kit/lesson.ts'
import { MY_TOTAL } from '../../kit/lesson-match.ts'
import { MATCH } from './match.ts'

const OWED = { told: { kind: 'work' }, sum: 'owed' } as const

/** Tiles, levels, and what they cost. */
export const BUILDING: readonly Task[] = [
  {
    title: { en: 'Lay the tile', fr: 'Poser la tuile' },
    ...{ record: MATCH, line: 27, seat: 0 },
    asks: { en: 'Lay your commercial tile on **1**.', fr: 'Posez votre tuile commerciale en **1**.' },
    know: {
      en: 'A tile is an improvement, and the ground for a shop. Your Steel Mill stands beside it: **shops like industry**, and will earn more for it.',
      fr: 'Une tuile est une amélioration, et la base d’un commerce. Votre Aciérie est à côté : **les commerces aiment l’industrie**, et rapporteront plus.',
    },
    look: ['d:0,-1'],
    figures: MY_TOTAL,
    right: { like: '^place' },
    shown: 'place d:0,-1',
    praise: {
      title: { en: 'One improvement more', fr: 'Une amélioration de plus' },
      says: {
        en: '**{before} → {after}** for you. Now a construct can be built on it, level by level.',
        fr: '**{before} → {after}** pour vous. On peut maintenant y bâtir, niveau par niveau.',
      },
      rule: 'T-GEN-02',
    },
    wrong: [
      {
        when: 'always',
        title: { en: 'The tile is not laid', fr: 'La tuile n’est pas posée' },
        says: {
          en: 'You have {after} improvements. Press **1**: your tile lies there at once.',
          fr: 'Vous avez {after, plural, one {# amélioration} other {# améliorations}}. Touchez **1** : votre tuile y est aussitôt.',
        },
        rule: 'T-DEV-04',
      },
    ],
  },
  {
    title: { en: 'Take what saves most', fr: 'Prendre ce qui épargne le plus' },
    ...{ record: MATCH, line: 34, seat: 0 },
    asks: {
      en: 'Take the resource that saves most on a shop.',
      fr: 'Prenez la ressource qui épargne le plus sur un commerce.',
    },
    know: {
      en: 'As Contractor you get a resource first. Resources make building cheaper: on homes lumber saves most, on plants steel, **on shops glass**.',
      fr: 'Entrepreneur, vous recevez d’abord une ressource. Les ressources réduisent le prix : pour un logement le bois, pour une usine l’acier, **pour un commerce le verre**.',
    },
    look: [],
    figures: { glass: { see: 'purses.me.resources.glass', at: 'after' } },
    right: { moves: ['take glass'] },
    shown: 'take glass',
    praise: {
      title: { en: 'Glass for the shop', fr: 'Du verre pour le commerce' },
      says: {
        en: 'You have {glass} glass. It takes the most off the price of a shop; what is too much is lost.',
        fr: 'Vous avez {glass} verre. C’est lui qui réduit le plus le prix d’un commerce ; ce qui est de trop est perdu.',
      },
      rule: 'T-CON-07',
    },
    wrong: [
      {
        when: { moves: ['take lumber'] },
        title: { en: 'Lumber is for homes', fr: 'Le bois est pour les logements' },
        says: {
          en: 'On a shop it saves least of all. You have {glass} glass.',
          fr: 'Pour un commerce, c’est lui qui épargne le moins. Vous avez {glass} verre.',
        },
        rule: 'T-CON-07',
      },
      {
        when: 'always',
        title: { en: 'It helps, but another helps more', fr: 'Utile, mais une autre l’est plus' },
        says: {
          en: 'It takes something off the price of a shop. You have {glass} glass, which takes off more.',
          fr: 'Elle réduit un peu le prix d’un commerce. Vous avez {glass} verre, qui le réduit plus.',
        },
        rule: 'T-CON-07',
      },
    ],
  },
  {
    title: { en: 'Build a shop', fr: 'Bâtir un commerce' },
    ...{ record: MATCH, line: 35, seat: 0 },
    asks: {
      en: 'Build on your tile, **1**, up to the second level.',
      fr: 'Bâtissez sur votre tuile, **1**, jusqu’au deuxième niveau.',
    },
    know: {
      en: `Everybody may work on one stooj. **Each level is an improvement**, brings Prestige and income, and costs its own step. You have $\{gobs} and some resources.`,
      fr: 'Chacun peut travailler sur un stooj. **Chaque niveau est une amélioration**, donne du Prestige et un revenu, et coûte sa marche. Vous avez {gobs} $ et des ressources.',
    },
    look: ['d:0,-1'],
    figures: { gobs: { see: 'purses.me.gobs', at: 'before' }, owed: OWED },
    right: { like: '^work .* 2$' },
    shown: 'work d:0,-1 2',
    praise: {
      title: { en: `A work of $\{owed}`, fr: 'Un chantier de {owed} $' },
      says: {
        en: 'Two levels at once, two improvements. Next you say what pays for it: resources first, money for the rest.',
        fr: 'Deux niveaux d’un coup, deux améliorations. Vous direz ensuite ce qui paie : les ressources d’abord, de l’argent pour le reste.',
      },
      rule: 'T-CON-04',
    },
    wrong: [
      {
        when: { like: '^work .* 1$' },
        title: { en: 'One level only', fr: 'Un seul niveau' },
        says: {
          en: `It costs $\{owed} and brings one improvement. A work may go higher at once.`,
          fr: 'Il coûte {owed} $ et donne une amélioration. Un chantier peut monter plus haut d’un coup.',
        },
        rule: 'T-CON-04',
      },
      {
        when: { like: '^work' },
        title: { en: 'Higher than asked', fr: 'Plus haut que demandé' },
        says: {
          en: `That costs $\{owed}: bold, and all your resources would go into it. Choose the second level here.`,
          fr: 'Cela coûte {owed} $ : osé, et toutes vos ressources y passeraient. Choisissez ici le deuxième niveau.',
        },
        rule: 'T-CON-06',
      },
      {
        when: 'always',
        title: { en: 'Nothing is built', fr: 'Rien n’est bâti' },
        says: {
          en: 'Press **1** and choose the level.',
          fr: 'Touchez **1** et choisissez le niveau.',
        },
        rule: 'T-CON-02',
      },
    ],
  },
  {
    title: { en: 'Pay with resources', fr: 'Payer en ressources' },
    ...{ record: MATCH, line: 40, seat: 0 },
    asks: { en: 'Spend one more resource before you build.', fr: 'Dépensez encore une ressource avant de bâtir.' },
    know: {
      en: `You owe $\{owed} and have $\{gobs}. Every resource you spend takes something off, so that money is left for land.`,
      fr: 'Vous devez {owed} $ et avez {gobs} $. Chaque ressource dépensée en retire une part, et il reste de l’argent pour du terrain.',
    },
    look: ['d:0,-1'],
    figures: {
      gobs: { see: 'purses.me.gobs', at: 'before' },
      owed: { see: 'payment.owed', at: 'before' },
      paid: { see: 'purses.me.gobs', at: 'less' },
      kept: { see: 'purses.me.gobs', at: 'after' },
    },
    right: { like: '^spend' },
    shown: 'spend concrete',
    praise: {
      title: { en: `Cheaper than $\{owed} now`, fr: 'Moins que {owed} $ maintenant' },
      says: {
        en: `You paid $\{paid} so far. The rest is paid when you build, and quality tokens can be put on top.`,
        fr: 'Vous avez payé {paid} $ jusqu’ici. Le reste se paie en bâtissant, et des jetons Qualité peuvent s’y ajouter.',
      },
      rule: 'T-CON-07',
    },
    wrong: [
      {
        when: 'always',
        title: { en: `Built for $\{paid}`, fr: 'Bâti pour {paid} $' },
        says: {
          en: `It stands, but $\{kept} are all you keep. A resource would have paid a part.`,
          fr: 'C’est bâti, mais il ne vous reste que {kept} $. Une ressource en aurait payé une part.',
        },
        rule: 'T-CON-06',
      },
    ],
  },
]
