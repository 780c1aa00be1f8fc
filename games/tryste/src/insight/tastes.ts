import type { Weights } from '@masterplan/kernel'
import type { Name } from './names.ts'

/** What a personality likes beyond what it was taught, in gobs for one more of a feature. */
type Taste = Readonly<Partial<Record<Name, number>>>

/** The six strategies of the rulebook (§8.3). */
export const TASTES: Readonly<Record<string, Taste>> = {
  /** Land first, useful neighbours kept, zoning late. */
  landmiser: { ground: 70, 'tiles-bare': 10, 'zoning-board': -25, realtor: 70, developer: 10 },
  /** Desert, Glass, and shops built with it. */
  deserter: {
    'lots-desert': 70,
    mines: 40,
    glass: 20,
    shops: 40,
    homes: -20,
    'zoning-board': 25,
    realtor: 15,
    developer: 15,
  },
  /** Scapes, brownfields, the Firm, tokens everywhere, and a name. */
  starchitect: {
    prestige: 6,
    known: 80,
    famous: 80,
    tokens: 15,
    scapes: 10,
    huts: 50,
    developer: 10,
    architect: 60,
    media: 40,
    'venture-capitalist': -40,
  },
  /** Land and tiles for others to build on, then building in haste. */
  'bob-congel': {
    prestige: -9,
    known: -60,
    famous: -60,
    ground: 30,
    'tiles-bare': 40,
    shares: 30,
    levels: 20,
    realtor: 40,
    developer: 50,
    media: -30,
    'venture-capitalist': 30,
  },
  /** One great plant with homes around it. */
  'industry-lord': {
    plants: 90,
    homes: 20,
    shops: -20,
    lumber: 10,
    concrete: 10,
    glass: 10,
    steel: 20,
    'zoning-board': 50,
    realtor: 10,
    contractor: 20,
  },
  /** Prestige is for others: virgin land, mines, a Lair, the Mafia. */
  'evil-mastermind': {
    prestige: -11,
    known: -60,
    famous: -60,
    mines: 40,
    huts: 60,
    steel: 20,
    cards: 15,
    developer: 25,
    mafia: 60,
    media: -40,
    'venture-capitalist': 20,
  },
}

/** A gob counts for at least this much, so that a liking is never without effect. */
const LEAST_GOB = 0.001

/** The weights of somebody with this taste. */
export function tempered(weights: Weights, taste: Taste): Weights {
  const tables = Object.entries(weights).map(([players, table]) => {
    const hundreds = table.gobs!
    const gob = Math.max(LEAST_GOB, hundreds.reduce((sum, weight) => sum + weight, 0) / hundreds.length / 100)
    const rows = Object.entries(table).map(([name, row]) => {
      const liking = (name in taste ? taste[name as Name]! : 0) * gob
      return [name, row.map(weight => weight + liking)]
    })
    return [players, Object.fromEntries(rows)]
  })
  return Object.fromEntries(tables)
}
