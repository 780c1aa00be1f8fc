import { POSITIONS, type SpaceView, type View } from '@masterplan/brick-by-brick/nouns'
import { type Hex, hexAt, ORIGIN, scaled, sum } from '@masterplan/kernel/hex'
import type { Ink, Zone } from '../../board.ts'
import { LETTERS } from '../../kit/letters.ts'

// A hex is nine columns wide and four rows high; its walls and edges are shared with its neighbours.
const HALF = 4
const ROWS = 3
/** An edge climbs from the lowest point to the highest: `_.-''` read from a low corner to a high one. */
const EDGE = ['_', '.', '-', "'", "'"] as const
const LAND_ZONES: Readonly<Record<string, Zone>> = { M: 'park', L: 'desert', R: 'mountain', B: 'forest' }

type Glyph = { readonly text: string; readonly paint: (text: string) => string }
type Canvas = Map<string, Glyph>

/** The hillside as hexes: in each its name, then land and cost, then owner, floors and roof. */
export function hexes(view: View, ink: Ink): string[] {
  const canvas: Canvas = new Map()
  for (const [slot, region] of view.tiles.entries()) {
    for (const position of POSITIONS.keys()) {
      const space = 7 * (region - 1) + position
      const at = middleOf(sum(scaled(flower(slot), 3), flower(position)))
      outline(canvas, at, ink)
      write(canvas, at, 1, [nameOf(view, region, position, ink)])
      write(canvas, at, 2, contentOf(view.spaces[space]!, ink))
    }
  }
  return rowsOf(canvas)
}

const flower = (place: number): Hex => (place === 0 ? ORIGIN : hexAt(ORIGIN, place - 1))
const middleOf = ({ q, r }: Hex) => ({ column: (2 * q + r + 8) * HALF + HALF, row: (r + 4) * ROWS })
type Middle = ReturnType<typeof middleOf>

function outline(canvas: Canvas, { column, row }: Middle, ink: Ink): void {
  for (let aside = -HALF; aside <= HALF; aside++) {
    const far = Math.abs(aside)
    put(canvas, column + aside, row, EDGE[HALF - far]!, ink.faint)
    put(canvas, column + aside, row + ROWS, EDGE[far]!, ink.faint)
  }
  for (const wall of [column - HALF, column + HALF]) {
    for (let down = 1; down < ROWS; down++) put(canvas, wall, row + down, '|', ink.faint)
  }
}

/** ">4.NE<" where the hoist is, "(5.C)" where the work is done instead, a star on a former bramble. */
function nameOf(view: View, region: number, position: number, ink: Ink): Glyph {
  const { land, bramble } = view.spaces[7 * (region - 1) + position]!
  const name = `${region}.${POSITIONS[position]}${bramble && land !== null ? '*' : ''}`
  if (region === view.hoist) return { text: `>${name}<`, paint: ink.strong }
  const works = view.hoist !== null && view.working.includes(region)
  return works ? { text: `(${name})`, paint: ink.strong } : { text: name, paint: ink.faint }
}

function contentOf({ land, cost, owner, floors, roof }: SpaceView, ink: Ink): Glyph[] {
  const ground: Glyph = { text: `${land ?? 'B'}${cost}`, paint: text => ink.zone(LAND_ZONES[land ?? 'B']!, text) }
  if (owner === null) return [ground]
  const tower = `${LETTERS[owner]}${floors}${roof ? '^' : ''}`
  return [ground, { text: ' ', paint: text => text }, { text: tower, paint: text => ink.strong(ink.seat(owner, text)) }]
}

function write(canvas: Canvas, { column, row }: Middle, down: number, glyphs: readonly Glyph[]): void {
  const width = glyphs.reduce((so, { text }) => so + text.length, 0)
  let at = column - Math.floor(width / 2)
  for (const { text, paint } of glyphs) {
    for (const letter of text) put(canvas, at++, row + down, letter, paint)
  }
}

function put(canvas: Canvas, column: number, row: number, text: string, paint: Glyph['paint']): void {
  canvas.set(`${row} ${column}`, { text, paint })
}

/** Neighbouring letters of one colour are painted together. */
function rowsOf(canvas: Canvas): string[] {
  const rows: string[] = []
  for (let row = 0; row <= 9 * ROWS; row++) {
    let line = ''
    let run = { text: '', paint: (text: string) => text }
    for (let column = 0; column <= 18 * HALF; column++) {
      const glyph = canvas.get(`${row} ${column}`) ?? {
        text: ' ',
        paint: run.text.trim() === '' ? run.paint : (text: string) => text,
      }
      if (glyph.paint === run.paint) run = { text: run.text + glyph.text, paint: run.paint }
      else {
        line += run.text.trim() === '' ? run.text : run.paint(run.text)
        run = glyph
      }
    }
    rows.push((line + (run.text.trim() === '' ? run.text : run.paint(run.text))).trimEnd())
  }
  return rows
}
