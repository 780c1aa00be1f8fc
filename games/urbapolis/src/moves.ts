import type { Seat } from '@masterplan/kernel'
import { clear, type Menu as KernelMenu, makeMenu, moveTable, type MoveTable as Table } from '@masterplan/kernel/menu'
import { FEWEST_TEMPS, MOST_BANKERS, MOST_POINTS, MOST_TEMPS } from './data/numbers.ts'
import { ALL_TILES, FIRST_LATER, LATERS, PRIVATES } from './data/tiles.ts'
import { BORDERS } from './geometry.ts'
import { write } from './notation.ts'
import type { State } from './state.ts'
import type { Border, Cell, Move, Road, Tile } from './types.ts'

export type Menu = KernelMenu<Move>
export type MoveTable = Table<Move>
/** Adds every legal move of one kind: the one statement of what is legal. */
type Fill = (state: State, seat: number, menu: Menu) => void

/** Every move is made once and shared: a playout allocates nothing. */
const CELLS = 64
const each = (count: number, make: (at: number) => Move): MoveTable =>
  moveTable(
    write,
    Array.from({ length: count }, (_, at) => make(at)),
  )
const onPlots = (tiles: number, make: (tile: Tile, plot: Cell) => Move): MoveTable =>
  each(tiles * CELLS, at => make(Math.floor(at / CELLS), at % CELLS))

export const REVEALS = each(PRIVATES, tile => ({ kind: 'reveal', tile }))
export const RESERVES = each(LATERS, later => ({ kind: 'reserve', tile: FIRST_LATER + later }))
export const DISCS = each(4, seat => ({ kind: 'disc', seat: seat as Seat }))

export const PICKS = onPlots(PRIVATES, (tile, plot) => ({ kind: 'pick', tile, plot })) // by tile * 64 + plot
export const BUILDS = onPlots(ALL_TILES, (tile, plot) => ({ kind: 'build', tile, plot }))
export const UPGRADES = onPlots(PRIVATES, (tile, plot) => ({ kind: 'upgrade', tile, plot }))
export const TAKES = each(PRIVATES, tile => ({ kind: 'take', tile }))
export const DRAFTS = each(PRIVATES, tile => ({ kind: 'draft', tile }))

const amounts = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)
/** What four of the starting public buildings offer: few enough for a set of one word. */
export const SERVICES = moveTable<Move>(write, [
  ...amounts(1, MOST_BANKERS).map((workers): Move => ({ kind: 'bank', workers })),
  { kind: 'hire' },
  ...amounts(FEWEST_TEMPS, MOST_TEMPS).map((temps): Move => ({ kind: 'temps', temps })),
  ...amounts(1, MOST_POINTS).map((points): Move => ({ kind: 'hospital', points })),
])
export const BOOSTS = each(CELLS, plot => ({ kind: 'boost', plot }))
export const EXPROPRIATIONS = each(CELLS, plot => ({ kind: 'expropriate', plot }))
export const CLAIMS = each(CELLS, plot => ({ kind: 'claim', plot }))
export const DEMOLITIONS = each(CELLS, plot => ({ kind: 'demolish', plot }))
const roads = (road: Road) => each(BORDERS, (border: Border) => ({ kind: 'road', road, border }))
export const STREETS = roads('street')
export const BOULEVARDS = roads('boulevard')
export const WORDS_ONLY = moveTable<Move>(write, [{ kind: 'pass' }, { kind: 'done' }])
export const [PASS, DONE] = [0, 1] as const

const MOST_WORKERS = 12 + 4 // a full team and its temps; no bid can be higher
/** By workers * 24 + public building in its own list. */
export const TENDER_STEP = LATERS
export const TENDERS = each((MOST_WORKERS + 1) * TENDER_STEP, at => ({
  kind: 'tender',
  tile: FIRST_LATER + (at % TENDER_STEP),
  workers: Math.floor(at / TENDER_STEP),
}))

/** There is no highest purse, so the table of bids grows: by coins * 64 + plot. */
const bids: Move[] = []
const bidsAt = new Map<string, number>()
const ownBids = new Map<Move, number>()
export const BIDS: MoveTable = { moves: bids, at: bidsAt, own: ownBids }
export const BID_STEP = CELLS

/** To be called before a row is added whose bids go up to these coins. */
export function growBids(coins: number): void {
  while (bids.length <= coins * CELLS + CELLS - 1) {
    const bid: Move = { kind: 'bid', plot: bids.length % CELLS, coins: Math.floor(bids.length / CELLS) }
    bidsAt.set(write(bid), bids.length)
    ownBids.set(bid, bids.length)
    bids.push(bid)
  }
}

const scratch: Menu = makeMenu(4, 4)

/** Whether there is any such move: what comes next depends on it. */
export function isAny(fill: Fill, state: State, seat: number): boolean {
  clear(scratch)
  fill(state, seat, scratch)
  return scratch.total > 0
}
