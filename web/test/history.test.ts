import { expect, test } from 'vitest'
import { liveliestDetail } from '../build/detail.ts'
import type { KeptTable } from '../src/device/kept-tables.ts'
import { isPlayed, outcomeOf } from '../src/match/history.ts'
import { keptMatch } from './kept.ts'

const match = (bot: string, scores: readonly [number, number], ranks?: readonly [number, number]) =>
  keptMatch({ id: 'm', game: 'subdivision', bot, scores, ...(ranks && { ranks }) }) as unknown as KeptTable

test('an outcome is by how much the best of the others was passed, and by the place where points do not tell', () => {
  expect(outcomeOf(match('level-1', [30, 21]))).toEqual({ kind: 'won', by: 9, rank: 1 })
  expect(outcomeOf(match('level-1', [3, 15]))).toEqual({ kind: 'lost', by: -12, rank: 2 })
  expect(outcomeOf(match('level-1', [7, 7], [1, 1]))).toEqual({ kind: 'shared', by: 0, rank: 1 })
  const { record, ...table } = match('level-1', [1, 0])
  expect(outcomeOf({ ...table, record: { ...record, result: null } })).toBeNull()
  const people = { ...table.setup, sitters: [{ kind: 'person' }, { kind: 'person' }] as const }
  expect(outcomeOf({ ...table, record, setup: people })).toEqual({ kind: 'ended' })
})

test('a match is played when a person has moved in it', () => {
  const table = match('level-1', [1, 0])
  expect(isPlayed(table)).toBe(true)
  expect(isPlayed({ ...table, record: { ...table.record, log: ['* 3', '2 a1'] } })).toBe(false)
})

test('a detail is where most is drawn, and what cannot be seen there is left out', () => {
  const dots = [10, 12, 14].map(x => `<circle cx="${x}" cy="10" r="1"/>`).join('')
  const far = '<g transform="translate(80 80) rotate(45)"><path d="M0 0h4v4z"/></g>'
  const whole = { x: 0, y: 0, width: 100, height: 100 }
  const { box, drawing } = liveliestDetail(
    `<g>${dots}${far}<text x="500" y="500">a</text></g>`,
    { width: 20, height: 20 },
    whole,
  )
  expect(box.x).toBeLessThanOrEqual(9)
  expect(drawing).toBe(`<g>${dots}</g>`)
})
