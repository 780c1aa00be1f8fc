import { RATING } from '@masterplan/store'
import { describe, expect, test } from 'vitest'
import { anId, aPerson, aStep, aTable, opened, type StoreWorld } from './world.ts'

export const chatContract = ({ fresh }: StoreWorld): void => {
  describe('chat, ratings and notices', () => {
    test('words are numbered at each table, and heard from where one left', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const words = { table: id, author: 'ana', name: 'Ana', at: 5 }
      for (const text of ['one', 'two', 'three']) await store.chat.say({ ...words, key: text, text })
      expect(await store.chat.say({ ...words, key: 'one', text: 'again' })).toMatchObject({ n: 1, text: 'one' })
      expect(await store.chat.say({ ...words, table: anId(), key: 'one', text: 'nowhere' })).toBeUndefined()
      const heard = async (after: number, limit: number) =>
        (await store.chat.heard(id, { after, limit })).map(({ n, text }) => `${n} ${text}`)
      expect(await heard(0, 9)).toEqual(['1 one', '2 two', '3 three'])
      expect(await heard(0, 2)).toEqual(['2 two', '3 three'])
      expect(await heard(2, 9)).toEqual(['3 three'])
      expect(await heard(3, 9)).toEqual([])
    })

    test('a mute is for one table and one pair of ears', async () => {
      const store = await opened(await fresh())
      const [one, two] = [
        (await store.tables.create(aTable())).table.id,
        (await store.tables.create(aTable())).table.id,
      ]
      await store.chat.mute(one, 'ana', 'ben')
      await store.chat.mute(one, 'ana', 'ben')
      expect(await store.chat.muted(one, 'ana')).toEqual(['ben'])
      expect(await store.chat.muted(two, 'ana')).toEqual([])
      expect(await store.chat.muted(one, 'ben')).toEqual([])
      await store.chat.unmute(one, 'ana', 'ben')
      expect(await store.chat.muted(one, 'ana')).toEqual([])
    })

    test('reports wait, the oldest first, until they are settled', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const report = { table: id, by: 'ana', about: 'ben', reason: 'spam', text: '…' } as const
      const [late, early] = [anId(), anId()]
      await store.chat.report({ ...report, id: late, at: 2 })
      await store.chat.report({ ...report, id: early, at: 1 })
      expect(await store.chat.reports(9)).toEqual([
        { ...report, id: early, at: 1, settled: false },
        { ...report, id: late, at: 2, settled: false },
      ])
      await store.chat.settle(early)
      expect((await store.chat.reports(9)).map(each => each.id)).toEqual([late])
    })

    test('a table is rated once; who has few matches stands behind those who have many', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const [ana, ben] = ['AAAAAAAAAAAA', 'BBBBBBBBBBBB'].map(each => aPerson({ id: each }))
      for (const each of [ana!, ben!]) await store.people.create(each)
      const people = [ana!.id, ben!.id, null]
      const match = { table: id, game: 'tryste', players: 3, people, at: 9 }
      const after = [
        { mu: 30, sigma: 4 },
        { mu: 20, sigma: 5 },
        { mu: 24, sigma: 7 },
      ]
      const seen: unknown[] = []
      const reckon = (before: readonly unknown[]) => {
        seen.push(before)
        return after
      }
      expect(await store.ratings.rate(match, reckon)).toBe(true)
      expect(await store.ratings.rate(match, reckon)).toBe(false)
      expect(seen).toEqual([[undefined, undefined, undefined]])
      const same = { game: 'tryste', players: 3, matches: 1, changed: 9 }
      expect(await store.ratings.best({ game: 'tryste', players: 3, limit: 9 })).toEqual([
        { ...same, who: `person:${ana!.id}`, mu: 30, sigma: 4, shown: 1800 },
        { ...same, who: `person:${ben!.id}`, mu: 20, sigma: 5, shown: 1200 },
      ])
      expect(await store.ratings.best({ game: 'tryste', players: 2, limit: 9 })).toEqual([])
      expect(await store.ratings.changes(id)).toEqual(
        people.map((person, seat) => ({ person, before: null, after: after[seat], matches: 1 })),
      )
      await expect(store.ratings.rate({ ...match, table: anId() }, () => [])).rejects.toThrow('or nobody')
      const next = { ...match, table: (await store.tables.create(aTable())).table.id }
      await store.ratings.rate(next, reckon)
      expect(seen[1]).toMatchObject([{ mu: 30, sigma: 4 }, { mu: 20, sigma: 5 }, undefined])
      expect(await store.ratings.changes(next.table)).toMatchObject([{ before: after[0], matches: 2 }, {}, {}])
      for (let n = 0; n < 8; n++) {
        const alone = { ...match, people: [ben!.id], table: (await store.tables.create(aTable())).table.id }
        await store.ratings.rate(alone, () => [after[1]!])
      }
      const best = await store.ratings.best({ game: 'tryste', players: 3, limit: 9 })
      expect(best.map(({ who, matches }) => [who, matches])).toEqual([
        [`person:${ben!.id}`, 10],
        [`person:${ana!.id}`, 2],
      ])
    })

    test('a rating that is due is no other deadline, and none once it was told', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      await store.tables.append(aStep(id, 0, { deadlines: [{ name: RATING, due: 5 }] }))
      expect(await store.ratings.due(4, 9)).toEqual([])
      expect(await store.ratings.due(5, 9)).toEqual([id])
      expect(await store.tables.due(5, 9)).toEqual([])
      await store.tables.append(aStep(id, 1, { deadlines: [] }))
      expect(await store.ratings.due(5, 9)).toEqual([])
    })

    test('a browser that changes hands notifies its new owner only; a notice is first once', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const browser = { endpoint: 'https://push/1', p256dh: 'p', auth: 'a', created: 1 }
      await store.notices.subscribe({ ...browser, person: 'ana' })
      await store.notices.subscribe({ ...browser, person: 'ben', auth: 'b' })
      expect(await store.notices.subscriptions('ana')).toEqual([])
      expect(await store.notices.subscriptions('ben')).toEqual([{ ...browser, person: 'ben', auth: 'b' }])
      await store.notices.unsubscribe(browser.endpoint)
      expect(await store.notices.subscriptions('ben')).toEqual([])
      const notice = { person: 'ana', table: id, about: 'turn-3', at: 1 }
      expect(await store.notices.first(notice)).toBe(true)
      expect(await store.notices.first({ ...notice, at: 2 })).toBe(false)
      expect(await store.notices.first({ ...notice, about: 'turn-5' })).toBe(true)
    })

    test('of each person the five newest browsers are kept', async () => {
      const store = await opened(await fresh())
      const browser = (at: number, person: string) => ({
        ...{ endpoint: `https://push/${person}-${at}`, p256dh: 'p', auth: 'a', person, created: at },
      })
      await store.notices.subscribe(browser(0, 'ben'))
      for (let at = 1; at <= 7; at++) await store.notices.subscribe(browser(at, 'ana'))
      const kept = (await store.notices.subscriptions('ana')).map(({ created }) => created)
      expect(kept).toEqual([3, 4, 5, 6, 7])
      expect(await store.notices.subscriptions('ben')).toHaveLength(1)
    })

    test('the last letter about a table is known, and how many reports somebody made lately', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const notice = { person: 'ana', table: id, about: 'turn-9', at: 90 }
      await store.notices.first(notice)
      expect(await store.notices.lastLetter('ana', id)).toBeNull()
      for (const at of [10, 30, 20]) await store.notices.first({ ...notice, about: `letter-${at}`, at })
      expect(await store.notices.lastLetter('ana', id)).toBe(30)
      expect(await store.notices.lastLetter('ben', id)).toBeNull()
      for (const at of [10, 20, 30]) {
        const report = { id: anId(), table: id, by: 'ana', about: 'ben', reason: 'other', text: '', at } as const
        await store.chat.report(report)
      }
      expect(await store.chat.countReports('ana', 20)).toBe(2)
      expect(await store.chat.countReports('ben', 0)).toBe(0)
    })
  })
}
