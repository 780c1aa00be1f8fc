import type { Insight, Seat } from '@masterplan/kernel'
import { NEAR } from '@masterplan/kernel/square'
import { tableOfFaced } from '../geometry.ts'
import type { ParksAndTowers } from '../index.ts'
import { pointsAhead } from '../scoring.ts'
import { share } from '../share.ts'
import type { State } from '../state.ts'
import { PLOT, WORD } from '../state.ts'
import { candidates } from './move-ids.ts'
import { prior } from './prior.ts'

const { TO_BUILD, EMPTY, HOUSES, TOWERS, PLOTS } = WORD
const { PLACE } = PLOT
const FACED = tableOfFaced()

/** What a share in an empty cell is worth at the start, in points: chosen by hand, not fitted. */
const PARK_TO_COME = 0.4

export const handMade: Insight<ParksAndTowers> = { evaluate, prior, candidates }

/** From 0 to 1. A search asks it a million times a second: no list, no closure, no hyperbolic tangent. */
function evaluate(state: State, seat: Seat): number {
  const { words } = state
  const swing = 0.2 + 0.7 * Math.sqrt(words[TO_BUILD]!) // how much a lead may still change
  const white = 1 / (1 + Math.exp(-lead(state) / swing))
  return seat === 0 ? white : 1 - white
}

/** How far White is ahead: points made, towers as they stand, and a part of what stands around the empty cells. */
function lead({ words, fixed }: State): number {
  const isOver = words[TO_BUILD] === 0 || (words[EMPTY]! | words[EMPTY + 1]!) === 0
  const toBuild = isOver ? 0 : words[TO_BUILD]!
  const worth = towerWorth(fixed.lastPly)
  let ahead = pointsAhead(words) - fixed.options.komiHalves / 2
  for (let half = 0; half < 2; half++) {
    for (let rest = words[TOWERS + half]!; rest !== 0; rest &= rest - 1) {
      const tower = 32 * half + 31 - Math.clz32(rest & -rest)
      ahead += worth[toBuild * MARGINS + share(words, 0, tower) - share(words, 1, tower) + MOST_MARGIN]!
    }
  }
  if (isOver) return ahead
  return ahead + ((PARK_TO_COME * toBuild) / fixed.lastPly) * (around(words, 0) - around(words, 1))
}

/** The shares of an owner in all empty cells together, counted from the houses: they are fewer. */
function around(words: Int32Array, owner: number): number {
  const emptyLow = words[EMPTY]!
  const emptyHigh = words[EMPTY + 1]!
  let shares = 0
  for (let half = 0; half < 2; half++) {
    for (let rest = words[HOUSES + 2 * owner + half]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * half + 31 - Math.clz32(rest & -rest)
      let near = (NEAR[2 * cell]! & emptyLow) | (NEAR[2 * cell + 1]! & emptyHigh) // on three ranks
      near -= (near >>> 1) & 0x55555555
      near = (near & 0x33333333) + ((near >>> 2) & 0x33333333)
      const faced = FACED[(cell << 3) | ((words[PLOTS + cell]! >>> PLACE) & 7)]!
      const isHigh = 0 - (faced >> 5)
      const isEmpty = ((((emptyLow & ~isHigh) | (emptyHigh & isHigh)) >>> faced) & 1) - (faced >> 6)
      shares += (Math.imul((near + (near >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) + (isEmpty > 0 ? 1 : 0)
    }
  }
  return shares
}

const MOST_MARGIN = 16
const MARGINS = 2 * MOST_MARGIN + 1

/** Points that a margin in a tower is worth, by houses to be built and margin; at the end two or none, P-8.4. */
function towerWorth(lastPly: number): Float64Array {
  const known = WORTH[lastPly]
  if (known !== undefined) return known
  const table = Float64Array.from({ length: (lastPly + 1) * MARGINS }, (_, at) => {
    const toBuild = Math.floor(at / MARGINS)
    const margin = (at % MARGINS) - MOST_MARGIN
    return 2 * (toBuild === 0 ? Math.sign(margin) : Math.tanh(margin / (0.5 + (4 * toBuild) / lastPly)))
  })
  WORTH[lastPly] = table
  return table
}
const WORTH: Float64Array[] = []
