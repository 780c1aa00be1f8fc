import type { Bot, Entry, GameTypes, Random, Seat } from '@masterplan/kernel'
import type { TreeReuse } from './tree/tree-reuse.ts'

/** When a search must answer, and how much it may remember. Whatever runs out first ends it, with the best move so far. */
export interface SearchLimits {
  readonly iterations: number // playouts, or for alpha-beta positions; the same number and seed give the same answer
  readonly bytes: number // for what the search remembers
  readonly deadline: number // on `clock`; Infinity means that time does not matter
  clock(): number // in any unit: bots have no clock of their own
  cancelled(): boolean
  readonly thoughts: number // how many moves to explain; the first is the same however many are asked for
}

/** What a search thinks of one move. */
export interface Thought<Move> {
  readonly move: Move
  readonly share: number // of the win that the mover can expect, from 0 to 1
  readonly visits: number // playouts that began with it; alpha-beta plays none
  readonly depth: number // how many moves ahead were looked at
  readonly proven: boolean // `share` is the result with best play, no estimate
  readonly margin: number | null // the lead at the end with best play; null unless it was calculated to the end
}

/** Moves worth playing, the best first; never empty. */
export interface Advice<Move> {
  readonly thoughts: readonly Thought<Move>[]
  readonly spent: number // iterations
}

/** A bot that thinks as long as it may, and can explain itself. */
export interface Searcher extends Bot {
  readonly usual: SearchLimits
  think<G extends GameTypes>(asked: SearchRequest<G>, limits: SearchLimits): Advice<G['Move']>
}

/** Who is asked for a move, in which game, seeing what. */
export interface SearchRequest<G extends GameTypes> {
  readonly entry: Entry<G>
  readonly seat: Seat
  readonly view: G['View']
  readonly random: Random
  readonly reuse?: TreeReuse<G> // of a seat that remembers what it thought at its last move
}

export const MEGABYTE = 2 ** 20

/** No clock, nobody to cancel, one move: what is left to say is how far to search. */
export const limitedTo = (iterations: number): SearchLimits => ({
  iterations,
  bytes: 64 * MEGABYTE,
  deadline: Number.POSITIVE_INFINITY,
  clock: () => 0,
  cancelled: () => false,
  thoughts: 1,
})

export const isSearcher = (bot: Bot): bot is Searcher => 'think' in bot

type Think = Searcher['think']

export function searcher(name: string, usual: SearchLimits, think: Think): Searcher {
  return {
    name,
    usual,
    think,
    choose: (entry, seat, view, random) => think({ entry, seat, view, random }, usual).thoughts[0]!.move,
  }
}
