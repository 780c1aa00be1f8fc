import type { Random } from '@masterplan/kernel'
import { type Cell, countBits } from '@masterplan/kernel/square'
import type { Move, State } from './board.ts'
import { moves } from './choices.ts'
import { nthOf } from './geometry.ts'
import { plain, withTowers } from './moves.ts'
import { due, findDue, towersDue } from './threats.ts'

const MOST_PARKS = 8 // of one turn, P-5.4
const MOST_TOWERS = 4 // of one turn, P-7.10

/**
 * One of `moves`, each as likely. Every empty cell has a slot for its first way to be settled; the few that have more
 * ways (P-7.7) have their further slots after all of those.
 */
export function sample(state: State, random: Random): Move {
  const { tilesLeft, towersLeft, emptyLow, emptyHigh } = state
  if ((tilesLeft < MOST_PARKS && tilesLeft > 0) || state.fixed.options.attention) return sampleListed(state, random)
  const below = countBits(emptyLow)
  const cells = below + countBits(emptyHigh)
  const further = towersLeft < MOST_TOWERS && towersLeft > 0 ? furtherWays(state) : 0
  const drawn = random.below((cells + further) << 3)
  const place = drawn & 7
  const slot = drawn >> 3
  if (slot >= cells) return furtherWay(state, slot - cells, place)
  const cell = slot < below ? nthOf(emptyLow, slot) : 32 + nthOf(emptyHigh, slot - below)
  return further === 0 ? plain(cell, place) : chosen(state, cell, place, 0)
}

/** With few park tiles left the choices multiply, and with attention nobody plays a million games. */
function sampleListed(state: State, random: Random): Move {
  const listed = moves(state)
  return listed[random.below(listed.length)]!
}

/** Cells on which a house may be short of towers: more than `towersLeft` half-built squares meet there. */
const crowd = { low: 0, high: 0 }

function findCrowd(state: State): void {
  const { lines, emptyLow, emptyHigh, towersLeft } = state
  const houseLow = lines[1]! | (lines[2]! << 8) | (lines[3]! << 16) | (lines[4]! << 24)
  const houseHigh = lines[5]! | (lines[6]! << 8) | (lines[7]! << 16) | (lines[8]! << 24)
  const upperLow = (houseLow >>> 8) | (houseHigh << 24)
  const openLow = houseLow | emptyLow
  const openHigh = houseHigh | emptyHigh
  const halfLow = halfBuilt(houseLow, upperLow, openLow, (openLow >>> 8) | (openHigh << 24))
  const halfHigh = halfBuilt(houseHigh, houseHigh >>> 8, openHigh, openHigh >>> 8)
  crowd.low = emptyLow & meeting(halfLow, halfLow << 8, towersLeft)
  crowd.high = emptyHigh & meeting(halfHigh, (halfHigh << 8) | (halfLow >>> 24), towersLeft)
}

/** Squares of two houses and two empty cells, by their lower left cell; `upper` is the rank above. */
function halfBuilt(lower: number, upper: number, openLower: number, openUpper: number): number {
  const lowerRight = lower >>> 1
  const upperRight = upper >>> 1
  const open = openLower & (openLower >>> 1) & openUpper & (openUpper >>> 1) & 0x7f7f7f7f
  const oneEach = (lower ^ lowerRight) & (upper ^ upperRight)
  const bothLower = lower & lowerRight & ~(upper | upperRight)
  const bothUpper = upper & upperRight & ~(lower | lowerRight)
  return open & (oneEach | bothLower | bothUpper)
}

/** Cells in more than `towersLeft` of the squares; `above` and `below` are those squares seen from upper and lower cells. */
function meeting(above: number, below: number, towersLeft: number): number {
  const aboveLeft = above << 1
  const belowLeft = below << 1
  if (towersLeft === 1) return (above & aboveLeft) | (below & belowLeft) | ((above | aboveLeft) & (below | belowLeft))
  if (towersLeft === 3) return above & aboveLeft & below & belowLeft
  return (above & aboveLeft & (below | belowLeft)) | (below & belowLeft & (above | aboveLeft))
}

/** How many moves a place there are beyond one for each empty cell. */
function furtherWays(state: State): number {
  findCrowd(state)
  if ((crowd.low | crowd.high) === 0) return 0
  let ways = 0
  for (let rest = crowd.low; rest !== 0; rest &= rest - 1) ways += waysAt(state, 31 - Math.clz32(rest & -rest)) - 1
  for (let rest = crowd.high; rest !== 0; rest &= rest - 1) ways += waysAt(state, 63 - Math.clz32(rest & -rest)) - 1
  return ways
}

function waysAt(state: State, cell: Cell): number {
  findDue(state, cell)
  const count = towersDue()
  return count > state.towersLeft ? PICKS[count]![state.towersLeft]!.length : 1
}

function furtherWay(state: State, slot: number, place: number): Move {
  let left = slot
  for (let rest = crowd.low; rest !== 0; rest &= rest - 1) {
    const cell = 31 - Math.clz32(rest & -rest)
    const ways = waysAt(state, cell) - 1
    if (left < ways) return chosen(state, cell, place, left + 1)
    left -= ways
  }
  for (let rest = crowd.high; rest !== 0; rest &= rest - 1) {
    const cell = 63 - Math.clz32(rest & -rest)
    const ways = waysAt(state, cell) - 1
    if (left < ways) return chosen(state, cell, place, left + 1)
    left -= ways
  }
  throw new Error('A slot was drawn that no cell has: further ways were counted wrong.')
}

/** Which of up to four cells are taken, as bits: by how many there are, then by how many are taken. */
const PICKS: readonly (readonly Uint8Array[])[] = [0, 1, 2, 3, 4].map(count =>
  [0, 1, 2, 3].map(take =>
    Uint8Array.from(SIXTEEN()).filter(picked => picked >> count === 0 && countBits(picked) === take),
  ),
)
function SIXTEEN(): number[] {
  return Array.from({ length: 16 }, (_, picked) => picked)
}

/** The move on this cell that is settled in its n-th way. */
function chosen(state: State, cell: Cell, place: number, n: number): Move {
  findDue(state, cell)
  const count = towersDue()
  if (count <= state.towersLeft) return plain(cell, place)
  const picked = PICKS[count]![state.towersLeft]![n]!
  let low = 0
  let high = 0
  let at = 0
  for (let rest = due.towersLow; rest !== 0; rest &= rest - 1) if ((picked >> at++) & 1) low |= rest & -rest
  for (let rest = due.towersHigh; rest !== 0; rest &= rest - 1) if ((picked >> at++) & 1) high |= rest & -rest
  return withTowers(cell, place, low, high)
}
