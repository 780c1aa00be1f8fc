import type { Lesson } from '../kit/lesson.ts'

export const lesson: Lesson = {
  record: {
    format: 'masterplan-match/1',
    game: 'tryste',
    rules: '1.0.0',
    players: 2,
    options: {},
    names: ['Ana', 'Ben'],
    log: [
      ...[
        '* order 1',
        '* order 2',
        '1 throw commercial',
        '2 throw commercial',
        '1 throw residential',
        '2 throw residential',
      ],
      ...[
        '1 throw commercial',
        '2 throw residential',
        '2 pick realtor',
        '2 blyce d:-2,1',
        '1 buy d:-1,0',
        '1 pick architect',
      ],
      ...['* draw A08', '1 done', '2 done', '2 pick developer', '2 tile industrial', '2 tile industrial'],
      ...['2 mine steel-mill u:-1,1', '2 scape u:-2,1', '2 place d:-2,1', '2 done', '1 tile industrial'],
      ...['1 mine lumber-yard d:-1,0', '1 done', '1 pick contractor', '* draw C11', '1 take steel', '1 done'],
      ...['2 work d:-2,1 2', '2 spend steel', '2 spend steel', '2 build 1', '2 done'],
    ],
    result: null,
  },
  steps: [
    {
      line: 2,
      places: [],
      says: {
        en: 'An abandoned island of small triangles, called stoojes; four of them make a tier. You buy land, have it zoned, lay tiles and build on them. Whoever has most improvements at the end wins.',
        fr: 'Une île abandonnée de petits triangles, les stoojes ; quatre font un tier. On achète du terrain, on le fait zoner, on pose des tuiles et on y bâtit. Qui a le plus d’améliorations à la fin gagne.',
      },
    },
    {
      line: 8,
      places: [],
      says: {
        en: 'Who leads the projects is found by ResComInd, thrown in secret: residential, commercial, industrial. Ben wins and picks the first role of the year.',
        fr: 'Le chef de projet se trouve au ResComInd, jeté en secret : résidentiel, commercial, industriel. Ben gagne et choisit le premier rôle de l’année.',
      },
    },
    {
      line: 10,
      places: ['u:-1,1', 'd:-2,1', 'u:-2,1'],
      says: {
        en: 'There are eight roles, and everybody acts in each that is picked, its picker better than the others. As Realtor Ben buys a blyce: up to four triangles at once. Money is called gobs.',
        fr: 'Il y a huit rôles, et chacun agit dans celui qui est choisi, mieux s’il l’a choisi. Agent immobilier, Ben achète un blyce : jusqu’à quatre triangles d’un coup. L’argent s’appelle gobs.',
      },
    },
    {
      line: 11,
      places: ['d:-1,0'],
      says: {
        en: 'The others may buy one stooj each. Prices depend on the land: desert is cheap, mountains are dear.',
        fr: 'Les autres peuvent acheter un stooj chacun. Le prix dépend du terrain : le désert est bon marché, la montagne chère.',
      },
    },
    {
      line: 14,
      places: [],
      says: {
        en: 'The Architect brings Quality Tokens, which make buildings finer. Some roles also draw an event card: this one brought 20 gobs.',
        fr: 'L’Architecte apporte des jetons Qualité, qui embellissent les bâtiments. Certains rôles tirent aussi une carte : celle-ci a rapporté 20 gobs.',
      },
    },
    {
      line: 21,
      places: ['d:-2,1', 'u:-1,1', 'u:-2,1'],
      says: {
        en: 'As Developer you improve land that is yours and zoned: a tile where something will be built, a mine that gives goods every year, or a Scape, a piece of green. Building on virgin land costs Prestige.',
        fr: 'Promoteur, vous aménagez ce qui est à vous et zoné : une tuile où l’on bâtira, une mine qui donne des biens chaque année, ou un Jardin, un coin de verdure. Bâtir sur une terre vierge coûte du prestige.',
      },
    },
    {
      line: 33,
      places: ['d:-2,1'],
      says: {
        en: 'The Contractor builds on tiles, level by level. Goods make it cheaper: with two steel and a Quality Token Ben raises his plant to level 2 and gains Prestige.',
        fr: 'L’Entrepreneur bâtit sur les tuiles, niveau par niveau. Les biens réduisent le prix : avec deux aciers et un jeton de qualité, Ben élève son usine au niveau 2 et gagne du prestige.',
      },
    },
    {
      line: 34,
      places: [],
      says: {
        en: 'At the end of a year land pays income and mines give goods; then roles are picked anew. You can also trade with the others whenever it is your turn, vote on zones, and bid in auctions.\nThe prompt always says what may be done now.',
        fr: 'À la fin de l’année, le terrain rapporte et les mines donnent des biens ; puis on choisit de nouveaux rôles. Vous pouvez aussi échanger à votre tour, voter les zones, et miser aux enchères.\nLa consigne dit toujours ce qu’on peut faire.',
      },
    },
  ],
}
