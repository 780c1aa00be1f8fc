import { readdirSync, readFileSync } from 'node:fs'
import { type MatchRecord, plainEntry, playable, readRecord, verify } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { brickByBrick, type Event, insight, type View } from '../src/index.ts'

const game = playable(plainEntry(brickByBrick, insight))
const folder = new URL('./matches/', import.meta.url)
const NAMES = readdirSync(folder).flatMap(file => (file.endsWith('.match.json') ? [file.slice(0, -11)] : []))
const find = (id: string) => (id === game.id ? game : undefined)

function record(name: string): MatchRecord {
  const read = readRecord(readFileSync(new URL(`${name}.match.json`, folder), 'utf8'))
  if (!read.ok) throw new Error(`${name}: ${read.problem}`)
  return read.record
}
function replayed(name: string) {
  const verified = verify(record(name), find)
  if (!verified.ok) throw new Error(`${name}: ${verified.problem}`)
  return { match: verified.match, view: verified.match.viewFor('audience') as View, result: record(name).result! }
}
function eventsOf(name: string): Event[] {
  const { players, options, log } = record(name)
  const opened = game.open(players, options)
  if (!opened.ok) throw new Error(opened.problem)
  return log.flatMap(line => {
    const said = opened.match.append(line)
    return said.ok ? said.heard.map(each => each.event as Event) : []
  })
}
const best = (name: string) =>
  replayed(name)
    .match.scores()
    .toSorted((one, other) => other.total - one.total || other.tiebreaks[0]! - one.tiebreaks[0]!)

describe('Recorded matches', () => {
  test.each(NAMES)('%s replays to its result', name => {
    expect(replayed(name).match.turn()).toEqual({ kind: 'over' })
  })
  test.each(['last-floor-built-2', 'last-floor-built-4', 'last-floor-invaded-3'])(
    'B-END-01 B-END-03 %s ends in its last round',
    name => {
      const { view } = replayed(name)
      expect([view.lastRound, view.round < 30]).toEqual([true, true])
    },
  )
  test('B-PLY-12 the final floor was placed by an invasion', () => {
    const heard = eventsOf('last-floor-invaded-3')
    expect(heard[heard.findIndex(event => event.kind === 'last-round') - 1]!.kind).toBe('invaded')
  })
  test('B-END-02 floors came back after the end was in sight', () => {
    const heard = eventsOf('floors-come-back-after-the-end-2')
    const end = heard.findIndex(event => event.kind === 'last-round')
    const later = heard.slice(end)
    const { seat } = heard[end] as Extract<Event, { kind: 'last-round' }>
    expect(later.some(event => event.kind === 'abandoned' && event.seat === seat)).toBe(true)
    expect(later.filter(event => event.kind === 'round-over')).toHaveLength(1)
  })
  test.each(['round-cap-4', 'round-cap-all-passing-2'])('B-END-04 %s ends by its round cap', name => {
    const { view } = replayed(name)
    expect([view.lastRound, view.round]).toEqual([false, view.options.roundCap])
  })
  test('B-SCO-05 ties: by projects, by inhabitants, shared', () => {
    const [more, less] = best('tie-broken-by-projects-3')
    expect([more!.total === less!.total, more!.tiebreaks[0]! > less!.tiebreaks[0]!]).toEqual([true, true])
    const [rich, poor] = best('tie-broken-by-inhabitants-3')
    expect([rich!.total, rich!.tiebreaks[0]]).toEqual([poor!.total, poor!.tiebreaks[0]])
    expect(rich!.tiebreaks[1]).not.toBe(poor!.tiebreaks[1])
    expect(replayed('shared-victory-5').result.ranks.filter(rank => rank === 1)).toHaveLength(2)
  })
  test('a whole match reads as it did: every line, what it said and what everybody has', async () => {
    const { players, options, log } = record('last-floor-built-4')
    const opened = game.open(players, options)
    if (!opened.ok) throw new Error(opened.problem)
    const story = log.map(line => {
      const said = opened.match.append(line)
      const kinds = said.ok ? said.heard.map(each => (each.event as Event).kind) : []
      const { hoist, table } = opened.match.viewFor('audience') as View
      const people = table.map(each => `${each.inhabitants}/${each.floors}/${each.ploys}/${each.points}`)
      return `${line.padEnd(18)} hoist ${hoist ?? '-'}  ${people.join('  ')}  ${kinds.join(' ')}`.trimEnd()
    })
    const scores = opened.match.scores().map(({ total, lines }) => `${total} = ${Object.values(lines).join(' + ')}`)
    const legend = 'line, hoist region, inhabitants/floors/ploys/points of each seat, what was said'
    await expect([legend, ...story, ...scores, ''].join('\n')).toMatchFileSnapshot('./matches/last-floor-built-4.txt')
  })
})
