import type { MatchRecord } from '@masterplan/kernel'
import type { Language } from './web-board.ts'

/** A guided walk through the first steps of a game: a short match with a word on what is seen. */
export interface Lesson {
  readonly record: MatchRecord
  readonly steps: readonly LessonStep[]
}
export interface LessonStep {
  readonly line: number // how many lines of the log have been played
  readonly places: readonly string[] // where to look
  readonly says: Readonly<Record<Language, string>>
}
