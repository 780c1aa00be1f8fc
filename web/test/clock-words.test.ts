import { say } from '@masterplan/boards/web'
import { expect, test } from 'vitest'
import { clockWord } from '../src/words/clock-words.ts'
import { leftWord } from '../src/words/deadline-words.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'
import type { SayWord } from '../src/words/speech.tsx'

const english: SayWord = (word, facts = {}) => say(en, word, facts, 'en')
const french: SayWord = (word, facts = {}) => say(fr, word, facts, 'fr')
const live = (bank: number, increment: number) => ({ kind: 'live', bank, increment, late: 'loses' }) as const

test('a clock of seconds is told in seconds, and what is not added is not told', () => {
  expect(clockWord(live(10, 0), english)).toBe('10 seconds each')
  expect(clockWord(live(60, 0), english)).toBe('1 minute each')
  expect(clockWord(live(1200, 30), english)).toBe('20 minutes each, and 30 seconds more for every move')
  expect(clockWord(live(10, 5), french)).toBe('10 secondes chacun, et 5 secondes de plus à chaque coup')
})

test('what is left of a deadline is whole days, hours or minutes, and never less than none', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  const told = [3.5 * day, 2 * day, 47.9 * hour, 2 * hour, 119.9 * minute, 0.5 * minute, -hour]
  expect(told.map(left => leftWord(left, english))).toEqual(['3 d', '2 d', '47 h', '2 h', '119 min', '0 min', '0 min'])
  expect(leftWord(3 * day, french)).toBe('3 j')
})

test('several who think are several', () => {
  expect(english('table.waiting', { name: 'Ben', count: 1 })).toBe('Ben is thinking …')
  expect(english('table.waiting', { name: 'Ben, Cat', count: 2 })).toBe('Ben, Cat are thinking …')
})
