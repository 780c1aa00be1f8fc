import { globSync, readFileSync } from 'node:fs'
import { type Chosen, type MatchRecord, MatchTable, recordOf, seeded, verify } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { findGame } from '../src/index.ts'

/** What the program of commit e9b59c5 wrote: a finished match, and one that a device kept in the middle of it. */
interface Written {
  readonly finished: MatchRecord
  readonly kept: {
    readonly setup: { readonly game: string; readonly players: number; readonly options: Chosen }
    readonly record: MatchRecord
  }
}
const folder = new URL('records-1.0/', import.meta.url)
const written = globSync('*.json', { cwd: folder.pathname }).map(
  file => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Written,
)

test('there is one of every game of the first release', () => {
  const games = ['brick-by-brick', 'parks-and-towers', 'subdivision', 'tryste', 'urbapolis']
  expect(written.map(({ finished }) => finished.game).toSorted()).toEqual(games)
})

describe.each(written)('$finished.game by the rules 1.0.0', ({ finished, kept }) => {
  test('a finished match is proved, with its result', () => {
    expect([finished.rules, finished.result !== null]).toEqual(['1.0.0', true])
    expect(verify(finished, findGame)).toMatchObject({ ok: true })
  })

  test('a match that a device has kept goes on to its end by the rules it names', () => {
    const { setup, record } = kept
    const game = findGame(setup.game)!
    const table = new MatchTable(game, { ...setup, rules: record.rules })
    for (const line of record.log) expect(table.enter(line, 'person', []).ok).toBe(true)
    const random = seeded(5)
    table.settle(random)
    for (let [seat] = table.awaited(); seat !== undefined; [seat] = table.awaited()) {
      const moves = table.match.movesFor(seat)
      expect(table.enter(`${seat + 1} ${moves[random.below(moves.length)]}`, 'person', []).ok).toBe(true)
      table.settle(random)
    }
    expect(table.turn()).toEqual({ kind: 'over' })
    expect(table.sightOf('audience').view).toMatchObject({ rules: '1.0.0' })
    const ended = recordOf(table.match, [])
    expect([ended.rules, ended.log.slice(0, record.log.length)]).toEqual(['1.0.0', record.log])
    expect(verify(ended, findGame)).toMatchObject({ ok: true })
  })
})
