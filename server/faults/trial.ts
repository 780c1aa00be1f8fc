import { setTimeout as later } from 'node:timers/promises'
import type { Playable } from '@masterplan/kernel'
import type { Farm } from './farm.ts'
import { LongMatch } from './match.ts'

export interface FaultTrial {
  readonly name: string
  readonly farm: Farm
  readonly games: readonly Playable[]
  readonly faults: number
  /** Does what must not matter. How many commands were on their way at that moment. */
  readonly within: number // milliseconds in which a process that lived on must have heard of what others stored
  strike(turn: number): Promise<number>
}
export type TrialOutcome = {
  readonly name: string
  readonly strikes: number
  readonly caught: number // commands that were on their way when it struck
  readonly unheard: number // of those, moves that were stored and whose first answer never came
  readonly moves: number
  readonly matches: number // played to their end
  readonly retries: number
  readonly problems: readonly string[]
}

const TABLES = 10
const BREATH = 200 // milliseconds of play between two strikes, at least

/** Matches in all games go on while one fault follows another; after each, nothing that was acknowledged is missing. */
export async function carryThrough(trial: FaultTrial): Promise<TrialOutcome> {
  const { name, farm, games, faults } = trial
  const find = (id: string) => games.find(game => game.id === id)
  const problems: string[] = []
  const finished: LongMatch[] = []
  const current = new Map<number, LongMatch>()
  let striking = true
  let seed = 1

  const lanes = Array.from({ length: TABLES }, async (_, lane) => {
    for (let round = 0; striking; round++) {
      try {
        // Bots' moves are jobs, and get lost with their process: somebody must find them again. They take their time, so
        // they play what is short.
        const [game, against] =
          lane < TABLES - 2
            ? ([games[(lane + round) % games.length]!.id, 'person'] as const)
            : (['subdivision', 'bot'] as const)
        const match = await LongMatch.open(farm, game, against, 2 * seed++)
        current.set(lane, match)
        await match.playOn()
        current.delete(lane)
        finished.push(match)
      } catch (error) {
        current.get(lane)?.spectator.leave()
        current.delete(lane)
        problems.push(error instanceof Error ? error.message : String(error))
      }
    }
  })
  let caught = 0
  for (let turn = 0; turn < faults; turn++) {
    await later(BREATH)
    const busy = await trial.strike(turn)
    if (busy === 0) problems.push(`Strike ${turn + 1} fell while nobody moved.`)
    caught += busy
    for (const match of current.values()) problems.push(...(await match.missingAt(turn % farm.size, trial.within)))
    process.stderr.write(`\r${name}: ${turn + 1} of ${faults} `)
  }
  striking = false
  await Promise.all(lanes)
  process.stderr.write('\n')
  // Once more, from what is stored alone.
  for (let at = 0; at < farm.size; at++) await farm.kill(at)
  for (const match of finished) problems.push(...(await match.missing()), ...(await match.unverified(find)))
  const sum = (count: (match: LongMatch) => number) => finished.reduce((all, match) => all + count(match), 0)
  return {
    ...{ name, strikes: faults, caught, problems, matches: finished.length },
    ...{
      moves: sum(({ moves }) => moves),
      retries: sum(({ retries }) => retries),
      unheard: sum(({ unheard }) => unheard),
    },
  }
}
