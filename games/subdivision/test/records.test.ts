import { readdirSync, readFileSync } from 'node:fs'
import { type Match, ranks, readRecord, verify } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import type { View } from '../src/index.ts'
import { game } from './builder.ts'

const FOLDER = new URL('matches/', import.meta.url)
const load = (file: string) => {
  const read = readRecord(readFileSync(new URL(file, FOLDER), 'utf8'))
  if (!read.ok) throw new Error(read.problem)
  return read.record
}
const replayed = (file: string): Match => {
  const verified = verify(load(file), () => game)
  if (!verified.ok) throw new Error(`${file}: ${verified.problem}`)
  return verified.match
}
const FILES = readdirSync(FOLDER)
const freeCells = (match: Match) =>
  (match.viewFor('audience') as View).plots.filter(each => each.plot === 'free').length
const winners = (match: Match) => ranks(match.scores()).filter(rank => rank === 1).length

describe('recorded matches', () => {
  test.each(FILES)('%s is proved by playing it again', file => {
    expect(replayed(file).turn()).toEqual({ kind: 'over' })
    expect(load(file).result).not.toBeNull()
  })
  test.each<readonly [way: string, is: (match: Match) => boolean]>([
    ['with a full board', match => freeCells(match) === 0],
    ['with cells on which nothing fits', match => freeCells(match) > 0],
    ['after passes', match => match.log.some(line => line.endsWith(' -'))],
    ['without passes', match => !match.log.some(line => line.endsWith(' -'))],
    ['with one winner', match => winners(match) === 1],
    ['with a shared win', match => winners(match) > 1],
    ['on parks the seats placed', match => match.log[0]!.startsWith('1 p')],
    ['on parks that luck placed', match => match.log[0]!.startsWith('* p')],
    ['on parks agreed in advance', match => match.options.parks === 'custom'],
    ['with private parks', match => match.scores().some(score => score.lines.privateParks !== 0)],
    ['with two', match => match.players === 2],
    ['with three', match => match.players === 3],
    ['with four', match => match.players === 4],
    ['with the small set', match => match.options.set === 'threehouse'],
  ])('some match ends %s', (_, is) => {
    expect(FILES.some(file => is(replayed(file)))).toBe(true)
  })
  test('a changed line, a changed score and a changed option are found', () => {
    const record = load('g1.match.json')
    const find = () => game
    expect(verify({ ...record, log: record.log.with(4, '1 1a2') }, find)).toMatchObject({ ok: false, line: 5 })
    const wrong = { scores: [17, 17], ranks: [1, 1] }
    expect(verify({ ...record, result: wrong }, find)).toMatchObject({ problem: 'wrong-result' })
    expect(verify({ ...record, options: { parks: 'none' } }, find)).toMatchObject({ problem: 'wrong-options' })
  })
})
