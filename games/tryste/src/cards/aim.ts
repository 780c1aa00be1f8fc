import type { Seat } from '@masterplan/kernel'
import { CARD_IDS, CARD_KINDS, MINES, RESOURCES, ZONES } from '../data/names.ts'
import { MOST_STAKE } from '../data/numbers.ts'
import type { Board } from '../geometry.ts'

/**
 * What the holder of a card chooses when it is played, or anybody when it asks. Every aim numbers its ways from 0, the
 * same for the whole match, and writes each as a few words: the `on` of a move.
 */
export type Aim =
  | 'none' // one way, way 0, written as nothing
  | 'stooj' // way = stooj
  | 'tier' // way = tier
  | 'zone' // way = zone
  | 'resource' // way = resource
  | 'seat' // way = seat
  | 'number' // way = number, 0 to 24
  | 'gobs' // way = gobs / 5, 0 to 40
  | 'seat-zone' // way = 3 · seat + zone
  | 'stooj-count' // way = 3 · stooj + count, 0 to 2
  | 'mine-stooj' // way = 4 · stooj + mine
  | 'seat-card' // way = CARD_KINDS · seat + kind of card
  | 'stooj-or-pay' // way = stooj; or number of stoojes + 0: pay gobs, + 1: give prestige

/** The ways of an aim on one board, as text; `at` finds the number of a text. */
export interface Ways {
  readonly texts: readonly string[]
  readonly at: ReadonlyMap<string, number>
}

const made = new WeakMap<Board, Map<Aim, Ways>>()

export function waysOf(board: Board, aim: Aim): Ways {
  const here = made.get(board) ?? new Map<Aim, Ways>()
  made.set(board, here)
  const known = here.get(aim)
  if (known) return known
  const texts = textsOf(board, aim)
  const ways = { texts, at: new Map(texts.map((text, way) => [text, way])) }
  here.set(aim, ways)
  return ways
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const seats: readonly Seat[] = [0, 1, 2, 3, 4, 5]
const pairs = (first: readonly (string | number)[], second: readonly (string | number)[]): string[] =>
  first.flatMap(one => second.map(other => `${one} ${other}`))

function textsOf({ stoojes, tiers }: Board, aim: Aim): string[] {
  const places = seats.map(seat => seat + 1)
  switch (aim) {
    case 'none':
      return ['']
    case 'stooj':
      return [...stoojes]
    case 'tier':
      return [...tiers]
    case 'zone':
      return [...ZONES]
    case 'resource':
      return [...RESOURCES]
    case 'seat':
      return places.map(String)
    case 'number':
      return upTo(25).map(String)
    case 'gobs':
      return upTo(MOST_STAKE / 5 + 1).map(fives => String(5 * fives))
    case 'seat-zone':
      return pairs(places, ZONES)
    case 'stooj-count':
      return pairs(stoojes, upTo(3))
    case 'mine-stooj':
      return stoojes.flatMap(stooj => MINES.map(mine => `${mine} ${stooj}`))
    case 'seat-card':
      return pairs(places, CARD_IDS.slice(0, CARD_KINDS))
    case 'stooj-or-pay':
      return [...stoojes, 'pay', 'prestige']
  }
}
