import type { Facts, Reason, Seat } from '@masterplan/kernel'

/** Something to say: a code of the message catalogue and what its sentence needs. */
export type Said = { readonly code: string; readonly facts: SaidFacts }

/** Facts as rules give them, and lists: of seats, shown by the players' names, or of things with words of their own. */
export type SaidFacts = Readonly<Record<string, Facts[string] | readonly Seat[] | readonly Said[]>>

/** How text is coloured. Plain ink returns its text, so that a board reads the same in a pipe and in a test. */
export interface Ink {
  seat(seat: Seat, text: string): string // in the player's colour; letter and shape still tell the owner without it
  zone(zone: Zone, text: string): string
  strong(text: string): string
  faint(text: string): string
}
export type Zone =
  | 'residential'
  | 'commercial'
  | 'industrial'
  | 'park'
  | 'civic'
  | 'water'
  | 'desert'
  | 'mountain'
  | 'forest'
  | 'brownfield'

/** A game at the terminal: a view in, lines of text out. It knows no rules. */
export interface TerminalBoard<View, Event> {
  draw(view: View, ink: Ink): string[] // the whole table: board, side boards, purses, score so far
  prompt(view: View): Said // who must do what now
  said(event: Event): Said | undefined // an event for the log; undefined when there is nothing worth a sentence
  reason?(reason: Reason): Said // what speaks for a move; left out: `reason.<code>` with its facts as they are
  readonly examples: readonly string[] // a few moves in notation, for the help line
  /** A line as the notation writes it, where people also write it in another way. */
  typed?(line: string): string
  readonly messages: Messages
}

/** Sentences by code; `{name}` stands for a fact. */
export type Messages = Readonly<Record<string, string>>

/**
 * Every refusal, option and score line of a game has its sentence, or the catalogue does not type-check. An option that is
 * a text also has its `form`: what such a text looks like, as the end of "… must be …".
 */
export type Catalogue<Refusal extends string, Options, Line extends string> = Messages &
  Readonly<
    Record<
      `refusal.${Refusal}` | `option.${keyof Options & string}` | `form.${TextNames<Options>}` | `line.${Line}`,
      string
    >
  >
type TextNames<Options> = {
  [Name in keyof Options & string]: string extends Options[Name] ? Name : never
}[keyof Options & string]

/** A board with its types folded away. The view it is given must come from a match of its own game. */
export interface FoldedBoard {
  draw(view: unknown, ink: Ink): string[]
  prompt(view: unknown): Said
  said(event: unknown): Said | undefined
  reason(reason: Reason): Said
  readonly examples: readonly string[]
  typed(line: string): string
  readonly messages: Messages
}

export function folded<View, Event>(board: TerminalBoard<View, Event>): FoldedBoard {
  return {
    draw: (view, ink) => board.draw(view as View, ink),
    prompt: view => board.prompt(view as View),
    said: event => board.said(event as Event),
    reason: reason => board.reason?.(reason) ?? { code: `reason.${reason.code}`, facts: reason.facts },
    examples: board.examples,
    typed: line => board.typed?.(line) ?? line,
    messages: board.messages,
  }
}
