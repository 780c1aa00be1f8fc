import { readdirSync, readFileSync } from 'node:fs'
import { plainEntry, playable, readRecord, verify } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { insight, personalities, tryste, type View } from '../src/index.ts'

const game = playable({ ...plainEntry(tryste, insight), personalities })
const folder = new URL('./matches/', import.meta.url)
const records = readdirSync(folder).map(name => {
  const read = readRecord(readFileSync(new URL(name, folder), 'utf8'))
  if (!read.ok) throw new Error(`${name}: ${read.problem}`)
  return { name, record: read.record }
})

/** Why a match was over, by its last view. */
function endOf(view: View): string {
  const { endAfterYears, yearCap } = view.options
  if (endAfterYears === view.year) return 'agreed years'
  return yearCap === view.year ? 'year cap' : 'all developed'
}

describe('recorded matches', () => {
  test.each(records)('$name is replayed to its stated result', ({ record }) => {
    const verified = verify(record, id => (id === game.id ? game : undefined))
    expect(verified).toMatchObject({ ok: true })
    expect(record.result).not.toBeNull()
  })
  test('T-END-01 T-END-05 every way to end is among them, in every mode', () => {
    const ends = new Set<string>()
    const modes = new Set<string>()
    for (const { record } of records) {
      const verified = verify(record, () => game)
      if (!verified.ok) throw new Error(verified.problem)
      const view = verified.match.viewFor('audience') as View // of a match of this very game
      ends.add(endOf(view))
      modes.add(view.options.mode)
    }
    expect([...ends].sort()).toEqual(['agreed years', 'all developed', 'year cap'])
    expect([...modes].sort()).toEqual(['condensed', 'junior', 'typical'])
  })
})
