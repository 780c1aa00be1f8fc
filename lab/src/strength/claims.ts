import type { Playable } from '@masterplan/kernel'
import type { EngineCommands } from '../run/engines.ts'
import type { Share } from '../statistics/intervals.ts'
import { shareOf } from '../statistics/shares.ts'
import { sequentialTest } from '../statistics/sprt.ts'
import { type Claim, claim } from './claim.ts'
import { sparringClaims } from './sparring-claims.ts'

export type { Claim } from './claim.ts'

/** How a claim fared; plain JSON. */
export interface ClaimRow {
  readonly id: string
  readonly rules: string // the version that was played
  readonly program: string // a mark of the program that played
  readonly rival: string // with the time it was given
  readonly seed: number
  readonly results: readonly number[] // by deal: what the hero won, in sixtieths of a match
  readonly hero: Spent
  readonly opposed: Spent // by the rival, in all its seats
  readonly forfeits?: number // matches that an engine lost by its own fault; left out: none
}
export type Spent = { readonly moves: number; readonly milliseconds: number }
export const NO_TIME: Spent = { moves: 0, milliseconds: 0 }

const LEVELS = [2, 3, 4, 5] as const

export function claimsFor(game: Playable): Claim[] {
  const { seats } = game
  const tables = [2, 4].filter(players => players >= seats.min && players <= seats.max)
  const claims = tables.flatMap(players => (players === 2 ? claimsForTwo() : claimsForFour()))
  return [...claims, ...tables.flatMap(players => sparringClaims(game, players))]
}

const claimsForTwo = (): Claim[] => [
  ...LEVELS.map(level => claim(`level-${level}`, `level-${level - 1}`, 2, { target: 0.65, floor: 0.5 })),
  claim('level-5', 'greedy', 2, { target: 0.95, floor: 0.85 }),
  ...['flat-search', 'plain-uct'].map(rival => ({
    ...claim('level-5', rival, 2, { target: 0.85, floor: 0.7 }),
    equalTime: true,
  })),
]

/** A fair share of four is a quarter. */
const claimsForFour = (): Claim[] => [
  ...LEVELS.map(level => claim(`level-${level}`, `level-${level - 1}`, 4, { target: 1.4 / 4, floor: 1 / 4 })),
  claim('level-5', 'greedy', 4, { target: 0.6, floor: 0.45 }),
]

/** Level 5 and a program of others, at equal time: is it at least as good? */
export function claimsAgainst(engine: string, engines: EngineCommands, { seats }: Playable): Claim[] {
  const tables = [2, 4].filter(players => players >= seats.min && players <= seats.max)
  return tables.map(players => {
    const aim = { target: 1 / players, floor: players === 2 ? 0.35 : 0.15 }
    return { ...claim('level-5', engine, players, aim), equalTime: true, engines }
  })
}

/** So many matches settle a claim, whatever they say. */
export const ENOUGH_MATCHES = 200
const RISK = 0.05
const WHOLE_MATCH = 60

export type ClaimJudgement = {
  readonly share: Share
  readonly games: number
  readonly verdict: 'met' | 'missed' | 'open'
  readonly early: boolean // ended by the sequential test
}

/**
 * How a claim stands after these results. The sequential test may end it early: where it rejects, and where it accepts
 * with the target reached at that very deal. Otherwise all matches are played: to wait for a lucky moment would be no test.
 */
export function judgementOf({ players, target, floor }: Claim, results: readonly number[]): ClaimJudgement {
  const means = results.map(won => won / WHOLE_MATCH / players)
  const share = shareOf([means], players)
  const games = means.length * players
  const ask = sequentialTest({ from: floor, to: target, alpha: RISK, beta: RISK })
  const { verdict, deals } = means.map(ask).at(-1) ?? NOTHING_FOUND
  const early = games < ENOUGH_MATCHES
  if (early && verdict === 'rejected') return { share, games, verdict: 'missed', early }
  if (early && verdict === 'accepted' && reaches(means.slice(0, deals), target))
    return { share, games, verdict: 'met', early }
  if (early) return { share, games, verdict: 'open', early: false }
  return { share, games, verdict: reaches(means, target) ? 'met' : 'missed', early }
}

const NOTHING_FOUND = { verdict: 'open', deals: 0 } as const

const reaches = (means: readonly number[], target: number): boolean =>
  means.reduce((sum, mean) => sum + mean, 0) >= means.length * target - 1e-9
