import type { Phase as BrickByBrickPhase } from '@masterplan/brick-by-brick/nouns'
import { findGame } from '@masterplan/catalog'
import {
  type Match,
  type MatchRecord,
  type Offer,
  type Playable,
  type Random,
  recordOf,
  type Seat,
  seeded,
} from '@masterplan/kernel'
import type { View as ParksAndTowersView } from '@masterplan/parks-and-towers/nouns'
import type { Phase as SubdivisionPhase } from '@masterplan/subdivision/nouns'
import type { View as TrysteView } from '@masterplan/tryste/nouns'
import type { Phase as UrbapolisPhase } from '@masterplan/urbapolis/nouns'

/** What a game waits for: somebody's decision, or something that nobody decides. */
type Awaits<Kind extends string> = Readonly<Record<Kind, Awaited>>
type Awaited = 'decision' | 'the only move' | 'no decision' // the only move is made by the page

// A kind that a game adds to its own list does not type-check until it is named here, and then some match must meet it.
const SUBDIVISION: Awaits<SubdivisionPhase> = {
  park: 'decision',
  place: 'decision',
  pass: 'the only move',
  over: 'no decision',
}
const PARKS_AND_TOWERS: Awaits<ParksAndTowersView['phase']> = { build: 'decision', over: 'no decision' }
const BRICK_BY_BRICK: Awaits<BrickByBrickPhase> = {
  tile: 'no decision',
  rotate: 'no decision',
  starter: 'no decision',
  reveal: 'no decision',
  deal: 'no decision',
  keep: 'decision',
  action: 'decision',
  claim: 'decision',
  next: 'decision',
  over: 'no decision',
}
const URBAPOLIS: Awaits<UrbapolisPhase> = {
  reveal: 'no decision',
  reserve: 'no decision',
  disc: 'no decision',
  pick: 'decision',
  act: 'decision',
  boost: 'decision',
  claim: 'decision',
  demolish: 'decision',
  street: 'decision',
  draft: 'decision',
  over: 'no decision',
}
const TRYSTE: Awaits<TrysteView['step']> = {
  order: 'no decision',
  'first-leader': 'no decision',
  throw: 'decision',
  pick: 'decision',
  draw: 'no decision',
  choose: 'decision',
  wheel: 'no decision',
  zone: 'decision',
  vote: 'decision',
  tie: 'decision',
  variance: 'decision',
  open: 'decision',
  bid: 'decision',
  blyce: 'decision',
  buy: 'decision',
  lay: 'decision',
  tile: 'decision',
  develop: 'decision',
  land: 'no decision',
  take: 'decision',
  work: 'decision',
  pay: 'decision',
  turn: 'decision',
  hype: 'decision',
  sell: 'decision',
  rob: 'decision',
  leave: 'decision',
  trade: 'decision',
  over: 'no decision',
}

interface DecisionTable {
  readonly seed: number
  readonly players: number
  readonly options?: object
  readonly unlisted?: readonly string[] // moves that no list has, such as bargains: tried now and then
}
interface DecisionTables {
  readonly awaits: Readonly<Record<string, Awaited>>
  readonly tables: readonly DecisionTable[] // whose random matches together meet every kind
}

