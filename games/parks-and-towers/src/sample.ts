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

/** Cells on which a house may be short of towers: more half-built squares than there are towers left meet there. */
const crowd = new Int32Array(2)

/**
 * One of `moves`, each as likely. Where towers may run short, P-7.7, every empty cell has a slot for its first way to be
 * settled, and the crowded ones have further slots for as many ways as there can be; whoever draws a slot for which there
 * is no way draws again.
 */
export function sample(state: State, _by: Actor, random: Random): Move {
  const { words } = state
  if (!state.fixed.everyday && isListed(state)) return sampleListed(state, random)
  const cells = words[EMPTIES]!
  const towers = words[TOWERS_LEFT]!
  const short = towers < MOST_TOWERS && towers > 0
  for (;;) {
    const drawn = random.below((short ? cells + furtherSlots(words, towers) : cells) << 3)
    const slot = drawn >> 3
    const place = drawn & 7
    if (slot < cells) {
      const cell = words[LIST + slot]!
      const crowded = short && (((cell < 32 ? crowd[0]! : crowd[1]!) >>> cell) & 1) !== 0
      return (crowded ? settled(state, cell, place, 0) : undefined) ?? plain(cell, place)
    }
    const further = FURTHER_WAYS[towers]!
    const way = (slot - cells) % further
    const move = settled(state, crowdedCell((slot - cells - way) / further), place, 1 + way)
    if (move !== undefined) return move
  }
}

/** By the towers that are left: in how many ways up to four cells can share them, besides the first. */
const FURTHER_WAYS = [0, 3, 5, 3]

function furtherSlots(words: Int32Array, towers: number): number {
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
  const crowdLow = openLow & ~low & meeting(halfLow, halfLow << 8, towers)
  const crowdHigh = openHigh & ~high & meeting(halfHigh, (halfHigh << 8) | (halfLow >>> 24), towers)
  crowd[0] = crowdLow
  crowd[1] = crowdHigh
  return (crowdLow | crowdHigh) === 0 ? 0 : FURTHER_WAYS[towers]! * (countBits(crowdLow) + countBits(crowdHigh))
}

/** Squares of two houses, by their lower left cell: one house in each pair, or two in one and none in the other. */
const halfBuilt = (one: number, oneAbove: number, two: number, twoAbove: number): number =>
  (one & oneAbove) | (two & ~(oneAbove | twoAbove)) | (twoAbove & ~(one | two))

function crowdedCell(n: number): Cell {
  const below = countBits(crowd[0]!)
  return n < below ? nthBit(crowd[0]!, n) : 32 + nthBit(crowd[1]!, n - below)
}

/** With few park tiles left the choices multiply, and with attention nobody plays a million games. */
function isListed({ words, fixed }: State): boolean {
  const tiles = words[TILES_LEFT]!
  return (tiles < MOST_PARKS && tiles > 0) || fixed.options.attention
}

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

/** Which of up to four cells are picked, as bits: by how many there are, then by how many are picked. */
const PICKS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map(count =>
  [0, 1, 2, 3].map(take =>
    Array.from({ length: 1 << count }, (_, picked) => picked).filter(picked => countBits(picked) === take),
  ),
)

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
