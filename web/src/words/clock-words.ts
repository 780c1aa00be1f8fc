import type { Clock } from '@masterplan/protocol'
import type { SayWord } from './speech.tsx'

export function clockWord(clock: Clock, word: SayWord): string {
  switch (clock.kind) {
    case 'none':
      return word('online.clock-none')
    case 'live':
      return clock.bank < 60
        ? word('online.clock-live-short', { bank: clock.bank, seconds: clock.increment })
        : word('online.clock-live', { minutes: Math.round(clock.bank / 60), seconds: clock.increment })
    case 'days':
      return word('online.clock-days', { hours: clock.perMove })
  }
}

/** `1:05`, `2 d 3:00:00`: what is left, in the form of a clock. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600) % 24
  const minutes = Math.floor(seconds / 60) % 60
  const clock = days + hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return days > 0 ? `${days} d ${clock}` : clock
}
