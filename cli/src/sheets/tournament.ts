import type { Playable } from '@masterplan/kernel'
import type { Finding, SequentialQuestion, Share } from '@masterplan/lab'
import type { RatedBot, Standings } from '@masterplan/lab/standings'
import { printable } from '../command.ts'
import { aligned } from './columns.ts'
import { csvOf } from './csv.ts'

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
export const interval = ({ low, high }: Pick<Share, 'low' | 'high'>): string =>
  `${(100 * low).toFixed(1)}–${percent(high)}`
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`

const HEAD = ['bot', 'matches', 'wins', '95 %', 'Elo', '95 %', 'ms/move']

/** The strongest first. */
export function tournamentSheet(standings: Standings, { title }: Playable): string[] {
  const { tournament, games, deals, bots, duels } = standings
  const { players, seed } = tournament
  const order = bots.map((_, at) => at).sort((one, other) => bots[other]!.elo.rating - bots[one]!.elo.rating)
  const many = players > 2
  const names = order.map(at => bots[at]!.bot)
  return [
    `${title}, ${players} players, ${games} matches in ${deals} deals, seed ${seed}`,
    '',
    ...aligned(
      [[...HEAD, ...(many ? ['openskill', '±'] : [])], ...order.map(at => placedCells(bots[at]!, many))],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ),
    '',
    ...aligned(
      [
        [many ? 'ahead of' : 'against', ...names],
        ...order.map(row => [bots[row]!.bot, ...order.map(column => duelCell(duels[row]![column]!))]),
      ],
      order.map((_, at) => at + 1),
    ),
    ...faultLines(standings),
  ]
}

const FAULTS_SHOWN = 5

/** What engines lost by their own fault, and how. */
function faultLines({ forfeits }: Pick<Standings, 'forfeits'>): string[] {
  return [...Map.groupBy(forfeits, ({ bot }) => bot)].flatMap(([bot, faults]) => [
    '',
    `${bot} lost ${faults.length === 1 ? 'a match' : `${faults.length} matches`} by its own fault:`,
    ...faults
      .slice(0, FAULTS_SHOWN)
      .map(({ deal, match, sentence }) => `  deal ${deal}, match ${match}: ${printable(sentence)}`),
    ...(faults.length > FAULTS_SHOWN ? [`  … and ${faults.length - FAULTS_SHOWN} more`] : []),
  ])
}

const placedCells = ({ bot, games, wins, elo, skill, millisecondsPerMove }: RatedBot, many: boolean): string[] => [
  bot,
  String(games),
  percent(wins.share),
  interval(wins),
  signed(elo.rating),
  `${signed(elo.low)} to ${signed(elo.high)}`,
  millisecondsPerMove.toFixed(1),
  ...(many && skill !== null ? [skill.mu.toFixed(1), (2 * skill.sigma).toFixed(1)] : []),
]

const duelCell = (share: Share | null): string => (share === null ? '·' : percent(share.share))

export function tournamentCsv({ bots, duels, forfeits }: Standings): string[] {
  const head = [
    ...['bot', 'matches', 'wins', 'wins_low', 'wins_high', 'fair', 'elo', 'elo_low', 'elo_high'],
    ...['openskill_mu', 'openskill_sigma', 'ms_per_move', 'lost_by_fault'],
    ...bots.map(({ bot }) => `against ${bot}`),
  ]
  const rows = bots.map(({ bot, games, wins, fair, elo, skill, millisecondsPerMove }, at) => [
    ...[bot, games, wins.share, wins.low, wins.high, fair, elo.rating, elo.low, elo.high],
    ...[skill?.mu ?? null, skill?.sigma ?? null, millisecondsPerMove, forfeits.filter(lost => lost.bot === bot).length],
    ...duels[at]!.map(share => share?.share ?? null),
  ])
  return csvOf([head, ...rows])
}

/** The answer to "is A stronger than B", in a sentence or two. */
export function findingLines(
  finding: Finding,
  { from, to, alpha, beta }: SequentialQuestion,
  standings: Standings,
): string[] {
  const { bot, games, wins } = standings.bots[0]!
  const said = {
    accepted: `Accepted: ${bot} takes ${percent(to)} or more.`,
    rejected: `Rejected: ${bot} takes no more than ${percent(from)}.`,
    open: `Open: the matches played do not yet tell ${percent(from)} from ${percent(to)}.`,
  }[finding.verdict]
  const [reject, accept] = finding.bounds
  return [
    `${said} ${games} matches in ${finding.deals} deals; ${bot} took ${percent(wins.share)} (${interval(wins)}).`,
    `Evidence ${finding.evidence.toFixed(2)}, between ${reject.toFixed(2)} and ${accept.toFixed(2)}; wrong at most ${percent(alpha)} and ${percent(beta)} of the time.`,
  ]
}
