import type { NewEntry, TableStep } from '@masterplan/store'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anId, aStep, aTable, opened, type StoreWorld } from './world.ts'

const MOVE_AND_LUCK: readonly NewEntry[] = [
  { kind: 'move', by: 1, line: '2 1d4' },
  { kind: 'luck', by: 'luck', line: '* parks a1 a6' },
  { kind: 'clock', by: null, line: '{"left":[3,4]}' },
]

export const logContract = ({ fresh }: StoreWorld): void => {
  describe('the log', () => {
    test('entries are read as they were stored, numbered from 1', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const step = aStep(id, 0, { entries: MOVE_AND_LUCK })
      const { author, key, at } = step
      const stored = MOVE_AND_LUCK.map((entry, place) => ({ ...entry, seq: place + 1, at, author, key }))
      expect(await store.tables.append(step)).toEqual({ ok: true, entries: stored })
      expect(await store.tables.load(id, 0)).toMatchObject({ table: { seq: 3 }, entries: stored })
      expect((await store.tables.load(id, 2))?.entries).toEqual(stored.slice(2))
    })

    test('a repeated key stores nothing and gives back what it stored, whatever it was based on', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const step = aStep(id, 0, { entries: MOVE_AND_LUCK })
      const first = await store.tables.append(step)
      await store.tables.append(aStep(id, 3))
      for (const after of [0, 3, 4, 99]) {
        const again = await store.tables.append({ ...step, after, entries: [{ kind: 'move', by: 0, line: '1 other' }] })
        expect(again).toEqual({ ...first, ok: false, why: 'repeated' })
      }
      expect((await store.tables.find(id))?.seq).toBe(4)
    })

    test('a key is one author’s, at one table', async () => {
      const store = await opened(await fresh())
      const [one, two] = [
        (await store.tables.create(aTable())).table.id,
        (await store.tables.create(aTable())).table.id,
      ]
      const step = aStep(one, 0)
      expect(await store.tables.append(step)).toMatchObject({ ok: true })
      expect(await store.tables.append({ ...step, after: 1, author: 'ben-ben-ben-' })).toMatchObject({ ok: true })
      expect(await store.tables.append({ ...step, table: two })).toMatchObject({ ok: true })
    })

    test('a stale step is told what it missed; one from the future or for no table changes nothing', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      await store.tables.append(aStep(id, 0, { entries: MOVE_AND_LUCK }))
      const stale = await store.tables.append(aStep(id, 1, { change: { status: 'over' }, deadlines: [], seats: [] }))
      expect(stale).toMatchObject({ ok: false, why: 'taken', entries: [{ seq: 2 }, { seq: 3 }] })
      expect(await store.tables.append(aStep(id, 4))).toEqual({ ok: false, why: 'taken', entries: [] })
      expect(await store.tables.append(aStep(anId(), 0))).toEqual({ ok: false, why: 'no-such-table' })
      expect(await store.tables.find(id)).toMatchObject({
        seq: 3,
        status: 'gathering',
        seats: [{ seat: 0 }, { seat: 1 }],
      })
    })

    test('a step that cannot be stored leaves nothing behind', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const line = null as unknown as string // what no type lets through, but a database must refuse
      const broken = aStep(id, 0, { entries: [MOVE_AND_LUCK[0]!, { kind: 'luck', by: 'luck', line }] })
      const good = aStep((await store.tables.create(aTable())).table.id, 0)
      const [bad, fine] = await Promise.allSettled([store.tables.append(broken), store.tables.append(good)])
      expect(bad.status).toBe('rejected')
      expect(fine).toMatchObject({ status: 'fulfilled', value: { ok: true } })
      expect(await store.tables.load(id, 0)).toMatchObject({ table: { seq: 0 }, entries: [] })
      await expect(store.tables.append(aStep(id, 0, { entries: [] }))).rejects.toThrow('leave no trace')
    })

    test('whatever is appended in whatever order, the log is what a list would be', async () => {
      const store = await opened(await fresh())
      const steps = fc.array(
        fc.record({
          back: fc.integer({ min: -2, max: 3 }),
          author: fc.constantFrom('ana', 'ben'),
          key: fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5'),
          lines: fc.array(
            fc.string({ unit: 'grapheme', maxLength: 20 }).filter(line => !line.includes('\0')),
            {
              minLength: 1,
              maxLength: 4,
            },
          ),
        }),
        { maxLength: 25 },
      )
      await fc.assert(
        fc.asyncProperty(steps, async plan => {
          const { id } = (await store.tables.create(aTable())).table
          const log: { author: string; key: string; line: string }[] = []
          for (const { back, author, key, lines } of plan) {
            const after = Math.max(0, log.length - back)
            const entries = lines.map(line => ({ kind: 'move', by: 0, line }) as const)
            const answer = await store.tables.append({ ...aStep(id, after), author, key, entries } satisfies TableStep)
            const known = log.filter(each => each.author === author && each.key === key)
            if (known.length > 0) expect(answer).toMatchObject({ ok: false, why: 'repeated', entries: known })
            else if (after !== log.length)
              expect(answer).toMatchObject({ ok: false, why: 'taken', entries: log.slice(after) })
            else {
              expect(answer.ok).toBe(true)
              log.push(...lines.map(line => ({ author, key, line })))
            }
          }
          const loaded = await store.tables.load(id, 0)
          expect(loaded?.entries).toMatchObject(log.map((each, place) => ({ ...each, seq: place + 1 })))
          expect(loaded?.table.seq).toBe(log.length)
        }),
        { numRuns: 40 },
      )
    })
  })
}
