import { type Deal, type DealTable, winsPerSeat } from '../run/deals.ts'
import { type LineUp, lineUpsOf, seated, type Tournament } from '../run/line-ups.ts'
import type { Share } from './intervals.ts'
import { type EloRating, ratingsOf } from './ratings.ts'
import { shareOf } from './shares.ts'
import { type SkillOf, skillsOf } from './skill.ts'

/** What a tournament found; plain JSON. */
export interface Standings {
  readonly tournament: Tournament
  readonly deals: number
  readonly games: number
  readonly bots: readonly RatedBot[] // in the order of the tournament
  /** By bot and bot: the share of the row's bot in what the two decided between them; null where they never met. */
  readonly duels: readonly (readonly (Share | null)[])[]
  readonly forfeits: readonly LostByFault[] // by engines that broke off or broke the rules
}
/** A match that an engine lost by its own fault; deals and their matches are counted from 1. */
export interface LostByFault {
  readonly bot: string
  readonly deal: number
  readonly match: number
  readonly sentence: string
}
export interface RatedBot {
  readonly bot: string
  readonly games: number // that it sat in
  readonly wins: Share // per seat it sat in; a shared win in parts
  readonly fair: number // what it would be if all were equal
  readonly elo: EloRating
  readonly skill: SkillOf | null // only where more than two play
  readonly millisecondsPerMove: number
}

export function standingsOf(tournament: Tournament, deals: readonly Deal[]): Standings {
  const lineUps = lineUpsOf(tournament)
  // In one order, no matter who played what and when: line-ups take turns, as in any tournament.
  const sorted = deals.toSorted((one, other) => one.deal - other.deal || one.lineUp - other.lineUp)
  const { bots, players, seed } = tournament
  const tables = sorted.map(deal => ({ lineUp: lineUps[deal.lineUp]!, matches: deal.matches }))
  const elo = ratingsOf(
    tables.map(table => duelsOf(bots, table)),
    bots.length,
    seed,
  )
  const skills =
    players > 2
      ? skillsOf(
          tables.flatMap(table => rankingsOf(bots, table)),
          bots.length,
        )
      : null
  return {
    tournament,
    deals: deals.length,
    games: deals.reduce((sum, { matches }) => sum + matches.length, 0),
    bots: bots.map((bot, at) => ({ ...placed(bot, tables), elo: elo[at]!, skill: skills?.[at] ?? null })),
    duels: bots.map(one => bots.map(other => (one === other ? null : duel(one, other, tables)))),
    forfeits: sorted.flatMap(deal => forfeitsOf(deal, lineUps[deal.lineUp]!)),
  }
}

const forfeitsOf = ({ deal, matches }: Deal, lineUp: LineUp): LostByFault[] =>
  matches.flatMap(({ forfeit }, rotation) => {
    if (forfeit === undefined) return []
    const bot = seated(lineUp, rotation)[forfeit.seat]!
    return [{ bot, deal: deal + 1, match: rotation + 1, sentence: forfeit.sentence }]
  })

function placed(bot: string, tables: readonly DealTable[]): Omit<RatedBot, 'elo' | 'skill'> {
  const mine = tables.filter(({ lineUp }) => lineUp.includes(bot))
  const means = byLineUp(mine).map(tables => tables.map(table => winsPerSeat(bot, table)))
  const seats = mine.flatMap(({ lineUp, matches }) =>
    matches.flatMap((match, rotation) =>
      seated(lineUp, rotation).flatMap((name, seat) =>
        name === bot ? [{ moves: match.moves[seat]!, milliseconds: match.milliseconds[seat]! }] : [],
      ),
    ),
  )
  const sum = (of: 'moves' | 'milliseconds') => seats.reduce((total, each) => total + each[of], 0)
  return {
    bot,
    games: mine.reduce((total, { matches }) => total + matches.length, 0),
    wins: shareOf(means, mine[0]?.lineUp.length ?? 1),
    fair: 1 / (mine[0]?.lineUp.length ?? 1),
    millisecondsPerMove: sum('moves') === 0 ? 0 : sum('milliseconds') / sum('moves'),
  }
}

/** Every two seats of a match that different bots sat in decide something between them: who ended before whom. */
function duelsOf(bots: readonly string[], { lineUp, matches }: DealTable): number[][] {
  const won = bots.map(() => bots.map(() => 0))
  for (const { bots: seats, ranks } of rankingsOf(bots, { lineUp, matches })) {
    for (const [mine, a] of seats.entries()) {
      for (const [theirs, b] of seats.entries()) {
        if (a === b || a < 0 || b < 0) continue // the same bot, or one that is not asked about
        won[a]![b]! += ranks[mine]! < ranks[theirs]! ? 1 : ranks[mine] === ranks[theirs] ? 0.5 : 0
      }
    }
  }
  return won
}

const rankingsOf = (bots: readonly string[], { lineUp, matches }: DealTable) =>
  matches.map(({ ranks }, rotation) => ({ bots: seated(lineUp, rotation).map(name => bots.indexOf(name)), ranks }))

function duel(one: string, other: string, tables: readonly DealTable[]): Share | null {
  const met = tables.filter(({ lineUp }) => lineUp.includes(one) && lineUp.includes(other))
  if (met.length === 0) return null
  const means = byLineUp(met).map(tables =>
    tables.map(table => {
      const [mine, theirs] = duelsOf([one, other], table)
      return mine![1]! / (mine![1]! + theirs![0]!)
    }),
  )
  return shareOf(means, met[0]!.matches.length)
}

const byLineUp = (tables: readonly DealTable[]): DealTable[][] => [
  ...Map.groupBy(tables, ({ lineUp }) => lineUp).values(),
]
