import type { Start } from '@masterplan/server'
import {
  type CliCommand,
  type Context,
  DONE,
  type Failure,
  failure,
  printJson,
  printLines,
  quoted,
} from '../command.ts'
import { wholeNumber } from '../input/args.ts'
import { DATA_FLAG, dataFolder } from '../input/database.ts'
import { ORIGIN_FLAG, originOf } from '../input/origin.ts'

const PORT = 4173

export const serve: CliCommand = {
  name: 'serve',
  summary: 'serve the page and its tables on one port',
  usage: 'serve',
  details: [
    'Serves the built page and the tables played on it until it is stopped with Ctrl-C, and prints its address.',
    'Tables are kept in masterplan.db in the data folder; with DATABASE_URL (PostgreSQL) and REDIS_URL in the',
    'environment any number of processes serve the same tables. MASTERPLAN_SECRET signs who people are; without it, a',
    'secret in the data folder does, so processes on several machines need the same MASTERPLAN_SECRET. SMTP_URL and',
    'MAIL_FROM send e-mail; MASTERPLAN_CONTACT is whom people can ask, as it is shown to them; MASTERPLAN_PUSH_PUBLIC and',
    'MASTERPLAN_PUSH_PRIVATE are keys for Web Push, which otherwise follow from the secret; MASTERPLAN_IDLE_SECONDS is how',
    'long an unused table stays in memory, 300 unless told.',
  ],
  flags: [
    { name: 'port', value: 'N', help: `the port, ${PORT} unless told; 0 for any free one` },
    { name: 'host', value: 'NAME', help: 'the address to listen on, 127.0.0.1 unless told' },
    DATA_FLAG,
    ORIGIN_FLAG,
    { name: 'behind-proxy', value: null, help: 'believe the addresses that a proxy names' },
    { name: 'limits', value: 'WORD', help: 'usual, or none where something in front keeps them' },
    { name: 'log', value: 'WORD', help: 'silent unless told; info or debug write one line of JSON for each thing' },
    { name: 'tables-only', value: null, help: 'serve no page, only the API' },
  ],
  async run(context) {
    const { args, stdout, untilStopped } = context
    const start = chosen(context)
    if ('ok' in start) return start
    try {
      const { startServer } = await import('@masterplan/server') // large: nobody else should wait for it
      const serving = await startServer(start)
      const { address } = serving
      if (args.has('json')) printJson(stdout, { address })
      else printLines(stdout, [`Masterplan is open at ${start.origin ?? address}`, 'Stop it with Ctrl-C.'])
      await untilStopped()
      await serving.close()
      return DONE
    } catch (error) {
      return failure(whyNot(error, start.port))
    }
  },
}

function chosen({ args, catalog, page }: Context): Start | Failure {
  const port = wholeNumber(args, 'port', { usual: PORT, min: 0, max: 65535 })
  if (!port.ok) return port
  const limits = args.text('limits') ?? 'usual'
  if (limits !== 'usual' && limits !== 'none')
    return failure(`The flag --limits must be usual or none, not ${quoted(limits)}.`)
  const log = args.text('log') ?? 'silent'
  if (log !== 'silent' && log !== 'info' && log !== 'debug') {
    return failure(`The flag --log must be silent, info or debug, not ${quoted(log)}.`)
  }
  const origin = originOf(args)
  if (typeof origin !== 'string' && origin !== null) return origin
  return {
    environment: process.env,
    data: dataFolder(args),
    games: catalog,
    page: args.has('tables-only') ? null : page,
    host: args.text('host') ?? '127.0.0.1',
    port: port.value,
    ...{ origin, behindProxy: args.has('behind-proxy'), limits, log },
  }
}

function whyNot(error: unknown, port: number): string {
  if (!(error instanceof Error)) return 'The page cannot be served.'
  if ('code' in error && error.code === 'EADDRINUSE') return `Port ${port} is taken; choose another with --port.`
  if ('code' in error && error.code === 'EACCES')
    return `Port ${port} may not be used; choose one above 1023 with --port.`
  return `The page cannot be served: ${error.message.split('\n')[0]}`
}
