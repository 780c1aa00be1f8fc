import type { SayWord } from './speech.tsx'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** What is left as people say it: days, hours or minutes, whole ones. */
export function leftWord(milliseconds: number, word: SayWord): string {
  if (milliseconds >= 2 * DAY) return word('lobby.days', { count: Math.floor(milliseconds / DAY) })
  if (milliseconds >= 2 * HOUR) return word('lobby.hours', { count: Math.floor(milliseconds / HOUR) })
  return word('lobby.minutes', { count: Math.max(0, Math.floor(milliseconds / MINUTE)) })
}
