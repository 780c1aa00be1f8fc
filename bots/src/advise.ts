import type { Bot, GameTypes, Playable, Random, Reason, Seat } from '@masterplan/kernel'
import {
  type Advice,
  isSearcher,
  type Searcher,
  type SearchLimits,
  type SearchRequest,
  searcher,
  type Thought,
} from './search/searcher.ts'

/** The same bot, thinking within these limits; a bot that does not search answers at once anyway. */
export const within = (bot: Bot, limits: SearchLimits): Bot =>
  isSearcher(bot) ? searcher(bot.name, limits, bot.think) : bot

/** A thought that can leave the bot: its move in notation too, and what speaks for it. Plain JSON. */
export interface Hint extends Omit<Thought<unknown>, 'move'> {
  readonly text: string
  readonly move: unknown
  readonly reasons: readonly Reason[]
}

/** The best moves of a seat that sees this view of this game, the best first, with reasons. */
export function hintsFor(
  game: Playable,
  bot: Searcher,
  limits: SearchLimits,
  { seat, view, random }: { readonly seat: Seat; readonly view: unknown; readonly random: Random },
): Hint[] {
  // A view comes from a match of the same game, whoever carried it here.
  return game.unfold(<G extends GameTypes>(entry: SearchRequest<G>['entry']) => {
    const asked = { entry, seat, view: view as G['View'], random }
    return explained(asked, bot.think(asked, limits))
  })
}

/** Reasons are what a seat can foresee: found in a world that it imagines. */
function explained<G extends GameTypes>(asked: SearchRequest<G>, { thoughts }: Advice<G['Move']>): Hint[] {
  const { entry, seat, view, random } = asked
  return thoughts.map(thought => ({
    ...thought,
    text: entry.game.notation.write(thought.move),
    reasons: entry.reasons(entry.game.imagine(view, random), seat, thought.move),
  }))
}
