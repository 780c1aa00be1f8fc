import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { pluginsFor } from '../src/plugins.ts'
import { leaveTables, runningMatches } from '../src/tables/leave-tables.ts'
import { live, OK, play, SlowSite } from './at-the-table.ts'
import { Guest } from './site.ts'

let site: SlowSite
beforeAll(async () => {
  site = await SlowSite.open()
})
afterAll(() => site.close())

describe('nobody is left', () => {
  test('a live table at which no person holds a seat any more ends at once', async () => {
    const match = await site.begun(2, { clock: live('bot-takes-over') })
    const [ana, ben] = match.people as [Guest, Guest]
    await ana.doNow(match.table, { kind: 'leave' })
    expect((await ben.update(match.table)).status).toBe('playing')
    await ben.doNow(match.table, { kind: 'leave' })
    expect(await ben.update(match.table)).toMatchObject({ status: 'ended', ended: 'aborted', outcome: null })
  })

  test('a table opened for bots alone plays on', async () => {
    const host = await Guest.at(site.address)
    const bots = [0, 1].map(seat => ({ seat: seat as 0 | 1, bot: 'level-1' }))
    const table = await host.create({ game: 'subdivision', players: 2, clock: live('bot-takes-over'), bots })
    expect(await host.doNow(table, { kind: 'start' })).toMatchObject(OK)
    for (let move = 0; move < 4; move++) await site.jobs.run('bot')
    const { status, happened } = await host.update(table)
    expect([status, happened.filter(({ kind }) => kind === 'chose').length]).toEqual(['playing', 4])
  })

  test('who deletes themselves is told which matches they play, and has left them for everybody else', async () => {
    const mail = { smtp: null, mailFrom: 'host@example.org', contact: null, sender: null } as const
    const whole = await SlowSite.open({ plugins: pluginsFor({ origin: 'http://localhost', limits: 'none', ...mail }) })
    onTestFinished(() => whole.close())
    const match = await whole.begun(2)
    const { table } = match
    const [ana, ben] = match.people as [Guest, Guest]
    const mine = await ana.json<{ table: string }[]>('GET', '/api/me/matches')
    expect(mine.map(card => card.table)).toEqual([table])
    expect(await ana.json('DELETE', '/api/me', { sure: 'delete everything' })).toEqual({ ok: true })
    expect(await ben.update(table)).toMatchObject({ status: 'playing', seats: [{ kind: 'bot', for: null }, {}] })
    await whole.jobs.run('bot')
    const { turn, happened } = await ben.update(table)
    expect(turn).toEqual({ kind: 'decide', seats: [1] })
    expect(happened.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['left', 'bot-sat']))
  })

  test('who is deleted has left every match, and no table stands still', async () => {
    const match = await site.begun(2)
    const { table } = match
    const [ana, ben] = match.people as [Guest, Guest]
    const rated = await site.begun(2, { clock: live(), rated: true })
    const gathering = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
    expect((await runningMatches(ana.person, site.store)).map(({ id }) => id)).toEqual([table])
    await leaveTables(ana.person, site.parts)
    await leaveTables(rated.people[0]!.person, site.parts)
    expect(await runningMatches(ana.person, site.store)).toEqual([])
    expect(await rated.people[1]!.update(rated.table)).toMatchObject({ status: 'over', ended: 'left' })
    expect((await ben.update(gathering)).status).toBe('ended')
    await site.jobs.run('bot')
    const { turn, happened } = await ben.update(table)
    expect(turn).toEqual({ kind: 'decide', seats: [1] })
    expect(happened.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['left', 'bot-sat']))
  })
})

describe('first moves', () => {
  test('as long as somebody has made none, anybody ends the match without a result', async () => {
    const match = await site.begun(2, { clock: live(), rated: true })
    const { table } = match
    const [ana, ben] = match.people as [Guest, Guest]
    expect((await play(ana, table)).abort).toBe(true)
    const other = await site.begun(2)
    await play(other.people[0]!, other.table)
    expect((await play(other.people[1]!, other.table)).abort).toBe(false)
    expect(await other.people[0]!.doNow(other.table, { kind: 'abort' })).toMatchObject({ code: 'not-allowed' })
    expect(await (await Guest.at(site.address)).doNow(table, { kind: 'abort' })).toMatchObject({ code: 'not-seated' })
    expect(await ben.doNow(table, { kind: 'abort' })).toMatchObject(OK)
    expect(await ana.update(table)).toMatchObject({ status: 'ended', ended: 'aborted', outcome: null })
  })
})

