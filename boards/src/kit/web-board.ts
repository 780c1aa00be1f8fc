import type { Reason, Score, Seat } from '@masterplan/kernel'
import type { ComponentType } from 'react'
import type { Messages, Said, SaidFacts } from '../board.ts'
import type { OptionLayout } from './option-layout.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** A code of the catalogue to its sentence, in the reader's language and with the players' names. */
export type Say = (code: string, facts?: SaidFacts) => string

/** Something on the board that can be pointed at. The picture and the text grid are drawn from the same places. */
export interface Place {
  readonly id: string
  readonly text: string // what stands there, in a few characters, for the text grid
  readonly label: string // the same as a sentence, for those who listen
  readonly x: number // centre in the picture's units: arrow keys go by it
  readonly y: number
}

/** A place inside another, such as a corner of a cell: the text grid opens the other while one of them is lit or chosen. */
export type InnerPlace = Place & { readonly inside: string }

/** How a move is made on the board: the places to press, one after another, and what tells it from others made there. */
export interface Aim {
  readonly places: readonly string[]
  readonly label: Said
  readonly kind?: string // of the board's kinds; left out where there is nothing to choose from
}

/** A kind of move, where a game has several: one chooses it first, and only its places light up. */
export interface MoveKind {
  readonly id: string // its name is said as `kind.<id>`, and why there is nothing of it as `no-kind.<id>`
  readonly Sign: ComponentType
  readonly apart?: boolean // it ends a turn: it stands apart from the others
}

/** An aim whose places may be pressed in any order, such as cards of a hand. */
export type AimInAnyOrder = Aim & { readonly anyOrder: true }

/** An aim whose first places come in their order and whose further ones in any. */
export type AimPartlyInOrder = Aim & { readonly inOrder: number }

/** An event as a sentence, with the places that its log line leads to. */
export type SaidAt = Said & {
  readonly places: readonly string[]
  readonly by?: Seat | null // whose line it is, null for nobody's; left out: of whoever moved
}

/** What stands above a part of the log, such as a round. */
export type Heading = Said & {
  readonly within?: true // of the part that the last other heading began, which it names too; left out: a part of its own
}

/** How the reader wants boards drawn, whatever the game. */
export interface DrawingWishes {
  readonly notation: boolean // coordinates where a board is legible without them
  readonly patterns: boolean // what is told by colour is hatched as well
}

/** Everything as it stands: drawn again when somebody has moved, never for a press or a pointer. */
export interface SceneProps<View> extends DrawingWishes {
  readonly view: View
  readonly say: Say
  readonly face: string // of the board's faces; '' for its full one
}

/** A simpler drawing for a box too small for the full one: text on a board stays readable, because there is less of it. */
export interface BoardFace {
  readonly name: string
  readonly below: { readonly width: number; readonly height: number } // in pixels of the box that the picture fills
}

/** What lies above the scene: places that answer a press, those that are lit, and what a move would change. */
export interface OverlayProps<View> extends DrawingWishes {
  readonly view: View
  readonly ghost: View | null // as it would be after the move under consideration
  readonly hinted?: readonly View[] // as it would be after each hint that is numbered on the board; left out: there is none
  readonly lit: ReadonlySet<string> // places where something may be done now
  readonly chosen: readonly string[] // places pressed so far
  readonly marked: ReadonlySet<string> // what a hint or a log line points at; each is drawn as marked, wherever it lies
  readonly lastMoves: LastMoves
  readonly onPress: (...places: readonly string[]) => void // one after another
  readonly onPoint: (place: string | null) => void
  readonly say: Say
  readonly face: string // as in the scene
}

/** Where others moved since one's own last move: each such place is outlined in their colour. */
export type LastMoves = ReadonlyMap<string, Seat>

/** What a player has, for the table of players: purse, goods, pieces left. Every seat names the same ones, in order. */
export type Holding = {
  readonly label: Said
  readonly value: string
  readonly told?: Said // the value with its unit, for where its picture has no room; left out: the value alone
  readonly Sign?: ComponentType // stands above its column
  readonly aside?: true // goods of which most have none: on a line of their own
}

export interface SideProps<View> {
  readonly view: View
  readonly ghost: View | null
  readonly lit: ReadonlySet<string>
  readonly chosen: readonly string[]
  readonly marked: ReadonlySet<string> // of these, those that lie beside the board
  readonly lastMoves: LastMoves // likewise
  readonly kind: string | null // what kind of move was chosen: its cards stay open where there is little room
  readonly onPress: (...places: readonly string[]) => void
  readonly say: Say
}

