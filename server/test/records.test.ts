import { findGame } from '@masterplan/catalog'
import { readRecord, verify } from '@masterplan/kernel'
import type { FairMatchRecord } from '@masterplan/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BegunMatch, goAway, live, MINUTE, OK, play, SlowSite } from './at-the-table.ts'
import type { Guest } from './site.ts'

let site: SlowSite
beforeAll(async () => {
  site = await SlowSite.open()
})
afterAll(() => site.close())

/** The record of a match that is over, proved by whoever reads it. */
async function recordOf(guest: Guest, table: string): Promise<FairMatchRecord> {
  const text = await (await guest.fetch('GET', `/api/tables/${table}/record`)).text()
  const read = readRecord(text)
  expect(read.ok && verify(read.record, findGame)).toMatchObject({ ok: true })
  return JSON.parse(text)
}
const today = () => new Date(Date.now() + site.later).toISOString().slice(0, 10)

async function bothHaveMoved({ people, table }: BegunMatch): Promise<void> {
  for (const guest of people) await play(guest, table)
}

describe('the record of a match says how it ended', () => {
  test('by its rules: the places are those of the result', async () => {
    const match = await site.begun(2)
    await site.playOut(match.people[0]!, match)
    const record = await recordOf(match.people[0]!, match.table)
    expect(record).toMatchObject({ ended: { why: 'rules' }, played: today() })
    expect([record.result === null, 'ranks' in record.ended]).toEqual([false, false])
  })

  test('on time: the result of the log is none, and the places are as they counted', async () => {
    const match = await site.begun(2, { clock: live('loses', 60) })
    await bothHaveMoved(match)
    site.later += 2 * MINUTE
    await site.jobs.run('clock')
    const record = await recordOf(match.people[1]!, match.table)
    expect(record).toMatchObject({ result: null, ended: { why: 'time', ranks: [2, 1] }, played: today() })
  })

  test('because somebody left', async () => {
    const match = await site.begun(2, { clock: live('loses') })
    await bothHaveMoved(match)
    expect(await match.people[1]!.doNow(match.table, { kind: 'leave' })).toMatchObject(OK)
    const record = await recordOf(match.people[0]!, match.table)
    expect(record).toMatchObject({ result: null, ended: { why: 'left', ranks: [1, 2] } })
  })

  test('by its rules, with whoever left last all the same', async () => {
    const match = await site.begun(3)
    const [ana, ben, cleo] = match.people as [Guest, Guest, Guest]
    for (const guest of [ana, ben, cleo]) await play(guest, match.table)
    expect(await cleo.doNow(match.table, { kind: 'leave' })).toMatchObject(OK)
    const { outcome } = await site.playOut(ana, match)
    const record = await recordOf(ana, match.table)
    expect(record.ended.why).toBe('rules')
    expect(record.ended.ranks ?? record.result!.ranks).toEqual(outcome!.ranks)
    expect(outcome!.ranks[2]).toBe(3)
  })

  test('by a claim on somebody who was away', async () => {
    const match = await site.begun(2, { clock: live('loses'), rated: true })
    await bothHaveMoved(match)
    await goAway(match, 0)
    site.later += 4 * MINUTE
    expect(await match.people[1]!.doNow(match.table, { kind: 'claim' })).toMatchObject(OK)
    const record = await recordOf(match.people[1]!, match.table)
    expect(record).toMatchObject({ result: null, ended: { why: 'claimed', ranks: [2, 1] } })
  })

  test('aborted before the first moves, or ended by its host: nobody was placed', async () => {
    const aborted = await site.begun(2)
    expect(await aborted.people[1]!.doNow(aborted.table, { kind: 'abort' })).toMatchObject(OK)
    expect((await recordOf(aborted.people[0]!, aborted.table)).ended).toEqual({ why: 'aborted' })
    const [host] = (await site.begun(2)).people as [Guest]
    const table = await host.create({
      game: 'subdivision',
      players: 2,
      name: 'Ana',
      bots: [{ seat: 1, bot: 'level-1' }],
    })
    expect(await host.doNow(table, { kind: 'start' })).toMatchObject(OK)
    expect(await host.doNow(table, { kind: 'end' })).toMatchObject(OK)
    expect((await recordOf(host, table)).ended).toEqual({ why: 'host' })
  })
})
