import { setTimeout as later } from 'node:timers/promises'
import type { Playable } from '@masterplan/kernel'
import type { Farm } from './farm.ts'
import { LongMatch } from './match.ts'

export interface Trial {
  readonly name: string
  readonly farm: Farm
  readonly games: readonly Playable[]
  readonly faults: number
  /** Does what must not matter. */
  strike(turn: number): Promise<void>
}
export type Outcome = {
  readonly name: string
  readonly strikes: number
  readonly moves: number
  readonly matches: number // played to their end
  readonly retries: number
  readonly problems: readonly string[]
}

const TABLES = 5
const BREATH = 300 // milliseconds of play between two strikes

/** Matches in all games go on while one fault follows another; after each, nothing that was acknowledged is missing. */
export async function carryThrough({ name, farm, games, faults, strike }: Trial): Promise<Outcome> {
  const find = (id: string) => games.find(game => game.id === id)
  const problems: string[] = []
  const finished: LongMatch[] = []
  let striking = true
  let seed = 1
  const current: LongMatch[] = []

  const lanes = Array.from({ length: TABLES }, async (_, lane) => {
    while (striking) {
      const match = await LongMatch.open(farm, games[(lane + seed) % games.length]!.id, seed++)
      current[lane] = match
      // What has begun is played to its end, however long the faults last.
      await match.playUntil(() => false)
      problems.push(...(await match.missing()), ...(await match.unverified(find)))
      finished.push(match)
    }
  })
  const struck = (async () => {
    for (let turn = 0; turn < faults; turn++) {
      await later(BREATH)
      await strike(turn)
      process.stderr.write(`\r${name}: ${turn + 1} of ${faults} `)
    }
    striking = false
  })()
  await Promise.all([...lanes, struck])
  process.stderr.write('\n')
  return {
    name,
    strikes: faults,
    moves: finished.reduce((sum, { moves }) => sum + moves, 0),
    matches: finished.length,
    retries: finished.reduce((sum, { retries }) => sum + retries, 0),
    problems,
  }
}
