/** Hours in which nobody's time runs, in minutes after midnight of a time zone. `from` may be after `to`: over midnight. */
export type QuietHours = { readonly from: number; readonly to: number; readonly zone: string }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Clocks change on the hour or the half hour: no stretch of this length hides a change inside it that matters. */
const STEP = 15 * MINUTE

/** A zone that this machine knows; any other would make a table's clock stand still or break. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    formats.set(zone, format)
  }
  return format
}

function minuteOf(time: number, zone: string): number {
  const [hours = '0', minutes = '0'] = formatOf(zone).format(time).split(':')
  return Number(hours) * 60 + Number(minutes)
}

function isQuiet(time: number, { from, to, zone }: QuietHours): boolean {
  const minute = minuteOf(time, zone)
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

/** Up to when what holds at `time` surely holds: the next quarter of an hour, or the next beginning or end of quiet. */
function sameUntil(time: number, { from, to, zone }: QuietHours): number {
  const minute = minuteOf(time, zone)
  const start = Math.floor(time / MINUTE) * MINUTE
  const ahead = [from, to].map(edge => ((edge - minute + 1440) % 1440 || 1440) * MINUTE)
  return start + Math.min(...ahead, STEP - (start % STEP))
}

/** How much of the time between two moments counts. */
export function awake(from: number, to: number, quiet: QuietHours | null): number {
  if (quiet === null || quiet.from === quiet.to) return Math.max(0, to - from)
  let counted = 0
  for (let at = from; at < to; ) {
    const end = Math.min(to, sameUntil(at, quiet))
    if (!isQuiet(at, quiet)) counted += end - at
    at = end
  }
  return counted
}

/** The moment at which so much time will have counted. */
export function after(from: number, budget: number, quiet: QuietHours | null): number {
  if (quiet === null || quiet.from === quiet.to) return from + budget
  let left = budget
  // Quiet hours leave at least a minute of each day, so this ends.
  const latest = from + (Math.ceil(budget / MINUTE) + 2) * DAY
  let at = from
  while (left > 0 && at < latest) {
    const end = sameUntil(at, quiet)
    if (isQuiet(at, quiet)) at = end
    else {
      const counted = Math.min(left, end - at)
      left -= counted
      at += counted
    }
  }
  return at
}