/** For open-ended moves, such as trades: puts a move together and hands its notation on. */
export interface ComposerProps<View> {
  readonly view: View
  readonly names: readonly string[]
  readonly onMove: (notation: string) => void
  readonly say: Say
}

/** One of several moves that could be made at the place pressed. */
export interface ChoiceProps<Move> {
  readonly move: Move
  readonly seat: Seat
}

/** What tells moves at one place apart, in a word and a line. */
export interface ChoiceTold {
  readonly brings: string // "+2"; empty where that is not worked out
  readonly why: Said
}

/** A choice that one might expect at a place and that the rules do not allow there. */
export interface Misfit {
  readonly name: Said
  readonly why: Said
}

/** A button that changes the move that is held: the first of its places that would do is pressed. */
export interface Adjustment {
  readonly id: string
  readonly label: Said
  readonly Sign: ComponentType
  readonly places: readonly string[]
}

/** A game on a page: views in, places and pictures out. It knows no rules. */
export interface WebBoard<View, Move, Event> {
  readonly Scene: ComponentType<SceneProps<View>>
  readonly Overlay: ComponentType<OverlayProps<View>>
  readonly Side: ComponentType<SideProps<View>> | null // market, projects, role cards: what lies beside the board
  readonly Composer: ComponentType<ComposerProps<View>> | null
  readonly winnerNames?: true // the winner may name what was built: asked as `naming.ask`, told as `naming.told`
  readonly letsStand?: string // the move, in notation, that leaves one's own offer to the others: nobody need wait for it
  readonly kinds?: readonly MoveKind[] // in the order in which they are offered; left out: there is one
  readonly faces?: readonly BoardFace[] | ((view: View) => readonly BoardFace[]) // from the largest to the smallest; left out: the full one serves every size
  readonly Choice?: ComponentType<ChoiceProps<Move>> // a small picture of a choice at the place pressed
  readonly size:
    | { readonly width: number; readonly height: number }
    | ((view: View) => { width: number; height: number })
  places(view: View, say: Say): readonly (Place | InnerPlace)[] // those of the side boards too
  aim(move: Move, view: View): Aim | AimInAnyOrder | AimPartlyInOrder
  meant(place: string, view: View): string | undefined // the move, in notation, that a press on a dark place probably meant
  holdings(view: View, seat: Seat): readonly Holding[]
  readonly goods?: true // some holdings stand aside: their line is there from the beginning, so that nothing below it moves
  scores(view: View): readonly (Score | null)[] // by seat, as far as the viewer may know; null where it may not
  atLeast?(view: View, seat: Seat): number // the part of a score that is known although the whole is not
  told?(move: Move, view: View): ChoiceTold | undefined // of a choice at the place pressed, beside its name
  misfits?(place: string, view: View): readonly Misfit[] // what cannot be chosen at a place, with the reason
  which?(place: string, view: View): Said | undefined // how it is asked which of the moves at the pressed place is meant
  adjustments?(chosen: readonly string[]): readonly Adjustment[] // of the move that is held
  tieBreak?(which: number, view: View): Said // what decides between equals: the first thing is 0, the next one 1
  prompt(view: View): Said // what to do, said to `{seat}`
  foretold?(move: Move, view: View, then: View): Said | undefined // what a move that is held would be, as one sentence
  named?(move: Move, view: View): Said | undefined // a move by itself, with its place, as hints are listed; left out: its label says enough
  reason?(reason: Reason): Said // what speaks for a move; left out: `reason.<code>` with its facts as they are
  moment?(view: View): Said // where the match stands, for the head of the page: "round 4 of 5"
  heading?(event: Event): Heading | undefined // of an event that begins a part of the log
  said(event: Event): SaidAt | undefined
  readonly celebrated?: ReadonlySet<KindOf<Event>> // events that get a moment of their own on the board
  readonly optionLayout?: OptionLayout // left out: all options are one group
  readonly messages: Readonly<Record<Language, Messages>>
}

type KindOf<Event> = Event extends { readonly kind: infer Kind } ? Kind : never

/** A board with its types folded away. Views, moves and events it is given come from a match of its own game. */
export type FoldedWebBoard = WebBoard<never, never, never> & { readonly folded: true }

/** The page holds boards of any game; that a view belongs to its board is the table's business. */
export function foldedWeb<View, Move, Event>(board: WebBoard<View, Move, Event>): FoldedWebBoard {
  return { ...(board as unknown as WebBoard<never, never, never>), folded: true }
}
