import { describe, expect, test } from 'vitest'
import { anId, aTable, opened, type StoreWorld } from './world.ts'

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

    test('a table is rated once, and people and bots stand in one list', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const match = { table: id, game: 'tryste', players: 3, who: ['person:ana', 'bot:easy', 'bot:easy'], at: 9 }
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
        { ...same, who: 'person:ana', mu: 30, sigma: 4, shown: 18 },
        { ...same, who: 'bot:easy', mu: 22, sigma: 6, shown: 4 },
      ])
      expect(await store.ratings.best({ game: 'tryste', players: 2, limit: 9 })).toEqual([])
      expect((await store.ratings.changes(id)).map(each => each.after)).toEqual(after)
      await expect(store.ratings.rate({ ...match, table: anId() }, () => [])).rejects.toThrow('or nobody')
      const next = { ...match, table: (await store.tables.create(aTable())).table.id }
      await store.ratings.rate(next, reckon)
      expect(seen[1]).toEqual([
        { mu: 30, sigma: 4 },
        { mu: 22, sigma: 6 },
        { mu: 22, sigma: 6 },
      ])
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
