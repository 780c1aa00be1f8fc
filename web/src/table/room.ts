import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

export type Room = { readonly width: number; readonly height: number }

/** How much room an element has, in pixels; null until it is known. */
export function useRoom(box: { readonly current: HTMLElement | null }): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const here = box.current
    if (here === null) return
    // Scroll bars are no room; without the rounding down a bar could appear and vanish for ever.
    const measure = () => {
      const { width, height } = here.getBoundingClientRect()
      const next = { width: Math.floor(width), height: Math.floor(height) }
      setRoom(old => (old?.width === next.width && old.height === next.height ? old : next))
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
  { width, height }: Room,
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
