import { Mark } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'

/** A seat's mark among words. */
export function SeatMark({ seat, size = 24 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <Mark seat={seat} x={0} y={0} size={24} />
    </svg>
  )
}
