import type { Actor, Random } from '@masterplan/kernel'
import { type Cell, countBits, nthBit } from '@masterplan/kernel/square'
import type { Move, Place, State } from './board.ts'
import { emptyCells, moveOf, waysOf } from './choices.ts'
import { due, findDue, towersDue } from './due.ts'
import { lowestBit } from './geometry.ts'
import { WORD } from './layout.ts'
import { plain, withTowers } from './moves.ts'

const { EMPTIES, TOWERS_LEFT, TILES_LEFT, BLOCKED, HOUSES, LIST } = WORD
const MOST_PARKS = 8 // of one turn, P-5.4
const MOST_TOWERS = 4 // of one turn, P-7.10

/** One of `moves`, each as likely. */
export function sample(state: State, _by: Actor, random: Random): Move {
  const { words } = state
  const tiles = words[TILES_LEFT]!
  if ((tiles < MOST_PARKS && tiles > 0) || state.fixed.options.attention) return sampleListed(state, random)
  const towers = words[TOWERS_LEFT]!
  if (towers < MOST_TOWERS && towers > 0) return sampleShort(state, random)
  const drawn = random.below(words[EMPTIES]! << 3)
  return plain(words[LIST + (drawn >> 3)]!, drawn & 7)
}

/**
 * Towers may run short, P-7.7. Every empty cell has a slot for its first way to be settled, and the crowded ones have
 * further slots for as many ways as there can be; whoever draws a slot for which there is no way draws again.
 */
function sampleShort(state: State, random: Random): Move {
  const { words } = state
  const towers = words[TOWERS_LEFT]!
  const cells = words[EMPTIES]!
  findCrowd(words, towers)
  if ((crowd.low | crowd.high) === 0) {
    const drawn = random.below(cells << 3)
    return plain(words[LIST + (drawn >> 3)]!, drawn & 7)
  }
  const further = MOST_WAYS[towers]! - 1
  const slots = cells + further * (countBits(crowd.low) + countBits(crowd.high))
  for (;;) {
    const drawn = random.below(slots << 3)
    const place = drawn & 7
    const slot = drawn >> 3
    if (slot < cells) {
      const cell = words[LIST + slot]!
      const crowded = (((cell < 32 ? crowd.low : crowd.high) >>> (cell & 31)) & 1) !== 0
      return crowded ? (settled(state, cell, place, 0) ?? plain(cell, place)) : plain(cell, place)
    }
    const way = (slot - cells) % further
    const move = settled(state, crowdedCell((slot - cells - way) / further), place, 1 + way)
    if (move !== undefined) return move
  }
}

/** With few park tiles left the choices multiply, and with attention nobody plays a million games. */
function sampleListed(state: State, random: Random): Move {
  const cells = emptyCells(state)
  const ways = cells.map(cell => waysOf(state, cell))
  const drawn = random.below(8 * ways.reduce((sum, each) => sum + each.length, 0))
  let left = drawn >> 3
  for (const [at, each] of ways.entries()) {
    const way = each[left]
    if (way !== undefined) return moveOf(cells[at]!, (drawn & 7) as Place, way)
    left -= each.length
  }
  throw new Error('Nothing to sample: no cell is empty.')
}

/** Cells on which a house may be short of towers: more than `towersLeft` half-built squares meet there. */
const crowd = { low: 0, high: 0 }

function findCrowd(words: Int32Array, towers: number): void {
  const low = words[HOUSES]!
  const high = words[HOUSES + 1]!
  const openLow = ~words[BLOCKED]!
  const openHigh = ~words[BLOCKED + 1]!
  // Pairs of neighbours on a rank, by the left one: with one house, with two, and with nothing in the way.
  const oneLow = low ^ (low >>> 1)
  const oneHigh = high ^ (high >>> 1)
  const twoLow = low & (low >>> 1)
  const twoHigh = high & (high >>> 1)
  const freeLow = openLow & (openLow >>> 1) & 0x7f7f7f7f
  const freeHigh = openHigh & (openHigh >>> 1) & 0x7f7f7f7f
  const halfLow =
    freeLow &
    ((freeLow >>> 8) | (freeHigh << 24)) &
    halfBuilt(oneLow, (oneLow >>> 8) | (oneHigh << 24), twoLow, (twoLow >>> 8) | (twoHigh << 24))
  const halfHigh = freeHigh & (freeHigh >>> 8) & halfBuilt(oneHigh, oneHigh >>> 8, twoHigh, twoHigh >>> 8)
  crowd.low = openLow & ~low & meeting(halfLow, halfLow << 8, towers)
  crowd.high = openHigh & ~high & meeting(halfHigh, (halfHigh << 8) | (halfLow >>> 24), towers)
}

/** Squares of two houses, by their lower left cell: one house in each pair, or two in one and none in the other. */
const halfBuilt = (one: number, oneAbove: number, two: number, twoAbove: number): number =>
  (one & oneAbove) | (two & ~(oneAbove | twoAbove)) | (twoAbove & ~(one | two))

/** Cells in more than `towers` of the squares; `lower` and `upper` are the squares of which they are a lower or upper cell. */
function meeting(lower: number, upper: number, towers: number): number {
  const lowerRight = lower << 1
  const upperRight = upper << 1
  const either = lower | lowerRight
  const both = lower & lowerRight
  const eitherUpper = upper | upperRight
  const bothUpper = upper & upperRight
  if (towers === 1) return both | bothUpper | (either & eitherUpper)
  return towers === 2 ? (both & eitherUpper) | (bothUpper & either) : both & bothUpper
}

function crowdedCell(n: number): Cell {
  const below = countBits(crowd.low)
  return n < below ? nthBit(crowd.low, n) : 32 + nthBit(crowd.high, n - below)
}

/** Which of up to four cells are picked, as bits: by how many there are, then by how many are picked. */
const PICKS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map(count =>
  [0, 1, 2, 3].map(take =>
    Array.from({ length: 1 << count }, (_, picked) => picked).filter(picked => countBits(picked) === take),
  ),
)

/** By the towers that are left: in how many ways up to four cells can share them. */
const MOST_WAYS = [1, 4, 6, 4]

/** The move on this cell that is settled in its n-th way; undefined when there are not so many, or nothing to choose. */
function settled(state: State, cell: Cell, place: number, n: number): Move | undefined {
  findDue(state, cell)
  const towers = state.words[TOWERS_LEFT]!
  const count = towersDue()
  if (count <= towers) return undefined
  const picked = PICKS[count]![towers]![n]
  if (picked === undefined) return undefined
  let low = 0
  let high = 0
  let at = 0
  for (let rest = due.towersLow; rest !== 0; rest &= rest - 1) if ((picked >> at++) & 1) low |= 1 << lowestBit(rest)
  for (let rest = due.towersHigh; rest !== 0; rest &= rest - 1) if ((picked >> at++) & 1) high |= 1 << lowestBit(rest)
  return withTowers(cell, place, low, high)
}
