import type { Seat } from '@masterplan/kernel'
import { Mark } from '../../kit/Mark.tsx'

/** A player's mark among words. */
export function SmallMark({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <Mark seat={seat} x={0} y={0} size={24} />
    </svg>
  )
}
