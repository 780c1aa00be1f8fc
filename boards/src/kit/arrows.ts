import type { Place } from './web-board.ts'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const WAY: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
export const isArrow = (key: string): key is Arrow => Object.hasOwn(WAY, key)

/** How much a step to the side counts against one ahead: enough that an arrow keeps to its row where there is one. */
const SIDEWAYS = 2.5

/** The place an arrow key leads to: the nearest one ahead, by the board's own geometry; undefined at its edge. */
export function placeToward(from: Place, arrow: Arrow, places: readonly Place[]): Place | undefined {
  const [x, y] = WAY[arrow]
  let nearest: Place | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const ahead = (place.x - from.x) * x + (place.y - from.y) * y
    const aside = Math.abs((place.x - from.x) * y) + Math.abs((place.y - from.y) * x)
    const distance = ahead + SIDEWAYS * aside
    if (ahead > 0.01 && aside <= ahead * 2 && distance < least) {
      nearest = place
      least = distance
    }
  }
  return nearest
}

/** Places in reading order: rows from the top, each from the left. Places within half a unit share a row. */
export function rowsOf<Each extends Place>(places: readonly Each[], unit: number): Each[][] {
  const rows: Each[][] = []
  for (const place of places.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.at(-1)
    if (row?.[0] && place.y - row[0].y < unit / 2) row.push(place)
    else rows.push([place])
  }
  return rows.map(row => row.toSorted((one, other) => one.x - other.x))
}
