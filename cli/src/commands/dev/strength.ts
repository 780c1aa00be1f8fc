import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Playable } from '@masterplan/kernel'
import {
  type Claim,
  type ClaimRow,
  claimsAgainst,
  claimsFor,
  ENOUGH_MATCHES,
  type EngineCommands,
  engineNamed,
  judgementOf,
} from '@masterplan/lab'
import {
  type CliCommand,
  type Context,
  DONE,
  type Failure,
  failure,
  printJson,
  printLines,
  quoted,
} from '../../command.ts'
import { ENGINE_FLAG, enginesOf } from '../../engine/client/flag.ts'
import { tryEngines } from '../../engine/client/trial.ts'
import { SEEDS, wholeNumber } from '../../input/args.ts'
import { whyNot } from '../../input/files.ts'
import { findGame } from '../../input/options.ts'
import { pageWith, pictureOf, strengthLine, strengthTables } from '../../strength/page.ts'
import { beginRow, isSettled, playRow } from '../../strength/play-row.ts'
import { gameThinking, programHashes } from '../../strength/program-hash.ts'
import { readRows, writeRows } from '../../strength/rows-file.ts'
import { timeLimit } from '../../time-limit.ts'
import { dealPlayers, tellingFaults } from '../../tournament/players.ts'

export const strength: CliCommand = {
  name: 'dev strength',
  summary: 'measure how strong the levels are, and write the table of it',
  usage: 'dev strength [GAME]',
  details: [
    'Without a game, all of them. A row is a claim, such as "level-3 takes 65 % of the wins against level-2": bots sit in',
    'every seat with the same luck, until a sequential test is sure or 200 matches are played, 60 of master. For 3, 5 and 6',
    'players 60 are played, 20 of master, and what they say is told. Rows that are settled are not played again, and rows',
    'begun are continued, so the table can be filled in slices, the cheap rows first. Where time is equal, the rival gets',
    'for each move what level-5 was seen to take, on the clock of its own thread.',
    'With --engine only rows against that program are played, at equal time, which for it is time on the wall.',
  ],
  flags: [
    { name: 'rows', value: 'TEXT', help: 'only rows whose name contains TEXT, as in "level-5 greedy"' },
    { name: 'minutes', value: 'M', help: 'begin no deal after M minutes; with 0, only write the table' },
    {
      name: 'matches',
      value: 'N',
      help: 'at least N matches a row, even when the test is sure; at most 200',
      once: 'games',
    },
    { name: 'again', value: null, help: 'forget what was measured of these rows, and measure again' },
    { name: 'stale', value: null, help: 'the same for rows that an older program played' },
    { name: 'seed', value: 'S', help: 'for rows that are begun; usually 1' },
    { name: 'jobs', value: 'J', help: 'how many worker threads, 1 to 64; usually one for each core' },
    { name: 'data', value: 'DIR', help: 'where the results are; usually docs/strength' },
    { name: 'out', value: 'FILE', help: 'the page that the tables are written into, as docs/bots.md' },
    ENGINE_FLAG,
  ],
  async run(context) {
    const { args, stdout, stderr } = context
    const asked = askedOf(context)
    if (!asked.ok) return asked
    const tables = new Map<Playable, Map<string, ClaimRow>>()
    for (const game of asked.games) {
      const kept = readRows(asked.folder, game.id)
      if (!kept.ok) return failure(kept.sentence)
      tables.set(game, new Map(kept.items.map(row => [row.id, row])))
    }
    const able = await tryAll(asked)
    if (!able.ok) return able
    await measureAll(tables, { ...asked, context }, line => printLines(stderr, [line]))
    const measured = [...tables].flatMap(([game, rows]) => {
      const markOf = programHashes(gameThinking(game))
      return claimsOf(game, asked.engines).map(
        (claim): MeasuredClaim => ({ game, claim, row: rows.get(claim.id) ?? null, program: markOf(claim) }),
      )
    })
    const page = args.text('out')
    const problem = page === undefined ? undefined : written(page, measured)
    if (problem !== undefined) return failure(problem)
    if (args.has('json')) printJson(stdout, measured.map(inJson))
    else if (page === undefined) printLines(stdout, strengthTables(measured, []))
    return DONE
  },
}

/** A claim of a game and what is known of it; null before its first match. */
export interface MeasuredClaim {
  readonly game: Playable
  readonly claim: Claim
  readonly row: ClaimRow | null
  readonly program: string // as it is now
}

const inJson = ({ game, claim, row, program }: MeasuredClaim) => ({
  game: game.id,
  ...claim,
  row,
  program, // a row with another one was played by an older program
  judgement: row === null ? null : judgementOf(claim, row.results),
})

/** With engines, what is claimed of them and nothing else: the other rows are the repository's. */
const claimsOf = (game: Playable, engines: EngineCommands): Claim[] =>
  Object.keys(engines).length === 0
    ? claimsFor(game)
    : Object.keys(engines).flatMap(name => claimsAgainst(name, engines, game))

/** One that cannot play at a table that it is meant for is refused before anything is played. */
async function tryAll({ games, engines, rows }: Asked): Promise<{ readonly ok: true } | Failure> {
  for (const game of games) {
    for (const { rival, players } of claimsOf(game, engines).filter(({ id }) => id.includes(rows))) {
      const engine = engineNamed(rival, engines)
      const tried = engine && (await tryEngines([engine], { game, players, options: {} }))
      if (tried?.ok === false) return tried
    }
  }
  return { ok: true }
}

