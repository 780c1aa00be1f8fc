import { startTransition, useEffect, useState } from 'react'

/**
 * Whether something large may be drawn that has just become known. The first drawing of a table takes a phone a quarter of a
 * second: as a transition it is done in slices, between which the page still answers. What changes later is drawn at once.
 */
export function useFirstDrawing(isKnown: boolean): boolean {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (isKnown) startTransition(() => setBegun(true))
  }, [isKnown])
  return isKnown && begun
}
