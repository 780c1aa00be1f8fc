import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import { type Playable, type Seat, seatsOf, type Viewer } from '@masterplan/kernel'
import { twins } from '@masterplan/kernel/testing'
import { type LoadedTable, openStore, type StoredEntry, type StoredTable } from '@masterplan/store'
import { describe, expect, test } from 'vitest'
import type { Reader } from '../src/outgoing/readers.ts'
import { updateText } from '../src/outgoing/updates.ts'
import { HostedTable } from '../src/tables/table.ts'
import { Guest, openSite, SocketClient } from './site.ts'

const HASH = '0'.repeat(64)
const NOBODY_HERE = { present: new Set<string>(), patience: 0, goneSince: () => 0, wire: undefined }

function rowOf(game: Playable, players: number): StoredTable {
  return {
    ...{ id: 'AAAAAAAAAAAA', game: game.id, rules: game.rulesVersion, players, options: {}, host: null },
    ...{ visibility: 'link', clock: { kind: 'none' }, rated: false, seed: HASH, seedHash: HASH, status: 'playing' },
    ...{ created: 0, changed: 0, seq: 0, chatLines: 0, awaited: null, result: null, rematchOf: null },
    seats: seatsOf(players).map(seat => ({
      seat,
      holder: 'person',
      person: personAt(seat),
      bot: null,
      name: `P${seat}`,
    })),
  } as const
}
const personAt = (seat: Seat) => `person-at-${seat}`

function entryOf(line: string, seq: number): StoredEntry {
  const by = line.startsWith('*') ? 'luck' : ((Number(line[0]) - 1) as Seat)
  return {
    seq,
    at: seq,
    author: by === 'luck' ? 'luck' : personAt(by),
    key: `key-${seq}`,
    kind: by === 'luck' ? 'luck' : 'move',
    by,
    line,
  }
}
const STARTED: StoredEntry = { seq: 1, at: 1, author: 'host', key: 'key-1', kind: 'started', by: null, line: '' }

/** All that a viewer is sent while these lines are stored one by one. */
function* sent(game: Playable, players: number, reader: Reader, log: readonly string[]): Generator<string> {
  const hosted = new HostedTable(game, rowOf(game, players), [STARTED])
  const update = () => updateText(hosted, reader, { ...NOBODY_HERE, since: hosted.seq - 1, now: 0, listMoves: true })
  yield update()
  for (const line of log) {
    hosted.add(entryOf(line, hosted.seq + 1))
    yield update()
  }
}

const SECRETIVE = new Set(['brick-by-brick', 'tryste'])

describe('what a seat is sent is a function of what it may know', () => {
  test.each(CATALOG.map(game => [game.id, game] as const))('%s', (id, game) => {
    const players = Math.min(3, game.seats.max)
    const viewers: readonly Viewer[] = [0, (players - 1) as Seat, 'audience']
    let differ = 0
    for (const viewer of viewers) {
      for (let seed = 0; seed < (SECRETIVE.has(id) ? 8 : 3); seed++) {
        const made = twins(game, { players, options: {}, viewer, seed: seed * 31 + 7, most: 120 })
        differ += made.differ
        const reader: Reader =
          viewer === 'audience' ? { person: null, seat: null } : { person: personAt(viewer), seat: viewer }
        const others = sent(game, players, reader, made.other)
        let at = 0
        for (const text of sent(game, players, reader, made.one)) {
          const twin: string = others.next().value ?? ''
          if (text !== twin)
            expect({ at, line: made.one[at - 1], sent: JSON.parse(text) }).toEqual({
              at,
              line: made.one[at - 1],
              sent: JSON.parse(twin),
            })
          at++
        }
      }
    }
    // Where hidden things exist, worlds must really have differed, or this test says nothing.
    if (SECRETIVE.has(id)) expect(differ).toBeGreaterThan(10)
  })
})

describe('the traffic of whole matches', () => {
  test.each(CATALOG.map(game => [game.id, game] as const))(
    '%s: every frame is what the stored log gives that viewer, and nothing more',
    async (id, game) => {
      const database = join(await mkdtemp(join(tmpdir(), 'masterplan-secrets-')), 'masterplan.db')
      const site = await openSite({ database })
      const players = game.seats.min
      const people: Guest[] = []
      for (let seat = 0; seat < players; seat++) people.push(await Guest.at(site.address))
      const table = await people[0]!.create({ game: id, players, name: 'Ana' })
      for (const guest of people.slice(1)) {
        expect(await guest.doNow(table, { kind: 'sit', seat: null, name: 'Ben' })).toMatchObject({ ok: true })
      }
      const lines = [...people.map(({ token }) => token), null].map(token => new SocketClient(site.address, token))
      for (const line of lines) {
        await line.open()
        await line.watch(table)
      }
      expect(await people[0]!.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
      await playedOn(table, people, lines, 80)
      const store = await openStore(database)
      const loaded = await store.tables.load(table, 0)
      if (loaded === undefined) throw new Error('The table is gone.')
      for (const [at, line] of lines.entries()) {
        const reader: Reader =
          at < players ? { person: people[at]!.person, seat: at as Seat } : { person: null, seat: null }
        compare(game, loaded, reader, line)
        line.close()
      }
      await store.close()
      await site.close()
    },
  )
})

async function playedOn(
  table: string,
  people: readonly Guest[],
  lines: readonly SocketClient[],
  most: number,
): Promise<void> {
  await Promise.all(lines.map(line => line.until('update', ({ update }) => update.status === 'playing')))
  for (let step = 0; step < most; step++) {
    const { turn, seq } = lines[0]!.latest(table)
    if (turn?.kind !== 'decide') break
    const seat = turn.seats[step % turn.seats.length]!
    const { moves } = lines[seat]!.latest(table)
    const text = moves[(step * 7919) % moves.length]!
    if (step % 10 === 0) await people[seat]!.json('POST', `/api/tables/${table}/preview`, { based: seq, text })
    const answer = await lines[seat]!.command(table, seq, { kind: 'move', text })
    if (!answer.ok) throw new Error(answer.sentence)
    await Promise.all(lines.map(line => line.until('update', ({ update }) => update.seq >= answer.seq)))
  }
}

/** Builds every update again from the stored log, up to the entry it was sent for, and compares it whole. */
function compare(game: Playable, { table, entries }: LoadedTable, reader: Reader, line: SocketClient): void {
  const hosted = new HostedTable(game, { ...table, status: 'playing', result: null }, [])
  let compared = 0
  for (const [at, frame] of line.frames.entries()) {
    if (frame.kind === 'done' || frame.kind === 'answer') continue
    if (frame.kind !== 'update') throw new Error(`Nobody asked for a frame "${frame.kind}".`)
    const { update } = frame
    if (update.status !== 'playing') continue
    while (hosted.seq < update.seq) hosted.add(entries[hosted.seq]!)
    const { since, now } = update
    const made = JSON.parse(updateText(hosted, reader, { ...NOBODY_HERE, since, now, listMoves: true }))
    const { seats, audience, host, absent } = update // who is there is nobody's secret, and no part of the log
    expect(update).toEqual(JSON.parse(JSON.stringify({ ...made, seats, audience, host, absent })))
    expect(line.texts[at]).not.toMatch(table.seed)
    for (const each of update.happened) {
      if (each.kind === 'moved') expect(each.seat).toBe(reader.seat)
      expect(each.kind).not.toBe('luck')
    }
    compared++
  }
  expect(compared).toBeGreaterThan(Math.min(20, entries.length / 2)) // some games are short
}
