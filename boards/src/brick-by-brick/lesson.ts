import type { Lesson } from '../kit/lesson.ts'

export const lesson: Lesson = {
  record: {
    format: 'masterplan-match/1',
    game: 'brick-by-brick',
    rules: '1.0.0',
    players: 2,
    options: {},
    names: ['Ana', 'Ben'],
    log: [
      ...[
        '* tile 7',
        '* tile 3',
        '* tile 5',
        '* tile 6',
        '* tile 2',
        '* tile 4',
        '* tile 1',
        '* rotate 4',
        '* rotate 5',
      ],
      ...['* rotate 4', '* rotate 4', '* rotate 0', '* rotate 5', '* rotate 4', '* starter 2', '* reveal P18'],
      ...['* reveal P08', '* reveal P21', '* reveal P26', '* deal S04', '* deal S23', '* deal S16', '* deal S24'],
      ...['* deal S21', '* deal S17', '* deal S22', '* deal S09', '1 keep S04 S16', '2 keep S09 S17', '2 build 4.NE'],
      ...['1 build 5.SW', '1 invade 4.NE', '2 build 5.E', '2 build 6.NW', '1 build 3.C', '1 build 7.C', '1 build 7.C'],
      ...['1 decline', '2 invade 7.C', '2 decline', '2 build 7.C', '2 claim P26', '* reveal P15', '1 build 7.SW'],
      ...['1 build 4.C M', '1 claim P21', '* reveal P30', '2 abandon 7.C'],
    ],
    result: null,
  },
  steps: [
    {
      line: 27,
      places: ['4', '7'],
      says: {
        en: 'A hillside of seven regions with seven spaces each. A letter names the land, a number what building there costs: meadow, loam, rock, and brambles, which cost 5.\nInhabitants are your money, and points at the end.',
        fr: 'Une colline de sept quartiers de sept cases. La lettre dit le terrain, le nombre ce que coûte y bâtir : prairie, limon, roche, et les ronces, à 5.\nLes habitants sont votre argent, et des points à la fin.',
      },
    },
    {
      line: 29,
      places: ['P18', 'P08', 'P21', 'P26'],
      says: {
        en: 'Everybody keeps two of four secret missions, which score at the end. Four projects lie open for all: whoever builds what a project shows may claim it.',
        fr: 'Chacun garde deux missions secrètes sur quatre, qui marquent à la fin. Quatre projets sont ouverts à tous : qui bâtit ce qu’un projet montre peut le réclamer.',
      },
    },
    {
      line: 30,
      places: ['4.NE', '5'],
      says: {
        en: 'Ben builds on 4.NE for one inhabitant. The hoist then goes to the region that lies where the space lies in its own: a north-eastern space sends it to the north-eastern region, here number 5. There the next player must work.',
        fr: 'Ben bâtit en 4.NE pour un habitant. Le palan va ensuite au quartier placé comme la case l’est dans le sien : une case nord-est l’envoie au quartier nord-est, ici le 5. C’est là que le suivant doit travailler.',
      },
    },
    {
      line: 32,
      places: ['4.NE'],
      says: {
        en: 'Four times in a match you may play a ploy. Ana invades 4.NE: she pays Ben twice what the building cost and puts her own floors there. Other ploys move the hoist or a roof.',
        fr: 'Quatre fois par partie, vous pouvez ruser. Ana envahit 4.NE : elle paie à Ben le double de ce qu’a coûté le bâtiment et y met ses étages. D’autres ruses déplacent le palan ou un toit.',
      },
    },
    {
      line: 36,
      places: ['3', '4', '5', '6', '7'],
      says: {
        en: 'After each round every region pays: 2 inhabitants to the player with most floors there, 1 each if they are tied. Small marks on a region’s sign show who leads.',
        fr: 'Après chaque manche, chaque quartier paie : 2 habitants à qui y a le plus d’étages, 1 à chacun en cas d’égalité. Les marques sur le panneau du quartier disent qui mène.',
      },
    },
    {
      line: 41,
      places: ['7.C', 'P26'],
      says: {
        en: 'A further floor costs the land and one more for each floor below. With the third floor on 7.C Ben can claim the Landmark for 8 points. The building then gets a roof and serves no other project.',
        fr: 'Un étage de plus coûte le terrain, et un de plus par étage déjà là. Avec le troisième étage en 7.C, Ben peut réclamer le Repère pour 8 points. Le bâtiment reçoit alors un toit et ne sert plus à d’autres projets.',
      },
    },
    {
      line: 45,
      places: ['4.C', 'M', 'L', 'R'],
      says: {
        en: 'Ana clears a bramble on 4.C and makes it meadow, because she needs three lands in a row for the Crossways. Now she can claim it for 5 points.',
        fr: 'Ana défriche les ronces en 4.C et en fait une prairie, car il lui faut trois terrains reliés pour le Carrefour. Elle peut maintenant le réclamer pour 5 points.',
      },
    },
    {
      line: 48,
      places: ['7.C'],
      says: {
        en: 'Abandoning a building gives back twice its cost: Ben gets 30 inhabitants and all his floors, and keeps the project. When somebody’s floors run out, the round is the last.\nMost points win: projects, missions, and inhabitants left.',
        fr: 'Abandonner un bâtiment rend le double de son coût : Ben reçoit 30 habitants et ses étages, et garde le projet. Quand quelqu’un n’a plus d’étages, la manche est la dernière.\nOn compte projets, missions et habitants restants.',
      },
    },
  ],
}
