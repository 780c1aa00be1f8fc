import { PLOT } from './coordinates.ts'

/** Text on zoning colours: they are light enough in both themes for dark ink. */
export const ON_COLOUR = 'var(--on-seat-2)'

const ROOM = PLOT - 10

/** Long lines are pressed together a little instead of leaving the plot. */
export const fitted = (text: string, size: number) =>
  widthOf(text) * size > ROOM ? ({ textLength: ROOM, lengthAdjust: 'spacingAndGlyphs' } as const) : {}

/** About how wide a line is, by the size of its letters. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, each) => sum + (NARROW.has(each) ? 0.24 : WIDE.has(each) ? 0.68 : 0.47), 0)
const NARROW = new Set(" ,.:;'’|1iIjlrtf")
const WIDE = new Set('mwMW–')

/** Lines of at most this many characters. */
export function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
