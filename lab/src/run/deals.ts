import type { Entry, GameTypes, Playable } from '@masterplan/kernel'
import { type EngineRoom, engineNamed, NO_ENGINES } from './engines.ts'
import { type LineUp, lineUpsOf, nothingHidden, seated, type Tournament } from './line-ups.ts'
import { matchRunner } from './match-runner.ts'
import { type Entrant, playRotation } from './rotation.ts'
import { botNamed } from './timed-bots.ts'

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
  readonly milliseconds: readonly number[] // that its bot thought, on the clock of its thread; an engine's on the wall
  readonly forfeit?: Forfeit // left out: it was played to its end
}
/** An engine's fault that ended a match: it comes last, and the others share the first place. */
export type Forfeit = { readonly seat: number; readonly sentence: string }

/**
 * A deal depends on the tournament and the task alone, not on who plays it and when; all but its times, and what engines
 * answer that do not play the same twice.
 */
export async function playDeal(
  game: Playable,
  tournament: Tournament,
  task: DealTask,
  room: EngineRoom = NO_ENGINES,
): Promise<Deal> {
  const lineUp = lineUpsOf(tournament)[task.lineUp]
  if (lineUp === undefined) throw new Error(`There is no line-up ${task.lineUp} in this tournament.`)
  const { players, options, engines = {} } = tournament
  const entrants = lineUp.map((name): Entrant => {
    const engine = engineNamed(name, engines)
    return engine === undefined ? { kind: 'bot', bot: botNamed(name, game) } : { kind: 'engine', engine }
  })
  const isOpen = entrants.some(({ kind }) => kind === 'engine') && nothingHidden(game, players, options)
  return game.unfold(async <G extends GameTypes>(entry: Entry<G>) => {
    const runner = matchRunner(entry, players, options)
    const matches: PlayedMatch[] = []
    for (const rotation of lineUp.keys()) {
      const about = { tournament, task, rotation, told: isOpen ? ('moves' as const) : ('view' as const), room }
      matches.push(await playRotation(runner, seated(entrants, rotation), about))
    }
    return { ...task, matches }
  })
}

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
