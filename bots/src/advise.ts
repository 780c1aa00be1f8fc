import type { Bot, Match, Random, Seat } from '@masterplan/kernel'
import { type Advice, isSearcher, type Limits, type Searcher, searcher } from './search.ts'

/** The same bot, thinking within these limits; a bot that does not search answers at once anyway. */
export const within = (bot: Bot, limits: Limits): Bot => (isSearcher(bot) ? searcher(bot.name, limits, bot.think) : bot)

/** What a search thinks of a seat's moves in a match, in notation. */
export function advise(match: Match, bot: Searcher, seat: Seat, random: Random, limits: Limits): Advice<string> {
  const heard: Advice<string>[] = []
  const listening = searcher(bot.name, limits, (asked, within) => {
    const advice = bot.think(asked, within)
    const { write } = asked.entry.game.notation
    heard.push({ ...advice, thoughts: advice.thoughts.map(thought => ({ ...thought, move: write(thought.move) })) })
    return advice
  })
  match.ask(listening, seat, random)
  return heard[0]!
}
