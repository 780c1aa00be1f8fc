import type { Place } from '@masterplan/boards/web'
import type { ElementSize } from './element-size.ts'

/** Places of the picture; those beside it and those inside others do not count. */
export const placesIn = (places: readonly Place[], { width, height }: ElementSize): readonly Place[] =>
  places.filter(each => !('inside' in each) && each.x > 0 && each.y > 0 && each.x < width && each.y < height)

/** How far apart the nearest two of a picture's places lie. */
export function reachOf(places: readonly Place[], size: ElementSize): number {
  const here = placesIn(places, size)
  let least = Number.POSITIVE_INFINITY
  for (const [at, one] of here.entries()) {
    for (const other of here.slice(at + 1)) least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y))
  }
  return Number.isFinite(least) ? least : size.width
}

/** The lit place nearest to a point, if a finger could have meant it. */
export function nearestLit(
  places: readonly Place[],
  lit: ReadonlySet<string>,
  { x, y }: { readonly x: number; readonly y: number },
  finger: number,
): Place | undefined {
  let nearest: Place | undefined
  let least = finger
  for (const place of places) {
    const distance = Math.hypot(place.x - x, place.y - y)
    if (lit.has(place.id) && distance < least) {
      nearest = place
      least = distance
    }
  }
  return nearest
}
