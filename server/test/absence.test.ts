import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAYS, goAway, HOUR, live, MINUTE, OK, play, SlowSite } from './at-the-table.ts'
import type { Guest } from './site.ts'
import { until } from './visitor.ts'

let site: SlowSite
beforeAll(async () => {
  site = await SlowSite.open()
})
afterAll(() => site.close())

describe('somebody is away', () => {
  test('live: after three minutes and on their turn the table’s bot takes over, and no other', async () => {
    const match = await site.begun(2, { clock: live('bot-takes-over') })
    const [ana, ben] = match.people as [Guest, Guest]
    const { table } = match
    const replace = (seat: 0 | 1) => ben.doNow(table, { kind: 'replace', seat, bot: 'level-5' })
    expect(await replace(0)).toMatchObject({ code: 'not-allowed' }) // she is there
    await goAway(match, 0)
    const seen = await ben.update(table)
    expect(seen.absent).toMatchObject([{ seat: 0, may: 'replace' }])
    expect(seen.absent[0]!.from - seen.absent[0]!.since).toBe(3 * MINUTE)
    expect(await replace(0)).toMatchObject({ code: 'too-soon', retryAfter: expect.any(Number) })
    site.later += 3 * MINUTE
    expect(await replace(0)).toMatchObject(OK)
    const after = await ben.update(table)
    expect(after.seats[0]).toMatchObject({ kind: 'bot', bot: 'level-2', for: ana.person, forName: 'Ana' })
    expect(after.happened.slice(-2)).toMatchObject([{ kind: 'asked-replace' }, { kind: 'bot-sat', seat: 0 }])
  })

  test('not while it is not their turn', async () => {
    const match = await site.begun(2, { clock: live('bot-takes-over') })
    await goAway(match, 1)
    site.later += 10 * MINUTE
    expect((await match.people[0]!.update(match.table)).absent).toEqual([])
    expect(await match.people[0]!.doNow(match.table, { kind: 'replace', seat: 1 })).toMatchObject({
      code: 'not-allowed',
    })
  })

  test('over days nobody is replaced before their time is up', async () => {
    const match = await site.begun(2, { clock: DAYS })
    await goAway(match, 0)
    site.later += 20 * HOUR
    const [, ben] = match.people as [Guest, Guest]
    expect((await ben.update(match.table)).absent).toEqual([])
    expect(await ben.doNow(match.table, { kind: 'replace', seat: 0 })).toMatchObject({ code: 'not-allowed' })
    site.later += 5 * HOUR
    await site.jobs.run('clock')
    expect(await ben.doNow(match.table, { kind: 'replace', seat: 0 })).toMatchObject(OK)
  })

  test('without a clock all others who are there must agree, and nobody who is not', async () => {
    const match = await site.begun(3)
    const { table } = match
    const [ana, ben, cleo] = match.people as [Guest, Guest, Guest]
    await goAway(match, 0)
    site.later += 3 * MINUTE
    expect((await ben.update(table)).absent).toMatchObject([{ seat: 0, may: 'ask' }])
    expect(await ben.doNow(table, { kind: 'replace', seat: 0 })).toMatchObject(OK)
    const { questions, seats } = await cleo.update(table)
    expect(seats[0]).toMatchObject({ kind: 'person' })
    expect(questions).toMatchObject([{ kind: 'replace', by: 1, seat: 0, needed: [2] }])
    expect(await ana.doNow(table, { kind: 'answer', about: questions[0]!.about, yes: true })).toMatchObject({
      code: 'nothing-asked',
    })
    expect(await cleo.doNow(table, { kind: 'answer', about: questions[0]!.about, yes: false })).toMatchObject(OK)
    await goAway(match, 2)
    expect(await ben.doNow(table, { kind: 'replace', seat: 0 })).toMatchObject(OK)
    expect((await ben.update(table)).seats[0]).toMatchObject({ kind: 'bot', for: ana.person })
  })

  test('a rated match of two is never played by a bot: the win is claimed, or it ends without a result', async () => {
    for (const deed of ['claim', 'abort'] as const) {
      const match = await site.begun(2, { clock: live(), rated: true })
      const { table } = match
      const [ana, ben] = match.people as [Guest, Guest]
      await play(ana, table)
      await play(ben, table)
      await goAway(match, 0)
      expect(await ben.doNow(table, { kind: deed })).toMatchObject({ code: 'too-soon' })
      site.later += 3 * MINUTE
      expect((await ben.update(table)).absent).toMatchObject([{ seat: 0, may: 'claim' }])
      expect(await ben.doNow(table, { kind: 'replace', seat: 0 })).toMatchObject({ code: 'not-allowed' })
      expect(await ben.doNow(table, { kind: deed })).toMatchObject(OK)
      const end = await ben.update(table)
      if (deed === 'claim') expect(end).toMatchObject({ status: 'over', ended: 'claimed', outcome: { ranks: [2, 1] } })
      else expect(end).toMatchObject({ status: 'ended', ended: 'aborted', outcome: null })
    }
  })
})

