import { describe, expect, test } from 'vitest'
import { anId, aPerson, aStep, aTable, opened, type StoreWorld } from './world.ts'

export const racesContract = ({ fresh }: StoreWorld): void => {
  describe('races', () => {
    test('of two connections that want the same seq exactly one gets it, every time', async () => {
      const address = await fresh()
      const stores = [await opened(address), await opened(address)]
      const { id } = (await stores[0]!.tables.create(aTable())).table
      for (let seq = 0; seq < 100; seq += 2) {
        const lines = ['1 mine', '2 mine too', '1 and mine', '2 mine']
        const answers = await Promise.all(
          lines.map((line, at) => {
            const entries = [
              { kind: 'move', by: 0, line } as const,
              { kind: 'luck', by: 'luck', line: `* ${line}` } as const,
            ]
            return stores[at % 2]!.tables.append(aStep(id, seq, { entries }))
          }),
        )
        const [winner, ...more] = answers.filter(answer => answer.ok)
        expect(more).toEqual([])
        for (const answer of answers) {
          if (answer !== winner) expect(answer).toEqual({ ...winner, ok: false, why: 'taken' })
        }
      }
      expect((await stores[1]!.tables.load(id, 0))?.entries.map(({ seq }) => seq)).toEqual(upTo(100))
    })

    test('one command sent over many connections at once is stored once', async () => {
      const address = await fresh()
      const stores = [await opened(address), await opened(address), await opened(address)]
      const { id } = (await stores[0]!.tables.create(aTable())).table
      for (let seq = 0; seq < 20; seq++) {
        const step = aStep(id, seq)
        const answers = await Promise.all([...stores, ...stores].map(store => store.tables.append(step)))
        expect(answers.filter(answer => answer.ok)).toHaveLength(1)
        expect(answers.filter(answer => !answer.ok && answer.why === 'repeated')).toHaveLength(5)
      }
      expect((await stores[1]!.tables.find(id))?.seq).toBe(20)
    })

    test('many tables at once, each with players who try again: no entry is lost, doubled or out of order', async () => {
      const address = await fresh()
      const stores = [await opened(address), await opened(address)]
      const tables = await Promise.all(Array.from({ length: 12 }, () => stores[0]!.tables.create(aTable())))
      const PLAYERS = 4
      const EACH = 15
      const players = tables.flatMap(({ table }) =>
        Array.from({ length: PLAYERS }, async (_, player) => {
          let after = 0
          for (let n = 0; n < EACH; ) {
            const entries = [{ kind: 'move', by: 0, line: `${player} ${n}` } as const]
            const answer = await stores[player % 2]!.tables.append(aStep(table.id, after, { entries }))
            if (answer.ok) n++
            if ('entries' in answer) after = answer.entries.at(-1)?.seq ?? after
          }
        }),
      )
      await Promise.all(players)
      for (const { table } of tables) {
        const entries = (await stores[0]!.tables.load(table.id, 0))?.entries ?? []
        expect(entries.map(({ seq }) => seq)).toEqual(upTo(PLAYERS * EACH))
        for (let player = 0; player < PLAYERS; player++) {
          const own = entries.filter(({ line }) => line.startsWith(`${player} `)).map(({ line }) => line)
          expect(own).toEqual(upTo(EACH).map(n => `${player} ${n - 1}`))
        }
      }
    })

    test('tables made, words said, notices and ratings claimed at once are made, said and claimed once', async () => {
      const address = await fresh()
      const stores = [await opened(address), await opened(address)]
      const twice = [...stores, ...stores]
      const table = aTable()
      const made = await Promise.all(twice.map(store => store.tables.create({ ...table, id: anId() })))
      expect(made.filter(({ repeated }) => !repeated)).toHaveLength(1)
      const id = made[0]!.table.id
      expect(new Set(made.map(each => each.table.id))).toEqual(new Set([id]))

      const words = { table: id, author: 'ana', name: 'Ana', text: 'Hello', at: 1 }
      const said = await Promise.all(twice.map(store => store.chat.say({ ...words, key: 'same' })))
      expect(new Set(said.map(each => each?.n))).toEqual(new Set([1]))
      const more = await Promise.all(twice.map(store => store.chat.say({ ...words, key: anId() })))
      expect(more.map(each => each?.n).sort()).toEqual([2, 3, 4, 5])

      const notice = { person: 'ana', table: id, about: 'turn-3', at: 1 }
      const first = await Promise.all(twice.map(store => store.notices.first(notice)))
      expect(first.filter(each => each)).toHaveLength(1)

      const ana = aPerson()
      await stores[0]!.people.create(ana)
      const match = { table: id, game: 'tryste', players: 2, people: [ana.id, null], at: 1 }
      const rated = await Promise.all(
        twice.map(store =>
          store.ratings.rate(match, before => before.map(each => ({ mu: (each?.mu ?? 25) + 1, sigma: 8 }))),
        ),
      )
      expect(rated.filter(each => each)).toHaveLength(1)
      expect(await stores[0]!.ratings.of(ana.id)).toMatchObject([{ mu: 26, matches: 1, shown: 1560 }])
    })

    test('matches that end together are rated one after the other', async () => {
      const address = await fresh()
      const stores = [await opened(address), await opened(address)]
      const tables = await Promise.all(Array.from({ length: 10 }, () => stores[0]!.tables.create(aTable())))
      const [ana, ben] = [aPerson(), aPerson()]
      for (const each of [ana, ben]) await stores[0]!.people.create(each)
      const reckon = (before: readonly ({ mu: number } | undefined)[]) =>
        before.map(each => ({ mu: (each?.mu ?? 0) + 1, sigma: 1 }))
      await Promise.all(
        tables.map(({ table }, at) => {
          const people = at % 3 === 0 ? [ana.id, ben.id] : [ben.id, ana.id] // in either order: no deadlock
          return stores[at % 2]!.ratings.rate({ table: table.id, game: 'tryste', players: 2, people, at }, reckon)
        }),
      )
      expect(await stores[0]!.ratings.of(ben.id)).toMatchObject([{ mu: 10, matches: 10 }])
      expect(await stores[1]!.ratings.of(ana.id)).toMatchObject([{ mu: 10, matches: 10 }])
    })

    test('who is forgotten while their match is rated has no rating, and the others have theirs', async () => {
      const address = await fresh()
      const stores = [await opened(address), await opened(address)]
      for (let round = 0; round < 30; round++) {
        const [ana, ben] = [aPerson(), aPerson()]
        for (const each of [ana, ben]) await stores[0]!.people.create(each)
        const { id } = (await stores[0]!.tables.create(aTable())).table
        const match = { table: id, game: 'tryste', players: 2, people: [ana.id, ben.id], at: 1 }
        const rating = () => stores[1]!.ratings.rate(match, before => before.map(() => ({ mu: 1, sigma: 1 })))
        const forgetting = () => stores[0]!.people.forget(ana.id)
        await Promise.all(round % 2 === 0 ? [rating(), forgetting()] : [forgetting(), rating()])
        expect(await stores[0]!.ratings.of(ana.id)).toEqual([])
        expect(await stores[0]!.ratings.of(ben.id)).toMatchObject([{ matches: 1 }])
        expect((await stores[1]!.ratings.changes(id)).map(({ person }) => person)).toEqual([null, ben.id])
      }
    })
  })
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1)
