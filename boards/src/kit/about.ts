import type { Language } from './web-board.ts'

/** What the start page says of a game before any of it is fetched. */
export interface About {
  readonly id: string
  readonly title: string
  readonly credit: Readonly<Record<Language, string>> // whose game it is; titles of games stay as they are
  readonly seats: { readonly min: number; readonly max: number }
  readonly usualPlayers: number // how many one click from the start page seats
  readonly minutes: number
  readonly depth: 1 | 2 | 3 | 4 | 5 // from light to deep
  readonly detail: number // how much of the board’s width its picture shows, so that it can be read in a card
  readonly like: Readonly<Record<Language, string>>
}
