import { useMemo } from 'react'
import { attempt } from './attempt.ts'
import type { ElementSize } from './element-size.ts'
import type { Places } from './Position.tsx'

/** Whether any of these places lies beside the picture: a card, a role, an amount. Worked out once for a position. */
export function useBeside(
  places: Places,
  { width, height }: ElementSize,
  lit: ReadonlySet<string>,
  pressed: readonly string[],
): boolean {
  const inPicture = useMemo(() => {
    const here = attempt([], places).filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
    return new Set(here.map(({ id }) => id))
  }, [places, width, height])
  return useMemo(() => [...lit, ...pressed].some(id => !inPicture.has(id)), [lit, pressed, inPicture])
}
