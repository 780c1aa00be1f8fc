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

/** In a rated match of two nobody plays on against a bot: who is late has lost. */
export function lateOf({ clock, rated, players }: LateRule): WhenLate {
  if (clock.kind === 'none') return 'bot-takes-over'
  return rated && players === 2 ? 'loses' : clock.late
}
type LateRule = { readonly clock: Clock; readonly rated: boolean; readonly players: number }

/** What somebody has at least when a bot has moved for them, or has kept their seat: a tenth of the bank, or half a minute. */
const allowanceOf = (clock: Clock): number => Math.max(30 * SECOND, budgetOf(clock) / 10)
/** For so long the time of those who must answer a question stands still. */
const TO_ANSWER = 20 * SECOND

export const fullTime = (clock: Clock, players: number): SeatTime[] =>
  Array.from({ length: players }, () => ({ left: budgetOf(clock), from: null, since: 0 }))

/** What became of everybody's time with one entry. */
export type ClockChange = {
  readonly at: number
  readonly seq: number
  readonly awaited: readonly Seat[] // from now on
  readonly decided: Seat | null // whose decision this was
  readonly restarted: boolean // everybody's decision is another one now: something was taken back, or luck fell
  readonly eased: Seat | null // who gets a fresh allowance: a bot moved for them, or they took their seat back
  readonly asked: readonly Seat[] // who must answer whether something is taken back
  readonly justAsked: boolean
}

export function timesAfter(clock: Clock, times: readonly SeatTime[], moment: ClockChange): SeatTime[] {
  const { at, seq, awaited, decided, restarted, eased } = moment
  return times.map((time, seat) => {
    const waited = awaited.some(each => each === seat)
    const same = time.from !== null && waited && decided !== seat && !restarted && eased !== seat
    if (same) return withQuestion(clock, time, moment, moment.asked.some(each => each === seat) ? 'asked' : 'free')
    const stopped = time.from === null ? time.left : leftAt(clock, time, at)
    const more = decided === seat && clock.kind === 'live' ? stopped + clock.increment * SECOND : stopped
    const left = eased === seat ? Math.max(more, allowanceOf(clock)) : more
    if (!waited) return { left, from: null, since: seq }
    return { left: clock.kind === 'days' ? budgetOf(clock) : left, from: at, since: seq }
  })
}

/** Time that begins to run later stands until then; it goes on as soon as the question is gone. */
function withQuestion(clock: Clock, time: SeatTime, { at, justAsked }: ClockChange, who: 'asked' | 'free'): SeatTime {
  if (who === 'asked' && justAsked) return { ...time, left: leftAt(clock, time, at), from: at + TO_ANSWER }
  return who === 'free' && time.from !== null && time.from > at ? { ...time, from: at } : time
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
  return { left: Math.round(leftAt(clock, time, now)), running: time.from !== null, at: Math.max(now, time.from ?? 0) }
}
