import { describe, expect, test } from 'vitest'
import { anId, aStep, aTable, NOBODY, opened, type StoreWorld } from './world.ts'

export const tablesContract = ({ fresh }: StoreWorld): void => {
  describe('tables', () => {
    test('a table is found as it was made', async () => {
      const store = await opened(await fresh())
      const { key, ...made } = aTable()
      const expected = {
        ...made,
        status: 'gathering',
        changed: made.created,
        seq: 0,
        chatLines: 0,
        awaited: [],
        result: null,
      }
      expect(await store.tables.create({ ...made, key })).toEqual({ table: expected, repeated: false })
      expect(await store.tables.find(made.id)).toEqual(expected)
      expect(await store.tables.load(made.id, 0)).toEqual({ table: expected, entries: [] })
      expect(await store.tables.find(anId())).toBeUndefined()
      expect(await store.tables.load(anId(), 0)).toBeUndefined()
    })

    test('the same host and key make one table', async () => {
      const store = await opened(await fresh())
      const first = aTable()
      await store.tables.create(first)
      const again = await store.tables.create({ ...first, id: anId(), game: 'tryste' })
      expect(again).toMatchObject({ repeated: true, table: { id: first.id, game: 'subdivision' } })
      expect((await store.tables.create({ ...first, id: anId(), host: anId() })).repeated).toBe(false)
    })

    test('open tables are listed, the newest first, until they are full or for friends', async () => {
      const store = await opened(await fresh())
      const [old, young, other, secret, playing] = [
        aTable({ created: 1 }),
        aTable({ created: 2 }),
        aTable({ created: 3, game: 'tryste' }),
        aTable({ visibility: 'link' }),
        aTable(),
      ]
      for (const table of [old, young, other, secret, playing]) await store.tables.create(table)
      await store.tables.append(aStep(playing.id, 0, { change: { status: 'playing' } }))
      const listed = async (game: string | null, limit: number) =>
        (await store.tables.open({ game, limit, hostSince: 0 })).map(({ id }) => id)
      expect(await listed(null, 10)).toEqual([other.id, young.id, old.id])
      expect(await listed('subdivision', 10)).toEqual([young.id, old.id])
      expect(await listed(null, 1)).toEqual([other.id])
    })

    test("a person's tables are those where they sit or are host, in pages", async () => {
      const store = await opened(await fresh())
      const ana = anId()
      const sits = [{ ...NOBODY[0]!, holder: 'person', person: ana, name: 'Ana' } as const, NOBODY[1]!]
      const hosted = aTable({ host: ana, created: 1 })
      const seated = aTable({ seats: sits, created: 2 })
      const both = aTable({ host: ana, seats: sits, created: 3 })
      for (const table of [hosted, seated, both, aTable()]) await store.tables.create(table)
      await store.tables.append(aStep(hosted.id, 0, { at: 9, change: { status: 'playing' } }))
      const among = ['gathering', 'playing', 'over', 'ended'] as const
      const page = async (before: number | null, limit: number) =>
        (await store.tables.ofPerson(ana, { before, limit, among })).map(({ id }) => id)
      expect(await page(null, 10)).toEqual([hosted.id, both.id, seated.id])
      expect(await page(null, 2)).toEqual([hosted.id, both.id])
      expect(await page(3, 2)).toEqual([seated.id])
      expect(await store.tables.ofPerson(ana, { before: null, limit: 9, among: ['playing'] })).toHaveLength(1)
      expect(await store.tables.countOf(ana)).toMatchObject({ open: 2 })
    })

    test('whose decision it is and by when is kept with a table, until a step says otherwise', async () => {
      const store = await opened(await fresh())
      const [one, other] = [aTable(), aTable()]
      for (const table of [one, other]) await store.tables.create(table)
      const awaited = async () => (await store.tables.find(one.id))?.awaited
      await store.tables.append(aStep(one.id, 0, { change: { status: 'playing' }, awaited: [0, 1] }))
      expect(await awaited()).toEqual([0, 1])
      await store.tables.append(aStep(one.id, 1, { awaited: [1], deadlines: [{ name: 'clock-1', due: 70 }] }))
      expect(await awaited()).toEqual([1])
      await store.tables.append(aStep(one.id, 2))
      expect(await awaited()).toEqual([1])
      await store.tables.append(aStep(other.id, 0, { deadlines: [{ name: 'bots', due: 60 }] }))
      expect(await store.tables.deadlines([one.id])).toEqual([{ table: one.id, name: 'clock-1', due: 70, seq: 2 }])
      expect(await store.tables.deadlines([one.id, other.id])).toHaveLength(2)
      expect(await store.tables.deadlines([])).toEqual([])
      await store.tables.append(aStep(one.id, 3, { change: { status: 'over' }, awaited: [] }))
      expect(await awaited()).toEqual([])
    })

    test('a step changes the table, its seats and its deadlines with it', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const seats = NOBODY.map(each => ({ ...each, holder: 'bot' as const, bot: 'greedy', name: 'Greedy' }))
      const result = { scores: [3, 4.5], ranks: [2, 1] }
      const change = { status: 'over', result, rated: false, options: {}, clock: { kind: 'none' }, host: null } as const
      await store.tables.append(
        aStep(id, 0, {
          at: 50,
          change,
          seats,
          deadlines: [
            { name: 'clock-0', due: 90 },
            { name: 'bots', due: 70 },
          ],
        }),
      )
      expect(await store.tables.find(id)).toMatchObject({ ...change, seats, changed: 50, seq: 1 })
      expect(await store.tables.due(69, 10)).toEqual([])
      expect(await store.tables.due(100, 10)).toEqual([
        { table: id, name: 'bots', due: 70, seq: 1 },
        { table: id, name: 'clock-0', due: 90, seq: 1 },
      ])
      await store.tables.append(aStep(id, 1)) // says nothing of deadlines: they stand
      expect(await store.tables.due(100, 1)).toHaveLength(1)
      await store.tables.append(aStep(id, 2, { deadlines: [{ name: 'bots', due: 80 }] }))
      expect(await store.tables.due(100, 10)).toEqual([{ table: id, name: 'bots', due: 80, seq: 3 }])
      await store.tables.append(aStep(id, 3, { deadlines: [] }))
      expect(await store.tables.due(100, 10)).toEqual([])
    })
  })
}
