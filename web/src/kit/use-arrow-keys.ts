import { useEffect } from 'react'

const FIELDS = 'input, select, textarea, [data-frame], [data-cell]' // what has a use of its own for arrow keys

/** Arrow keys, Home and End step through something, wherever the focus is. */
export function useArrowKeys(at: number, last: number, go: (to: number) => void): void {
  useEffect(() => {
    function steer(event: KeyboardEvent) {
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
      if (to === undefined || (event.target instanceof Element && event.target.matches(FIELDS))) return
      event.preventDefault()
      go(Math.min(last, Math.max(0, to)))
    }
    addEventListener('keydown', steer)
    return () => removeEventListener('keydown', steer)
  }, [at, last, go])
}
