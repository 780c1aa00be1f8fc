import type { Bot } from '@masterplan/kernel'
import { isSearcher, type SearchLimits, searcher } from './search/searcher.ts'

/** The same bot, thinking within these limits; a bot that does not search answers at once anyway. */
export const within = (bot: Bot, limits: SearchLimits): Bot =>
  isSearcher(bot) ? searcher(bot.name, limits, bot.think) : bot
