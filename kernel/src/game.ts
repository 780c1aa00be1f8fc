import type { Random } from './luck/random.ts'
import type { OptionSheet } from './options.ts'

/** A place at the table, counted from 0. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5
export type Viewer = Seat | 'audience'
/** Who makes a move. */
export type Actor = Seat | 'luck'

/** Versions of a game's rules, such as "1.1.0": the newest first, then all older ones that can still be played. */
export type RulesVersions = readonly [newest: string, ...older: string[]]

export interface GameTypes {
  State: unknown // everything that is true, seen or unseen
  Move: unknown // one small decision, or one piece of luck; plain JSON
  View: unknown // what one viewer may know; plain JSON
  Event: unknown // what happened, for the log and for animation; plain JSON
  Refusal: string // one code per rule that can say no
  Options: unknown // what the host may choose; plain JSON
}

/** What a state waits for. It is public: it depends on nothing hidden. */
export type Turn =
  | { readonly kind: 'decide'; readonly seats: readonly Seat[] } // several seats = choose at the same time, in secret
  | { readonly kind: 'luck' }
  | { readonly kind: 'over' }

/** `weight` is a whole number of tickets, so that odds are exact. */
export type Weighted<Item> = { readonly item: Item; readonly weight: number }

/** A no, with the rule that says it and what a sentence needs to explain it. */
export type Refused<Code extends string> = { readonly code: Code; readonly rule: string; readonly facts: Facts }
export type Facts = Readonly<Record<string, string | number>>

/** `to` comes first and has no default: who may hear it is the first thing to decide about an event. */
export type Tell<Event> = (to: Seat | 'everyone', event: Event) => void

/** A rulebook. `moves`, `sample`, `refuse` and `play` are asked only about an actor that `turn` waits for. */
export interface Game<G extends GameTypes> {
  readonly id: string
  readonly title: string
  readonly rulesVersions: RulesVersions // what differs between them is named in the state's fixed part
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSheet<G['Options']> // every combination it allows can be played

  start(players: number, options: G['Options'], rules?: string): G['State'] // one of `rulesVersions`; without it, the newest
  copy(state: G['State'], into?: G['State']): G['State'] // `into` is overwritten and returned; without it, a new state

  turn(state: G['State']): Turn
  moves(state: G['State'], seat: Seat): G['Move'][] // every move that can be listed
  sample(state: G['State'], by: Actor, random: Random): G['Move'] // one of `moves`, uniformly, or of `draws`, by weight
  draws(state: G['State']): Weighted<G['Move']>[] // what luck may do
  /** One legal move that cannot be listed, such as an offer; undefined where there is none. It tells nothing that the seat may not know. */
  openEnded(state: G['State'], seat: Seat, random: Random): G['Move'] | undefined
  refuse(state: G['State'], by: Actor, move: G['Move']): Refused<G['Refusal']> | undefined // the one statement of legality
  play(state: G['State'], by: Actor, move: G['Move'], tell?: Tell<G['Event']>): void // without `tell`, no event is even built

  scores(state: G['State']): Score[] // the whole truth, at any time; what a viewer may know of it is in the view
  view(state: G['State'], viewer: Viewer): G['View']
  imagine(view: G['View'], random: Random): G['State'] // a full state this viewer can't tell from the truth

  readonly notation: { write(move: G['Move']): string; read(text: string): G['Move'] | undefined }
}

/** Points of one seat. `lines` add up to `total`; `tiebreaks` decide equal totals, the first one first, more is better. */
export type Score = { readonly total: number; readonly lines: ScoreLines; readonly tiebreaks: readonly number[] }
export type ScoreLines = Readonly<Record<string, number>>

export const LUCK: Turn = { kind: 'luck' }
export const OVER: Turn = { kind: 'over' }
const alone = (seat: Seat): Turn => ({ kind: 'decide', seats: [seat] })
const ALONE: Readonly<Record<Seat, Turn>> = [alone(0), alone(1), alone(2), alone(3), alone(4), alone(5)]

/** One shared object per seat: a playout asks whose turn it is millions of times. */
export const waitFor = (seat: Seat): Turn => ALONE[seat]

export function awaits(turn: Turn, by: Actor): boolean {
  return turn.kind === 'decide' ? by !== 'luck' && turn.seats.includes(by) : turn.kind === by
}

export const seatsOf = (players: number): Seat[] => ([0, 1, 2, 3, 4, 5] as const).slice(0, players)
export const seatAfter = (seat: Seat, players: number): Seat => (seat + 1 < players ? seat + 1 : 0) as Seat

export const refused = <Code extends string>(code: Code, rule: string, facts: Facts = {}): Refused<Code> => ({
  code,
  rule,
  facts,
})

export const score = (lines: ScoreLines, tiebreaks: readonly number[] = []): Score => ({
  total: Object.values(lines).reduce((sum, points) => sum + points, 0),
  lines,
  tiebreaks,
})

/** Places from 1; equal in everything means equal in rank. */
export const ranks = (scores: readonly Score[]): number[] =>
  scores.map(mine => 1 + scores.filter(other => ahead(other, mine) > 0).length)

/** All of the win for the only winner, a part for those who are equal, nothing for the others. Searches ask: no garbage. */
export function shareOfWin(scores: readonly Score[], seat: Seat): number {
  let equals = 0
  for (let other = 0; other < scores.length; other++) {
    const gap = ahead(scores[other]!, scores[seat]!)
    if (gap > 0) return 0
    if (gap === 0) equals++
  }
  return 1 / equals
}

/** More than 0 if `one` is ahead, 0 if they are equal in everything. */
function ahead(one: Score, other: Score): number {
  const gap = one.total - other.total
  if (gap !== 0) return gap
  for (let at = 0; at < one.tiebreaks.length; at++) {
    const more = one.tiebreaks[at]! - (other.tiebreaks[at] ?? 0)
    if (more !== 0) return more
  }
  return 0
}
