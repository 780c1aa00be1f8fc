import { LEVEL_IDS, type Playable } from '@masterplan/kernel'
import type { EngineCommands } from '../run/engines.ts'
import type { Share } from '../statistics/intervals.ts'
import { shareOf } from '../statistics/shares.ts'
import { sequentialTest } from '../statistics/sprt.ts'
import { about, type Claim, claim } from './claim.ts'
import { sparringClaims } from './sparring-claims.ts'

export { type Claim, ENOUGH_MATCHES } from './claim.ts'

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

/** The levels that stand above another one, each with that one. */
const STEPS = LEVEL_IDS.slice(1, -1).map((level, below) => [level, LEVEL_IDS[below]!] as const)

/** Master's matches are long. */
const MASTERS_MATCHES = 60
/** At tables whose rows are no bars. */
const REPORTED_MATCHES = 60
const MASTERS_REPORTED_MATCHES = 20

/** Bars for two and for four; what is found for other numbers of players is told. */
export function claimsFor(game: Playable): Claim[] {
  const { seats } = game
  const atTables = (numbers: readonly number[]) => numbers.filter(each => each >= seats.min && each <= seats.max)
  const claims = atTables([2, 4]).flatMap(players => (players === 2 ? claimsForTwo() : claimsForFour()))
  const sparring = atTables([2, 4]).flatMap(players => sparringClaims(game, players))
  return [...claims, ...sparring, ...atTables([3, 5, 6]).flatMap(players => toldFor(game, players))]
}

function toldFor(game: Playable, players: number): Claim[] {
  const claims = [...stepsAmong(players), masterAmong(players), ...sparringClaims(game, players)]
  return claims.map(each => ({
    ...each,
    bar: false,
    matches: each.hero === 'master' ? MASTERS_REPORTED_MATCHES : REPORTED_MATCHES,
  }))
}

/** Where more than two play, a step is 1.4 times the fair share, Master's 1.2 times. */
const stepsAmong = (players: number): Claim[] =>
  STEPS.map(([level, below]) => claim(level, below, players, about(1.4 / players, players)))

const masterAmong = (players: number): Claim =>
  claim('master', 'level-5', players, { ...about(1.2 / players, players), matches: MASTERS_MATCHES })

const claimsForTwo = (): Claim[] => [
  ...STEPS.map(([level, below]) => claim(level, below, 2, { ...about(0.65, 2), most: 0.95 })),
  claim('master', 'level-5', 2, { ...about(0.58, 2), matches: MASTERS_MATCHES }),
  claim('level-5', 'greedy', 2, { target: 0.95, floor: 0.85 }),
  ...['flat-search', 'plain-uct'].map(rival => ({
    ...claim('level-5', rival, 2, { target: 0.85, floor: 0.7 }),
    equalTime: true,
  })),
]

const claimsForFour = (): Claim[] => [
  ...stepsAmong(4),
  masterAmong(4),
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

const RISK = 0.05
const WHOLE_MATCH = 60

export type ClaimJudgement = {
  readonly share: Share
  readonly games: number
  readonly verdict: 'met' | 'missed' | 'told' | 'open'
  readonly early: boolean // ended by the sequential test
}

/**
 * How a claim stands after these results. The sequential test may end it early: where it rejects, and where it accepts
 * with the target reached at that very deal. Otherwise all matches are played: to wait for a lucky moment would be no test.
 * A share whose whole interval lies above what is wanted is missed, too.
 */
export function judgementOf(claim: Claim, results: readonly number[]): ClaimJudgement {
  const { players, target, most = 1, floor, matches, bar } = claim
  const means = results.map(won => won / WHOLE_MATCH / players)
  const share = shareOf([means], players)
  const games = means.length * players
  const early = games < matches
  if (!bar) return { share, games, verdict: early ? 'open' : 'told', early: false }
  const ask = sequentialTest({ from: floor, to: target, alpha: RISK, beta: RISK })
  const { verdict, deals } = means.map(ask).at(-1) ?? NOTHING_FOUND
  if (early && verdict === 'rejected') return { share, games, verdict: 'missed', early }
  const found = share.low > most ? 'missed' : 'met'
  if (early && verdict === 'accepted' && reaches(means.slice(0, deals), target))
    return { share, games, verdict: found, early }
  if (early) return { share, games, verdict: 'open', early: false }
  return { share, games, verdict: reaches(means, target) ? found : 'missed', early }
}

const NOTHING_FOUND = { verdict: 'open', deals: 0 } as const

const reaches = (means: readonly number[], target: number): boolean =>
  means.reduce((sum, mean) => sum + mean, 0) >= means.length * target - 1e-9
