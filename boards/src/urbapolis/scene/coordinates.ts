import { cellName, readCell } from '@masterplan/kernel/square'
import { FAMILIES, type Family, type PlotView, ROAD_VALUE, type View } from '@masterplan/urbapolis/nouns'
import { familyOf, printed } from '../tile-lookup.ts'

export const UNIT = 152
export const PLOT = 136
export const GAP = UNIT - PLOT
const LEFT = 36
const TOP_EDGE = 34

export const columnsOf = ({ scenario }: View): number => Math.max(...scenario.map.map(row => row.length))
export const rowsOf = ({ scenario }: View): number => scenario.map.length
export const sizeOf = (view: View) => ({
  width: LEFT + columnsOf(view) * UNIT + 8,
  height: TOP_EDGE + rowsOf(view) * UNIT,
})

/** How much wider a map is than six plots: its small face writes larger by as much, so that it can be read as well. */
export const widerBy = (view: View): number => Math.max(1, columnsOf(view) / 6, rowsOf(view) / 6)
/** The height of letters on a small face. */
export const lettersOn = (view: View): number => 34 * widerBy(view)

export const xOf = (column: number): number => LEFT + column * UNIT + UNIT / 2
export const yOf = (row: number): number => TOP_EDGE + row * UNIT + UNIT / 2
/** The centre of a plot by its name. */
export function pointOf(plot: string): { x: number; y: number } {
  const cell = readCell(plot) ?? 0
  return { x: xOf(cell & 7), y: yOf(cell >> 3) }
}

/** Every shared side of two plots, by name: "c2-c3". */
export function bordersOf(view: View): readonly string[] {
  const plots = new Set(view.plots.map(({ plot }) => plot))
  return view.plots.flatMap(({ plot }) => {
    const cell = readCell(plot) ?? 0
    const others = [(cell & 7) < 7 ? cell + 1 : undefined, cell < 56 ? cell + 8 : undefined]
    return others.flatMap(other =>
      other !== undefined && plots.has(cellName(other)) ? [`${plot}-${cellName(other)}`] : [],
    )
  })
}
/** The middle of a border; upright ones lie between two columns. */
export function borderPoint(border: string): { x: number; y: number; upright: boolean } {
  const [from = '', to = ''] = border.split('-')
  const [one, other] = [pointOf(from), pointOf(to)]
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, upright: one.y === other.y }
}
/** Borders where a road lies or may come to lie; the others are only gaps between plots. */
export function openBorders(view: View): readonly string[] {
  const unused = (code: string) => view.actions.some(({ building, usedBy }) => building === code && usedBy === null)
  const street = view.streets > 0 && (view.phase === 'street' || (view.phase === 'act' && unused('WORK')))
  const boulevard = view.boulevards > 0 && view.phase === 'act' && unused('PARK')
  const laid = new Set(view.roads.map(({ border }) => border))
  return bordersOf(view).filter(border => laid.has(border) || street || boulevard)
}

/** Who lifts and who spoils a building: icons of those around it, roads along it, boosts. */
type Sway = { readonly up: number; readonly down: number; readonly roads: number; readonly boosts: number }
export function swayOf(view: View, { plot, building, boosts }: PlotView): Sway {
  const family = familyOf(building ?? '')
  return family === undefined ? { up: 0, down: 0, roads: 0, boosts: 0 } : { ...swayAt(view, plot, family), boosts }
}

function swayAt(view: View, plot: string, family: Family): Omit<Sway, 'boosts'> {
  const at = FAMILIES.indexOf(family)
  const here = pointOf(plot)
  let [up, down] = [0, 0]
  for (const each of view.plots) {
    const there = pointOf(each.plot)
    const far = Math.max(Math.abs(there.x - here.x), Math.abs(there.y - here.y))
    const icon = far > UNIT || each.plot === plot ? 0 : (printed(each.building ?? '')?.icons[at] ?? 0)
    if (icon > 0) up += icon
    else down -= icon
  }
  const along = view.roads.filter(({ border }) => border.split('-').includes(plot))
  return { up, down, roads: along.reduce((sum, { road }) => sum + ROAD_VALUE[road], 0) }
}

/** What the surroundings would do to a new building of each family; those they would leave alone are left out. */
export const prospectsOf = (view: View, plot: string): readonly { family: Family; value: number }[] =>
  FAMILIES.map(family => {
    const { up, down, roads } = swayAt(view, plot, family)
    return { family, value: up - down + roads }
  }).filter(({ value }) => value !== 0)

/** Where the action of a starting public building is used: the plot it stands on. */
export const plotOfBuilding = (view: View, code: string): string =>
  view.plots.find(({ building }) => building === code)?.plot ?? ''
