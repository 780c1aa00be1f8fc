import { readdirSync, readFileSync } from 'node:fs'
import { plainEntry, playable, readRecord, verify } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { insight, urbapolis, type View } from '../src/index.ts'

const game = playable(plainEntry(urbapolis, insight))
const FOLDER = new URL('matches/', import.meta.url)

/** Replays a recorded match; what everybody sees at the end, and before its last line. */
function replayed(name: string) {
  const read = readRecord(readFileSync(new URL(`${name}.match.json`, FOLDER), 'utf8'))
  if (!read.ok) throw new Error(read.problem)
  const whole = verify(read.record, id => (id === 'urbapolis' ? game : undefined))
  if (!whole.ok) throw new Error(whole.problem)
  const part = verify({ ...read.record, log: read.record.log.slice(0, -1), result: null }, () => game)
  if (!part.ok) throw new Error(part.problem)
  return {
    record: read.record,
    end: whole.match.viewFor('audience') as View,
    before: part.match.viewFor('audience') as View,
  }
}

test('U-END-05 a match ends when all have passed in round 5', () => {
  const { end, before } = replayed('round-five')
  expect([before.round, before.ending, before.passed.length]).toEqual([5, false, 2])
  expect([end.phase, end.ending]).toEqual(['over', false])
})

test('U-END-01 U-END-02 a match ends with the last turns after the last plot', () => {
  const { end, before } = replayed('last-plot-and-last-turns')
  expect([before.ending, before.phase, end.ending, end.phase]).toEqual([true, 'act', true, 'over'])
})

test('U-END-02 a match ends at once when nobody is left behind who built on the last plot', () => {
  const { end, before } = replayed('last-plot-at-once')
  expect([before.ending, end.ending, end.phase]).toEqual([false, true, 'over'])
})

test('a match under every other option replays as well', () => {
  const { record, end } = replayed('every-option')
  expect(Object.keys(record.options)).toHaveLength(9)
  expect(end.phase).toBe('over')
})

test('every recorded match is looked at, and a changed one is refused at its line', () => {
  const files = readdirSync(FOLDER).filter(file => file.endsWith('.match.json'))
  const names = files.map(file => file.replace('.match.json', ''))
  expect(names.sort()).toEqual(['every-option', 'last-plot-and-last-turns', 'last-plot-at-once', 'round-five'])
  const { record } = replayed('round-five')
  const log = record.log.with(30, '1 build H01 a1')
  expect(verify({ ...record, log }, () => game)).toMatchObject({ ok: false, problem: 'refused-line', line: 31 })
})

test('a whole match as text: every line, and what it did to levels, purses and points', async () => {
  const { record } = replayed('last-plot-and-last-turns')
  const opened = game.open(record.players, record.options, record.rules)
  if (!opened.ok) throw new Error(opened.problem)
  const text = record.log.map(line => {
    opened.match.append(line)
    const view = opened.match.viewFor('audience') as View
    const levels = view.plots.flatMap(({ plot, building, total }) =>
      total === null ? [] : [`${plot} ${building} ${total}`],
    )
    const purses = view.seats.map(({ coins, free, team, points }) => `${coins}c ${free}/${team}w ${points}p`)
    return [line, `    ${purses.join(' | ')}`, ...(levels.length > 0 ? [`    ${levels.join(', ')}`] : [])].join('\n')
  })
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot('matches/last-plot-and-last-turns.txt')
})
