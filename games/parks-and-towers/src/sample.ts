import type { Random } from '@masterplan/kernel'
import { type Cell, countBits } from '@masterplan/kernel/square'
import type { Move, State } from './board.ts'
import { moves } from './choices.ts'
import { due, findDue, towersDue } from './due.ts'
import { lowestBit } from './geometry.ts'
import { WORD } from './layout.ts'
import { plain, withTowers } from './moves.ts'

const { EMPTIES, TOWERS_LEFT, TILES_LEFT, BLOCKED, LINES, LIST } = WORD
const MOST_PARKS = 8 // of one turn, P-5.4
const MOST_TOWERS = 4 // of one turn, P-7.10

/**
 * One of `moves`, each as likely. Every empty cell has a slot for its first way to be settled; the few that have more
 * ways (P-7.7) have their further slots after all of those.
 */
export function sample(state: State, random: Random): Move {
  const { words } = state
  const tiles = words[TILES_LEFT]!
  if ((tiles < MOST_PARKS && tiles > 0) || state.fixed.options.attention) return sampleListed(state, random)
  const towers = words[TOWERS_LEFT]!
  const further = towers < MOST_TOWERS && towers > 0 ? furtherWays(state) : 0
  const cells = words[EMPTIES]!
  const drawn = random.below((cells + further) << 3)
  const place = drawn & 7
  const slot = drawn >> 3
  if (slot >= cells) return furtherWay(state, slot - cells, place)
  const cell = words[LIST + slot]!
  return further === 0 ? plain(cell, place) : settled(state, cell, place, 0)
}

/** With few park tiles left the choices multiply, and with attention nobody plays a million games. */
function sampleListed(state: State, random: Random): Move {
  const listed = moves(state)
  return listed[random.below(listed.length)]!
}

/** Cells on which a house may be short of towers: more than `towersLeft` half-built squares meet there. */
const crowd = { low: 0, high: 0 }

function findCrowd(words: Int32Array): void {
  const towers = words[TOWERS_LEFT]!
  const houseLow = words[LINES + 1]! | (words[LINES + 2]! << 8) | (words[LINES + 3]! << 16) | (words[LINES + 4]! << 24)
  const houseHigh = words[LINES + 5]! | (words[LINES + 6]! << 8) | (words[LINES + 7]! << 16) | (words[LINES + 8]! << 24)
  const openLow = ~words[BLOCKED]!
  const openHigh = ~words[BLOCKED + 1]!
  const halfLow = halfBuilt(houseLow, (houseLow >>> 8) | (houseHigh << 24), openLow, (openLow >>> 8) | (openHigh << 24))
  const halfHigh = halfBuilt(houseHigh, houseHigh >>> 8, openHigh, openHigh >>> 8)
  crowd.low = openLow & ~houseLow & meeting(halfLow, halfLow << 8, towers)
  crowd.high = openHigh & ~houseHigh & meeting(halfHigh, (halfHigh << 8) | (halfLow >>> 24), towers)
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
  findCrowd(state.words)
  let ways = 0
  for (let rest = crowd.low; rest !== 0; rest &= rest - 1) ways += waysAt(state, lowestBit(rest)) - 1
  for (let rest = crowd.high; rest !== 0; rest &= rest - 1) ways += waysAt(state, 32 + lowestBit(rest)) - 1
  return ways
}

function waysAt(state: State, cell: Cell): number {
  findDue(state, cell)
  const towers = state.words[TOWERS_LEFT]!
  const count = towersDue()
  return count > towers ? PICKS[count]![towers]!.length : 1
}

function furtherWay(state: State, slot: number, place: number): Move {
  let left = slot
  for (let half = 0; half < 2; half++) {
    for (let rest = half === 0 ? crowd.low : crowd.high; rest !== 0; rest &= rest - 1) {
      const cell = 32 * half + lowestBit(rest)
      const ways = waysAt(state, cell) - 1
      if (left < ways) return settled(state, cell, place, left + 1)
      left -= ways
    }
  }
  throw new Error('A slot was drawn that no cell has: further ways were counted wrong.')
}

/** Which of up to four cells are picked, as bits: by how many there are, then by how many are picked. */
const PICKS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map(count =>
  [0, 1, 2, 3].map(take =>
    Array.from({ length: 1 << count }, (_, picked) => picked).filter(picked => countBits(picked) === take),
  ),
)

/** The move on this cell that is settled in its n-th way. */
function settled(state: State, cell: Cell, place: number, n: number): Move {
  findDue(state, cell)
  const towers = state.words[TOWERS_LEFT]!
  const count = towersDue()
  if (count <= towers) return plain(cell, place)
  const picked = PICKS[count]![towers]![n]!
  let low = 0
  let high = 0
  let at = 0
  for (let rest = due.towersLow; rest !== 0; rest &= rest - 1) if ((picked >> at++) & 1) low |= 1 << lowestBit(rest)
  for (let rest = due.towersHigh; rest !== 0; rest &= rest - 1) if ((picked >> at++) & 1) high |= 1 << lowestBit(rest)
  return withTowers(cell, place, low, high)
}
