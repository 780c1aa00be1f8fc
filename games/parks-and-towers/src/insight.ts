import type { Insight } from '@masterplan/kernel'
import type { Cell, Move, Place, State } from './board.ts'
import { moveOf, type Way, waysOf } from './choices.ts'
import { faced } from './geometry.ts'
import type { ParksAndTowers } from './index.ts'
import { WORD } from './layout.ts'
import { emptyCells, plotOn, towersOf } from './plots.ts'
import { builder, copy, play } from './rules.ts'
import { share } from './share.ts'

const { TO_BUILD, POINTS } = WORD
const EIGHT: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7]

export const insight: Insight<ParksAndTowers> = {
  standing(state, seat) {
    const white = 1 / (1 + Math.exp(-lead(state) / swing(state)))
    return seat === 0 ? white : 1 - white
  },
  /** By the points that its parks pay at once, own less the other's: a fifth more or less for each. */
  hunch(state, seat, move) {
    const after = played(state, move)
    const gain = pointsAhead(after) - pointsAhead(state)
    return 1.2 ** (seat === 0 ? gain : -gain)
  },
  /** Exact: a place that is left out is never better than one of the same cell that is kept. */
  candidates: state =>
    emptyCells(state).flatMap(cell =>
      waysOf(state, cell).flatMap(way => livePlaces(state, cell, way).map(place => moveOf(cell, place, way))),
    ),
}

/**
 * A house scores more than its neighbourhood only through the cell it faces, and only if that becomes a park later, is
 * made one by this very move, or holds a tower. All other places are alike: one of them will do.
 */
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

/** How far White is ahead: points made, towers as they stand, and a part of what stands around the empty cells. */
function lead(state: State): number {
  const { words, fixed } = state
  const toCome = words[TO_BUILD]! / fixed.lastPly
  const cells = emptyCells(state)
  const isOver = toCome === 0 || cells.length === 0
  let ahead = pointsAhead(state) - fixed.options.komiHalves / 2
  for (const tower of towersOf(state)) {
    const margin = share(words, 0, tower) - share(words, 1, tower)
    ahead += 2 * (isOver ? Math.sign(margin) : Math.tanh(margin / (0.5 + 4 * toCome)))
  }
  if (isOver) return ahead
  let around = 0
  for (const cell of cells) around += share(words, 0, cell) - share(words, 1, cell)
  return ahead + PARK_TO_COME * toCome * around
}
/** What a share in an empty cell is worth at the start, in points: chosen by hand, not fitted. */
const PARK_TO_COME = 0.4

/** How much a lead may still change: nothing at the end, about seven points over a whole match. */
const swing = ({ words }: State): number => 0.2 + 0.7 * Math.sqrt(words[TO_BUILD]!)

const pointsAhead = ({ words }: State): number => words[POINTS]! - words[POINTS + 1]!

/** What a move leads to, in a state that is used again for the next question. */
function played(state: State, move: Move): State {
  scratch = copy(state, scratch ?? copy(state))
  play(scratch, builder(state), move)
  return scratch
}
let scratch: State | undefined
