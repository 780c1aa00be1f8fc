import { useLayoutEffect, useState } from 'react'

export type ElementSize = { readonly width: number; readonly height: number }

/** How much room an element has, in pixels; null until it is known. */
export function useElementSize(box: { readonly current: HTMLElement | null }): ElementSize | null {
  const [room, setRoom] = useState<ElementSize | null>(null)
  useLayoutEffect(() => {
    const here = box.current
    if (here === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = here
      setRoom(old => (old?.width === width && old.height === height ? old : { width, height }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(here)
    return () => watch.disconnect()
  }, [box])
  return room
}
