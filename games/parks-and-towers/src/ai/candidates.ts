import { due, findDue } from '../forced.ts'
import { faced, tableOfFaced } from '../geometry.ts'
import { moveOf, plainCells, type Way, waysOf } from '../legal.ts'
import { play } from '../play.ts'
import { plotOn } from '../plots.ts'
import { builder, copy, type State, WORD } from '../state.ts'
import type { Cell, Move, Place } from '../types.ts'

const { TO_BUILD, EMPTY, TOWERS } = WORD
const EIGHT: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7]
const FACED = tableOfFaced()

/**
 * The ids of all moves worth a thought; `8 * cell + place` for a plain one, what `named` says for the others.
 *
 * A house scores more than its neighbourhood only through the cell it faces, and only if that becomes a park later, is
 * made one by this very move, or holds a tower. All other places are alike: one of them will do.
 */
export function listCandidates(state: State, into: Int32Array, named: (move: Move) => number): number {
  const { words } = state
  let count = 0
  for (let half = 0; half < 2; half++) {
    const plain = plainCells(state, half)
    for (let rest = words[EMPTY + half]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * half + 31 - Math.clz32(rest & -rest)
      if (((plain >>> cell) & 1) !== 0) count = addPlaces(state, cell, into, count)
      else for (const move of waysWorthAThought(state, cell)) if (count < into.length) into[count++] = named(move)
    }
  }
  return count
}

function addPlaces(state: State, cell: Cell, into: Int32Array, from: number): number {
  const { words } = state
  findDue(state, cell)
  const isHigh = 0 - (cell >> 5)
  const isLast = words[TO_BUILD] === 1 ? -1 : 0
  const emptyLow = words[EMPTY]! & ~(due.parksLow | due.towersLow | ((1 << cell) & ~isHigh))
  const emptyHigh = words[EMPTY + 1]! & ~(due.parksHigh | due.towersHigh | ((1 << cell) & isHigh))
  const liveLow = (emptyLow & ~isLast) | words[TOWERS]! | due.towersLow | due.parksLow
  const liveHigh = (emptyHigh & ~isLast) | words[TOWERS + 1]! | due.towersHigh | due.parksHigh
  let count = from
  for (let at = 8 * cell; at < 8 * cell + 8; at++) {
    const target = FACED[at]!
    const isLive = target < 64 ? ((target < 32 ? liveLow : liveHigh) >>> target) & 1 : 0
    into[count] = at
    count += isLive
  }
  if (count > from) return count
  into[count] = 8 * cell
  return count + 1
}

/** The same where there is more to decide than a place. */
export function waysWorthAThought(state: State, cell: Cell): Move[] {
  return waysOf(state, cell).flatMap(way => livePlaces(state, cell, way).map(place => moveOf(cell, place, way)))
}

function livePlaces(state: State, cell: Cell, way: Way): readonly Place[] {
  const after = played(state, moveOf(cell, 0, way))
  const { size, options } = state.fixed
  const isLast = after.words[TO_BUILD] === 0
  const live = EIGHT.filter(place => {
    const target = faced(cell, place, size)
    if (target === undefined) return false
    const { kind } = plotOn(after, target)
    if (kind === 'empty') return !isLast
    if (kind !== 'park' || plotOn(state, target).kind !== 'empty') return kind === 'tower'
    return !options.attention || way.marks.includes(target) || way.parks.includes(target) // P-9.2: forgotten parks pay nothing
  })
  return live.length > 0 ? live : [0]
}

/** What a move leads to, in a state that is used again for the next question. */
export function played(state: State, move: Move): State {
  scratch = copy(state, scratch ?? copy(state))
  play(scratch, builder(state), move)
  return scratch
}
let scratch: State | undefined
