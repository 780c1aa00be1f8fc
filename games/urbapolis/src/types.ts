import type { ScoreLines, Seat, Viewer } from '@masterplan/kernel'
import type { Cell } from '@masterplan/kernel/square'
import type { Family } from './data/icons.ts'
import type { Scenario } from './data/scenarios.ts'
import type { Tile } from './data/tiles.ts'
import type { Border, Road } from './geometry.ts'

export type { Cell } from '@masterplan/kernel/square'
export { FAMILIES, type Family, type Icons } from './data/icons.ts'
export { liftCost, ROAD_VALUE } from './data/numbers.ts'
export { PRIVATE_TILES, type PrivateTile } from './data/private-tiles.ts'
export {
  LATER_BUILDINGS,
  type LaterBuilding,
  STARTING_BUILDINGS,
  type StartingBuilding,
} from './data/public-buildings.ts'
export type { Scenario } from './data/scenarios.ts'
export type { Tile } from './data/tiles.ts'
export { boosterOf, codeOf, levelOf, TOP_LEVEL } from './data/tiles.ts'
export { type Border, borderName, type Road } from './geometry.ts'
export { knownScores } from './known-scores.ts'

/** What the host may choose. The rulings that they vary are explained in the rulebook. */
export type Options = {
  readonly scenario: 'A' | 'B' // a page of the booklet; each has a neighbourhood for every number of players
  readonly neighbourhood: string // a scenario of one's own as one line of text; empty means the booklet's
  readonly bankTable: 'linear' | 'steep'
  readonly levelModel: 'running' | 'marker'
  readonly initialMarket: 'wide' | 'tight'
  readonly hireArrival: 'upkeep' | 'now'
  readonly boostTargets: 'own' | 'any'
  readonly publicPlots: 'anyFree' | 'adjacentFree'
  readonly handInfo: 'open' | 'closed'
  readonly lastTurns: 'unpassed' | 'all'
}

/** What is awaited: first luck and the first picks, then turns; an effect or a boost may go on within a turn. */
export const PHASES = [
  'reveal', // luck turns over a private tile
  'reserve', // luck lays a public building in the slot of a later round
  'disc', // luck draws the next disc of the turn order
  'pick', // first tile and first plot
  'act', // one action
  'boost', // one more building for the boost just bought, or done
  'claim', // the effects of a public building just built, or done
  'demolish',
  'street',
  'draft',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

export type Move =
  | { readonly kind: 'reveal'; readonly tile: Tile }
  | { readonly kind: 'reserve'; readonly tile: Tile }
  | { readonly kind: 'disc'; readonly seat: Seat }
  | { readonly kind: 'pick'; readonly tile: Tile; readonly plot: Cell }
  | { readonly kind: 'bid'; readonly plot: Cell; readonly coins: number } // opens an auction or raises
  | { readonly kind: 'take'; readonly tile: Tile }
  | { readonly kind: 'build'; readonly tile: Tile; readonly plot: Cell }
  | { readonly kind: 'upgrade'; readonly tile: Tile; readonly plot: Cell }
  | { readonly kind: 'tender'; readonly tile: Tile; readonly workers: number } // opens or raises; all workers of the bid
  | { readonly kind: 'bank'; readonly workers: number }
  | { readonly kind: 'hire' }
  | { readonly kind: 'temps'; readonly temps: number }
  | { readonly kind: 'hospital'; readonly points: number }
  | { readonly kind: 'boost'; readonly plot: Cell } // at the public building for this building's family
  | { readonly kind: 'expropriate'; readonly plot: Cell }
  | { readonly kind: 'road'; readonly road: Road; readonly border: Border }
  | { readonly kind: 'claim'; readonly plot: Cell }
  | { readonly kind: 'demolish'; readonly plot: Cell }
  | { readonly kind: 'draft'; readonly tile: Tile }
  | { readonly kind: 'done' } // no more boosts, or the effect is declined
  | { readonly kind: 'pass' }

export type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>

/** Tiles go by their printed code ("H01"), plots and borders by their name ("c2", "c2-c3"). */
export type Event =
  | { readonly kind: 'revealed'; readonly tile: string }
  | { readonly kind: 'reserved'; readonly tile: string; readonly round: number }
  | { readonly kind: 'ordered'; readonly order: readonly Seat[] }
  | { readonly kind: 'round'; readonly round: number; readonly order: readonly Seat[] }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly tile: string; readonly plot: string }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly plot: string; readonly coins: number }
  | { readonly kind: 'tendered'; readonly seat: Seat; readonly tile: string; readonly workers: number }
  | { readonly kind: 'won-plot'; readonly seat: Seat; readonly plot: string; readonly coins: number }
  | { readonly kind: 'won-tender'; readonly seat: Seat; readonly tile: string; readonly workers: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly tile: string; readonly coins: number }
  | {
      readonly kind: 'built'
      readonly seat: Seat
      readonly tile: string
      readonly plot: string
      readonly level: number
    }
  | {
      readonly kind: 'upgraded'
      readonly seat: Seat
      readonly from: string
      readonly to: string
      readonly plot: string
    }
  | { readonly kind: 'banked'; readonly seat: Seat; readonly workers: number; readonly coins: number }
  | { readonly kind: 'hired'; readonly seat: Seat }
  | { readonly kind: 'temps'; readonly seat: Seat; readonly temps: number; readonly coins: number }
  | { readonly kind: 'donated'; readonly seat: Seat; readonly points: number; readonly coins: number }
  | { readonly kind: 'boosted'; readonly seat: Seat; readonly plot: string; readonly level: number }
  | {
      readonly kind: 'expropriated'
      readonly seat: Seat
      readonly plot: string
      readonly from: Seat
      readonly coins: number
    }
  | { readonly kind: 'paved'; readonly seat: Seat; readonly road: Road; readonly border: string }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly plot: string }
  | {
      readonly kind: 'demolished'
      readonly seat: Seat
      readonly tile: string
      readonly plot: string
      readonly owner: Seat
      readonly coins: number
    }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly place: number }
  | { readonly kind: 'last-plot'; readonly seat: Seat }
  | {
      readonly kind: 'upkeep'
      readonly round: number
      readonly teams: readonly number[]
      readonly income: readonly number[]
    }
  | { readonly kind: 'over' }