describe('coming back', () => {
  test('who was replaced takes the seat back with one command, at any time', async () => {
    const match = await site.begun(2, { clock: live('bot-takes-over') })
    const { table } = match
    const [ana, ben] = match.people as [Guest, Guest]
    await goAway(match, 0)
    site.later += 3 * MINUTE
    await ben.doNow(table, { kind: 'replace', seat: 0 })
    await site.jobs.run('bot')
    const kept = await ana.update(table)
    expect(kept).toMatchObject({ you: null, offered: 0 })
    expect(kept.seats[0]).toMatchObject({ since: expect.any(Number) })
    expect(kept.happened.at(-1)).toMatchObject({ kind: 'chose', seat: 0, bot: true })
    expect(await ana.doNow(table, { kind: 'sit', seat: null, name: 'Ana' })).toMatchObject(OK)
    expect(await ana.update(table)).toMatchObject({ you: 0, offered: null })
    expect((await ben.update(table)).happened.at(-1)).toMatchObject({ kind: 'sat', seat: 0 })
  })

  test('who left an unrated match comes last, unless they come back', async () => {
    for (const returns of [false, true]) {
      const match = await site.begun(2)
      const { table } = match
      const [ana, ben] = match.people as [Guest, Guest]
      await play(ana, table)
      await play(ben, table)
      expect(await ana.doNow(table, { kind: 'leave' })).toMatchObject(OK)
      expect((await ana.update(table)).offered).toBe(0)
      if (returns) expect(await ana.doNow(table, { kind: 'sit', seat: 0, name: 'Ana' })).toMatchObject(OK)
      const end = await site.playOut(ben, match)
      expect(end.status).toBe('over')
      expect(end.outcome?.lost).toEqual(returns ? [] : [0])
      if (!returns) expect(end.outcome?.ranks).toEqual([2, 1])
    }
  })

  test('in a rated match leaving is final; of three, who went first is last of all', async () => {
    const match = await site.begun(3, { clock: live('bot-takes-over'), rated: true })
    const { table } = match
    const [ana, ben, cleo] = match.people as [Guest, Guest, Guest]
    expect(await cleo.doNow(table, { kind: 'leave' })).toMatchObject(OK)
    expect((await cleo.update(table)).offered).toBeNull()
    expect(await cleo.doNow(table, { kind: 'sit', seat: null, name: 'Cleo' })).toMatchObject({ code: 'gone-for-good' })
    await goAway(match, 0)
    site.later += 3 * MINUTE
    expect(await ben.doNow(table, { kind: 'replace', seat: 0 })).toMatchObject(OK)
    expect((await ana.update(table)).offered).toBe(0)
    const end = await site.playOut(ben, match)
    expect(end).toMatchObject({ status: 'over', ended: 'rules', outcome: { ranks: [2, 1, 3], lost: [2, 0] } })
    await until(
      () => site.store.ratings.changes(table),
      changes => changes.length === 3,
    )
  })

  test('a rated match of two is lost by who leaves, whatever the clock', async () => {
    const match = await site.begun(2, { clock: { ...DAYS, late: 'loses' }, rated: true })
    expect(await match.people[1]!.doNow(match.table, { kind: 'leave' })).toMatchObject(OK)
    expect(await match.people[0]!.update(match.table)).toMatchObject({
      ...{ status: 'over', ended: 'left', outcome: { ranks: [1, 2], lost: [1] } },
    })
  })
})
