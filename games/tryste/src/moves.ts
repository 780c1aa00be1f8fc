import { type Seat, seatsOf } from '@masterplan/kernel'
import { type Menu as KernelMenu, moveTable, type MoveTable as Table } from '@masterplan/kernel/menu'
import { type Aim, waysOf } from './cards/aim.ts'
import { CARD_IDS, HUTS, LAND_TYPES, MINES, RESOURCES, ROLES, ZONES } from './data/names.ts'
import type { Board } from './geometry.ts'
import { write } from './notation.ts'
import type { Move } from './types.ts'

export type MoveTable = Table<Move>
export type Menu = KernelMenu<Move>
const table = (moves: readonly Move[]): MoveTable => moveTable(write, moves)
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n)

const SEATS = seatsOf(6)
export const ORDERS = table(SEATS.map(seat => ({ kind: 'order', seat })))
export const LEADERS = table(SEATS.map(seat => ({ kind: 'leader', seat })))
export const THROWS = table(ZONES.map(zone => ({ kind: 'throw', zone })))
export const PICKS = table(ROLES.map(role => ({ kind: 'pick', role })))
export const DRAWS = table(CARD_IDS.map(card => ({ kind: 'draw', card })))
export const WHEELS = table([
  { kind: 'wheel', side: 'win' },
  { kind: 'wheel', side: 'lose' },
])
export const VOTES = table(ZONES.map(zone => ({ kind: 'vote', zone })))
export const TIES = table(ZONES.map(zone => ({ kind: 'tie', zone })))
export const OPENS = table(upTo(99).map(prestige => ({ kind: 'open', prestige })))
export const BIDS_FOR = table(upTo(99).map(prestige => ({ kind: 'bid', side: 'for', prestige })))
export const BIDS_AGAINST = table(upTo(99).map(prestige => ({ kind: 'bid', side: 'against', prestige })))
export const LAYS = table(ZONES.map(zone => ({ kind: 'lay', zone })))
export const TILES = table(ZONES.map(zone => ({ kind: 'tile', zone })))
export const LANDS = table(LAND_TYPES.map(type => ({ kind: 'land', type })))
export const TAKES = table(RESOURCES.map(resource => ({ kind: 'take', resource })))
export const SPENDS = table(RESOURCES.map(resource => ({ kind: 'spend', resource })))
export const LEAVES = table(RESOURCES.map(resource => ({ kind: 'leave', resource })))
export const BUILDS = table(upTo(6).map(tokens => ({ kind: 'build', tokens })))
export const HYPES = table(upTo(24).map(prestige => ({ kind: 'hype', prestige })))
export const SELLS = table(upTo(99).map(prestige => ({ kind: 'sell', prestige })))
/** By the set of seats named, as bits; the empty set is never offered. */
export const ROBS = table(
  upTo(63).map(set => ({ kind: 'rob', seats: SEATS.filter(seat => (set & (1 << seat)) !== 0) })),
)
/** Six by card kind. */
export const SHOWS = table(CARD_IDS.flatMap(card => SEATS.map((seat: Seat): Move => ({ kind: 'show', card, seat }))))
/** 0 hands over no card; otherwise the kind plus one. */
export const ACCEPTS = table([
  { kind: 'accept', card: null },
  ...CARD_IDS.map((card): Move => ({ kind: 'accept', card })),
])
export const WORDS_ONLY = table([
  { kind: 'pass' },
  { kind: 'done' },
  { kind: 'reject' },
  { kind: 'stand' },
  { kind: 'withdraw' },
])
export const [PASS, DONE, REJECT, STAND, WITHDRAW] = [0, 1, 2, 3, 4] as const

/** The tables of one board. */
export interface BoardTables {
  readonly zones: MoveTable // by tier
  readonly variances: MoveTable // three by stooj
  readonly blyces: MoveTable
  readonly buys: MoveTable // by stooj, like the next
  readonly places: MoveTable
  readonly scapes: MoveTable
  readonly huts: readonly MoveTable[]
  readonly mines: readonly MoveTable[]
  readonly terraforms: MoveTable // by tier
  readonly works: MoveTable // four by stooj
  readonly chooses: Map<Aim, MoveTable>
  readonly plays: (MoveTable | undefined)[] // by card kind
}

const made = new WeakMap<Board, BoardTables>()

export function tablesOf(board: Board): BoardTables {
  const known = made.get(board)
  if (known) return known
  const { tiers, stoojes, blyces } = board
  const tables: BoardTables = {
    zones: table(tiers.map(tier => ({ kind: 'zone', tier }))),
    variances: table(stoojes.flatMap(stooj => ZONES.map((zone): Move => ({ kind: 'variance', stooj, zone })))),
    blyces: table(blyces.map(middle => ({ kind: 'blyce', middle }))),
    buys: table(stoojes.map(stooj => ({ kind: 'buy', stooj }))),
    places: table(stoojes.map(stooj => ({ kind: 'place', stooj }))),
    scapes: table(stoojes.map(stooj => ({ kind: 'scape', stooj }))),
    huts: HUTS.map(hut => table(stoojes.map(stooj => ({ kind: 'hut', hut, stooj })))),
    mines: MINES.map(mine => table(stoojes.map(stooj => ({ kind: 'mine', mine, stooj })))),
    terraforms: table(tiers.map(tier => ({ kind: 'terraform', tier }))),
    works: table(stoojes.flatMap(stooj => [1, 2, 3, 4].map((level): Move => ({ kind: 'work', stooj, level })))),
    chooses: new Map(),
    plays: [],
  }
  made.set(board, tables)
  return tables
}

type OnBoard = { readonly board: Board; readonly tables: BoardTables }

export function choosesOf({ board, tables: { chooses } }: OnBoard, aim: Aim): MoveTable {
  const known = chooses.get(aim)
  if (known) return known
  const made = table(waysOf(board, aim).texts.map(on => ({ kind: 'choose', on })))
  chooses.set(aim, made)
  return made
}

export function playsOf({ board, tables: { plays } }: OnBoard, kind: number, aim: Aim): MoveTable {
  const known = plays[kind]
  if (known) return known
  const card = CARD_IDS[kind]!
  const made = table(waysOf(board, aim).texts.map(on => ({ kind: 'play', card, on })))
  plays[kind] = made
  return made
}
