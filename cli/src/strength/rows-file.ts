import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClaimRow } from '@masterplan/lab'
import { whyNot } from '../input/files.ts'

export type Kept<Item> =
  | { readonly ok: true; readonly items: Item[] }
  | { readonly ok: false; readonly sentence: string }

/** The rows of one game that were measured so far, from `FOLDER/GAME.json`. */
export function readRows(folder: string, game: string): Kept<ClaimRow> {
  const path = join(folder, `${game}.json`)
  if (!existsSync(path)) return { ok: true, items: [] }
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (Array.isArray(read) && read.every(isRow)) return { ok: true, items: read }
    return { ok: false, sentence: `The file "${path}" does not hold rows of a strength table.` }
  } catch (error) {
    const sentence = error instanceof SyntaxError ? `The file "${path}" is not JSON.` : whyNot(error, `"${path}"`)
    return { ok: false, sentence }
  }
}

/** One row on a line, so that a change of one is seen as such. */
export function writeRows(folder: string, game: string, rows: readonly ClaimRow[]): void {
  mkdirSync(folder, { recursive: true })
  const lines = rows.map(row => `  ${JSON.stringify(row)}`)
  writeFileSync(join(folder, `${game}.json`), `[\n${lines.join(',\n')}\n]\n`)
}

function isRow(value: unknown): value is ClaimRow {
  if (typeof value !== 'object' || value === null) return false
  const {
    id,
    rules,
    program,
    rival,
    seed,
    results,
    hero,
    opposed,
    forfeits = 0,
  } = value as Partial<Record<keyof ClaimRow, unknown>>
  return (
    [id, rules, program, rival].every(text => typeof text === 'string') &&
    [seed, forfeits].every(Number.isInteger) &&
    Array.isArray(results) &&
    results.every(Number.isFinite) &&
    isSpent(hero) &&
    isSpent(opposed)
  )
}

const isSpent = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Number.isFinite(Reflect.get(value, 'moves')) &&
  Number.isFinite(Reflect.get(value, 'milliseconds'))
