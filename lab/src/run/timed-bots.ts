import { type FoundBot, isSearcher, type Searcher, searcher } from '@masterplan/bots'
import type { Bot, Playable } from '@masterplan/kernel'
import { findBotOrPartner } from '../sparring/partners.ts'

const TIMED = /^(?<bot>.+)@(?<milliseconds>\d{1,6})ms$/
/** More than any search does in the time that a name can give it. */
const UNCOUNTED = 2 ** 30

/**
 * As `findBotOrPartner`, and `plain-uct@1500ms`: as long as 1.5 s of this thread's own time for each move, so that a machine with
 * other things to do gives nobody less. Such a bot does not play the same twice.
 */
export function findTimedBot(name: string, { personalities }: Playable): FoundBot {
  const { bot: plain, milliseconds } = TIMED.exec(name)?.groups ?? {}
  const found = findBotOrPartner(plain ?? name, personalities)
  if (!found.ok || milliseconds === undefined) return found
  if (isSearcher(found.bot)) return { ok: true, bot: timed(found.bot, name, Number(milliseconds)) }
  return { ok: false, sentence: `The bot "${plain}" does not search, so it cannot be given a time.` }
}

/** For callers that have checked the name before. */
export function botNamed(name: string, game: Playable): Bot {
  const found = findTimedBot(name, game)
  if (!found.ok) throw new Error(found.sentence)
  return found.bot
}

const timed = (bot: Searcher, name: string, milliseconds: number): Searcher =>
  searcher(name, bot.usual, (asked, limits) => {
    const deadline = threadTime() + milliseconds
    return bot.think(asked, { ...limits, iterations: UNCOUNTED, deadline, clock: threadTime })
  })

/** Milliseconds that this thread has worked. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
