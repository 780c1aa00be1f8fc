import type { Person } from '@masterplan/store'
import { describe, expect, test } from 'vitest'
import { anId, aPerson, aStep, aTable, NOBODY, opened, type StoreWorld } from './world.ts'

const EVERY = ['gathering', 'playing', 'over', 'ended'] as const

export const peopleContract = ({ fresh }: StoreWorld): void => {
  describe('people', () => {
    test('a guest is found as they were made, and can change', async () => {
      const store = await opened(await fresh())
      const ana = aPerson({ name: null })
      await store.people.create(ana)
      expect(await store.people.find(ana.id)).toEqual(ana)
      expect(await store.people.find(anId())).toBeUndefined()
      await store.people.change(ana.id, { seen: 7, program: true })
      expect(await store.people.rename(ana.id, 'Änne')).toBe(true)
      await store.people.change(ana.id, { notices: { push: false, email: true } })
      await store.people.change(ana.id, {})
      const changed = { ...ana, name: 'Änne', seen: 7, program: true, notices: { push: false, email: true } }
      expect(await store.people.find(ana.id)).toEqual(changed)
    })

    test('blocks hold in both directions until they are lifted', async () => {
      const store = await opened(await fresh())
      await store.people.block('ana', 'ben')
      await store.people.block('ana', 'ben')
      expect(await store.people.blocked('ana')).toEqual(['ben'])
      expect(await store.people.blocked('ben')).toEqual([])
      const blocks = [{ person: 'ana', other: 'ben' }]
      expect(await store.people.blocksOf(['cem', 'ben'])).toEqual(blocks)
      expect(await store.people.blocksOf(['ana'])).toEqual(blocks)
      expect(await store.people.blocksOf(['cem'])).toEqual([])
      await store.people.unblock('ana', 'ben')
      expect(await store.people.blocksOf(['ana', 'ben'])).toEqual([])
    })

    test('a guest who signs up keeps everything and is the same person', async () => {
      const store = await opened(await fresh())
      const ana = aPerson()
      await store.people.create(ana)
      const person = { ...ana, account: 'account-1', epoch: 1 }
      expect(await store.people.link(ana.id, 'account-1')).toEqual({ ok: true, person })
      expect(await store.people.link(ana.id, 'account-1')).toEqual({ ok: true, person })
      expect(await store.people.ofAccount('account-1')).toEqual(person)
      expect(await store.people.ofAccount('account-2')).toBeUndefined()
      await expect(store.people.link(anId(), 'account-3')).rejects.toThrow('does not exist')
    })

    test('a guest who signs in moves into the person they already are', async () => {
      const store = await opened(await fresh())
      const [ana, guest] = [aPerson({ account: 'account-1' }), aPerson()]
      for (const each of [ana, guest]) await store.people.create(each)
      const seats = [{ ...NOBODY[0]!, holder: 'person', person: guest.id, name: 'A' } as const, NOBODY[1]!]
      const hosted = aTable({ host: guest.id, key: 'same-key', seats })
      for (const table of [hosted, aTable({ host: ana.id, key: 'same-key' })]) await store.tables.create(table)
      const { id } = hosted
      await store.tables.append(aStep(id, 0, { author: guest.id, key: 'both-use-it' }))
      await store.tables.append(aStep(id, 1, { author: ana.id, key: 'both-use-it' }))
      const words = { table: id, name: 'A', text: 'Hello', at: 1, key: 'both-use-it' }
      for (const author of [guest.id, ana.id]) await store.chat.say({ ...words, author })
      await store.people.block(guest.id, 'ben')
      await store.people.block(ana.id, 'ben')
      await store.people.block(ana.id, guest.id) // themselves, it turns out
      await store.chat.mute(id, guest.id, 'ben')
      for (const person of [guest.id, ana.id]) await store.notices.first({ person, table: id, about: 'turn-1', at: 1 })
      await store.notices.subscribe({
        endpoint: 'https://push/1',
        person: guest.id,
        p256dh: 'p',
        auth: 'a',
        created: 1,
      })
      const match = { table: id, game: 'tryste', players: 1, people: [guest.id], at: 1 }
      await store.ratings.rate(match, () => [{ mu: 30, sigma: 5 }])

      expect(await store.people.link(guest.id, 'account-1')).toEqual({ ok: true, person: ana })
      expect(await store.people.find(guest.id)).toBeUndefined()
      const tables = await store.tables.ofPerson(ana.id, { before: null, limit: 9, among: EVERY })
      expect(tables).toHaveLength(2)
      const data = await store.people.export(ana.id)
      expect(data).toMatchObject({
        entries: [{ seq: 1 }, { seq: 2 }],
        chat: [{ n: 1 }, { n: 2 }],
        blocked: ['ben'],
        muted: [{ table: id, person: 'ben' }],
        ratings: [{ game: 'tryste', mu: 30 }],
        subscriptions: [{ endpoint: 'https://push/1' }],
      })
      expect(await store.ratings.changes(id)).toMatchObject([{ person: ana.id, before: null }])
      expect(JSON.stringify([data, tables])).not.toContain(`"${guest.id}"`)
    })

    test('a guest does not move into somebody who sits at the same table, while it is not finished', async () => {
      const store = await opened(await fresh())
      const [ana, guest] = [aPerson({ account: 'account-1' }), aPerson()]
      for (const each of [ana, guest]) await store.people.create(each)
      const sits = { holder: 'person', bot: null } as const
      const seats = [
        { ...sits, seat: 0, person: ana.id, name: 'Ana' },
        { ...sits, seat: 1, person: guest.id, name: 'Ben' },
      ] as const
      const table = aTable({ host: ana.id, seats })
      await store.tables.create(table)
      const before = await store.tables.load(table.id, 0)
      expect(await store.people.link(guest.id, 'account-1')).toEqual({ ok: false, tables: [table.id] })
      expect(await store.people.find(guest.id)).toEqual(guest)
      expect(await store.tables.load(table.id, 0)).toEqual(before)
      const over = { entries: [{ kind: 'over', by: null, line: '' }], change: { status: 'over' } } as const
      await store.tables.append(aStep(table.id, 0, over))
      expect(await store.people.link(guest.id, 'account-1')).toEqual({ ok: true, person: ana })
    })

    test('names of accounts are told apart; guests may be called alike', async () => {
      const store = await opened(await fresh())
      const people = ['Ana', 'Ana', 'Ben'].map(name => aPerson({ name }))
      for (const each of people) await store.people.create(each)
      const [ana, other, ben] = people as [Person, Person, Person]
      for (const [at, { id }] of people.entries()) await store.people.link(id, `account-${at}`)
      expect(await store.people.find(ana.id)).toMatchObject({ name: 'Ana' })
      expect(await store.people.find(other.id)).toMatchObject({ name: 'Ana 2' })
      for (const taken of ['ana', 'ÀNA'.normalize('NFKD').replace(/\p{M}/gu, ''), 'Аna', 'A n a']) {
        expect(await store.people.rename(ben.id, taken)).toBe(false)
      }
      expect(await store.people.find(ben.id)).toMatchObject({ name: 'Ben' })
      expect(await store.people.rename(ana.id, 'ANA')).toBe(true) // her own
      expect(await store.people.rename(ana.id, 'Cleo')).toBe(true)
      expect(await store.people.rename(ben.id, 'Ana')).toBe(true)
      const guest = aPerson()
      await store.people.create(guest)
      expect(await store.people.rename(guest.id, 'Cleo')).toBe(true)
    })

    test('a token is its owner’s until it is taken back, or the epoch is raised', async () => {
      const store = await opened(await fresh())
      const ana = aPerson()
      await store.people.create(ana)
      const tokens = ['crane', 'digger', 'drill'].map((name, at) => ({ id: anId(), person: ana.id, name, created: at }))
      for (const each of tokens) await store.tokens.add(each)
      expect(await store.tokens.of(ana.id)).toEqual(tokens)
      expect(await store.tokens.remove(anId(), tokens[0]!.id)).toBe(false)
      expect(await store.tokens.remove(ana.id, tokens[0]!.id)).toBe(true)
      expect(await store.tokens.find(tokens[0]!.id)).toBeUndefined()
      expect(await store.tokens.find(tokens[1]!.id)).toEqual(tokens[1])
      expect(await store.people.raiseEpoch(ana.id)).toBe(1)
      expect(await store.people.raiseEpoch(ana.id)).toBe(2)
      expect(await store.people.find(ana.id)).toEqual({ ...ana, epoch: 2 })
      expect(await store.tokens.of(ana.id)).toEqual([])
    })

    test('where both were rated, the one with more matches stays', async () => {
      const store = await opened(await fresh())
      const [ana, guest] = [aPerson({ account: 'account-1' }), aPerson()]
      for (const each of [ana, guest]) await store.people.create(each)
      const play = async (person: string, game: string, mu: number) => {
        const { id } = (await store.tables.create(aTable())).table
        const match = { table: id, game, players: 2, people: [person], at: 1 }
        await store.ratings.rate(match, () => [{ mu, sigma: 1 }])
      }
      for (const mu of [1, 2]) await play(ana.id, 'tryste', mu)
      for (const mu of [3]) await play(guest.id, 'tryste', mu)
      for (const mu of [4]) await play(ana.id, 'urbapolis', mu)
      for (const mu of [5, 6]) await play(guest.id, 'urbapolis', mu)
      await store.people.link(guest.id, 'account-1')
      expect(await store.ratings.of(ana.id)).toMatchObject([
        { game: 'tryste', mu: 2, matches: 2 },
        { game: 'urbapolis', mu: 6, matches: 2 },
      ])
    })

    test('who is forgotten leaves no trace of theirs, and nothing of others goes', async () => {
      const store = await opened(await fresh())
      const [ana, ben] = [aPerson({ name: 'Ana Forgotten' }), aPerson({ name: 'Ben' })]
      for (const each of [ana, ben]) await store.people.create(each)
      const sits = { holder: 'person', bot: null } as const
      const seats = [
        { ...sits, seat: 0, person: ana.id, name: 'Ana Forgotten' },
        { ...sits, seat: 1, person: ben.id, name: 'Ben' },
      ] as const
      const kept = {
        ...aTable({ seats: [{ ...NOBODY[0]!, holder: 'bot', bot: 'greedy', name: 'Greedy', person: ana.id }] }),
      }
      const table = aTable({ host: ana.id, seats })
      for (const each of [table, kept]) await store.tables.create(each)
      await store.tables.append(aStep(table.id, 0, { author: ana.id, key: 'k' }))
      await store.tables.append(aStep(table.id, 1, { author: ben.id, key: 'k' }))
      const words = { table: table.id, at: 1, key: 'k' }
      await store.chat.say({ ...words, author: ana.id, name: 'Ana Forgotten', text: 'secret' })
      await store.chat.say({ ...words, author: ben.id, name: 'Ben', text: 'hello' })
      await store.people.block(ben.id, ana.id)
      await store.chat.mute(table.id, ben.id, ana.id)
      const report = { table: table.id, reason: 'insult', text: 'words', at: 1 } as const
      await store.chat.report({ ...report, id: anId(), by: ana.id, about: ben.id })
      await store.chat.report({ ...report, id: anId(), by: ben.id, about: ana.id })
      const match = {
        table: table.id,
        game: 'tryste',
        players: 2,
        people: [ana.id, ben.id],
        at: 1,
      }
      await store.ratings.rate(match, before => before.map(() => ({ mu: 1, sigma: 1 })))
      await store.notices.subscribe({ endpoint: 'https://push/1', person: ana.id, p256dh: 'p', auth: 'a', created: 1 })
      await store.notices.first({ person: ana.id, table: table.id, about: 'turn-1', at: 1 })

      await store.people.forget(ana.id)
      const everything = JSON.stringify([
        await store.people.find(ana.id),
        await store.people.export(ben.id),
        await store.tables.load(table.id, 0),
        await store.tables.find(kept.id),
        await store.chat.heard(table.id, { after: 0, limit: 9 }),
        await store.chat.reports(9),
        await store.ratings.best({ game: 'tryste', players: 2, limit: 9 }),
        await store.ratings.changes(table.id),
        await store.notices.subscriptions(ana.id),
      ])
      expect(everything).not.toContain(ana.id)
      expect(everything).not.toContain('Ana Forgotten')
      expect(everything).not.toContain('secret')
      expect((await store.tables.load(table.id, 0))?.entries).toMatchObject([{ seq: 1 }, { seq: 2, author: ben.id }])
      expect(await store.chat.heard(table.id, { after: 0, limit: 9 })).toMatchObject([{ n: 2, text: 'hello' }])
      expect(await store.tables.find(kept.id)).toMatchObject({
        seats: [{ bot: 'greedy', name: null, person: null }],
      })
      expect(await store.people.export(ben.id)).toMatchObject({ ratings: [{ mu: 1 }], chat: [{ text: 'hello' }] })
    })
  })
}