export type Refusal =
  | 'not-now'
  | 'not-in-pile'
  | 'not-in-deck'
  | 'disc-drawn'
  | 'not-in-market'
  | 'not-a-plot'
  | 'plot-not-free'
  | 'not-central'
  | 'no-neighbour'
  | 'not-a-multiple'
  | 'bid-too-low'
  | 'too-few-coins'
  | 'too-few-workers'
  | 'two-empty-plots'
  | 'not-in-hand'
  | 'not-your-plot'
  | 'plot-built'
  | 'building-absent'
  | 'action-used'
  | 'not-offered'
  | 'team-full'
  | 'no-private-building'
  | 'not-your-building'
  | 'level-full'
  | 'already-boosted'
  | 'not-a-rivals-plot'
  | 'not-a-border'
  | 'border-taken'
  | 'no-road-left'
  | 'wrong-family'
  | 'rank-not-higher'
  | 'rank-too-high'
  | 'not-adjacent'

/** Where points come from, for the lines of a score. */
export const SCORE_LINES = [
  'housing',
  'shops',
  'industry',
  'corporations',
  'public',
  'conditions',
  'tokens',
  'money',
] as const
export type ScoreLine = (typeof SCORE_LINES)[number]

/** A plot as everybody sees it. */
export type PlotView = {
  readonly plot: string
  readonly owner: Seat | null
  readonly building: string | null
  readonly total: number | null // running total of a private building; its level is this, kept within 0 to 6
  readonly boosts: number
  readonly beside: number // adjacent buildings: the base of its price
}

export type AuctionView = {
  readonly leader: Seat
  readonly bid: number // coins for a plot, workers for a public building
  readonly stakes: readonly number[] // by seat
} & (
  | { readonly kind: 'plot'; readonly plot: string; readonly base: number }
  | { readonly kind: 'tender'; readonly tile: string }
)

export type HandView =
  | { readonly kind: 'open'; readonly tiles: readonly string[] }
  | { readonly kind: 'closed'; readonly privates: number; readonly publics: number }

export type SeatView = {
  readonly seat: Seat
  readonly coins: number
  readonly free: number // workers
  readonly placed: number
  readonly team: number // permanent workers since the last upkeep
  readonly temps: number
  readonly hired: number
  readonly tokens: number
  readonly hand: HandView
  readonly points: number // if the game ended now
  readonly lines: ScoreLines
}

/** What is known of the pile: with closed hands only its size, or hands could be worked out. */
export type PileView =
  | {
      readonly kind: 'open'
      readonly left: number
      readonly unseen: readonly string[]
      readonly classes: readonly number[]
    }
  | { readonly kind: 'closed'; readonly left: number }

export type View = {
  readonly viewer: Viewer
  readonly rules: string // the version
  readonly phase: Phase
  readonly options: Options
  readonly scenario: Scenario
  readonly players: number
  readonly round: number // 0 during set-up
  readonly seat: Seat | null // who decides; null while luck does, and at the end
  readonly ending: boolean // the last plot was built: last turns
  readonly order: readonly Seat[]
  readonly future: readonly Seat[] // who has passed, in the order of the next round
  readonly passed: readonly Seat[]
  readonly drawing: number // private tiles still to be revealed now
  readonly market: readonly string[]
  readonly obsolete: readonly string[]
  readonly pile: PileView
  readonly publics: readonly string[] // on offer
  readonly reserved: readonly (readonly string[])[] // for rounds 2 to 5, as far as they are still to come
  readonly plots: readonly PlotView[]
  readonly roads: readonly { readonly border: string; readonly road: Road }[]
  readonly streets: number // left in stock
  readonly boulevards: number
  readonly auctions: readonly AuctionView[]
  readonly actions: readonly { readonly building: string; readonly usedBy: Seat | null }[]
  readonly seats: readonly SeatView[]
  readonly boosted: { readonly family: Family; readonly plots: readonly string[] } | null // by the action that is going on
  readonly site: string | null // of the public building whose effect is going on
}

/** What can make a scenario of one's own unplayable (U-DEC-06). */
export type ScenarioLimit =
  | 'map-size'
  | 'map-rows'
  | 'map-letter'
  | 'map-twice'
  | 'few-starts'
  | 'central'
  | 'out-of-reach'
  | 'players'
  | 'first-plots'
  | 'tiles'
  | 'piles'
  | 'market'
  | 'pile'
  | 'publics'
  | 'boulevards'
  | 'streets'
