import { LEVEL_IDS } from '@masterplan/kernel'
import { type GameCard, isKeptName, LEVEL_NAMES, type Me, nameSkeleton, type Profile, WIRE } from '@masterplan/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pluginsFor } from '../src/plugins.ts'
import { Guest, newKey, openSite, type Site, SocketClient } from './site.ts'
import { freePort, Visitor } from './visitor.ts'

let site: Site
let address: string
beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  const choices = { smtp: null, mailFrom: 'host@example.org', contact: null, sender: null } as const
  site = await openSite({ port, origin: address, plugins: pluginsFor({ origin: address, limits: 'none', ...choices }) })
})
afterAll(() => site.close())

async function newcomer(): Promise<Visitor & { person: string }> {
  const visitor = new Visitor(address)
  const { person } = await visitor.json<Me>('GET', '/api/me')
  return Object.assign(visitor, { person })
}
let emails = 0
async function holder(): Promise<Visitor & { person: string }> {
  const visitor = await newcomer()
  const email = `named-${emails++}@example.org`
  await visitor.fetch('POST', '/api/auth/sign-up/email', { name: email, email, password: 'a long password' })
  expect(await visitor.json<Me>('POST', '/api/me/account')).toMatchObject({ account: true })
  return visitor
}
const callMe = (visitor: Visitor, name: string) => visitor.json<Me>('PATCH', '/api/me', { name })
const tableOf = async (visitor: Visitor, name: string | null) =>
  visitor.json<{ ok: boolean; table: string; code?: string }>('POST', '/api/tables', {
    ...{ key: newKey(), game: 'subdivision', players: 2, name },
  })
const seatsAt = async (visitor: Visitor, table: string) =>
  (await visitor.json<{ seats: { name?: string }[] }>('GET', `/api/tables/${table}`)).seats
const sit = (visitor: Visitor, table: string, name: string) =>
  visitor.json('POST', `/api/tables/${table}/commands`, { based: 0, key: newKey(), do: { kind: 'sit', name } })

describe('names that look alike', () => {
  test.each([
    ['Ann', 'ann'],
    ['Ann', 'Аnn'], // a Cyrillic letter
    ['Ann', 'Ａｎｎ'], // wide letters
    ['Oscar', '0scar'],
    ['Bill', 'BiII'],
    ['Morna', 'Moma'],
    ['Ann B', 'ann.b'],
  ])('%s and %s are one', (one, other) => expect(nameSkeleton(one)).toBe(nameSkeleton(other)))

  test.each([
    ['Ann', 'Anne'],
    ['Zoé', 'Zoe'], // an accent is part of a name
    ['Ann 2', 'Ann 3'],
  ])('%s and %s are two', (one, other) => expect(nameSkeleton(one)).not.toBe(nameSkeleton(other)))

  test.each(['Level 5', 'level-3', 'LEVEL  12', 'Lеvel 5', 'Niveau 4', 'Newcomer', 'MASTER', 'Bâtisseur', 'Batisseur'])(
    '%s is kept for bots',
    name => expect(isKeptName(name)).toBe(true),
  )
  test.each(['Guest', 'Guest 3f2', 'invité 0a1', '…'])('%s is kept for people without a name', name =>
    expect(isKeptName(name)).toBe(true),
  )
  test.each(['Ann', 'Levelle', 'Mastermind', 'Level headed', 'Expertise', 'Guestbook', '李', 'Ωmega'])(
    '%s may be taken',
    name => expect(isKeptName(name)).toBe(false),
  )
})

test('the seven levels may be seated, each under its name', async () => {
  const games = await new Visitor(address).json<GameCard[]>('GET', '/api/games')
  for (const { bots } of games) {
    expect(bots.map(({ bot }) => bot)).toEqual([...LEVEL_IDS])
    expect(bots.map(({ name }) => name)).toEqual(Object.values(LEVEL_NAMES))
  }
  const host = await newcomer()
  const { table } = await tableOf(host, 'Host')
  for (const [level, name] of Object.entries(LEVEL_NAMES)) {
    const seat = { kind: 'seat-bot', seat: 1, bot: level }
    await host.json('POST', `/api/tables/${table}/commands`, {
      based: 0,
      key: newKey(),
      do: { kind: 'free-seat', seat: 1 },
    })
    expect(
      await host.json('POST', `/api/tables/${table}/commands`, { based: 0, key: newKey(), do: seat }),
    ).toMatchObject({
      ok: true,
    })
    expect((await seatsAt(host, table))[1]).toMatchObject({ kind: 'bot', bot: level, name })
  }
})

