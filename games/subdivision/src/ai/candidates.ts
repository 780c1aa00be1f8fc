import { pairOf, rowHas } from '@masterplan/kernel/bits'
import { CELLS, fileOf, rankOf, STRIDE } from '@masterplan/kernel/square'
import type { State } from '../state.ts'
import type { Move } from '../types.ts'

/** Turns and mirror images of a board of `size`, the board itself left out: each tells where a cell goes. */
const IMAGES: readonly (readonly Uint8Array[])[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(size => {
  const last = size - 1
  const ways: readonly ((file: number, rank: number) => readonly [file: number, rank: number])[] = [
    (file, rank) => [last - file, rank],
    (file, rank) => [file, last - rank],
    (file, rank) => [last - file, last - rank],
    (file, rank) => [rank, file],
    (file, rank) => [last - rank, file],
    (file, rank) => [rank, last - file],
    (file, rank) => [last - rank, last - file],
  ]
  return ways.map(way =>
    Uint8Array.from({ length: CELLS }, (_, cell) => {
      const [file, rank] = way(fileOf(cell), rankOf(cell))
      return fileOf(cell) < size && rankOf(cell) < size ? STRIDE * rank + file : cell
    }),
  )
})

/** With more pyramids than this, a board that looks the same from two sides is too rare to look for. */
const MOST_PYRAMIDS = 4

/** One move of each kind that differ only by a turn or a mirror image of the whole board. */
export function withoutImages(state: State, moves: readonly Move[]): Move[] {
  if (!mayLookTheSame(state)) return [...moves]
  const images = IMAGES[state.fixed.size]!.filter(image => looksTheSame(state, image))
  return moves.filter(move => move.kind === 'pass' || images.every(image => image[move.cell]! >= move.cell))
}

/** Whether it is worth asking. */
export function mayLookTheSame({ fixed, stash }: State): boolean {
  let pyramids = 3 * fixed.players * fixed.ofEach
  for (let at = 0; at < stash.length; at++) pyramids -= stash[at]!
  return pyramids <= MOST_PYRAMIDS
}

function looksTheSame({ parks, homes, highRises, owned, fixed }: State, image: Uint8Array): boolean {
  if (!mapsOnto(parks, 0, image) || !mapsOnto(homes, 0, image) || !mapsOnto(highRises, 0, image)) return false
  for (let seat = 0; seat < fixed.players; seat++) if (!mapsOnto(owned, seat, image)) return false
  return true
}

const mapsOnto = (sets: Int32Array, seat: number, image: Uint8Array): boolean =>
  pairOf(sets[2 * seat]!, sets[2 * seat + 1]!).every(cell => rowHas(sets, 2 * seat, image[cell]!))
