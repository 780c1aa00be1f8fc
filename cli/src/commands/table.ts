import { type HostSees, logForHost, tableForHost } from '@masterplan/server/operators'
import type { OpenStore, StoredTable } from '@masterplan/store'
import {
  type CliCommand,
  type CommandOutcome,
  type Context,
  DONE,
  failure,
  printable,
  printJson,
  printLines,
  quoted,
} from '../command.ts'
import { type Args, wholeNumber } from '../input/args.ts'
import { DATA_FLAG, withDatabase } from '../input/database.ts'
import { aligned } from '../sheets/columns.ts'
import { differences, headOf, timeOf } from '../sheets/table.ts'

const STATUSES = ['gathering', 'playing', 'over', 'ended'] as const

export const table: CliCommand = {
  name: 'table',
  summary: 'look at the tables of a server, end one, or repair it',
  usage: 'table list | show ID | end ID | repair ID',
  details: [
    'list: the tables that changed last. show: one table and its log; what players may not know yet only with --secrets.',
    'end: nobody wins it. repair: replays the log and says where the table’s row disagrees with it; with --write the row',
    'is put right (stop the server first). A log that no longer replays is left alone, and the entry is named.',
    'DATABASE_URL is the database; without it, the one in the data folder. With REDIS_URL the processes hear of an end.',
  ],
  flags: [
    DATA_FLAG,
    { name: 'status', value: 'WORD', help: 'list only those that are gathering, playing, over or ended' },
    { name: 'limit', value: 'N', help: 'list at most N, 20 unless told' },
    { name: 'secrets', value: null, help: 'show seeds, and moves and luck of matches that are not over' },
    { name: 'write', value: null, help: 'repair for good' },
  ],
  async run(context) {
    const [verb, id, ...more] = context.args.words
    if (verb === 'list' && id === undefined) return withDatabase(context.args, 'must be there', list(context))
    if (id === undefined || more.length > 0) return failure('Say list, or show, end or repair and one table.')
    const act = VERBS.get(verb ?? '')
    if (act === undefined)
      return failure(`There is no ${quoted(verb ?? '')} for a table, only list, show, end and repair.`)
    return withDatabase<CommandOutcome>(context.args, 'must be there', async store => {
      const row = await store.tables.find(id)
      return row === undefined ? failure(`There is no table ${quoted(id)}.`) : act(context, store, row)
    })
  },
}

const VERBS: ReadonlyMap<string, (context: Context, store: OpenStore, row: StoredTable) => Promise<CommandOutcome>> =
  new Map([
    ['show', show],
    ['end', end],
    ['repair', repair],
  ])

const hostSees = (args: Args): HostSees => (args.has('secrets') ? 'everything' : 'usual')

function shownTable(row: StoredTable, sees: HostSees): Readonly<Record<string, unknown>> {
  const shown = tableForHost(row, sees)
  return { ...shown, created: timeOf(row.created), changed: timeOf(row.changed) }
}

function list({ args, stdout }: Context): (store: OpenStore) => Promise<CommandOutcome> {
  return async ({ database }) => {
    const limit = wholeNumber(args, 'limit', { usual: 20, min: 1, max: 10_000 })
    if (!limit.ok) return limit
    const wanted = args.text('status')
    const status = STATUSES.find(each => each === wanted) ?? null
    if (wanted !== undefined && status === null) return failure(`No table is ever ${quoted(wanted)}.`)
    const { latestTables } = await import('@masterplan/store')
    const tables = await latestTables(database, { status, limit: limit.value })
    if (args.has('json')) {
      printJson(
        stdout,
        tables.map(row => shownTable(row, hostSees(args))),
      )
    } else printLines(stdout, aligned(tables.map(headOf)).map(printable))
    return DONE
  }
}

async function show({ args, stdout }: Context, { database }: OpenStore, row: StoredTable): Promise<CommandOutcome> {
  const { wholeLog } = await import('@masterplan/store')
  const sees = hostSees(args)
  const entries = logForHost(row, await wholeLog(database, row.id), sees)
  const shown = shownTable(row, sees)
  if (args.has('json')) printJson(stdout, { ...shown, entries })
  else {
    const facts = Object.entries(shown).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    const lines = entries.map(({ seq, at, kind, by, line, author }) => [
      ...[String(seq), timeOf(at), kind, by === null ? '' : by === 'luck' ? '*' : String(by + 1)],
      ...[author, line],
    ])
    printLines(stdout, [...aligned(facts), '', ...aligned(lines, [0])].map(printable))
  }
  return DONE
}

async function end({ args, stdout }: Context, store: OpenStore, { id }: StoredTable): Promise<CommandOutcome> {
  const { endTable } = await import('@masterplan/server')
  const ended = await endTable(id, store, process.env.REDIS_URL || undefined)
  if (ended === 'finished-before') return failure('This table is finished already.')
  if (ended !== 'ended') return failure('The table is too busy to be ended; try again.')
  if (args.has('json')) printJson(stdout, { table: id, status: 'ended' })
  else printLines(stdout, ['The table is ended.'])
  return DONE
}

async function repair(
  { args, stdout, catalog }: Context,
  { database }: OpenStore,
  row: StoredTable,
): Promise<CommandOutcome> {
  const game = catalog.find(({ id }) => id === row.game)
  if (game === undefined) return failure(`There is no game ${quoted(row.game)} to replay it with.`)
  const [{ replayTable }, { correctTable, wholeLog }] = [
    await import('@masterplan/server'),
    await import('@masterplan/store'),
  ]
  const entries = await wholeLog(database, row.id)
  const replay = replayTable(game, row, entries)
  if (!replay.ok) return failure(`Entry ${replay.seq} no longer replays: ${replay.why.replace(/\.$/, '')}.`)
  const wrong = differences(row, replay.standing)
  const written = wrong.length > 0 && args.has('write')
  if (written && !(await correctTable(database, row, replay.standing))) {
    return failure('Somebody changed the table meanwhile; nothing was written.')
  }
  if (args.has('json')) printJson(stdout, { table: row.id, wrong, written })
  else if (wrong.length === 0) printLines(stdout, [`The table agrees with its ${entries.length} entries.`])
  else {
    const told = wrong.map(({ what, row, log }) => `${what}: the row says ${row}, the log comes to ${log}`)
    printLines(stdout, [
      ...told,
      written ? 'The row was put right.' : 'Nothing was written; --write puts the row right.',
    ])
  }
  return DONE
}
