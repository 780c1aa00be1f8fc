import type { FoldedBoard } from '@masterplan/boards'
import type { Playable } from '@masterplan/kernel'
import type { Fared, SimulationReport } from '@masterplan/lab'
import { aligned } from './columns.ts'
import { csvOf } from './csv.ts'
import { lineName } from './scores.ts'

const FARED = ['played', 'wins', '95 %', 'score', '±', 'deviation']

export function simulationSheet(
  report: SimulationReport,
  { title }: Playable,
  board: FoldedBoard | undefined,
): string[] {
  const { players, games, seed, bots, seats, moves, events } = report
  const lines = [...new Set(seats.flatMap(seat => Object.keys(seat.lines)))]
  return [
    `${title}, ${players} players, ${games} ${games === 1 ? 'match' : 'matches'}, seed ${seed}`,
    '',
    ...aligned([['bot', ...FARED], ...bots.map(each => [each.bot, ...faredCells(each)])], NUMBERS),
    '',
    ...aligned([['seat', ...FARED], ...seats.map(each => [String(each.seat), ...faredCells(each)])], NUMBERS),
    '',
    ...aligned(
      [
        ['mean score by seat', ...seats.map(each => String(each.seat))],
        ...lines.map(line => [lineName(board, line), ...seats.map(each => fixed(each.lines[line] ?? 0))]),
      ],
      NUMBERS,
    ),
    '',
    `${fixed(moves.mean)} moves in a match on average, ${moves.shortest} to ${moves.longest}.`,
    ...eventLines(events),
  ]
}

const NUMBERS = [1, 2, 3, 4, 5, 6]

const fixed = (value: number): string => value.toFixed(2)
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const faredCells = ({ played, wins, score }: Fared): string[] => [
  String(played),
  percent(wins.share),
  `${(100 * wins.low).toFixed(1)}–${percent(wins.high)}`,
  fixed(score.mean),
  fixed(score.margin),
  fixed(score.deviation),
]

function eventLines(events: SimulationReport['events']): string[] {
  const rows = Object.entries(events).map(([kind, mean]) => [kind, fixed(mean)])
  return rows.length === 0 ? [] : ['', ...aligned([['event', 'per match'], ...rows], [1])]
}

/** One line for each bot, then one for each seat; score lines stand with the seats. */
export function simulationCsv({ bots, seats }: SimulationReport): string[] {
  const lines = [...new Set(seats.flatMap(seat => Object.keys(seat.lines)))]
  const cells = ({ played, wins, score }: Fared) => [
    ...[played, wins.share, wins.low, wins.high],
    ...[score.mean, score.margin, score.deviation],
  ]
  const head = ['played', 'wins', 'wins_low', 'wins_high', 'score', 'score_margin', 'score_deviation']
  return csvOf([
    ['of', 'name', ...head, ...lines],
    ...bots.map(each => ['bot', each.bot, ...cells(each), ...lines.map(() => null)]),
    ...seats.map(each => ['seat', each.seat, ...cells(each), ...lines.map(line => each.lines[line] ?? 0)]),
  ])
}
