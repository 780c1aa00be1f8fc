import { POSITIONS, type Space, type View } from '@masterplan/brick-by-brick/nouns'
import { drawnAt, type Hex, hexAt, hexKey, ORIGIN, scaled, sum } from '@masterplan/kernel/hex'

/** Side of a hex in the picture's units. */
export const SIDE = 60
export const SIZE = { width: 964, height: 950 }
const MIDDLE = { x: SIZE.width / 2, y: 506 }

export type Point = { readonly x: number; readonly y: number }
const pointOf = (hex: Hex): Point => {
  const { x, y } = drawnAt(hex)
  return { x: MIDDLE.x + x * SIDE, y: MIDDLE.y + y * SIDE }
}

const flower = (place: number): Hex => (place === 0 ? ORIGIN : hexAt(ORIGIN, place - 1))
const centreOf = (view: View, region: number): Hex => scaled(flower(view.tiles.indexOf(region)), 3)

export const regionOf = (space: Space): number => Math.floor(space / 7) + 1
/** The name of the slot where a region lies; a space of that name leads the hoist there. */
export const slotName = (view: View, region: number): string => POSITIONS[view.tiles.indexOf(region)] ?? ''

/** Where the region of a slot lies, or will. */
export const slotPoint = (slot: number): Point => pointOf(scaled(flower(slot), 3))
export const regionPoint = (view: View, region: number): Point => pointOf(centreOf(view, region))
export const spacePoint = (view: View, space: Space): Point =>
  pointOf(sum(centreOf(view, regionOf(space)), flower(space % 7)))
/** The hole of the lattice north of a region: no space lies there, so that its number can. */
export const plaquePoint = (view: View, region: number): Point => pointOf(sum(centreOf(view, region), { q: 1, r: -2 }))
/** Where the tokens of a land lie: the corner that the hillside leaves free. */
export const tokenPoint = (land: number): Point => ({ x: 48, y: 738 + 84 * land })

/** A corner of a hex with a given radius, clockwise from the top. */
const corner = (at: number, radius: number): Point => ({
  x: radius * Math.sin((Math.PI / 3) * at),
  y: -radius * Math.cos((Math.PI / 3) * at),
})
const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A hex around the origin. */
export const hexPath = (radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map(at => text(corner(at, radius))).join('L')}Z`

const PETALS = [0, 1, 2, 3, 4, 5, 6].map(flower)
const INSIDE = new Set(PETALS.map(hexKey))
const petalPoint = (hex: Hex): Point => ({ x: drawnAt(hex).x * SIDE, y: drawnAt(hex).y * SIDE })
const shifted = (one: Point, by: Point): Point => ({ x: one.x + by.x, y: one.y + by.y })

/** The ground under the seven spaces of a region, around its centre. */
export const GROUND = PETALS.map(hex => {
  const at = petalPoint(hex)
  return `M${[0, 1, 2, 3, 4, 5].map(each => text(shifted(corner(each, SIDE + 1), at))).join('L')}Z`
}).join('')

/** Every edge of the seven hexes behind which there is none of them. */
export const OUTLINE = PETALS.flatMap(hex => {
  const at = petalPoint(hex)
  return [0, 1, 2, 3, 4, 5]
    .filter(direction => !INSIDE.has(hexKey(hexAt(hex, direction))))
    .map(direction => {
      const [from, to] = [corner(direction + 5, SIDE), corner(direction, SIDE)]
      return `M${text(shifted(from, at))}L${text(shifted(to, at))}`
    })
}).join('')
