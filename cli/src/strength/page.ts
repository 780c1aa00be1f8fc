import { type Claim, type ClaimJudgement, type ClaimRow, type EngineCommands, judgementOf } from '@masterplan/lab'
import type { MeasuredClaim } from '../commands/dev/strength.ts'
import { interval, percent } from '../sheets/tournament.ts'
import { perMove } from './play-row.ts'

const BEGIN = '<!-- strength:begin -->'
const END = '<!-- strength:end -->'

/** The page with the tables in their place; undefined when it has none. */
export function pageWith(page: string, tables: readonly string[]): string | undefined {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (from < 0 || to < from) return undefined
  return `${page.slice(0, from + BEGIN.length)}\n\n${tables.join('\n')}\n\n${page.slice(to)}`
}

/** One table for each game, in Markdown, and the picture of its ladder where there is one: `pictures` are games' ids. */
export function strengthTables(measured: readonly MeasuredClaim[], pictures: readonly string[]): string[] {
  const games = [...Map.groupBy(measured, ({ game }) => game)]
  return games.flatMap(([game, rows], at) => [
    ...(at === 0 ? [] : ['']),
    `### ${game.title}`,
    '',
    '| claim | wanted | share (95 %) | matches | | ms a move |',
    '|---|---|---|---|---|---|',
    ...rows.map(cellsOf),
    '',
    ...commandsOf(rows),
    ...(rows.some(isStale)
      ? ['', '† played by an older program: `npm run strength -- --stale` measures it again.']
      : []),
    ...(pictures.includes(game.id)
      ? ['', `![${game.title}: share of the wins when thinking twice as long](${pictureOf(game.id)})`]
      : []),
  ])
}

/** Where the picture of a game's ladder is, seen from the page. */
export const pictureOf = (game: string): string => `pictures/ladder-${game}.svg`

function cellsOf({ claim, row, program }: MeasuredClaim): string {
  const wanted = wantedText(claim)
  if (row === null || row.results.length === 0) return `| ${claimText(claim, row)} | ${wanted} | not measured | | | |`
  const judgement = judgementOf(claim, row.results)
  const { share, games } = judgement
  const time = `${speed(perMove(row.hero))} : ${speed(perMove(row.opposed))}`
  const found = `${percent(share.share)} (${interval(share)})${faultsText(row)}`
  return `| ${claimText(claim, row)} | ${wanted} | ${found} | ${games} | ${verdictText(judgement)}${row.program === program ? '' : ' †'} | ${time} |`
}

const wantedText = ({ bar, target, most }: Claim): string =>
  !bar ? '–' : most === undefined ? `≥ ${percent(target)}` : interval({ low: target, high: most })

const faultsText = ({ forfeits }: ClaimRow): string => (forfeits === undefined ? '' : `, ${forfeits} lost by a fault`)

const speed = (milliseconds: number): string => (milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0))

/** By how many others there are. */
const OTHERS = ['', '', 'two ', 'three ', 'four ', 'five ']

function claimText({ hero, rival, equalTime, players }: Claim, row: ClaimRow | null): string {
  const against = OTHERS[players - 1] ?? ''
  const time = equalTime ? `, equal time${row === null ? '' : ` (${row.rival})`}` : ''
  return `${hero} against ${against}${rival}${time}`
}

const verdictText = ({ verdict, early }: ClaimJudgement): string =>
  ({
    met: early ? 'met (SPRT)' : 'met',
    missed: early ? '**missed** (SPRT)' : '**missed**',
    told: 'told',
    open: 'not settled',
  })[verdict]

const isStale = ({ row, program }: MeasuredClaim): boolean =>
  row !== null && row.results.length > 0 && row.program !== program

/** What repeats each row: the same matches, but for bots that play by the clock. */
function commandsOf(rows: readonly MeasuredClaim[]): string[] {
  const played = rows.filter(({ row }) => row !== null && row.results.length > 0)
  if (played.length === 0) return []
  return ['```sh', ...played.map(({ game, claim, row }) => commandOf(game.id, claim, row!)), '```']
}

const commandOf = (game: string, { hero, players, engines = {} }: Claim, { rival, seed, results }: ClaimRow): string =>
  `npm run masterplan -- tournament ${game} --bots ${hero},${rival} --solo ${hero} --players ${players} --matches ${results.length * players} --seed ${seed}${enginesText(engines)}`

const enginesText = (engines: EngineCommands): string =>
  Object.entries(engines)
    .map(([name, command]) => ` --engine '${`${name}=${command}`.replaceAll("'", `'\\''`)}'`)
    .join('')

/** For those who watch a measurement. */
export function strengthLine(claim: Claim, row: ClaimRow): string {
  const judgement = judgementOf(claim, row.results)
  const { share, games } = judgement
  const found = `${percent(share.share)} (${interval(share)}) of ${games}${faultsText(row)}`
  return `${claimText(claim, row)}, ${claim.players} players: ${found}, wanted ${wantedText(claim)}: ${verdictText(judgement).replaceAll('*', '')}`
}
