import { ordinal, rate, rating, type Rating as Skill } from 'openskill'

/** What openskill thinks of a bot after all its matches: `mu` plus or minus twice `sigma`; `ordinal` is `mu` less thrice. */
export interface SkillOf {
  readonly mu: number
  readonly sigma: number
  readonly ordinal: number
}
/** One match: whose number sat in each seat, and how it ended. */
export type Ranking = { readonly bots: readonly number[]; readonly ranks: readonly number[] }

/** Match by match, in their order. A bot that sits twice at a table learns from both seats, half of each. */
export function skillsOf(rankings: readonly Ranking[], bots: number): SkillOf[] {
  const skills: Skill[] = Array.from({ length: bots }, () => rating())
  for (const { bots: seats, ranks } of rankings) {
    const rated = rate(
      seats.map(bot => [skills[bot]!]),
      { rank: [...ranks] },
    )
    for (const bot of new Set(seats)) {
      const mine = rated.filter((_, seat) => seats[seat] === bot).map(team => team[0]!)
      const mean = (of: (skill: Skill) => number) => mine.reduce((sum, each) => sum + of(each), 0) / mine.length
      skills[bot] = { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) }
    }
  }
  return skills.map(({ mu, sigma }) => ({ mu, sigma, ordinal: ordinal({ mu, sigma }) }))
}
