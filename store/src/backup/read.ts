import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BACKUP_REFUSED, otherSchema } from '@masterplan/protocol'
import { isOlderSchema, SCHEMA } from '../migrations/migrate.ts'
import type { Schema } from '../schema.ts'
import { type AnyRow, BACKUP_NAMES } from './contents.ts'
import { BACKUP_FORMAT, type RowCounts } from './write.ts'

/** Why a backup is not put back, as a sentence. */
export class BackupRefused extends Error {}
const { damaged: DAMAGED, 'not-ours': NOT_OURS } = BACKUP_REFUSED

export type BackupRow = readonly [keyof Schema, AnyRow]

/** The schema that a backup was made with. */
export async function schemaIn(path: string): Promise<string> {
  for await (const line of linesOf(path)) return checkedHead(parsed(line))
  throw new BackupRefused(DAMAGED)
}

/** The rows of a backup, in its order. Only who has read to the end knows that it is whole. */
export async function* rowsIn(path: string): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = Object.fromEntries(BACKUP_NAMES.map(name => [name, 0]))
  let number = 0
  let last: Last | undefined
  for await (const line of linesOf(path)) {
    if (last !== undefined) throw new BackupRefused(DAMAGED)
    const value = parsed(line)
    if (++number > 1 && isLast(value)) {
      last = value
      continue
    }
    hash.update(`${line}\n`)
    if (number === 1) checkedHead(value)
    else if (isRow(value)) {
      counts[value[0]]! += 1
      yield value
    } else throw new BackupRefused(DAMAGED)
  }
  if (last === undefined || last.sha256 !== hash.digest('hex')) throw new BackupRefused(DAMAGED)
  if (BACKUP_NAMES.some(name => (last.rows[name] ?? 0) !== counts[name])) throw new BackupRefused(DAMAGED)
}

/** A line is a few kilobytes; a file that goes on without ending one is not ours, and must not fill the memory. */
const LONGEST_LINE = 4_000_000

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unzipped = createGunzip()
  file.on('error', error => unzipped.destroy(error)).pipe(unzipped)
  const text = unzipped.setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n') // and at nothing else: names may hold what others take for the end of a line
      rest = lines.pop() ?? ''
      if (rest.length > LONGEST_LINE) throw new BackupRefused(NOT_OURS)
      yield* lines
    }
  } catch (error) {
    throw isTorn(error) ? new BackupRefused(DAMAGED) : error
  } finally {
    file.destroy()
  }
  if (rest !== '') throw new BackupRefused(DAMAGED)
}

const isTorn = (error: unknown): boolean => error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BackupRefused(NOT_OURS)
  }
}

function checkedHead(value: unknown): string {
  const { format, schema } = Object(value)
  if (format !== BACKUP_FORMAT) throw new BackupRefused(NOT_OURS)
  if (schema !== SCHEMA && !isOlderSchema(schema)) throw new BackupRefused(otherSchema(schema, SCHEMA))
  return schema
}

type Last = { readonly rows: RowCounts; readonly sha256: string }
const isLast = (value: unknown): value is Last =>
  typeof value === 'object' && value !== null && 'sha256' in value && 'rows' in value && value.rows instanceof Object

const isRow = (value: unknown): value is BackupRow =>
  Array.isArray(value) && value.length === 2 && BACKUP_NAMES.includes(value[0]) && value[1] instanceof Object
