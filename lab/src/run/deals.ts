import { withTreeReuse } from '@masterplan/bots'
import { type Bot, type Entry, type GameTypes, type Playable, ranks } from '@masterplan/kernel'
import { type LineUp, lineUpsOf, seated, type Tournament } from './line-ups.ts'
import { type MatchRunner, matchRunner, playMatch } from './match-runner.ts'
import { luckOf, mindOf, openingOf } from './seeds.ts'
import { botNamed, threadTime } from './timed-bots.ts'

/** Which of a tournament's deals: the line-up by its place in the list, and how many deals it has had before. */
export type DealTask = { readonly lineUp: number; readonly deal: number }

/** The same luck for every rotation of the seats. Plain JSON. */
export interface Deal extends DealTask {
  readonly matches: readonly PlayedMatch[] // by rotation
}
/** All by seat. */
export interface PlayedMatch {
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly moves: readonly number[] // that its bot chose
  readonly milliseconds: readonly number[] // that its bot thought, on the clock of its thread
}

/** A deal depends on the tournament and the task alone, not on who plays it and when; all but its times. */
export function playDeal(game: Playable, tournament: Tournament, task: DealTask): Deal {
  const lineUp = lineUpsOf(tournament)[task.lineUp]
  if (lineUp === undefined) throw new Error(`There is no line-up ${task.lineUp} in this tournament.`)
  const bots = lineUp.map(name => botNamed(name, game))
  return game.unfold(<G extends GameTypes>(entry: Entry<G>) => {
    const runner = matchRunner(entry, tournament.players, tournament.options)
    const matches = lineUp.map((_, rotation) =>
      playRotation(runner, tournament, task, seated(bots, rotation), rotation),
    )
    return { ...task, matches }
  })
}

function playRotation<G extends GameTypes>(
  runner: MatchRunner<G>,
  { seed, opening }: Tournament,
  { lineUp, deal }: DealTask,
  bots: readonly Bot[],
  rotation: number,
): PlayedMatch {
  const moves = bots.map(() => 0)
  const milliseconds = bots.map(() => 0)
  const clocked = bots.map(withTreeReuse).map(
    (bot, at): Bot => ({
      name: bot.name,
      choose(entry, seat, view, random) {
        const before = threadTime()
        const move = bot.choose(entry, seat, view, random)
        milliseconds[at]! += threadTime() - before
        moves[at]!++
        return move
      },
    }),
  )
  const minds = bots.map((_, seat) => mindOf(seed, seat, lineUp, deal, rotation))
  const players = {
    bots: clocked,
    minds,
    luck: luckOf(seed, deal),
    opening: { moves: opening, random: openingOf(seed, deal) },
  }
  const scores = playMatch(runner, players, NOBODY_LOOKS)
  return {
    ranks: ranks(scores),
    scores: scores.map(each => each.total),
    moves,
    milliseconds: milliseconds.map(Math.round),
  }
}

const NOBODY_LOOKS = { tell: undefined, moved() {} }

/** The part of one match's win that falls to a name: a shared win in parts. */
function winsOf(name: string, lineUp: LineUp, { ranks }: PlayedMatch, rotation: number): number {
  const names = seated(lineUp, rotation)
  const winners = names.filter((_, seat) => ranks[seat] === 1)
  return winners.filter(winner => winner === name).length / winners.length
}

export type DealTable = { readonly lineUp: LineUp; readonly matches: readonly PlayedMatch[] }

/** The mean over a deal's matches and the seats the bot sat in. */
export function winsPerSeat(bot: string, { lineUp, matches }: DealTable): number {
  const seats = lineUp.filter(name => name === bot).length
  const wins = matches.reduce((sum, match, rotation) => sum + winsOf(bot, lineUp, match, rotation), 0)
  return wins / matches.length / seats
}
