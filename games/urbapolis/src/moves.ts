import type { Seat } from '@masterplan/kernel'
import { ALL_TILES, FIRST_LATER, LATERS, PRIVATES } from './data/tiles.ts'
import { BORDERS } from './geometry.ts'
import type { Border, Cell, Move, Road, Tile } from './types.ts'

/** Every move is made once and shared: a playout allocates nothing. */
const CELLS = 64
const each = (count: number, make: (at: number) => Move): readonly Move[] =>
  Array.from({ length: count }, (_, at) => make(at))
const onPlots = (tiles: number, make: (tile: Tile, plot: Cell) => Move): readonly Move[] =>
  each(tiles * CELLS, at => make(Math.floor(at / CELLS), at % CELLS))

export const REVEALS = each(PRIVATES, tile => ({ kind: 'reveal', tile }))
export const RESERVES = each(LATERS, later => ({ kind: 'reserve', tile: FIRST_LATER + later }))
export const DISCS = each(4, seat => ({ kind: 'disc', seat: seat as Seat }))

export const PICKS = onPlots(PRIVATES, (tile, plot) => ({ kind: 'pick', tile, plot })) // by tile * 64 + plot
export const BUILDS = onPlots(ALL_TILES, (tile, plot) => ({ kind: 'build', tile, plot }))
export const UPGRADES = onPlots(PRIVATES, (tile, plot) => ({ kind: 'upgrade', tile, plot }))
export const TAKES = each(PRIVATES, tile => ({ kind: 'take', tile }))
export const DRAFTS = each(PRIVATES, tile => ({ kind: 'draft', tile }))

export const BANKS = each(4, workers => ({ kind: 'bank', workers })) // by workers
export const HIRE: Move = { kind: 'hire' }
export const TEMPS = each(5, temps => ({ kind: 'temps', temps })) // by number of temps
export const HOSPITALS = each(4, points => ({ kind: 'hospital', points })) // by points
export const BOOSTS = each(CELLS, plot => ({ kind: 'boost', plot }))
export const EXPROPRIATIONS = each(CELLS, plot => ({ kind: 'expropriate', plot }))
export const CLAIMS = each(CELLS, plot => ({ kind: 'claim', plot }))
export const DEMOLITIONS = each(CELLS, plot => ({ kind: 'demolish', plot }))
const roads = (road: Road) => each(BORDERS, (border: Border) => ({ kind: 'road', road, border }))
export const STREETS = roads('street')
export const BOULEVARDS = roads('boulevard')
export const DONE: Move = { kind: 'done' }
export const PASS: Move = { kind: 'pass' }

/** There is no highest purse, so bids are made when they are first needed. */
const BIDS: Move[][] = Array.from({ length: CELLS }, () => [])
export function bidOf(plot: Cell, coins: number): Move {
  const row = BIDS[plot]!
  row[coins] ??= { kind: 'bid', plot, coins }
  return row[coins]
}

const MOST_WORKERS = 12 + 4 // a full team and its temps; no bid can be higher
const TENDERS = Array.from({ length: LATERS }, (_, later) =>
  each(MOST_WORKERS + 1, workers => ({ kind: 'tender', tile: FIRST_LATER + later, workers })),
)
export const tenderOf = (later: number, workers: number): Move => TENDERS[later]![workers]!
