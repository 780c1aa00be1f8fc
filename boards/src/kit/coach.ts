import type { Facts } from '@masterplan/kernel'
import type { Written } from './lesson.ts'

/** What the coach of a first match says, and where one should look for it. */
export interface CoachLine {
  readonly says: Written
  readonly facts: Facts
  readonly places: readonly string[]
}

/** Speaks from what the player sees, and from nothing else; it knows no more than a friend who looks on. */
export interface Coach<View> {
  look(view: View): CoachLine // the one thing to look at now
  turn(view: View): readonly CoachLine[] // what this decision is about
}

/** A coach with its types folded away. Views it is given come from a match of its own game, and from a seat. */
export type FoldedCoach = Coach<never>

export const line = (en: string, fr: string, places: readonly string[] = [], facts: Facts = {}): CoachLine => ({
  says: { en, fr },
  facts,
  places,
})
