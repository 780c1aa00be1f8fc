import type { Language } from './web-board.ts'

/** What the start page says of a game before any of it is fetched. */
export interface About {
  readonly id: string
  readonly title: string
  readonly credit: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly usualPlayers: number // how many one click from the start page seats
  readonly minutes: number
  readonly weight: 'light' | 'middle' | 'heavy'
  readonly like: Readonly<Record<Language, string>>
}
