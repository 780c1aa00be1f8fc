import {
  LAND_TYPES,
  type LandType,
  middleOnPage,
  readStooj,
  readTier,
  type Stooj,
  type StoojView,
  stoojesOf,
  stoojName,
  type TierView,
  trianglesBeside,
  type View,
} from '@masterplan/tryste/nouns'

/** Side of a stooj in the picture's units, its height, and how far its corners lie from its middle. */
const SIDE = 168
const TALL = (SIDE * Math.sqrt(3)) / 2
export const REACH = (2 * TALL) / 3
const MARGIN = 30

export type Point = { readonly x: number; readonly y: number }
export type Spread = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Names in a view are names on the lattice. */
const latticeAt = (id: string): Stooj => readStooj(id)!

const rawMiddle = (stooj: Stooj): Point => {
  const { right, down } = middleOnPage(stooj)
  return { x: right * SIDE, y: down * SIDE }
}

/** How far the island reaches. Views share their tiers, so this is made once for each list of them. */
const spreads = new WeakMap<readonly TierView[], Spread>()
function spreadOf(view: View): Spread {
  const known = spreads.get(view.tiers)
  if (known) return known
  const corners = view.stoojes.flatMap(({ id }) => {
    const stooj = latticeAt(id)
    const { x, y } = rawMiddle(stooj)
    const up = stooj.points === 'up'
    return [
      { x: x - SIDE / 2, y: y + (up ? REACH / 2 : -REACH) },
      { x: x + SIDE / 2, y: y + (up ? -REACH : REACH) },
    ].map(corner => ({ ...corner, y: up ? corner.y : y + (corner.y > y ? REACH : -REACH / 2) }))
  })
  // Middles of blyces may lie off the board, where they must be reached too.
  const rim = MARGIN + (view.options.blyceOffBoardMiddle ? TALL : 0)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - rim, Math.min(...ys) - rim]
  const width = Math.max(...xs) + rim - left
  const spread = { left, top, width, height: Math.max(...ys) + rim - top }
  spreads.set(view.tiers, spread)
  return spread
}

export const sizeOf = (view: View): { width: number; height: number } => {
  const { width, height } = spreadOf(view)
  return { width, height }
}

/** How much wider an island is than one hexagon: its small face writes larger by as much, so that it can be read as well. */
const HEXAGON = 4 * SIDE + 2 * MARGIN
export const widerBy = (view: View): number => Math.max(1, spreadOf(view).width / HEXAGON)

/** The middle of a stooj in the picture. */
export function pointOf(view: View, stooj: string): Point {
  const { left, top } = spreadOf(view)
  const { x, y } = rawMiddle(latticeAt(stooj))
  return { x: x - left, y: y - top }
}

export const pointsUp = (id: string): boolean => id.startsWith('u') || id.startsWith('U')

/** The middle stooj of a tier: where what is said of the tier is written. */
export const centreOf = (tier: string): string => stoojName(stoojesOf(readTier(tier)!)[0])

/** A triangle around a point; `reach` is the distance of its corners. */
export function triangle({ x, y }: Point, reach: number, up: boolean): string {
  const way = up ? -1 : 1
  const half = (reach * Math.sqrt(3)) / 2
  const [tip, base] = [y + way * reach, y - (way * reach) / 2]
  return `M${x} ${tip}L${x + half} ${base}L${x - half} ${base}Z`
}
export const stoojShape = (view: View, id: string, inset = 0): string =>
  triangle(pointOf(view, id), REACH - 2 * inset, pointsUp(id))
export const tierShape = (view: View, id: string, inset = 0): string =>
  triangle(pointOf(view, centreOf(id)), 2 * REACH - 2 * inset, pointsUp(id))

/** Stoojes beside the board around which a blyce may lie, if the table allows that. */
export function outerMiddles(view: View): readonly string[] {
  if (!view.options.blyceOffBoardMiddle) return []
  const here = new Set(view.stoojes.map(({ id }) => id))
  const beside = view.stoojes.flatMap(({ id }) => trianglesBeside(latticeAt(id)).map(stoojName))
  return [...new Set(beside)].filter(id => !here.has(id))
}

export const landOf = (view: View, { tier }: StoojView): LandType =>
  view.tiers.find(({ id }) => id === tier)?.type ?? 'water'
export const stoojAt = (view: View, id: string): StoojView | undefined => view.stoojes.find(each => each.id === id)

/** What a stooj of that land costs; water is not for sale. */
export const priceOf = (view: View, land: LandType): number => view.options.landPrices[LAND_TYPES.indexOf(land)] ?? 0
