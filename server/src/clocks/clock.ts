import type { Seat } from '@masterplan/kernel'
import type { Clock, SeatClock, WhenLate } from '@masterplan/protocol'
import { after, awake, type QuietHours } from './quiet-hours.ts'

/**
 * The platform keeps time, rules never see it. Everything here is worked out from when entries were stored, so every
 * process and every replay comes to the same.
 */
export type SeatTime = {
  readonly left: number // milliseconds of counting time, when it last began to run or stopped
  readonly from: number | null // when it began to run; null while it stands
  readonly since: number // the log's length when this seat's decision began
}

const SECOND = 1000
const HOUR = 3_600_000

const budgetOf = (clock: Clock): number => {
  switch (clock.kind) {
    case 'none':
      return 0
    case 'live':
      return clock.bank * SECOND
    case 'days':
      return clock.perMove * HOUR
  }
}
const quietOf = (clock: Clock): QuietHours | null => (clock.kind === 'days' ? clock.quiet : null)

export const lateOf = (clock: Clock): WhenLate => (clock.kind === 'none' ? 'bot-takes-over' : clock.late)

export const fullTime = (clock: Clock, players: number): SeatTime[] =>
  Array.from({ length: players }, () => ({ left: budgetOf(clock), from: null, since: 0 }))

/** What became of everybody's time with one entry. */
export type ClockChange = {
  readonly at: number
  readonly seq: number
  readonly awaited: readonly Seat[] // from now on
  readonly decided: Seat | null // whose decision this was
  readonly restarted: boolean // everybody's decision is another one now: something was taken back, or luck fell
}

export function timesAfter(clock: Clock, times: readonly SeatTime[], moment: ClockChange): SeatTime[] {
  const { at, seq, awaited, decided, restarted } = moment
  return times.map((time, seat) => {
    const waited = awaited.some(each => each === seat)
    if (time.from !== null && waited && decided !== seat && !restarted) return time
    const stopped = time.from === null ? time.left : leftAt(clock, time, at)
    const left = decided === seat && clock.kind === 'live' ? stopped + clock.increment * SECOND : stopped
    if (!waited) return { left, from: null, since: seq }
    return { left: clock.kind === 'days' ? budgetOf(clock) : left, from: at, since: seq }
  })
}

/** Never below nothing: a late player has no time left, not less. */
function leftAt(clock: Clock, { left, from }: SeatTime, at: number): number {
  return from === null ? left : Math.max(0, left - awake(from, at, quietOf(clock)))
}

/** When a seat will be out of time; null when its time does not run. */
export function deadline(clock: Clock, time: SeatTime): number | null {
  return clock.kind === 'none' || time.from === null ? null : after(time.from, time.left, quietOf(clock))
}

export function shown(clock: Clock, time: SeatTime, now: number): SeatClock {
  if (clock.kind === 'none') return null
  return { left: Math.round(leftAt(clock, time, now)), running: time.from !== null, at: now }
}
