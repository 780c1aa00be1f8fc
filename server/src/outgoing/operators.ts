import type { StoredEntry, StoredTable } from '@masterplan/store'
import { isFinished, mayRead } from './log.ts'

// What the host of a server reads: commands about tables, logs and metrics. They look after tables and do not play, so
// they are told what everybody is told, unless they insist.

/** `everything`: they insist. */
export type HostSees = 'usual' | 'everything'

/** A seed tells all luck to come: it is shown when the match is over. */
export function tableForHost(row: StoredTable, sees: HostSees): StoredTable {
  return sees === 'everything' || isFinished(row) ? row : { ...row, seed: 'secret until the end' }
}

/** Moves and luck can be hidden from players, so a host who looks after a table does not see them by accident. */
export function logForHost(row: StoredTable, entries: readonly StoredEntry[], sees: HostSees): readonly StoredEntry[] {
  if (sees === 'everything' || isFinished(row)) return entries
  return entries.map(each => (mayRead(each, []) ? each : { ...each, line: '' }))
}

/** What numbers may be told apart by. Each combination is a line for ever, and none is about a table or a person. */
export type MetricLabels =
  | { readonly route: string; readonly status: string }
  | { readonly because: 'stopping' | 'too-slow' }
  | Readonly<Record<string, never>>

export type LogLevel = 'silent' | 'info' | 'debug'
export type LogStream = { write(line: string): void }
const OUTPUTS: LogStream = { write: line => void (isError(line) ? process.stderr : process.stdout).write(line) }

/**
 * One line of JSON for each thing; no header that says who somebody is, no address with a secret in it, and no move. What
 * went wrong is said on the error output, also where nothing else is said.
 */
export const loggerOf = (level: LogLevel, stream: LogStream = OUTPUTS) => ({
  level: level === 'silent' ? 'error' : level,
  stream,
  redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
  serializers: { err: faultOf },
})

const isError = (line: string): boolean => /^\{"level":[56]0,/.test(line)

/**
 * What went wrong, by its kind and place. What messages quote is left out: it may be a move or what was drawn, and so may
 * be whatever else a library hangs on its errors, such as the row that a database did not take.
 */
function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: unquoted(String(error)), stack: '' }
  const code = 'code' in error ? { code: String(error.code) } : {}
  const places = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return { type: error.name, message: unquoted(error.message), ...code, stack: places.join('\n') }
}

const unquoted = (text: string): string => text.replaceAll(/(["'`]).*?\1/gs, '$1…$1')
