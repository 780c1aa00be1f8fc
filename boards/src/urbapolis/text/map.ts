import type { Seat } from '@masterplan/kernel'
import { FAMILIES, levelOf, type PlotView, PRIVATE_TILES, ROAD_VALUE, type View } from '@masterplan/urbapolis/nouns'
import type { Ink, Zone } from '../../board.ts'
import { LETTERS } from '../seat-letters.ts'

const WIDTH = 8
const ZONES: readonly Zone[] = ['residential', 'commercial', 'industrial', 'mountain'] // in the order of FAMILIES

/** The map, two lines for each plot, with roads as digits on the borders. */
export function drawMap(view: View, ink: Ink): string[] {
  const rows = view.scenario.map
  const columns = rows[0]?.length ?? 0
  const letters = [...'abcdefgh'].slice(0, columns)
  const head = `   ${letters.map(letter => `    ${letter}    `).join('')}`.trimEnd()
  const lines = rows.flatMap((_, row) => [...border(view, row, columns, ink), ...plotRow(view, row, letters, ink)])
  return [ink.faint(head), ...lines, ...border(view, rows.length, columns, ink), ink.faint(head)]
}

const isPlot = (view: View, row: number, column: number): boolean => (view.scenario.map[row]?.[column] ?? '#') !== '#'
const nameOf = (row: number, column: number): string => `${'abcdefgh'[column]}${row + 1}`

/** The line above a row of plots. */
function border(view: View, row: number, columns: number, ink: Ink): string[] {
  let line = '   '
  for (let column = 0; column <= columns; column++) {
    const around = [isPlot(view, row, column), isPlot(view, row - 1, column)]
    const corner = around.some(is => is) || isPlot(view, row, column - 1) || isPlot(view, row - 1, column - 1)
    line += corner ? '+' : ' '
    if (column === columns) break
    const road = roadAt(view, `${nameOf(row - 1, column)}-${nameOf(row, column)}`)
    line += around.some(is => is) ? `---${road ?? '-'}----` : ' '.repeat(WIDTH)
  }
  return [ink.faint(line.trimEnd())]
}

function plotRow(view: View, row: number, letters: readonly string[], ink: Ink): string[] {
  const texts = letters.map((_, column) => plotTexts(view, row, column, ink))
  return [0, 1].map(half => {
    let line = half === 0 ? ` ${row + 1} ` : '   '
    for (let column = 0; column <= letters.length; column++) {
      const wall = isPlot(view, row, column) || isPlot(view, row, column - 1)
      const road = half === 1 ? roadAt(view, `${nameOf(row, column - 1)}-${nameOf(row, column)}`) : undefined
      line += ink.faint(wall ? (road ?? '|') : ' ')
      if (column < letters.length) line += texts[column]![half]
    }
    return line.trimEnd()
  })
}

function roadAt(view: View, name: string): string | undefined {
  const found = view.roads.find(({ border: each }) => each === name)
  return found === undefined ? undefined : String(ROAD_VALUE[found.road])
}

/** What a plot shows, on two lines of equal width. */
function plotTexts(view: View, row: number, column: number, ink: Ink): [string, string] {
  const plot = view.plots.find(each => each.plot === nameOf(row, column))
  if (plot === undefined) return [' '.repeat(WIDTH), ' '.repeat(WIDTH)]
  const [first, second] = plotWords(view, plot)
  const paint = painter(plot, ink)
  return [paint(fitted(first)), paint(fitted(second))]
}

const fitted = (text: string): string => (text.length < WIDTH ? ` ${text}` : text).padEnd(WIDTH).slice(0, WIDTH)

function plotWords(view: View, plot: PlotView): [string, string] {
  const letter = plot.owner === null ? '' : LETTERS[plot.owner]
  if (plot.building !== null) return [`${plot.building} ${letter}`, plot.total === null ? '' : levelText(plot)]
  const auction = view.auctions.find(each => each.kind === 'plot' && each.plot === plot.plot)
  if (auction?.kind === 'plot') return [`${auction.bid}>${LETTERS[auction.leader]}`, `·${auction.base}`]
  return plot.owner === null ? [`·${plot.beside}`, ''] : [`${letter} plot`, `·${plot.beside}`]
}

/** The level; the running total as well where it lies beyond the track, and the boosts in it. */
function levelText({ total, boosts }: PlotView): string {
  const level = levelOf(total ?? 0)
  const beyond = total === level ? '' : `(${String(total).replace('-', '−')})`
  return `L${level}${beyond}${boosts > 0 ? `+${boosts}` : ''}`
}

function painter({ owner, building }: PlotView, ink: Ink): (text: string) => string {
  if (owner !== null) return text => ink.seat(owner as Seat, text)
  const tile = PRIVATE_TILES.find(({ code }) => code === building)
  if (building === null) return ink.faint
  return text => ink.zone(tile === undefined ? 'civic' : ZONES[FAMILIES.indexOf(tile.family)]!, text)
}
