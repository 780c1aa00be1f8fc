import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { live, OK, play, SlowSite } from './at-the-table.ts'
import { Guest, newKey } from './site.ts'
import { until } from './visitor.ts'

let site: SlowSite
beforeAll(async () => {
  site = await SlowSite.open()
})
afterAll(() => site.close())

const agree = async (guest: Guest, table: string, yes: boolean) => {
  const { questions } = await guest.update(table)
  return guest.doNow(table, { kind: 'answer', about: questions[0]!.about, yes })
}

/** Three people who have all made a first move. */
async function three() {
  const match = await site.begun(3)
  for (const guest of match.people) await play(guest, match.table)
  const [ana, ben, cleo] = match.people as [Guest, Guest, Guest]
  return { table: match.table, ana, ben, cleo }
}

describe('ending a match by agreement', () => {
  test('needs everybody’s yes; the places are as the points stand then, and the log says why', async () => {
    const { table, ana, ben, cleo } = await three()
    expect(await ben.doNow(table, { kind: 'ask-end' })).toMatchObject(OK)
    expect((await cleo.update(table)).questions).toMatchObject([{ kind: 'end', by: 1, needed: [0, 2] }])
    expect(await ben.doNow(table, { kind: 'ask-end' })).toMatchObject({ code: 'already-asked' })
    expect(await agree(ben, table, true)).toMatchObject({ code: 'nothing-asked' })
    expect(await agree(ana, table, true)).toMatchObject(OK)
    expect((await ana.update(table)).status).toBe('playing')
    expect(await agree(cleo, table, true)).toMatchObject(OK)
    const end = await ana.update(table)
    expect(end).toMatchObject({ status: 'over', ended: 'agreed', turn: { kind: 'over' } })
    expect(end.happened.slice(-2)).toMatchObject([{ kind: 'answered' }, { kind: 'over', why: 'agreed' }])
    const { result, ended } = await ana.json<Record<string, unknown>>('GET', `/api/tables/${table}/record`)
    expect([result, ended]).toEqual([null, { why: 'agreed', ranks: end.outcome!.ranks }])
  })

  test('a no, a move of a person or another person in a seat ends the question, not the match', async () => {
    const { table, ana, ben, cleo } = await three()
    const asks = () => ben.doNow(table, { kind: 'ask-end' })
    const questions = async () => (await ana.update(table)).questions
    expect(await asks()).toMatchObject(OK)
    expect(await agree(ana, table, false)).toMatchObject(OK)
    expect(await questions()).toEqual([])
    expect(await asks()).toMatchObject(OK)
    await play(ana, table)
    expect(await questions()).toEqual([])
    expect(await asks()).toMatchObject(OK)
    expect(await cleo.doNow(table, { kind: 'leave' })).toMatchObject(OK)
    expect(await questions()).toEqual([])
    expect((await ana.update(table)).status).toBe('playing')
  })

  test('is not asked where anybody may abort, alone with bots, or from the audience', async () => {
    const begun = await site.begun(2)
    const [ana] = begun.people as [Guest]
    expect(await ana.doNow(begun.table, { kind: 'ask-end' })).toMatchObject({ code: 'not-allowed' })
    const stranger = await Guest.at(site.address)
    expect(await stranger.doNow(begun.table, { kind: 'ask-end' })).toMatchObject({ code: 'not-seated' })
    const bots = [{ seat: 1, bot: 'level-1' }] as const
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana', bots: [...bots] })
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject(OK)
    await play(ana, table)
    await site.jobs.run('bot')
    expect(await ana.doNow(table, { kind: 'ask-end' })).toMatchObject({ code: 'not-allowed' })
  })

  test('where it counts, it counts by these places', async () => {
    const match = await site.begun(2, { clock: live('loses'), rated: true })
    for (const guest of match.people) await play(guest, match.table)
    const [ana, ben] = match.people as [Guest, Guest]
    expect(await ana.doNow(match.table, { kind: 'ask-end' })).toMatchObject(OK)
    expect(await agree(ben, match.table, true)).toMatchObject(OK)
    const rated = await until(
      () => ana.update(match.table),
      ({ ratings }) => ratings !== null,
    )
    expect(rated.ratings).toHaveLength(2)
  })
})

describe('the audience’s chat', () => {
  test('is heard at the table if the host opens it, before or during the match; everybody is told', async () => {
    const { people, table, lines } = await site.begun(2)
    const [ana, ben] = people as [Guest, Guest]
    const cleo = await Guest.at(site.address)
    const say = (text: string) => cleo.json('POST', `/api/tables/${table}/chat`, { key: newKey(), text })
    const heard = async () =>
      (await ben.json<{ text: string }[]>('GET', `/api/tables/${table}/chat`)).map(({ text }) => text)
    await say('one')
    expect(await heard()).toEqual([])
    expect(await ben.doNow(table, { kind: 'open-chat', open: true })).toMatchObject({ code: 'not-host' })
    expect(await ana.doNow(table, { kind: 'open-chat', open: true })).toMatchObject(OK)
    const told = await ben.update(table)
    expect([told.openChat, told.happened.at(-1)]).toMatchObject([true, { kind: 'opened-chat', open: true }])
    await say('two')
    expect(await heard()).toEqual(['one', 'two'])
    await lines[1]!.until('chat', frame => frame.line.text === 'two')
    expect(await ana.doNow(table, { kind: 'open-chat', open: false })).toMatchObject(OK)
    await say('three')
    expect(await heard()).toEqual([])
    expect((await ben.update(table)).openChat).toBe(false)
  })

  test('can be opened while people gather, and asks nobody again', async () => {
    const ana = await Guest.at(site.address)
    const ben = await Guest.at(site.address)
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
    await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })
    expect(await ana.doNow(table, { kind: 'open-chat', open: true })).toMatchObject(OK)
    expect((await ben.update(table)).seats[1]).toMatchObject({ kind: 'person' })
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject(OK)
    expect((await ben.update(table)).openChat).toBe(true)
  })
})
