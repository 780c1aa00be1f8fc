import type { Facts, Score, Seat } from '@masterplan/kernel'
import type { ComponentType } from 'react'
import type { Messages, Said } from '../board.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** A code of the catalogue to its sentence, in the reader's language and with the players' names. */
export type Say = (code: string, facts?: Facts) => string

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
}

/** An aim whose places may be pressed in any order, such as cards of a hand. */
export type AimInAnyOrder = Aim & { readonly anyOrder: true }

/** An aim whose first places come in their order and whose further ones in any. */
export type AimPartlyInOrder = Aim & { readonly inOrder: number }

/** An event as a sentence, with the places that its log line leads to. */
export type SaidAt = Said & { readonly places: readonly string[] }

/** Everything as it stands: drawn again when somebody has moved, never for a press or a pointer. */
export interface SceneProps<View> {
  readonly view: View
  readonly say: Say
}

/** What lies above the scene: places that answer a press, those that are lit, and what a move would change. */
export interface OverlayProps<View> {
  readonly view: View
  readonly ghost: View | null // as it would be after the move under consideration
  readonly lit: ReadonlySet<string> // places where something may be done now
  readonly chosen: readonly string[] // places pressed so far
  readonly marked: ReadonlySet<string> // what a hint or a log line points at; each is drawn as marked, wherever it lies
  readonly onPress: (...places: readonly string[]) => void // one after another
  readonly onPoint: (place: string | null) => void
  readonly say: Say
}

/** What a player has, for the panel of players: purse, goods, pieces left. */
export type Holding = { readonly label: Said; readonly value: string }

export interface SideProps<View> {
  readonly view: View
  readonly ghost: View | null
  readonly lit: ReadonlySet<string>
  readonly chosen: readonly string[]
  readonly marked: ReadonlySet<string> // of these, those that lie beside the board
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

/** A game on a page: views in, places and pictures out. It knows no rules. */
export interface WebBoard<View, Move, Event> {
  readonly Scene: ComponentType<SceneProps<View>>
  readonly Overlay: ComponentType<OverlayProps<View>>
  readonly Side: ComponentType<SideProps<View>> | null // market, projects, role cards: what lies beside the board
  readonly Composer: ComponentType<ComposerProps<View>> | null
  readonly letsStand?: string // the move, in notation, that leaves one's own offer to the others: nobody need wait for it
  readonly size:
    | { readonly width: number; readonly height: number }
    | ((view: View) => { width: number; height: number })
  places(view: View, say: Say): readonly (Place | InnerPlace)[] // those of the side boards too
  aim(move: Move, view: View): Aim | AimInAnyOrder | AimPartlyInOrder
  meant(place: string, view: View): string | undefined // the move, in notation, that a press on a dark place probably meant
  holdings(view: View, seat: Seat): readonly Holding[]
  scores(view: View): readonly (Score | null)[] // by seat, as far as the viewer may know; null where it may not
  prompt(view: View): Said
  said(event: Event): SaidAt | undefined
  readonly messages: Readonly<Record<Language, Messages>>
}

/** A board with its types folded away. Views, moves and events it is given come from a match of its own game. */
export type FoldedWebBoard = WebBoard<never, never, never> & { readonly folded: true }

/** The page holds boards of any game; that a view belongs to its board is the table's business. */
export function foldedWeb<View, Move, Event>(board: WebBoard<View, Move, Event>): FoldedWebBoard {
  return { ...(board as unknown as WebBoard<never, never, never>), folded: true }
}
