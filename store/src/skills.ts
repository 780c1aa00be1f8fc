/** How well people play: part of what a `Store` keeps. */
export interface Ratings {
  /**
   * Rates a finished table once, however often it is asked: false if it was rated before. `reckon` gets the ratings before,
   * in the order of `people`, undefined for newcomers, and gives those after; nobody else's result comes between. Who is
   * forgotten by then counts as a newcomer, and nothing is kept of them.
   */
  rate(match: RatedMatch, reckon: (before: readonly (Skill | undefined)[]) => readonly Skill[]): Promise<boolean>
  of(person: string): Promise<StoredRating[]>
  /** The highest first; those with few matches come after all others. */
  best(query: { readonly game: string; readonly players: number; readonly limit: number }): Promise<StoredRating[]>
  /** What a table did to its players' ratings. */
  changes(table: string): Promise<RatingChange[]>
  /** Tables whose deadline `RATING` has passed: their rating is missing. The longest overdue first. */
  due(now: number, limit: number): Promise<string[]>
}
export type RatedMatch = {
  readonly table: string
  readonly game: string
  readonly players: number
  readonly people: readonly (string | null)[] // who sat there at the start, by seat; null: somebody forgotten
  readonly at: number
}
export type Skill = { readonly mu: number; readonly sigma: number }
export type StoredRating = Skill & {
  readonly who: string // `person:<id>`
  readonly game: string
  readonly players: number
  readonly shown: number // see `shownSkill`
  readonly matches: number
  readonly changed: number
}
/** `person` is null once they are forgotten; `matches` are theirs, with this one. */
export type RatingChange = {
  readonly person: string | null
  readonly before: Skill | null
  readonly after: Skill
  readonly matches: number
}
