import type { Seat } from '@masterplan/kernel'
import type { Update } from '@masterplan/protocol'
import { timeLeft } from '../../../words/clock-words.ts'
import css from '../../online.module.css'
import { useServerTime } from './use-server-time.ts'

const LOW = 60_000 // milliseconds

/** What counts as low: a minute or a tenth of what one has, but never most of it. */
function lowAt(clock: Update['clock']): number {
  if (clock.kind === 'days') return clock.perMove * 360_000
  return clock.kind === 'live' ? Math.min(Math.max(LOW, clock.bank * 100), clock.bank * 500) : LOW
}

/** A seat's time. The server's clock counts; here it is only shown. */
export function SeatClock({ update, seat }: { readonly update: Update; readonly seat: Seat }) {
  const now = useServerTime(update)
  const clock = update.clocks[seat]
  if (clock === undefined || clock === null || update.status !== 'playing') return null
  const left = clock.running ? clock.left - Math.max(0, now - clock.at) : clock.left
  const low = lowAt(update.clock)
  return (
    <time className={clock.running ? css.running : css.standing} data-clock={seat} data-short={left < low}>
      {timeLeft(left)}
      {left < low && (
        <span className={css.left} aria-hidden="true">
          <i style={{ width: `${Math.max(0, Math.round((100 * left) / low))}%` }} />
        </span>
      )}
    </time>
  )
}
