import type { Features } from '@masterplan/kernel'
import { tableOfFaced } from '../geometry.ts'
import { share } from '../share.ts'
import type { State } from '../state.ts'
import { builder, PLOT, WORD } from '../state.ts'

const { TO_BUILD, POINTS, EMPTY, HOUSES, TOWERS, PLOTS } = WORD
const { PLACE } = PLOT
const FACED = tableOfFaced()

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
  read(state, into) {
    const { words, fixed } = state
    into[AT_POINTS] = words[POINTS]!
    into[WIDTH + AT_POINTS] = words[POINTS + 1]! + fixed.options.komiHalves / 2
    into[AT_TO_MOVE] = 1 - builder(state)
    into[WIDTH + AT_TO_MOVE] = builder(state)
    readTowers(words, into)
    readEmpties(words, into)
  },
}

function readTowers(words: Int32Array, into: Float64Array): void {
  let [white, yellow, whiteLead, yellowLead] = [0, 0, 0, 0]
  for (let half = 0; half < 2; half++) {
    for (let rest = words[TOWERS + half]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * half + 31 - Math.clz32(rest & -rest)
      const lead = share(words, 0, cell) - share(words, 1, cell)
      if (lead > 0) {
        white++
        whiteLead += Math.min(CLEAR, lead)
      } else if (lead < 0) {
        yellow++
        yellowLead += Math.min(CLEAR, -lead)
      }
    }
  }
  into[AT_TOWERS] = white
  into[AT_LEAD] = whiteLead
  into[WIDTH + AT_TOWERS] = yellow
  into[WIDTH + AT_LEAD] = yellowLead
}

/**
 * Most of the work. Houses and empty cells are counted for a whole rank at once, and then asked for house by house: there
 * are fewer of them than of empty cells.
 */
function readEmpties(words: Int32Array, into: Float64Array): void {
  countAround(words)
  for (let owner = 0; owner < 2; owner++) {
    let [shares, faced, warm] = [0, 0, 0]
    for (let half = 0; half < 2; half++) {
      for (let rest = words[HOUSES + 2 * owner + half]!; rest !== 0; rest &= rest - 1) {
        const cell = 32 * half + 31 - Math.clz32(rest & -rest)
        const rank = cell >> 3
        const target = FACED[(cell << 3) | ((words[PLOTS + cell]! >>> PLACE) & 7)]!
        const isEmpty = nibble(EMPTY_HERE, target)
        shares += ((threeRanks(EMPTIES + rank) >>> ((cell & 7) << 2)) & 15) + isEmpty
        faced += isEmpty
        warm +=
          ((threeRanks(WARMTH + RANKS * (cell & 1) + rank) >>> ((cell & 6) << 2)) & 255) + nibble(WARM_HERE, target)
      }
    }
    into[owner * WIDTH + AT_SHARES] = shares
    into[owner * WIDTH + AT_FACED] = faced
    into[owner * WIDTH + AT_WARM] = warm
  }
}

/**
 * A word for each rank has a nibble for each of its cells, and with a rank below the first and one above the last, where
 * there is nothing, nobody has to ask for the edge. Sums of warmth are larger than a nibble, so these are in two words,
 * even cells and odd ones, of a byte each.
 */
const RANKS = 10
const [EMPTY_HERE, WARM_HERE, HOUSES_ABREAST, EMPTIES, WARMTH] = [0, RANKS, 2 * RANKS, 3 * RANKS, 4 * RANKS]
const around = new Int32Array(6 * RANKS)

/** Whether a cell is empty, and if so how many houses are next to it: for any cell and the one that does not exist. */
const nibble = (rows: number, cell: number): number => (around[rows + (cell >> 3)]! >>> ((cell & 7) << 2)) & 15

/** How much there is on a cell and the cells next to it, from sums of three abreast. */
const threeRanks = (row: number): number => around[row]! + around[row + 1]! + around[row + 2]!
const abreast = (nibbles: number): number => nibbles + (nibbles << 4) + (nibbles >>> 4)

function countAround(words: Int32Array): void {
  for (let rank = 0; rank < 8; rank++) {
    const half = rank >> 2
    const houses = (words[HOUSES + half]! | words[HOUSES + 2 + half]!) >>> (8 * (rank & 3))
    around[HOUSES_ABREAST + 1 + rank] = abreast(spread(houses))
  }
  for (let rank = 0; rank < 8; rank++) {
    const empty = spread(words[EMPTY + (rank >> 2)]! >>> (8 * (rank & 3)))
    const warm = threeRanks(HOUSES_ABREAST + rank) & ((empty << 4) - empty)
    const even = warm & 0x0f0f0f0f
    const odd = (warm >>> 4) & 0x0f0f0f0f
    around[EMPTY_HERE + rank] = empty
    around[WARM_HERE + rank] = warm
    around[EMPTIES + 1 + rank] = abreast(empty)
    around[WARMTH + 1 + rank] = even + odd + (odd << 8)
    around[WARMTH + RANKS + 1 + rank] = even + odd + (even >>> 8)
  }
}

/** The lowest eight bits, each in a nibble of its own. */
const spread = (bits: number): number => SPREAD[bits & 255]!
const SPREAD = Int32Array.from({ length: 256 }, (_, byte) =>
  [0, 1, 2, 3, 4, 5, 6, 7].reduce((word, bit) => word | (((byte >> bit) & 1) << (4 * bit)), 0),
)
