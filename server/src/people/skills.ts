import type { Skill } from '@masterplan/store'
import { rate, rating } from 'openskill'

/** Everybody's rating after a match, people and bots in one pool. `ranks` counts from 1; equal ranks are a draw. */
export function skillsAfter(before: readonly (Skill | undefined)[], ranks: readonly number[]): Skill[] {
  const teams = before.map(skill => [skill === undefined ? rating() : rating({ mu: skill.mu, sigma: skill.sigma })])
  return rate(teams, { rank: [...ranks] }).map(([player]) => ({ mu: player!.mu, sigma: player!.sigma }))
}