interface Asked {
  readonly ok: true
  readonly games: readonly Playable[]
  readonly rows: string
  readonly minutes: number
  readonly least: number
  readonly seed: number
  readonly jobs: number
  readonly again: boolean
  readonly stale: boolean
  readonly folder: string
  readonly engines: EngineCommands
}

function askedOf(context: Context): Asked | Failure {
  const { args, catalog } = context
  const [id, ...surplus] = args.words
  if (surplus.length > 0) return failure('Name one game, or none for all; "masterplan dev strength --help" says more.')
  const found = id === undefined ? undefined : findGame(id, context)
  if (found?.ok === false) return found
  const given = enginesOf(args, catalog)
  if (!given.ok) return given
  if (args.has('engine') && (id === undefined || !args.has('data') || args.has('out'))) {
    return failure('With --engine name one game, and a folder with --data; --out is for rows of bots that all have.')
  }
  const minutes = wholeNumber(args, 'minutes', { usual: 1_000_000, min: 0, max: 1_000_000 })
  if (!minutes.ok) return minutes
  const least = wholeNumber(args, 'matches', { usual: 0, min: 0, max: ENOUGH_MATCHES })
  if (!least.ok) return least
  const seed = wholeNumber(args, 'seed', { usual: 1, ...SEEDS })
  if (!seed.ok) return seed
  const jobs = wholeNumber(args, 'jobs', { usual: availableParallelism(), min: 1, max: 64 })
  if (!jobs.ok) return jobs
  return {
    ok: true,
    games: found === undefined ? catalog : [found.game],
    rows: args.text('rows') ?? '',
    minutes: minutes.value,
    least: least.value,
    seed: seed.value,
    jobs: jobs.value,
    again: args.has('again'),
    stale: args.has('stale'),
    folder: args.text('data') ?? 'docs/strength',
    engines: given.engines,
  }
}

type Means = Asked & { readonly context: Context }
type Tables = ReadonlyMap<Playable, Map<string, ClaimRow>>
/** A claim that may need matches, with the rows of its game. */
type Open = {
  readonly game: Playable
  readonly rows: Map<string, ClaimRow>
  readonly claim: Claim
  readonly program: string
}

/**
 * Every claim in turn gets a minute, then those that are not settled get two, then four: so the cheap rows are done first,
 * however little time there is.
 */
async function measureAll(tables: Tables, means: Means, tell: (line: string) => void): Promise<void> {
  if (means.minutes === 0) return
  const timeIsUp = timeLimit(means.minutes)
  let open = [...tables].flatMap(([game, rows]) => {
    const markOf = programHashes(gameThinking(game))
    return claimsOf(game, means.engines)
      .filter(({ id }) => id.includes(means.rows))
      .map(claim => ({ game, rows, claim, program: markOf(claim) }))
  })
  for (const { rows, claim, program } of open) {
    const row = rows.get(claim.id)
    const isStale = row !== undefined && row.program !== program
    // Half a row of one program and half of another would be a row of none.
    const isMixed = isStale && !isSettled(claim, row, means.least)
    if (means.again || isMixed || (means.stale && isStale)) rows.delete(claim.id)
  }
  for (let slice = 1; open.length > 0 && !timeIsUp(); slice *= 2) {
    for (const each of open) {
      const sliceIsUp = timeLimit(slice)
      const played = await measure(each, { ...means, tell, timeIsUp: () => timeIsUp() || sliceIsUp() })
      if (played !== undefined) tell(`${each.game.id}: ${strengthLine(each.claim, played)}`)
    }
    open = open.filter(({ rows, claim }) => {
      const row = rows.get(claim.id)
      return row === undefined || !isSettled(claim, row, means.least)
    })
  }
}

type Measuring = { timeIsUp(): boolean; tell(line: string): void }

/** Plays what a claim still needs, and keeps it after every deal; the row, if anything was played. */
async function measure(
  { game, rows, claim, program }: Open,
  { least, seed, jobs, folder, context, engines, tell, timeIsUp }: Means & Measuring,
): Promise<ClaimRow | undefined> {
  const old = rows.get(claim.id)
  if ((old !== undefined && isSettled(claim, old, least)) || timeIsUp()) return undefined
  const players = tellingFaults(dealPlayers(context, Math.min(jobs, ENOUGH_MATCHES)), sentence =>
    tell(`${game.id}: ${sentence}`),
  )
  const begun = old ?? (await beginRow(claim, game, { seed, program }, players))
  const order = claimsOf(game, engines).map(({ id }) => id)
  const keep = (row: ClaimRow) => {
    rows.set(claim.id, row)
    const sorted = [...rows.values()].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    writeRows(folder, game.id, sorted)
  }
  keep(begun)
  return playRow(claim, begun, { game, players, least, timeIsUp, keep })
}

function written(path: string, measured: readonly MeasuredClaim[]): string | undefined {
  try {
    const ids = [...new Set(measured.map(({ game }) => game.id))]
    const pictures = ids.filter(id => existsSync(join(dirname(path), pictureOf(id))))
    const page = pageWith(readFileSync(path, 'utf8'), strengthTables(measured, pictures))
    if (page === undefined)
      return `The page ${quoted(path)} has no place for the tables, marked strength:begin and strength:end.`
    writeFileSync(path, page)
    return undefined
  } catch (error) {
    return whyNot(error, quoted(path))
  }
}
