import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

export type ElementSize = { readonly width: number; readonly height: number }

/**
 * How much room an element has, in pixels; null until it is known. It does not shrink when only something below it grows,
 * such as a prompt with more to choose from: a board that jumps under the pointer is pressed in the wrong place.
 */
export function useElementSize(box: { readonly current: HTMLElement | null }): ElementSize | null {
  const [room, setRoom] = useState<ElementSize | null>(null)
  useLayoutEffect(() => {
    const here = box.current
    if (here === null) return
    let known = { width: 0, height: 0, window: 0 }
    const measure = () => {
      const { width, height } = here.getBoundingClientRect()
      const same = Math.floor(width) === known.width && innerHeight === known.window
      if (same && height <= known.height + 1) return
      known = { width: Math.floor(width), height: Math.floor(height), window: innerHeight }
      setRoom({ width: known.width, height: known.height })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(here)
    return () => watch.disconnect()
  }, [box])
  return room
}

const NARROW = '(max-width: 900px)' // as in table.module.css

/** Whether panels lie in a sheet at the bottom, as on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    changed => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(NARROW).matches,
  )
}

/** How far apart the nearest two of a picture's places lie; places beside the picture and inside others do not count. */
export function reachOf(
  places: readonly { readonly x: number; readonly y: number }[],
  { width, height }: ElementSize,
): number {
  const here = places.filter(
    each => !('inside' in each) && each.x > 0 && each.y > 0 && each.x < width && each.y < height,
  )
  let least = Number.POSITIVE_INFINITY
  for (const [at, one] of here.entries()) {
    for (const other of here.slice(at + 1)) least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y))
  }
  return Number.isFinite(least) ? least : width
}
