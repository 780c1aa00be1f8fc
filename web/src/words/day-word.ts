import type { Language } from '@masterplan/boards/web'
import type { SayWord } from './speech.tsx'

const DAY = 86_400_000

/** A day as people name it: today, yesterday, a weekday within the week, a date before. */
export function dayWord(time: number, word: SayWord, language: Language, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(time)) / DAY)
  if (days <= 0) return word('start.today')
  if (days === 1) return word('start.yesterday')
  const form: Intl.DateTimeFormatOptions = days < 7 ? { weekday: 'long' } : { dateStyle: 'medium' }
  return new Intl.DateTimeFormat(language, form).format(time)
}

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)
