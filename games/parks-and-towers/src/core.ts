import type { Core } from '@masterplan/kernel'
import { countBits, pairOf } from '@masterplan/kernel/bits'
import { CELLS } from '@masterplan/kernel/square'
import { CORE } from '../core/built.ts'
import { due, findDue } from './forced.ts'
import type { ParksAndTowers } from './index.ts'
import { plain } from './moves.ts'
import { type State, WORD } from './state.ts'
import type { Move, Place } from './types.ts'

const { TO_BUILD, EVERYDAY, TOWERS_LEFT, POINTS, EMPTY, HOUSES, TOWERS, PLOTS } = WORD
/** Where things are in the core's position, in words; `core/position.ts` says the same in bytes. */
const AT = { HOUSES: 0, EMPTY: 4, TOWERS: 6, POINTS: 8, TO_BUILD: 10, TOWERS_LEFT: 11, FACING: 12, KOMI: 29 } as const
const WORDS = 32

export const core: Core<ParksAndTowers> = {
  bytes: CORE,
  words: WORDS,
  tree: {
    exploration: 0.05,
    amafBias: 0.001,
    perPoint: 0.03,
    guessTries: 8,
    opensAfter: 4,
    marginWeight: 0.5,
    usualMargin: 4,
    judgeWeight: 0,
    endsFirst: 0.7,
    positionsPerTry: 1,
  },
  net: new Float32Array(0),
  position,
  moveOf,
}

function position({ words, fixed }: State, into: Int32Array): boolean {
  if (words[EVERYDAY] === 0 || words[TO_BUILD] === 0 || (words[EMPTY]! | words[EMPTY + 1]!) === 0) return false
  into.fill(0, 0, WORDS)
  into.set(words.subarray(HOUSES, HOUSES + 4), AT.HOUSES)
  into.set(words.subarray(EMPTY, EMPTY + 2), AT.EMPTY)
  into.set(words.subarray(TOWERS, TOWERS + 2), AT.TOWERS)
  into.set(words.subarray(POINTS, POINTS + 2), AT.POINTS)
  into[AT.TO_BUILD] = words[TO_BUILD]!
  into[AT.TOWERS_LEFT] = words[TOWERS_LEFT]!
  for (let cell = 0; cell < CELLS; cell++) {
    into[AT.FACING + (cell >> 2)]! |= (words[PLOTS + cell]! & 255) << (8 * (cell & 3))
  }
  into[AT.KOMI] = fixed.options.komiHalves
  return true
}

/** `512 * way + 8 * cell + place`; the way says which of the cells that need towers get them, where there are too few. */
function moveOf(state: State, id: number): Move {
  const cell = (id >> 3) & 63
  const place = (id & 7) as Place
  findDue(state, cell)
  const needing = pairOf(due.towersLow, due.towersHigh)
  const left = state.words[TOWERS_LEFT]!
  if (left === 0 || needing.length <= left) return plain(cell, place)
  const ways = Array.from({ length: 1 << needing.length }, (_, picked) => picked).filter(
    each => countBits(each) === left,
  )
  const picked = ways[id >> 9]!
  return { ...plain(cell, place), towers: needing.filter((_, at) => (picked >> at) & 1) }
}
