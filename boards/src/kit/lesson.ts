import type { MatchRecord, Seat } from '@masterplan/kernel'
import type { Language } from './web-board.ts'

/** One sentence or more in every language, in ICU message syntax; **two stars** make bold. Its figures are filled in by the rules. */
export type Written = Readonly<Record<Language, string>>

/** A game learnt by doing: tasks on real positions, each solved by one move on the board. */
export interface Lesson {
  readonly goal: Written // of the game, always in sight
  readonly tasks: readonly Task[]
}

export interface Task {
  readonly title: Written
  readonly record: MatchRecord // the position: this match
  readonly line: number // after so many lines of its log
  readonly seat: Seat // whose move it is, and who the reader is
  readonly asks: Written // what to do, in one sentence
  readonly know: Written // what one needs to know for it
  readonly look: readonly string[] // places it speaks of, which are numbered on the board
  readonly figures: Figures
  readonly right: Condition
  readonly shown: string // the move that "Show me" makes
  readonly praise: Answer
  readonly wrong: readonly WrongAnswer[] // the first that holds; the last one always does
}

/** What is said of a move: a sentence in bold type, the reason, the rule. */
export interface Answer {
  readonly title: Written
  readonly says: Written
  readonly rule: string
}
export interface WrongAnswer extends Answer {
  readonly when: Condition
}

/** Numbers that sentences name, by the name they have there. */
export type Figures = Readonly<Record<string, Figure>>

/** Where in a view a number stands: `purses.me.gobs`, or `scores.me.total`; `me` and `rival` are seats of the task. */
export type Path = string

/** A number that the rules know. */
export type Figure =
  | { readonly see: Path; readonly at: 'before' | 'after' } // what is seen there
  | { readonly see: Path; readonly at: 'more' | 'less' } // by how much the move made it more, or less
  | { readonly owed: Path; readonly at: 'before' | 'after' } // what is seen there is a cost, and said without its sign
  | { readonly told: ToldFields; readonly sum?: Path } // how many events tell of it, or the sum of a number in them

/** Events that have these values in these fields. */
export type ToldFields = Readonly<Record<string, string | number | boolean | null>>

/** What a move must be, or bring about. */
export type Condition =
  | 'always'
  | { readonly moves: readonly string[] } // one of these, in notation
  | { readonly like: string } // its notation fits this pattern
  | { readonly figure: Figure; readonly least?: number; readonly most?: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