const GAMES: Readonly<Record<string, DecisionTables>> = {
  subdivision: {
    awaits: SUBDIVISION,
    tables: [
      { seed: 3, players: 2 }, // passes
      { seed: 1, players: 3, options: { parks: 'placement' } },
    ],
  },
  'parks-and-towers': {
    awaits: PARKS_AND_TOWERS,
    tables: [
      { seed: 1, players: 2 },
      { seed: 2, players: 2, options: { attention: true } },
    ],
  },
  'brick-by-brick': { awaits: BRICK_BY_BRICK, tables: [{ seed: 1, players: 3 }] },
  urbapolis: {
    awaits: URBAPOLIS,
    tables: [
      { seed: 123, players: 3 }, // demolishes and drafts
      { seed: 101, players: 3 }, // boosts
      { seed: 2, players: 3 },
      { seed: 3, players: 4 }, // streets and claims
    ],
  },
  tryste: {
    awaits: TRYSTE,
    tables: [
      {
        ...{ seed: 1, players: 4, options: { yearCap: 8 } },
        unlisted: ['offer 1 10-gobs for nothing', 'offer 2 10-gobs for nothing'],
      },
      { seed: 2, players: 3, options: { mode: 'junior' } },
      { seed: 1, players: 3, options: { mode: 'condensed' } }, // robs and leaves out
      { seed: 2, players: 2, options: { yearCap: 10, board: 'clearing', blyceOffBoardMiddle: true } },
    ],
  },
}
/** Of a game that is not named above: whatever a few random matches of every number of players meet. */
function unnamed(gameId: string): readonly DecisionTable[] {
  const { min, max } = gameOf(gameId).seats
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return counts.flatMap(players => [1, 2].map(seed => ({ seed, players })))
}

/** The kinds of decision that its random matches must meet. */
export function kindsOf(gameId: string): string[] {
  const named = GAMES[gameId]
  if (named === undefined) return [...positionsOf(gameId).keys()]
  return Object.entries(named.awaits).flatMap(([kind, awaits]) => (awaits === 'no decision' ? [] : [kind]))
}
/** Of these, the kinds that leave something to decide. */
export const kindsWithChoice = (gameId: string): string[] =>
  kindsOf(gameId).filter(kind => GAMES[gameId]?.awaits[kind] !== 'the only move')

function gameOf(id: string): Playable {
  const game = findGame(id)
  if (game === undefined) throw new Error(`There is no game "${id}".`)
  return game
}

/** A decision in mid-match. */
export interface Decision {
  readonly kind: string
  readonly match: Match
  readonly seat: Seat
  readonly offers: readonly Offer[]
}

/** Plays random matches to their end, with a look at every decision. */
export function wander(gameId: string, look: (decision: Decision) => void): void {
  const tables = GAMES[gameId]?.tables ?? unnamed(gameId)
  for (const { seed, players, options = {}, unlisted = [] } of tables) {
    const random = seeded(seed)
    const opened = gameOf(gameId).open(players, { ...options })
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    match.settle(random)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const [seat] = turn.seats
      if (seat === undefined) throw new Error('Nobody must decide.')
      const offers = match.offersFor(seat)
      look({ kind: kindAt(match, seat), match, seat, offers })
      const free =
        match.log.length % 40 === 0 ? unlisted.find(text => match.judge(seat, text) === undefined) : undefined
      match.submit(seat, free ?? someOf(offers, random).text, random)
    }
  }
}

function kindAt(match: Match, seat: Seat): string {
  const view = match.viewFor(seat)
  return String(named(view, 'step') ?? named(view, 'phase') ?? 'turn')
}

export const moveKind = ({ move }: Offer): unknown => named(move, 'kind')
const named = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined

/** A kind of move first, then one of it: or thousands of bids would hide the one that builds. */
function someOf(offers: readonly Offer[], random: Random): Offer {
  const kinds = [...new Set(offers.map(moveKind))].filter(kind => kind !== 'show' || random.below(8) === 0)
  const kind = kinds[random.below(Math.max(1, kinds.length))]
  const some = offers.filter(offer => moveKind(offer) === kind)
  const among = some.length > 0 ? some : offers
  const one = among[random.below(among.length)]
  if (one === undefined) throw new Error('Nothing may be played.')
  return one
}

/** For every kind of decision that random matches meet, the record of one up to there: one with something to decide. */
export function positionsOf(gameId: string): Map<string, MatchRecord> {
  const found = new Map<string, MatchRecord>()
  wander(gameId, ({ kind, match, seat }) => {
    if (found.has(kind) || match.lone(seat) !== null) return
    found.set(kind, recordOf(match, ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].slice(0, match.players)))
  })
  return found
}
