import { type Cell, cellName, readCell } from '@masterplan/kernel/square'
import { type Move, PLACES, type Place } from './types.ts'

/** What a plain move names: always this list, so that `play` knows such a move by it. */
export const NONE: readonly Cell[] = []

/**
 * "d4ne": a house on d4 in the north-east corner. Then, only when it must be said: "*b2" a park tile for b2, "^e4" a
 * tower for e4, "+c3" a mark on c3. Cells of a kind are written in order, and each is named once.
 */
export function write({ cell, place, parks, towers, marks }: Move): string {
  return `${cellName(cell)}${PLACES[place]}${named('*', parks)}${named('^', towers)}${named('+', marks)}`
}
const named = (sign: string, cells: readonly Cell[]): string => cells.map(cell => sign + cellName(cell)).join('')

const MOVE = /^([a-h][1-8])(ne|nw|se|sw|n|e|s|w)((?:\*[a-h][1-8])*)((?:\^[a-h][1-8])*)((?:\+[a-h][1-8])*)$/

export function read(text: string): Move | undefined {
  const [, at, where, ...suffixes] = MOVE.exec(text) ?? []
  if (at === undefined || where === undefined) return undefined
  const cell = readCell(at)
  const place = PLACES.indexOf(where as (typeof PLACES)[number]) as Place // one of them, by the pattern
  const [parks, towers, marks] = suffixes.map(cells)
  if (cell === undefined || !parks || !towers || !marks) return undefined
  return suffixes.join('') === ''
    ? { cell, place, parks: NONE, towers: NONE, marks: NONE }
    : { cell, place, parks, towers, marks }
}

/** In their order, whatever the order they were written in; nothing when one is named twice. */
function cells(suffix: string): Cell[] | undefined {
  const all = (suffix.match(/[a-h][1-8]/g) ?? []).map(name => readCell(name)!)
  return new Set(all).size === all.length ? all.toSorted((one, other) => one - other) : undefined
}
