import type { Bot } from '@masterplan/kernel'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

/** Every bot, the weakest first. */
export const BOTS: readonly Bot[] = [randomBot, greedyBot]
/** What to play against, and to ask for a hint, when nobody chose. */
export const STRONGEST: Bot = greedyBot

/** Bots that play by insight, and so can take on one of a game's personalities. */
const BY_INSIGHT: readonly Bot[] = [greedyBot]

export type FoundBot = { readonly ok: true; readonly bot: Bot } | { readonly ok: false; readonly sentence: string }

/** The bot of a name: `random`, `greedy`, or `greedy:<personality>` where the game has that personality. */
export function findBot(name: string, personalities: readonly string[]): FoundBot {
  const names = botNames(personalities)
  if (!names.includes(name)) {
    return { ok: false, sentence: `There is no bot "${name}"; the bots are: ${names.join(', ')}.` }
  }
  const [plain, personality] = name.split(':')
  const bot = BOTS.find(each => each.name === plain)!
  return { ok: true, bot: personality === undefined ? bot : inTheMoodOf(bot, name, personality) }
}

export function botNames(personalities: readonly string[]): string[] {
  const tempered = BY_INSIGHT.flatMap(bot => personalities.map(personality => `${bot.name}:${personality}`))
  return [...BOTS.map(bot => bot.name), ...tempered]
}

function inTheMoodOf(bot: Bot, name: string, personality: string): Bot {
  return {
    name,
    choose(entry, seat, view, random) {
      const insight = entry.personalities[personality]
      if (insight === undefined) throw new Error(`${entry.game.id} has no personality "${personality}".`)
      return bot.choose({ ...entry, insight }, seat, view, random)
    },
  }
}
