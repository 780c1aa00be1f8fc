import type { Seat } from '@masterplan/kernel'
import {
  isTierCentre,
  type LandType,
  readStooj,
  type Special,
  type Stooj,
  type StoojView,
  tierName,
  tierOf,
  trianglesBeside,
  type View,
} from '@masterplan/tryste/nouns'
import type { Ink, Zone as InkZone } from '../board.ts'
import { LETTERS } from '../kit/letters.ts'

// A stooj is ten columns wide at its base and five rows high; edges are shared with its neighbours.
const ROWS = 5
const BASE = 2 * ROWS

const LAND_INK: Readonly<Record<LandType, InkZone>> = {
  plains: 'park',
  brownfield: 'brownfield',
  forest: 'forest',
  coast: 'water',
  desert: 'desert',
  mountain: 'mountain',
  water: 'water',
}
const LAND_LETTERS: Readonly<Record<LandType, string>> = {
  plains: 'pl',
  brownfield: 'br',
  forest: 'fo',
  coast: 'co',
  desert: 'de',
  mountain: 'mo',
  water: '~~',
}
const SPECIAL_LETTERS: Readonly<Record<Special, string>> = {
  scape: 'Scp',
  'architecture-firm': 'Arc',
  'construction-company': 'Cns',
  lair: 'Lair',
  'lumber-yard': 'Lum',
  'concrete-facility': 'Conc',
  'glass-plant': 'Glas',
  'steel-mill': 'Stl',
}

type Glyph = { readonly text: string; readonly paint: (text: string) => string }
type Canvas = Map<number, Map<number, Glyph>> // row, column

/** The island as triangles: in each its name, then owner, zone and construct, then what else stands there. */
export function textMap(view: View, ink: Ink): string[] {
  const canvas: Canvas = new Map()
  const types = new Map(view.tiers.map(({ id, type }) => [id, type]))
  const stoojes = view.stoojes.map(each => ({ each, place: readStooj(each.id)! }))
  for (const { place } of stoojes) outline(canvas, place, ink)
  for (const { each, place } of stoojes) write(canvas, each, place, types.get(each.tier)!, ink)
  return rowsOf(canvas)
}

/** Left corner of the row in which a triangle begins at the top. */
const leftOf = ({ x, y }: Stooj): number => BASE * x + ROWS * y
const topOf = ({ y }: Stooj): number => -ROWS * (y + 1)

function outline(canvas: Canvas, stooj: Stooj, ink: Ink): void {
  const [left, top, up] = [leftOf(stooj), topOf(stooj), stooj.points === 'up']
  const [first, second, base] = trianglesBeside(stooj)
  const within = (other: Stooj) => tierName(tierOf(other)) === tierName(tierOf(stooj))
  // Neighbours of an upward triangle: right, left, below. Of a downward one: left, right, above.
  const [leftward, rightward] = up ? [second, first] : [first, second]
  const inked = (other: Stooj) => (within(other) ? ink.faint : ink.strong)
  for (let row = 0; row < ROWS; row++) {
    const [slash, backslash] = up
      ? [left + ROWS - 1 - row, left + ROWS + row]
      : [left + BASE + ROWS - 1 - row, left + ROWS + row]
    put(canvas, top + row, slash, '/', inked(up ? leftward : rightward))
    put(canvas, top + row, backslash, '\\', inked(up ? rightward : leftward))
  }
  const [from, row] = up ? [left + 1, top + ROWS - 1] : [left + ROWS + 1, top - 1]
  for (let column = from; column < from + BASE - 2; column++) put(canvas, row, column, '_', inked(base))
}

function write(canvas: Canvas, each: StoojView, stooj: Stooj, type: LandType, ink: Ink): void {
  const up = stooj.points === 'up'
  const middle = leftOf(stooj) + (up ? ROWS : BASE)
  const row = (wide: number) => topOf(stooj) + (up ? wide / 2 : ROWS - 1 - wide / 2) // the row that holds this many letters
  const land = (text: string) => ink.zone(LAND_INK[type], text)
  centred(canvas, row(8), middle, { text: each.id, paint: land })
  if (isTierCentre(stooj)) centred(canvas, row(2), middle, { text: LAND_LETTERS[type], paint: land })
  if (type === 'water') return
  const owner: Seat | null = each.construct?.owner ?? each.owner
  const paint = owner === null ? land : (text: string) => ink.seat(owner, text)
  centred(canvas, row(6), middle, { text: standsOn(each), paint })
  centred(canvas, row(4), middle, { text: extras(each), paint })
}

/** "A R2": A's land, zoned residential, a construct of level 2; a small t for a bare tile. */
export function standsOn({ owner, zone, variance, tile, construct }: StoojView): string {
  const whose = owner === null ? '.' : LETTERS[owner]
  const zoned = zone === null ? '-' : zone[0]!.toUpperCase()
  const built = construct ? String(construct.level) : tile ? 't' : ''
  const lodger = construct && construct.owner !== owner ? LETTERS[construct.owner] : ''
  return `${whose} ${zoned}${variance ? '!' : ''}${built}${lodger}`
}

export function extras({ special, construct, fenced }: StoojView): string {
  if (special) return SPECIAL_LETTERS[special]
  const tokens = construct && construct.tokens > 0 ? `*${construct.tokens}` : ''
  return `${fenced ? '#' : ''}${construct?.protected ? '+' : ''}${tokens}`
}

function centred(canvas: Canvas, row: number, middle: number, { text, paint }: Glyph): void {
  let column = middle - Math.ceil(text.length / 2)
  for (const letter of text) put(canvas, row, column++, letter, paint)
}

function put(canvas: Canvas, row: number, column: number, text: string, paint: Glyph['paint']): void {
  const line = canvas.get(row) ?? new Map<number, Glyph>()
  canvas.set(row, line.set(column, { text, paint }))
}

/** Neighbouring letters of one colour are painted together. */
function rowsOf(canvas: Canvas): string[] {
  const rows = [...canvas.keys()]
  const columns = [...canvas.values()].flatMap(line => [...line.keys()])
  const [first, last] = [Math.min(...rows), Math.max(...rows)]
  const from = Math.min(...columns)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const line = canvas.get(first + at) ?? new Map<number, Glyph>()
    let text = ''
    for (let column = from; column <= Math.max(from, ...line.keys()); column++) {
      const glyph = line.get(column)
      text += glyph ? glyph.paint(glyph.text) : ' '
    }
    return text.trimEnd()
  })
}
