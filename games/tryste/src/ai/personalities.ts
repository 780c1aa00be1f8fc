import type { Insight, Weights } from '@masterplan/kernel'
import type { Tryste } from '../index.ts'
import { NAMES, type Name } from './features/names.ts'
import { insightWith } from './insight.ts'

/** What one more of something is worth to a player on top of what was learnt, in levels of constructs. */
type Likings = Readonly<Partial<Record<Name, number>>>

/** Six ways to play, each a liking for something. */
const LIKINGS: Readonly<Record<string, Likings>> = {
  /** Land first, useful neighbours kept, zoning late. */
  landmiser: { ground: 0.6, 'tiles-bare': 0.1, realtor: 0.6, 'zoning-board': -0.2, developer: 0.1 },
  /** Desert, Glass, and shops built with it. */
  deserter: {
    'lots-desert': 0.6,
    mines: 0.3,
    glass: 0.1,
    shops: 0.3,
    homes: -0.2,
    'zoning-board': 0.2,
    realtor: 0.15,
    developer: 0.15,
  },
  /** Scapes, brownfields, the Firm, tokens everywhere, and a name. */
  starchitect: {
    prestige: 0.05,
    known: 0.7,
    famous: 0.7,
    tokens: 0.15,
    scapes: 0.1,
    huts: 0.4,
    architect: 0.5,
    media: 0.3,
    developer: 0.1,
    'venture-capitalist': -0.3,
  },
  /** Land and tiles for others to build on, then building in haste. */
  'bob-congel': {
    prestige: -0.05,
    ground: 0.25,
    'tiles-bare': 0.35,
    shares: 1.2,
    realtor: 0.3,
    developer: 0.4,
    media: -0.25,
    'venture-capitalist': 0.25,
  },
  /** One great plant with homes around it. */
  'industry-lord': {
    plants: 0.8,
    shops: -0.3,
    homes: -0.1,
    steel: 0.1,
    'zoning-board': 0.4,
    contractor: 0.2,
    realtor: 0.1,
  },
  /** Prestige is for others: virgin land, mines, a Lair, the Mafia. */
  'evil-mastermind': {
    prestige: -0.1,
    mines: 0.4,
    huts: 0.5,
    cards: 0.15,
    mafia: 0.5,
    media: -0.3,
    developer: 0.2,
    'venture-capitalist': 0.2,
  },
}

export const personalities: Readonly<Record<string, Insight<Tryste>>> = Object.fromEntries(
  Object.entries(LIKINGS).map(([name, likings]) => [name, insightWith(learnt => differing(learnt, likings))]),
)

/** The learnt weights with these differences, each worth at every stage what levels are worth there. */
function differing(learnt: Weights, likings: Likings): Weights {
  const tables = Object.entries(learnt).map(([players, table]) => {
    const rows = NAMES.map(name => {
      const levels = likings[name] ?? 0
      return [name, table[name]!.map((weight, stage) => weight + levels * table.levels![stage]!)]
    })
    return [players, Object.fromEntries(rows)]
  })
  return Object.fromEntries(tables)
}
