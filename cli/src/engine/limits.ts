import { type Playable, type Seat, seatsOf } from '@masterplan/kernel'
import { findTimedBot } from '@masterplan/lab'
import { type Failure, failure, quoted } from '../command.ts'

/** Who thinks, and for how long; `within` null: for as long as that bot does. */
export interface SearchOrder {
  readonly bot: string
  readonly within: number | null
  readonly endless: boolean // until it is told to stop
}
export type ReadOrder = ({ readonly ok: true } & SearchOrder) | Failure

/** More than any search makes before it is stopped, by time, by memory or by `stop`. */
const ENDLESS = 999_999_999
const NUMBERS = ['movetime', 'nodes', 'depth', ...seatsOf(6).flatMap(seat => [`p${seat + 1}time`, `p${seat + 1}inc`])]

/** What follows the word `go`. */
export function readOrder(text: string, { bot, game, seat }: { bot: string; game: Playable; seat: Seat }): ReadOrder {
  const given = readWords(text)
  if (!(given instanceof Map)) return given
  const [nodes, movetime, time] = [given.get('nodes'), given.get('movetime'), given.get(`p${seat + 1}time`)]
  if (nodes !== undefined) return { ok: true, bot: searching(bot, nodes, game), within: null, endless: false }
  if (given.has('infinite')) return { ok: true, bot: searching(bot, ENDLESS, game), within: null, endless: true }
  const within = movetime ?? (time === undefined ? undefined : share(time, given.get(`p${seat + 1}inc`) ?? 0))
  // Nothing of ours counts plies: with `depth` alone the bot thinks as it usually does.
  if (within === undefined) return { ok: true, bot, within: null, endless: false }
  return { ok: true, bot: searching(bot, ENDLESS, game), within: Math.max(1, within), endless: false }
}

function readWords(text: string): Map<string, number> | Failure {
  const given = new Map<string, number>()
  const words = text.split(/\s+/).filter(word => word !== '')
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === 'infinite') given.set(word, 1)
    // A clock that is past its end is told as it is: there must be an answer all the same.
    else if (NUMBERS.includes(word) && /^-?\d{1,12}$/.test(words[at + 1] ?? ''))
      given.set(word, Math.max(0, Number(words[++at])))
    else return failure(`"go" does not take ${quoted(word)} like that.`)
  }
  return given
}

/** So much of what is left that twenty moves are always left, and most of what comes with each. */
const share = (time: number, increment: number): number =>
  Math.max(1, Math.floor(Math.min(time / 20 + 0.8 * increment, time / 2)))

/** The same bot with so many iterations, if it is one that searches. */
function searching(bot: string, iterations: number, game: Playable): string {
  const limited = `${bot.split('@')[0]}@${Math.min(ENDLESS, Math.max(1, iterations))}`
  return isBotOf(game, limited) ? limited : bot
}

/** Whoever can sit in a tournament can be asked here. */
export const isBotOf = (game: Playable, name: string): boolean => findTimedBot(name, game).ok
