import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock, Update } from '@masterplan/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest, openSite, type Site } from './site.ts'
import { WaitingJobs } from './waiting-jobs.ts'

let site: Site
let later = 0
const jobs = new WaitingJobs()
beforeAll(async () => {
  site = await openSite({ now: () => Date.now() + later, makeJobs: () => jobs })
})
afterAll(() => site.close())

async function seated(
  wanted: { game?: string; clock?: Clock; players?: number } = {},
): Promise<{ table: string; people: Guest[] }> {
  const { game = 'subdivision', players = 2, clock = { kind: 'none' } } = wanted
  const host = await Guest.at(site.address)
  const table = await host.create({ game, players, clock, name: 'Ana' })
  const people = [host]
  while (people.length < players) {
    const guest = await Guest.at(site.address)
    await guest.doNow(table, { kind: 'sit', seat: null, name: `Ben ${people.length}` })
    people.push(guest)
  }
  expect(await host.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
  return { table, people }
}
async function play(guest: Guest, table: string): Promise<Update> {
  const { seq, moves } = await guest.update(table)
  expect(await guest.do(table, seq, { kind: 'move', text: moves[0]! })).toMatchObject({ ok: true })
  return guest.update(table)
}

describe('taking back', () => {
  test('a move of one’s own that showed nothing is taken back freely, once others moved by consent', async () => {
    const { table, people } = await seated()
    const [ana, ben] = people as [Guest, Guest]
    const { seq: start, view } = await ana.update(table)
    const moved = await play(ana, table)
    expect(moved.undo).toBe(start)
    expect(await ben.do(table, moved.seq, { kind: 'undo', to: start })).toMatchObject({ code: 'nothing-to-undo' })
    expect(await ana.do(table, moved.seq, { kind: 'undo', to: start })).toMatchObject({ ok: true })
    const back = await ana.update(table)
    expect(back.view).toEqual(view)
    expect(moved.view).not.toEqual(view)
    expect(back.moves.length).toBeGreaterThan(0)
    await play(ana, table)
    const answered = await play(ben, table)
    expect((await ana.update(table)).undo).toBeNull()
    const to = answered.happened.findLast(each => 'seat' in each && each.seat === 0)!.seq - 1
    expect(await ana.do(table, answered.seq, { kind: 'undo', to })).toMatchObject({ ok: true })
    const { questions, turn } = await ben.update(table)
    expect(questions).toMatchObject([{ kind: 'undo', by: 0, to, needed: [1] }])
    expect(turn).toEqual({ kind: 'decide', seats: [0] })
    expect(await ana.doNow(table, { kind: 'answer', about: questions[0]!.about, yes: true })).toMatchObject({
      code: 'nothing-asked',
    })
    expect(await ben.doNow(table, { kind: 'answer', about: questions[0]!.about, yes: true })).toMatchObject({
      ok: true,
    })
    const after = await ana.update(table)
    expect(after.questions).toEqual([])
    expect(after.happened.at(-1)).toMatchObject({ kind: 'undone', to })
    expect(after.turn).toEqual({ kind: 'decide', seats: [0] })
    await play(ana, table)
  })

  test('a no ends the question, and so does the next move', async () => {
    const { table, people } = await seated()
    const [ana, ben] = people as [Guest, Guest]
    await play(ana, table)
    const { seq } = await play(ben, table)
    const ask = () => ana.doNow(table, { kind: 'undo', to: 1 })
    expect(await ask()).toMatchObject({ ok: true })
    const { questions } = await ben.update(table)
    expect(await ben.doNow(table, { kind: 'answer', about: questions[0]!.about, yes: false })).toMatchObject({
      ok: true,
    })
    expect((await ben.update(table)).questions).toEqual([])
    expect((await ana.update(table)).seq).toBe(seq + 2)
    expect(await ask()).toMatchObject({ ok: true })
    await play(ana, table)
    expect((await ben.update(table)).questions).toEqual([])
  })
})

describe('among bots', () => {
  const bots = [{ seat: 1 as const, bot: 'level-1' }]

  test('the last decision is taken back with all that bots made of it', async () => {
    const ana = await Guest.at(site.address)
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana', bots })
    await ana.doNow(table, { kind: 'start' })
    const { seq: start } = await ana.update(table)
    await play(ana, table)
    await jobs.run('bot')
    const { undo, seq } = await ana.update(table)
    expect(seq).toBe(start + 2)
    expect(undo).toBe(start)
    expect(await ana.do(table, seq, { kind: 'undo', to: start })).toMatchObject({ ok: true, seq: start + 3 })
  })

  test('a match goes on where it was after a restart, without anybody asking', async () => {
    const database = join(await mkdtemp(join(tmpdir(), 'masterplan-restart-')), 'masterplan.db')
    const first = await openSite({ database, makeJobs: () => new WaitingJobs() }) // never gets to its jobs
    const ana = await Guest.at(first.address)
    const table = await ana.create({ game: 'subdivision', players: 2, bots: [{ seat: 0, bot: 'level-1' }, ...bots] })
    await ana.doNow(table, { kind: 'start' })
    await first.close()
    const second = await openSite({ database, now: () => Date.now() + 60_000 })
    const again = ana.elsewhere(second.address)
    let status = ''
    for (let wait = 0; wait < 200 && status !== 'over'; wait++) {
      await new Promise(resolve => setTimeout(resolve, 100))
      status = (await again.update(table)).status
    }
    expect(status).toBe('over')
    await second.close()
  })
})

describe('leaving and being late', () => {
  test('a bot takes the seat of a player who leaves and keeps it for them', async () => {
    const { table, people } = await seated()
    const [ana, ben] = people as [Guest, Guest]
    expect(await ben.doNow(table, { kind: 'leave' })).toMatchObject({ ok: true })
    expect((await ana.update(table)).seats[1]).toMatchObject({ kind: 'bot', for: ben.person })
    await play(ana, table)
    await jobs.run('bot')
    expect((await ana.update(table)).turn).toEqual({ kind: 'decide', seats: [0] })
    expect(await ben.doNow(table, { kind: 'sit', seat: null, name: 'Ben' })).toMatchObject({ ok: true })
    expect((await ana.update(table)).seats[1]).toMatchObject({ kind: 'person', person: ben.person })
  })

  const live = (late: 'bot-moves' | 'bot-takes-over' | 'loses'): Clock => ({
    kind: 'live',
    bank: 30,
    increment: 2,
    late,
  })

  test('who runs out of time loses, where the table says so', async () => {
    const { table, people } = await seated({ clock: live('loses') })
    const [ana, ben] = people as [Guest, Guest]
    await play(ana, table)
    await jobs.run('clock')
    expect((await ana.update(table)).status).toBe('playing')
    await play(ben, table)
    later += 40_000
    await jobs.run('clock')
    const { status, outcome } = await ben.update(table)
    expect(status).toBe('over')
    expect(outcome).toMatchObject({ ranks: [2, 1], lost: [0] })
    expect(await ana.doNow(table, { kind: 'move', text: '3c4' })).toMatchObject({ code: 'not-playing' })
  })

  test('a bot moves once, or takes over, where the table says so', async () => {
    const once = await seated({ clock: live('bot-moves') })
    const over = await seated({ clock: live('bot-takes-over') })
    later += 40_000
    await jobs.run('clock')
    expect((await once.people[0]!.update(once.table)).seats[0]).toMatchObject({ kind: 'person' })
    expect((await over.people[0]!.update(over.table)).seats[0]).toMatchObject({ kind: 'bot' })
    await jobs.run('bot')
    expect((await once.people[0]!.update(once.table)).turn).toEqual({ kind: 'decide', seats: [1] })
    expect((await over.people[0]!.update(over.table)).turn).toEqual({ kind: 'decide', seats: [1] })
  })

  test('with more than two, the match goes on without them, and they come last', async () => {
    const { table, people } = await seated({ players: 3, clock: live('loses') })
    expect(await people[2]!.doNow(table, { kind: 'leave' })).toMatchObject({ ok: true })
    const { status, seats } = await people[0]!.update(table)
    expect(status).toBe('playing')
    expect(seats[2]).toMatchObject({ kind: 'bot', for: people[2]!.person })
  })
})

describe('after the match', () => {
  test('a rematch is one new table, with everybody one seat further', async () => {
    const { table, people } = await seated()
    const [ana, ben] = people as [Guest, Guest]
    expect(await ana.doNow(table, { kind: 'rematch' })).toMatchObject({ code: 'not-over' })
    expect(await ana.json('GET', `/api/tables/${table}/record`)).toMatchObject({ code: 'not-over' })
    for (let update = await ana.update(table); update.turn?.kind === 'decide'; update = await ana.update(table)) {
      await play(people[update.turn.seats[0]!]!, table)
    }
    const first = await ana.doNow(table, { kind: 'rematch' })
    const second = await ben.doNow(table, { kind: 'rematch' })
    expect(first).toMatchObject({ ok: true })
    expect(second).toMatchObject({ ok: true, table: first.ok ? first.table : '' })
    const next = await ben.update(first.ok ? first.table : '')
    expect(next).toMatchObject({ you: null, offered: 0 })
    expect(next.status).toBe('gathering')
    expect((await ben.update(table)).rematch).toBe(next.table)
    const history = await ana.json<{ tables: { table: string }[] }>('GET', '/api/me/tables')
    expect(history.tables.map(each => each.table)).toEqual(expect.arrayContaining([table, next.table]))
    // The whole log is open now.
    const { happened, luck } = await ana.update(table)
    expect(happened.filter(({ kind }) => kind === 'chose' || kind === 'fell')).toEqual([])
    expect(luck.seed).toMatch(/^[0-9a-f]{64}$/)
  })
})
