import type { Language } from '@masterplan/boards/web'
import type { MatchRecord } from '@masterplan/kernel'

/** A guided walk through the first steps of a game: a short match with a word on what is seen. */
export interface Lesson {
  readonly record: MatchRecord
  readonly steps: readonly Step[]
}
export interface Step {
  readonly line: number // how many lines of the log have been played
  readonly places: readonly string[] // where to look
  readonly says: Readonly<Record<Language, string>>
}

/** The lesson of each game, by its id, fetched when it is needed. */
export const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  subdivision: async () => (await import('./subdivision.ts')).lesson,
  'parks-and-towers': async () => (await import('./parks-and-towers.ts')).lesson,
  'brick-by-brick': async () => (await import('./brick-by-brick.ts')).lesson,
  urbapolis: async () => (await import('./urbapolis.ts')).lesson,
  tryste: async () => (await import('./tryste.ts')).lesson,
}