describe('late, where a bot moves', () => {
  test('it makes that one decision, and its person gets a fresh allowance; after two in a row it sits down', async () => {
    const match = await site.begun(2, { clock: live('bot-moves', 120) })
    const { table } = match
    const [ana, ben] = match.people as [Guest, Guest]
    const runOut = async () => {
      site.later += 121_000
      await site.jobs.run('clock')
    }
    await runOut()
    expect((await ben.update(table)).seats[0]).toMatchObject({ kind: 'person' })
    await site.jobs.run('bot')
    const once = await ben.update(table)
    expect(once.turn).toEqual({ kind: 'decide', seats: [1] })
    expect(once.clocks[0]).toMatchObject({ left: 30_000 })
    await play(ben, table)
    await play(ana, table) // in time: it is not in a row
    await play(ben, table)
    await runOut()
    await site.jobs.run('bot')
    await play(ben, table)
    expect((await ben.update(table)).seats[0]).toMatchObject({ kind: 'person' })
    await runOut()
    const twice = await ben.update(table)
    expect(twice.seats[0]).toMatchObject({ kind: 'bot', for: ana.person })
    expect(twice.happened.slice(-2)).toMatchObject([
      { kind: 'late', seat: 0 },
      { kind: 'bot-sat', seat: 0 },
    ])
    expect(await ana.doNow(table, { kind: 'sit', seat: null, name: 'Ana' })).toMatchObject(OK)
    expect((await ana.update(table)).clocks[0]?.left).toBeGreaterThan(29_000)
  })
})

describe('a question about taking back', () => {
  test('can be asked after a reply, stands in every complete update, and the clock of who must answer waits', async () => {
    const match = await site.begun(2, { clock: live('loses', 60) })
    const { table } = match
    const [ana, ben] = match.people as [Guest, Guest]
    await play(ana, table)
    await play(ben, table)
    await play(ana, table)
    const mine = await ana.update(table)
    expect(mine).toMatchObject({ undo: mine.seq - 1, ask: null }) // freely, as long as nobody has moved since
    await play(ben, table)
    const { ask, undo, seq } = await ana.update(table)
    expect(undo).toBeNull()
    expect(ask).toBe(seq - 2)
    await play(ana, table)
    const before = (await ben.update(table)).clocks[1]!.left
    expect(await ana.doNow(table, { kind: 'undo', to: ask! })).toMatchObject(OK)
    site.later += 15_000
    const waits = await ben.update(table)
    expect(waits.questions).toMatchObject([{ kind: 'undo', by: 0, needed: [1] }])
    expect(waits.clocks[1]!.left).toBeGreaterThan(before - 1000)
    site.later += 15_000
    const left = (await ben.update(table)).clocks[1]!.left
    expect(left).toBeLessThan(before - 9000)
    expect(left).toBeGreaterThan(before - 12_000)
    expect(await ben.doNow(table, { kind: 'answer', about: waits.questions[0]!.about, yes: true })).toMatchObject(OK)
    expect((await ana.update(table)).turn).toEqual({ kind: 'decide', seats: [0] })
  })

  test('the clock goes on as soon as it is answered', async () => {
    const match = await site.begun(2, { clock: live('loses', 60) })
    const { table } = match
    const [ana, ben] = match.people as [Guest, Guest]
    await play(ana, table)
    await play(ben, table)
    await play(ana, table)
    const { ask, seq } = { ask: 1, seq: (await ana.update(table)).seq }
    expect(await ana.do(table, seq, { kind: 'undo', to: ask })).toMatchObject(OK)
    const { questions, clocks } = await ben.update(table)
    expect(await ben.doNow(table, { kind: 'answer', about: questions[0]!.about, yes: false })).toMatchObject(OK)
    site.later += 10_000
    expect((await ben.update(table)).clocks[1]!.left).toBeLessThan(clocks[1]!.left - 9000)
  })
})
