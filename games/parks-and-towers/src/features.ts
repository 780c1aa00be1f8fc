import type { Features } from '@masterplan/kernel'
import type { State } from './board.ts'
import { WORD } from './layout.ts'
import { share } from './share.ts'

const { TO_BUILD, POINTS, EMPTY, TOWERS, PLOTS } = WORD

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
    into.fill(0, 0, 2 * WIDTH)
    into[AT_POINTS] = words[POINTS]!
    into[WIDTH + AT_POINTS] = words[POINTS + 1]! + fixed.options.komiHalves / 2
    into[(words[TO_BUILD]! & 1) * WIDTH + AT_TO_MOVE] = 1
    for (let half = 0; half < 2; half++) {
      for (let rest = words[TOWERS + half]!; rest !== 0; rest &= rest - 1) {
        readTower(words, 32 * half + 31 - Math.clz32(rest & -rest), into)
      }
      for (let rest = words[EMPTY + half]!; rest !== 0; rest &= rest - 1) {
        readEmpty(words, 32 * half + 31 - Math.clz32(rest & -rest), into)
      }
    }
  },
}

function readTower(words: Int32Array, cell: number, into: Float64Array): void {
  const lead = share(words, 0, cell) - share(words, 1, cell)
  if (lead === 0) return
  const row = lead > 0 ? 0 : WIDTH
  into[row + AT_TOWERS]!++
  into[row + AT_LEAD]! += Math.min(CLEAR, Math.abs(lead))
}

function readEmpty(words: Int32Array, cell: number, into: Float64Array): void {
  const white = share(words, 0, cell)
  const yellow = share(words, 1, cell)
  const facing = words[PLOTS + cell]!
  const houses = white + yellow - (facing & 15) - ((facing >>> 4) & 15)
  into[AT_SHARES]! += white
  into[AT_FACED]! += facing & 15
  into[AT_WARM]! += white * houses
  into[WIDTH + AT_SHARES]! += yellow
  into[WIDTH + AT_FACED]! += (facing >>> 4) & 15
  into[WIDTH + AT_WARM]! += yellow * houses
}