describe('names of people', () => {
  test('nobody is called like a bot, anywhere', async () => {
    for (const visitor of [await newcomer(), await holder()]) {
      expect(await callMe(visitor, 'Level 5')).toMatchObject({ code: 'name-kept' })
      expect(await tableOf(visitor, 'Lеvel 5')).toMatchObject({ code: 'name-kept' })
      const { table } = await tableOf(await newcomer(), 'Host')
      expect(await sit(visitor, table, 'Newcomer')).toMatchObject({ code: 'name-kept' })
    }
  })

  test('an account sits under its own name, which no other account can have', async () => {
    const [ann, other] = [await holder(), await holder()]
    expect(await callMe(ann, 'Annabel')).toMatchObject({ name: 'Annabel' })
    expect(await callMe(other, 'annabeI')).toMatchObject({ code: 'name-taken' })
    const { table } = await tableOf(other, 'ANNABEL').then(async refused => {
      expect(refused).toMatchObject({ code: 'name-taken' }) // nor the first time that they sit down
      return tableOf(other, 'Otto')
    })
    expect(await other.json('GET', '/api/me')).toMatchObject({ name: 'Otto' })
    expect(await sit(ann, table, 'Otto')).toMatchObject({ ok: true })
    expect(await seatsAt(ann, table)).toMatchObject([{ name: 'Otto' }, { name: 'Annabel' }])
  })

  test('a guest is known by the name they last sat under, not by the first', async () => {
    const ben = await newcomer()
    const { table } = await tableOf(ben, 'Ann')
    expect(await ben.json('GET', '/api/me')).toMatchObject({ name: 'Ann' })
    await tableOf(ben, 'Ben')
    expect(await ben.json('GET', '/api/me')).toMatchObject({ name: 'Ben' })
    expect(await seatsAt(ben, table)).toMatchObject([{ name: 'Ann' }, {}]) // there they sit as they said
  })

  test('people without a name are told apart', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const profile = (person: string) => one.json<Profile>('GET', `/api/people/${person}`)
    const names = [(await profile(one.person)).name, (await profile(other.person)).name]
    for (const name of names) expect(name).toMatch(/^Guest [0-9a-f]{3}$/)
    expect(await profile(one.person)).toMatchObject({ name: names[0], as: 'guest' })
    const { table } = await tableOf(one, null)
    const line = await other.json('POST', `/api/tables/${table}/chat`, { key: newKey(), text: 'Hello' })
    expect(line).toMatchObject({ name: names[1] })
  })
})

describe('marks', () => {
  const watch = async (table: string, visitor: Visitor, wire: number | undefined): Promise<SocketClient> => {
    const line = new SocketClient(address, null, { cookie: visitor.cookies() })
    await line.open()
    const n = line.send({ kind: 'watch', table, ...(wire === undefined ? {} : { wire }) })
    await line.until('done', frame => frame.n === n)
    return line
  }
  const marked = (line: SocketClient, seat: number, as: string) =>
    line.until('update', ({ update }) => {
      const held = update.seats[seat]
      return held?.kind === 'person' && held.as === as
    })

  test('guest, account and program are told to those who name a wire, and change as they do', async () => {
    const [guest, account] = [await newcomer(), await holder()]
    const { table } = await tableOf(guest, 'Ben')
    const [page, program] = [await watch(table, guest, WIRE), await watch(table, guest, undefined)]
    await marked(page, 0, 'guest')
    await sit(account, table, 'Cleopatra')
    await marked(page, 1, 'account')
    const { token } = await guest.json<{ token: string }>('POST', '/api/me/token')
    const crane = Object.assign(new Guest(address), { token })
    expect(await crane.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
    await marked(page, 0, 'program')
    const { seq, moves } = await crane.update(table)
    const move = { based: seq, key: newKey(), do: { kind: 'move', text: moves[0] } }
    expect(await guest.json('POST', `/api/tables/${table}/commands`, move)).toMatchObject({ ok: true })
    await page.until('update', ({ update }) => update.seq > seq && markAt(update.seats[0]) === 'guest')
    expect(program.texts.join()).not.toContain('"as":')
    expect(JSON.stringify(await crane.update(table))).not.toContain('"as":')
    for (const line of [page, program]) line.close()
  })
  const markAt = (held: { as?: string } | object | undefined) => (held && 'as' in held ? held.as : undefined)

  test('a guest who signs up at a table is a guest there no more', async () => {
    const guest = await newcomer()
    const { table } = await tableOf(guest, 'Dora')
    const page = await watch(table, await newcomer(), WIRE)
    await marked(page, 0, 'guest')
    const email = 'dora@example.org'
    await guest.fetch('POST', '/api/auth/sign-up/email', { name: email, email, password: 'a long password' })
    await guest.fetch('POST', '/api/me/account')
    await marked(page, 0, 'account')
    page.close()
  })
})
