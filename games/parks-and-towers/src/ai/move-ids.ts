import type { MoveIds, Seat } from '@masterplan/kernel'
import { CELLS } from '@masterplan/kernel/square'
import type { ParksAndTowers } from '../index.ts'
import { plainCells } from '../legal.ts'
import { PLAIN } from '../moves.ts'
import { write } from '../notation.ts'
import { emptyCells } from '../plots.ts'
import type { State } from '../state.ts'
import { WORD } from '../state.ts'
import type { Move } from '../types.ts'
import { listCandidates, waysWorthAThought } from './candidates.ts'

const { TO_BUILD, EVERYDAY, TOWERS_LEFT, TILES_LEFT, POINTS, EMPTY, HOUSES, TOWERS, PLOTS } = WORD

/** Twelve and, at worst, one for every four cells. */
const KEY_WORDS = 12 + CELLS / 4
/** Cells times places, and room for moves that name cells; with attention there can be more of them, and some are left out. */
const MOST = 4096

/** Moves that name cells, after the plain ones, in the order in which they were first asked for. */
const NAMED: Move[] = []
const BY_TEXT = new Map<string, number>()

export const moveIds: MoveIds<ParksAndTowers> = {
  most: MOST,
  list: (state, _seat, into) => listCandidates(state, into, named),
  allows: (state, _seat, id) =>
    id >= 0 && id < PLAIN.moves.length && ((plainCells(state, id >> 8) >>> (id >> 3)) & 1) !== 0,
  mostKeyWords: KEY_WORDS,
  positionKey,
  moveOf: id => (id < PLAIN.moves.length ? PLAIN.moves[id]! : NAMED[id - PLAIN.moves.length]!),
}

function named(move: Move): number {
  const text = write(move)
  const known = BY_TEXT.get(text)
  if (known !== undefined) return known
  const id = PLAIN.moves.length + NAMED.length
  NAMED.push(move)
  BY_TEXT.set(text, id)
  return id
}

/** Whatever places of houses and points of parks no longer matter is left out. */
function positionKey({ words }: State, into: Int32Array): number {
  into[0] = words[TO_BUILD]! | (words[TOWERS_LEFT]! << 8) | (words[TILES_LEFT]! << 16)
  into[1] = words[POINTS]! - words[POINTS + 1]!
  for (let at = 0; at < 4; at++) into[2 + at] = words[HOUSES + at]!
  let count = 6
  for (let half = 0; half < 2; half++) {
    into[count++] = words[EMPTY + half]!
    into[count++] = words[TOWERS + half]!
    let facing = 0
    let cells = 0
    for (let rest = words[EMPTY + half]! | words[TOWERS + half]!; rest !== 0; rest &= rest - 1) {
      facing = (facing << 8) | (words[PLOTS + 32 * half + 31 - Math.clz32(rest & -rest)]! & 255)
      if ((++cells & 3) === 0) into[count++] = facing
    }
    into[count++] = (cells & 3) === 0 ? 0 : facing << (8 * (4 - (cells & 3)))
  }
  return count
}

const listed = new Int32Array(MOST)

/** Exact: a place that is left out is never better than one of the same cell that is kept. */
export function candidates(state: State, seat: Seat): Move[] {
  if (state.words[EVERYDAY] === 0) return emptyCells(state).flatMap(cell => waysWorthAThought(state, cell))
  return Array.from(listed.subarray(0, moveIds.list(state, seat, listed)), moveIds.moveOf)
}
