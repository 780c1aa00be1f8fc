import type { Actor, Random } from '@masterplan/kernel'
import { countBits, countPair, nthOfPair } from '@masterplan/kernel/bits'
import type { Cell } from '@masterplan/kernel/square'
import type { Move, Place, State } from './board.ts'
import { moveOf, waysOf } from './choices.ts'
import { due, findDue, towersDue } from './due.ts'
import { lowestBit } from './geometry.ts'
import { WORD } from './layout.ts'
import { PLAIN as EVERY_PLAIN, withTowers } from './moves.ts'
import { emptyCells } from './plots.ts'

const { EVERYDAY, TOWERS_LEFT, TILES_LEFT, EMPTY, CROWD } = WORD
const PLAIN = EVERY_PLAIN
const MOST_PARKS = 8 // of one turn, P-5.4

/**
 * One of `moves`, each as likely. Two cells are drawn at once, the second in case that the first is not empty: when the
 * board is half full that is mostly enough, and it takes less time than counting the empty ones.
 */
export function sample(state: State, _by: Actor, random: Random): Move {
  const { words } = state
  if (words[EVERYDAY] === 0 && isListed(state)) return sampleListed(state, random)
  if ((words[CROWD]! | words[CROWD + 1]!) !== 0) return sampleCrowded(state, random)
  const low = words[EMPTY]!
  const high = words[EMPTY + 1]!
  for (;;) {
    const drawn = random.below(TWO_CELLS)
    const first = drawn >> 9
    const second = (drawn >> 3) & 63
    const firstHigh = 0 - (first >> 5)
    const taken = ((((low & ~firstHigh) | (high & firstHigh)) >>> first) & 1) - 1
    const cell = first ^ ((first ^ second) & taken)
    const isHigh = 0 - (cell >> 5)
    if (((((low & ~isHigh) | (high & isHigh)) >>> cell) & 1) !== 0) return PLAIN[(cell << 3) | (drawn & 7)]!
  }
}
const TWO_CELLS = 64 * 64 * 8 // and a place

/**
 * Where towers may run short, P-7.7, every empty cell has a slot for its first way to be settled, and the crowded ones
 * have further slots for as many ways as there can be; whoever draws a slot for which there is no way draws again.
 */
function sampleCrowded(state: State, random: Random): Move {
  const { words } = state
  const towers = words[TOWERS_LEFT]!
  const cells = countPair(words[EMPTY]!, words[EMPTY + 1]!)
  const further = FURTHER_WAYS[towers]!
  const crowded = countPair(words[CROWD]!, words[CROWD + 1]!)
  for (;;) {
    const drawn = random.below((cells + further * crowded) << 3)
    const slot = drawn >> 3
    const place = drawn & 7
    if (slot < cells) {
      const cell = nthOfPair(words[EMPTY]!, words[EMPTY + 1]!, slot)
      const isCrowded = ((words[CROWD + (cell >> 5)]! >>> cell) & 1) !== 0
      return (isCrowded ? settled(state, cell, place, 0) : undefined) ?? PLAIN[(cell << 3) | place]!
    }
    const way = (slot - cells) % further
    const cell = nthOfPair(words[CROWD]!, words[CROWD + 1]!, (slot - cells - way) / further)
    const move = settled(state, cell, place, 1 + way)
    if (move !== undefined) return move
  }
}

/** By the towers that are left: in how many ways up to four cells can share them, besides the first. */
const FURTHER_WAYS = [0, 3, 5, 3]

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
