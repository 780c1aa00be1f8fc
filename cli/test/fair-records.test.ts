import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import { type MatchRecord, readFair, readRecord, replay, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { folder, run } from './world.ts'

// Finished matches as a server gave them out with rules 1.0.0. Seeds are sealed before a match: what they draw may never
// change, or a fair match of long ago would look forged.
const FOLDER = join(import.meta.dirname, 'fair')
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.match.json'))
const RECORDS = FILES.map(name => [basename(name, '.match.json'), recordIn(name)] as const)

function recordIn(name: string): MatchRecord {
  const read = readRecord(readFileSync(join(FOLDER, name), 'utf8'))
  if (!read.ok) throw new Error(`${name}: ${read.problem}`)
  return read.record
}

/** The same record with something else in it, as a file. */
function forged(name: string, change: object): string {
  const given: object = JSON.parse(readFileSync(join(FOLDER, `${name}.match.json`), 'utf8'))
  const file = join(folder(), 'forged.match.json')
  writeFileSync(file, JSON.stringify({ ...given, ...change }))
  return file
}

type Forgery = { readonly at: number; readonly line: string }

const checked = (file: string) => run(['check', '--fair', file], '', { catalog: CATALOG })
const find = (id: string) => CATALOG.find(game => game.id === id)
const isLuck = (line: string): boolean => line.startsWith('*')

describe('finished matches of a server stay fair', () => {
  test.each(RECORDS)('%s', async (name, { log }) => {
    const { code, out, err } = await checked(join(FOLDER, `${name}.match.json`))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(`${log.length} lines, ${log.filter(isLuck).length} draws as the seed says, `)
  })

  test('there are two of every game, and luck falls in all games that know it', () => {
    const count = (game: string) => RECORDS.filter(([, record]) => record.game === game).length
    expect(CATALOG.map(({ id }) => count(id)).every(found => found >= 2)).toBe(true)
    for (const [, { game, log }] of RECORDS) expect(log.some(isLuck)).toBe(game !== 'parks-and-towers')
  })
})

describe('one other draw, and the record is called bad', () => {
  test.each(RECORDS.filter(([, { log }]) => log.some(isLuck)))('%s', async (name, record) => {
    for (const { at, line } of forgeries(record)) {
      // Cut after the forged line: what was played later need not fit it, and that would be another reason to refuse.
      const log = record.log.slice(0, at + 1).with(at, line)
      const { code, err } = await checked(forged(name, { log, result: null }))
      expect(code).toBe(1)
      expect(err).toMatch(`Line ${at + 1} of the log says "${line}", but the seed draws "${record.log[at]}".`)
    }
  })

  test.each(['brick-by-brick-5', 'urbapolis-4', 'tryste-2'])('%s without its take-backs', async name => {
    const read = readFair(readFileSync(join(FOLDER, `${name}.match.json`), 'utf8'))
    if (!read.ok) throw new Error(read.problem)
    expect(read.fair.takebacks.length).toBeGreaterThan(1)
    const { code, err } = await checked(forged(name, { fair: { ...read.fair, takebacks: [] } }))
    expect(code).toBe(1)
    expect(err).toMatch('but the seed draws')
  })
})

/** The first and the last draw that could have fallen otherwise, and how. */
function forgeries(record: MatchRecord): Forgery[] {
  const drawn = record.log.flatMap((line, at) => (isLuck(line) ? [at] : []))
  const first = firstForged(record, drawn)
  const last = firstForged(record, drawn.toReversed())
  expect(first).toBeDefined()
  return [first, last].filter(forged => forged !== undefined)
}

function firstForged(record: MatchRecord, places: readonly number[]): Forgery | undefined {
  for (const at of places) {
    for (let seed = 0; seed < 20; seed++) {
      const played = replay(record, find, at)
      if (!played.ok) throw new Error(played.problem)
      const line = played.match.settle(seeded(seed)).lines[0]
      if (line !== undefined && line !== record.log[at]) return { at, line }
    }
  }
  return undefined
}
