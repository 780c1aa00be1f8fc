import { CATALOG } from '@masterplan/catalog'
import { checkLuck, readFair, readRecord, verify } from '@masterplan/kernel'
import { FromServer, Update } from '@masterplan/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest, newKey, openSite, type Site, SocketClient } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const find = (id: string) => CATALOG.find(game => game.id === id)

describe('a table', () => {
  test.each(CATALOG.map(({ id }) => id))('%s is played over sockets to its end, and its record is proved', async id => {
    const players = find(id)!.seats.min
    const ana = await Guest.at(site.address)
    const table = await ana.create({ game: id, players, name: 'Ana' })
    const people = [ana]
    while (people.length < players) {
      const other = await Guest.at(site.address)
      expect(await other.doNow(table, { kind: 'sit', seat: null, name: `Ben ${people.length}` })).toMatchObject({
        ok: true,
      })
      people.push(other)
    }
    const lines = people.map(({ token }) => new SocketClient(site.address, token))
    await Promise.all(lines.map(line => line.open()))
    for (const line of lines) await line.watch(table)
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
    await Promise.all(lines.map(line => line.until('update', ({ update }) => update.status === 'playing')))
    for (let step = 0; step < 1500; step++) {
      const { turn, seq } = lines[0]!.latest(table)
      if (turn?.kind !== 'decide') break
      const seat = turn.seats[0]!
      const mover = lines[seat]!
      await mover.until('update', ({ update }) => update.seq >= seq)
      const { moves } = mover.latest(table)
      const move = moves[(step * 7919) % moves.length]!
      const answer = await mover.command(table, seq, { kind: 'move', text: move })
      expect(answer).toMatchObject({ ok: true })
      if (!answer.ok) return
      await Promise.all(lines.map(line => line.until('update', ({ update }) => update.seq >= answer.seq)))
      if (step % 20 === 0) for (const line of lines) line.frames.splice(0, line.frames.length - 2)
    }
    const end = lines[0]!.latest(table)
    if (end.status === 'over') {
      expect(end.outcome?.ranks).toHaveLength(players)
      const text = await (await ana.fetch('GET', `/api/tables/${table}/record`)).text()
      const read = readRecord(text)
      const fair = readFair(text)
      if (!read.ok || !fair.ok) throw new Error('The record is bad.')
      expect(verify(read.record, find)).toMatchObject({ ok: true })
      expect(checkLuck(read.record, fair.fair, find)).toMatchObject({ ok: true })
      expect(fair.fair.hash).toBe(end.luck.hash)
    }
    expect(['over', 'playing']).toContain(end.status)
    for (const line of lines) {
      for (const frame of line.frames) FromServer.parse(frame)
      line.close()
    }
  })

  test('bots fill seats and play on their own', async () => {
    const ana = await Guest.at(site.address)
    const table = await ana.create({
      game: 'subdivision',
      players: 2,
      bots: [0, 1].map(seat => ({ seat: seat as 0 | 1, bot: 'level-1' })),
    })
    const line = new SocketClient(site.address, null)
    await line.open()
    await line.watch(table)
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
    const { update } = await line.until('update', each => each.update.status === 'over')
    expect(Update.parse(update).outcome).not.toBeNull()
    line.close()
  })

  test('a repeated command answers as the first did, a stale one with what it missed', async () => {
    const [ana, ben] = [await Guest.at(site.address), await Guest.at(site.address)]
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
    await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })
    await ana.doNow(table, { kind: 'start' })
    const before = await ana.update(table)
    const key = newKey()
    const action = { kind: 'move', text: before.moves[0]! } as const
    const first = await ana.do(table, before.seq, action, key)
    expect(first).toMatchObject({ ok: true, repeated: false })
    expect(await ana.do(table, before.seq, action, key)).toEqual({ ...first, repeated: true })
    expect(await ana.do(table, before.seq, action)).toMatchObject({
      ok: false,
      code: 'stale',
      missed: [{ kind: 'moved', seat: 0 }],
    })
    const now = await ben.update(table)
    expect(await ben.do(table, before.seq, { kind: 'move', text: now.moves[0]! })).toMatchObject({
      ok: false,
      code: 'stale',
      missed: [{ kind: 'chose', seat: 0 }],
    })
    expect(await ana.do(table, now.seq, action)).toMatchObject({ ok: false, code: 'not-your-turn' })
    expect(await ben.do(table, now.seq, { kind: 'move', text: 'nonsense' })).toMatchObject({
      ok: false,
      code: 'refused',
    })
    expect(await ben.do(table, now.seq + 5, { kind: 'move', text: now.moves[0]! })).toMatchObject({
      ok: false,
      code: 'malformed',
    })
  })
})
