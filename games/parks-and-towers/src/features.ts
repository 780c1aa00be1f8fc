import type { Features } from '@masterplan/kernel'
import { CELLS, countBits, NEAR_HIGH, NEAR_LOW } from '@masterplan/kernel/square'
import type { State } from './board.ts'
import { WORD } from './layout.ts'
import { share } from './share.ts'

const { TO_BUILD, POINTS, EMPTY, HOUSES, TOWERS, PLOTS } = WORD
/** Both words of the cells near each cell, in one array of our own: read faster than two of another module. */
const NEAR = Int32Array.from({ length: 2 * CELLS }, (_, at) => (at & 1 ? NEAR_HIGH : NEAR_LOW)[at >> 1]!)

const NAMES = [
  'points', // for parks, and half points that were agreed on
  'towers', // that would pay now
  'tower-lead', // by how much, up to a few
  'shares', // in empty cells: what parks there would pay
  'faced', // the part of it that faces the cell
  'warm', // shares in cells with many houses around, where lines grow
  'to-move',
] as const
const WIDTH = NAMES.length
const [AT_POINTS, AT_TOWERS, AT_LEAD, AT_SHARES, AT_FACED, AT_WARM, AT_TO_MOVE] = [0, 1, 2, 3, 4, 5, 6]

const CLEAR = 3 // no house can take back a larger lead in a tower

export const features: Features<State> = {
  names: NAMES,
  stages: 4,
  players: () => 2,
  stage: ({ words, fixed }) => 1 - words[TO_BUILD]! / fixed.lastPly,
  read({ words, fixed }, into) {
    into.fill(0, 0, 2 * WIDTH)
    into[AT_POINTS] = words[POINTS]!
    into[WIDTH + AT_POINTS] = words[POINTS + 1]! + fixed.options.komiHalves / 2
    into[(words[TO_BUILD]! & 1) * WIDTH + AT_TO_MOVE] = 1
    for (let half = 0; half < 2; half++) {
      for (let rest = words[TOWERS + half]!; rest !== 0; rest &= rest - 1) {
        readTower(words, 32 * half + 31 - Math.clz32(rest & -rest), into)
      }
    }
    readEmpties(words, into)
  },
}

function readTower(words: Int32Array, cell: number, into: Float64Array): void {
  const lead = share(words, 0, cell) - share(words, 1, cell)
  if (lead === 0) return
  const row = lead > 0 ? 0 : WIDTH
  into[row + AT_TOWERS]!++
  into[row + AT_LEAD]! += Math.min(CLEAR, Math.abs(lead))
}

/** Whole numbers in variables of its own until the end: this is most of the work. */
function readEmpties(words: Int32Array, into: Float64Array): void {
  const whiteLow = words[HOUSES]!
  const whiteHigh = words[HOUSES + 1]!
  const yellowLow = words[HOUSES + 2]!
  const yellowHigh = words[HOUSES + 3]!
  let [whites, yellows, whiteFaced, yellowFaced, whiteWarm, yellowWarm] = [0, 0, 0, 0, 0, 0]
  for (let half = 0; half < 2; half++) {
    for (let rest = words[EMPTY + half]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * half + 31 - Math.clz32(rest & -rest)
      const nearLow = NEAR[2 * cell]!
      const nearHigh = NEAR[2 * cell + 1]!
      // The cells around are on three ranks, so both words fit into one.
      const white = countBits((whiteLow & nearLow) | (whiteHigh & nearHigh))
      const yellow = countBits((yellowLow & nearLow) | (yellowHigh & nearHigh))
      const facing = words[PLOTS + cell]!
      const faceWhite = facing & 15
      const faceYellow = (facing >>> 4) & 15
      whites += white + faceWhite
      yellows += yellow + faceYellow
      whiteFaced += faceWhite
      yellowFaced += faceYellow
      whiteWarm += Math.imul(white + faceWhite, white + yellow)
      yellowWarm += Math.imul(yellow + faceYellow, white + yellow)
    }
  }
  into[AT_SHARES] = whites
  into[AT_FACED] = whiteFaced
  into[AT_WARM] = whiteWarm
  into[WIDTH + AT_SHARES] = yellows
  into[WIDTH + AT_FACED] = yellowFaced
  into[WIDTH + AT_WARM] = yellowWarm
}
