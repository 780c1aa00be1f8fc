import { readStooj, readTier, type Stooj, stoojesOf, stoojName, tierName, tierOf } from '@masterplan/tryste/nouns'
import type { Said, SaidFacts } from '../../board.ts'
import type { Say } from '../../kit/web-board.ts'

/**
 * Names of land for people. Every tier lies in one hexagon of six and points away from its middle: most boards are one
 * hexagon, so "the northeast" is enough; in another hexagon its name is said too. A plot is a corner of its tier or its middle.
 */
const WAYS = {
  up: ['northeast', 'northwest', 'south'],
  down: ['north', 'southeast', 'southwest'],
} as const
const PLOTS = { up: ['middle', 'left', 'right', 'top'], down: ['middle', 'bottom', 'left', 'right'] } as const
const HEXAGONS: Readonly<Record<string, string>> = {
  ...{ '0 0': 'home', '1 1': 'northeast', '-1 2': 'north', '-2 1': 'northwest' },
  ...{ '-1 -1': 'southwest', '1 -2': 'south', '2 -1': 'southeast' },
}

/** The corners of a tier on the lattice, in the order of its ways: one of them is the middle of its hexagon. */
const cornersOf = ({ x, y, points }: Stooj): readonly (readonly [x: number, y: number])[] =>
  points === 'up'
    ? [
        [x, y],
        [x + 1, y],
        [x, y + 1],
      ]
    : [
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ]

function tierFacts(tier: Stooj): SaidFacts {
  const corners = cornersOf(tier)
  const at = corners.findIndex(([x, y]) => (x - y) % 3 === 0)
  const [x, y] = corners[at]!
  return { way: WAYS[tier.points][at]!, hexagon: HEXAGONS[`${x} ${y}`] ?? 'far', number: `${x}/${y}` }
}

/** Facts that name a tier or a plot; undefined where it is neither. */
export function whereFacts(id: string): SaidFacts | undefined {
  const tier = readTier(id)
  if (tier !== undefined) return tierFacts(tier)
  const stooj = readStooj(id)
  if (stooj === undefined) return undefined
  const around = tierOf(stooj)
  const at = stoojesOf(around).findIndex(each => stoojName(each) === id)
  return { ...tierFacts(around), plot: PLOTS[around.points][at]! }
}

/** "the northeast" or "the right plot of the northeast"; what is no land stays as it is. */
export function where(id: string): readonly Said[] | string {
  const facts = whereFacts(id)
  if (facts === undefined) return id
  return [{ code: 'plot' in facts ? 'where.plot' : 'where.tier', facts }]
}

/** "northeast, right plot", as a label begins. */
export const nameOf = (id: string, say: Say): string => say('where.name', whereFacts(id) ?? {})

/** Several plots, those of one tier together: "2 plots of the north and the left plot of the northeast". */
export function whereAll(ids: readonly string[]): readonly Said[] {
  const tiers = Map.groupBy(ids, id => tierName(tierOf(readStooj(id)!)))
  return [...tiers].flatMap(([tier, plots]): readonly Said[] => {
    if (plots.length > 1) return [{ code: 'where.plots', facts: { ...whereFacts(tier), count: plots.length } }]
    const [only = ''] = plots
    return [{ code: 'where.plot', facts: whereFacts(only) ?? {} }]
  })
}

/** A sentence of the page: where it names land or cards as notation does, it says their names. */
export function named({ code, facts }: Said): Said {
  return { code, facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, namedFact(name, fact)])) }
}

function namedFact(name: string, fact: SaidFacts[string]): SaidFacts[string] {
  if (typeof fact === 'string') {
    if (name === 'stooj' || name === 'tier' || name === 'place') return where(fact)
    return name === 'stoojes' ? whereAll(fact.split(' ')) : fact
  }
  if (typeof fact !== 'object') return fact
  return fact.some(each => typeof each !== 'object') ? fact : (fact as readonly Said[]).map(namedGoods)
}

/** Goods of a bargain: land by its names, cards by their titles, and those face down by their decks. */
function namedGoods({ code, facts }: Said): Said {
  if (typeof facts.what !== 'string') return { code, facts }
  const ids = facts.what.split(' ')
  switch (code) {
    case 'goods.stoojes':
      return { code: 'goods.plots', facts: { what: whereAll(ids) } }
    case 'goods.constructs':
      return { code, facts: { what: whereAll(ids) } }
    case 'goods.cards':
      return {
        code,
        facts: { what: ids.map(id => ({ code: `${/^[A-Z]\d/.test(id) ? 'title' : 'deck'}.${id}`, facts: {} })) },
      }
    default:
      return { code, facts }
  }
}
