import type { Seat } from '@masterplan/kernel'
import { type Menu as KernelMenu, type MoveTable, moveTable } from '@masterplan/kernel/menu'
import { write } from './notation.ts'
import { LANDS, MISSION_COUNT, type Move, PROJECT_COUNT, SPACES } from './types.ts'

export type Menu = KernelMenu<Move>

const table = (length: number, make: (at: number) => Move): MoveTable<Move> =>
  moveTable(
    write,
    Array.from({ length }, (_, at) => make(at)),
  )

// Cards and tiles are numbered from 1, so that number n is entry n - 1 and a set of cards is a set of entries.
export const TILE = table(7, at => ({ kind: 'tile', number: at + 1 }))
export const ROTATE = table(6, sixths => ({ kind: 'rotate', sixths }))
export const STARTER = table(6, seat => ({ kind: 'starter', seat: seat as Seat }))
export const REVEAL = table(PROJECT_COUNT, at => ({ kind: 'reveal', project: at + 1 }))
export const DEAL = table(MISSION_COUNT, at => ({ kind: 'deal', mission: at + 1 }))

const PAIRS = Array.from({ length: MISSION_COUNT }, (_, at) => at + 1).flatMap(one =>
  Array.from({ length: MISSION_COUNT - one }, (_, more): readonly [number, number] => [one, one + 1 + more]),
)
/** Pairs of missions by the smaller one, then by the larger: all larger ones of a mission lie together from `keepsFrom`. */
export const KEEP = table(PAIRS.length, at => ({ kind: 'keep', missions: PAIRS[at]! }))
const KEEPS_FROM = Int32Array.from({ length: MISSION_COUNT + 1 }, (_, mission) =>
  PAIRS.findIndex(([one]) => one === mission),
)
export const keepsFrom = (mission: number): number => KEEPS_FROM[mission]!

// By space: the seven of a region lie together, in the order of POSITIONS.
export const CONSTRUCT = table(SPACES, space => ({ kind: 'construct', space, land: null }))
/** On an uncleared bramble, at `3 * space + land`, lands in the order of LANDS. */
export const CLEAR = table(SPACES * 3, at => ({ kind: 'construct', space: (at / 3) | 0, land: LANDS[at % 3]! }))
export const ABANDON = table(SPACES, space => ({ kind: 'abandon', space }))
export const INVADE = table(SPACES, space => ({ kind: 'invade', space }))
/** At `49 * from + to`. */
export const ROOF = table(SPACES * SPACES, at => ({ kind: 'roof', from: (at / SPACES) | 0, to: at % SPACES }))
export const HOIST = table(2, at => ({ kind: 'move', by: at === 0 ? 1 : -1 }))
export const CLAIM = table(PROJECT_COUNT, at => ({ kind: 'claim', project: at + 1 }))
export const NEXT = table(6, seat => ({ kind: 'next', seat: seat as Seat }))
export const WORDS = table(2, at => ({ kind: at === 0 ? 'pass' : 'decline' }))
export const [PASS, DECLINE] = [0, 1] as const

export const TABLES: readonly MoveTable<Move>[] = [
  ...[TILE, ROTATE, STARTER, REVEAL, DEAL, KEEP],
  ...[CONSTRUCT, CLEAR, ABANDON, INVADE, ROOF, HOIST, CLAIM, NEXT, WORDS],
]

/** Every move there is stands in a table with its one line of text; a text that is none of them is no move. */
export function read(text: string): Move | undefined {
  for (const { moves, at } of TABLES) {
    const found = at.get(text)
    if (found !== undefined) return moves[found]
  }
  return undefined
}
