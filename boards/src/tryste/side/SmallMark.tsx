import type { Seat } from '@masterplan/kernel'
import { Mark } from '../../kit/Mark.tsx'

/** A player's mark among words, as large as its letter needs. */
export function SmallMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox="-13 -13 26 26" width={24} height={24} aria-hidden="true">
      <Mark seat={seat} x={0} y={0} size={24} />
    </svg>
  )
}
