import type { OpenStore, StoredReport } from '@masterplan/store'
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
import { wholeNumber } from '../input/args.ts'
import { DATA_FLAG, withDatabase } from '../input/database.ts'
import { timeOf } from '../sheets/table.ts'

export const report: CliCommand = {
  name: 'report',
  summary: 'read what players reported about others, and settle it',
  usage: 'report list | settle ID',
  details: [
    'list: reports that nobody has settled, the oldest first, with what the two of them said at that table. settle: it has',
    'been dealt with. DATABASE_URL is the database; without it, the one in the data folder.',
  ],
  flags: [DATA_FLAG, { name: 'limit', value: 'N', help: 'list at most N, 20 unless told' }],
  async run(context) {
    const [verb, id, ...more] = context.args.words
    if (verb === 'list' && id === undefined)
      return withDatabase<CommandOutcome>(context.args, 'must be there', list(context))
    if (verb !== 'settle' || id === undefined || more.length > 0) return failure('Say list, or settle and one report.')
    return withDatabase<CommandOutcome>(context.args, 'must be there', async ({ chat: talk }) => {
      const open = await talk.reports(MANY)
      if (!open.some(each => each.id === id)) return failure(`There is no open report ${quoted(id)}.`)
      await talk.settle(id)
      if (context.args.has('json')) printJson(context.stdout, { report: id, settled: true })
      else printLines(context.stdout, ['The report is settled.'])
      return DONE
    })
  },
}

const MANY = 10_000
const LINES = 100 // of talk, the latest

function list({ args, stdout }: Context): (store: OpenStore) => Promise<CommandOutcome> {
  return async store => {
    const limit = wholeNumber(args, 'limit', { usual: 20, min: 1, max: MANY })
    if (!limit.ok) return limit
    const reports = await store.chat.reports(limit.value)
    const told = await Promise.all(reports.map(async each => ({ ...each, said: await saidBy(each, store) })))
    if (args.has('json')) printJson(stdout, told)
    else {
      const lines = told.flatMap(({ id, at, table, reason, by, about, text, said }) => [
        `${id}  ${timeOf(at)}  table ${table}  ${reason}`,
        `  ${by ?? 'somebody who left'} about ${about ?? 'somebody who left'}: ${text === '' ? '(no words)' : text}`,
        ...said.map(line => `  ${timeOf(line.at)}  ${line.name}: ${line.text}`),
        '',
      ])
      printLines(stdout, lines.length === 0 ? ['Nobody has reported anything.'] : lines.map(printable))
    }
    return DONE
  }
}

async function saidBy({ table, by, about }: StoredReport, { chat: talk }: OpenStore) {
  const lines = await talk.heard(table, { after: 0, limit: LINES })
  return lines
    .filter(({ author }) => author !== null && (author === by || author === about))
    .map(({ at, name, author, text }) => ({ at, name, author, text }))
}
