import { CATALOG } from '@masterplan/catalog'
import { FORMAT, type MatchRecord, MatchTable, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { tellsAll } from '../src/match/record-told.ts'

/** The beginning of a match, and what seat 1 heard of it, as a server tells it. */
function begun(id: string) {
  const game = CATALOG.find(each => each.id === id)!
  const players = Math.max(2, game.seats.min)
  const table = new MatchTable(game, { players, options: {}, rules: game.rulesVersion })
  const random = seeded(7)
  for (let step = 0; step < 60 && table.turn().kind !== 'over'; step++) {
    table.settle(random)
    const seat = table.awaited()[0]
    if (seat === undefined) break
    const moves = table.match.movesFor(seat)
    table.enter(`${seat + 1} ${moves[random.below(moves.length)]}`, 'person', [])
  }
  const { log } = table.match
  const events = log.flatMap((_, line) => table.heardBy(line, 0).map(event => JSON.stringify(event)))
  const moves = log.filter(line => line.startsWith('1 '))
  const record: MatchRecord = {
    format: FORMAT,
    game: id,
    rules: game.rulesVersion,
    players,
    options: {},
    names: [],
    log,
    result: null,
  }
  return { game, record, heard: { moves, events } }
}

test.each(CATALOG.map(({ id }) => id))(
  '%s: a record tells all that a seat heard of it, and nothing else passes',
  id => {
    const { game, record, heard } = begun(id)
    const { moves, events } = heard
    expect(moves.length).toBeGreaterThan(3)
    expect(events.length).toBeGreaterThan(3)
    expect(tellsAll(game, record, heard)).toBe(true)
    expect(tellsAll(game, record, { moves: [...moves, moves[0]!].toReversed(), events })).toBe(false)
    for (const at of [0, 2, events.length - 1]) {
      const otherwise = events.with(at, events[at]!.replace(/^\{/, '{"another":1,'))
      expect(tellsAll(game, record, { moves, events: otherwise })).toBe(false)
    }
    expect(tellsAll(game, { ...record, log: record.log.slice(0, -8) }, heard)).toBe(false)
  },
)
