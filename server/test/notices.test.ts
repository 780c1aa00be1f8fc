import type { Me, Update } from '@masterplan/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPushKeys } from '../src/notices/web-push.ts'
import type { Parts } from '../src/parts.ts'
import { pluginsFor } from '../src/plugins.ts'
import { linkTo, openMailServer, openPushService, pushable } from './letterbox.ts'
import { newKey, openSite, type Site, SocketClient } from './site.ts'
import { freePort, until, Visitor } from './visitor.ts'

let mail: Awaited<ReturnType<typeof openMailServer>>
let service: Awaited<ReturnType<typeof openPushService>>
let site: Site
let parts: Parts
let address: string
const sender = { keys: newPushKeys(), contact: 'mailto:host@example.org', mayReach: () => true } // also ourselves

beforeAll(async () => {
  mail = await openMailServer()
  service = await openPushService(path => (path.endsWith('gone') ? 410 : 201))
  const port = await freePort()
  address = `http://localhost:${port}`
  const plugins = pluginsFor({
    origin: address,
    limits: 'none',
    smtp: mail.address,
    mailFrom: 'host@example.org',
    contact: null,
    sender,
  })
  const look = (_: unknown, all: Parts) => {
    parts = all
  }
  site = await openSite({ port, origin: address, plugins: [...plugins, look] })
})
afterAll(async () => {
  await site?.close()
  await Promise.all([mail?.close(), service?.close()])
})

/** Somebody with a name, who wants to hear of their turn in some ways and has these browsers. */
class Player extends Visitor {
  name = ''
  person = ''

  static async named(name: string, wants: Partial<Me['notices']>, browsers: readonly string[] = []): Promise<Player> {
    const player = new Player(address)
    player.name = name
    const notices = { push: false, email: false, ...wants }
    await player.json<Me>('GET', '/api/me')
    player.person = (await player.json<Me>('PATCH', '/api/me', { name, notices })).person
    for (const path of browsers) {
      // Straight into the store: through the API it would have to be an https address.
      const { endpoint, keys } = pushable(`${service.address}/${path}`).subscription
      await parts.store.notices.subscribe({ endpoint, person: player.person, ...keys, created: 0 })
    }
    return player
  }
  async signUp(email: string): Promise<void> {
    const password = 'a long password'
    await this.fetch('POST', '/api/auth/sign-up/email', { name: this.name, email, password })
    await this.fetch('POST', '/api/confirmed-addresses', { token: await linkTo('confirm', email, mail) })
    mail.letters.splice(
      mail.letters.findIndex(({ to }) => to === email),
      1,
    ) // what follows are notices
    await this.fetch('POST', '/api/auth/sign-in/email', { email, password })
    expect(await this.json<Me>('POST', '/api/me/account')).toMatchObject({ account: true, person: this.person })
  }
  do(table: string, based: number, action: object): Promise<unknown> {
    return this.json('POST', `/api/tables/${table}/commands`, { based, key: newKey(), do: action })
  }
  async doNow(table: string, action: object): Promise<void> {
    expect(await this.do(table, (await this.look(table)).seq, action)).toMatchObject({ ok: true })
  }
  look(table: string): Promise<Update> {
    return this.json('GET', `/api/tables/${table}`)
  }
  async move(table: string): Promise<void> {
    const { moves } = await this.look(table)
    await this.doNow(table, { kind: 'move', text: moves[0] })
  }
}

/** A table of Subdivision where these sit, in this order; the match has not begun. */
async function gathered(...[host, ...others]: readonly [Player, ...Player[]]): Promise<string> {
  const wanted = { key: newKey(), game: 'subdivision', players: others.length + 1, name: host.name }
  const { table } = await host.json<{ table: string }>('POST', '/api/tables', wanted)
  for (const [at, other] of others.entries()) {
    await other.doNow(table, { kind: 'sit', seat: at + 1, name: other.name })
  }
  return table
}

const pushedTo = (path: string) => service.pushed.filter(each => each.path === `/${path}`)
const lettersTo = (to: string) => mail.letters.filter(letter => letter.to === to)

test('a letter is in the language that its reader chose', async () => {
  const zoe = await Player.named('Zoé', { email: true, language: 'fr' })
  await zoe.signUp('zoe@example.org')
  const table = await gathered(zoe, await Player.named('Ben', {}))
  await zoe.doNow(table, { kind: 'start' })
  const [letter] = await until(
    () => lettersTo('zoe@example.org'),
    ({ length }) => length > 0,
  )
  expect(letter?.text).toContain('Les autres ont jou')
  expect(letter?.text).toContain(`${address}/table/${table}`)
})

test('people who are away hear of each turn once, in every browser and by e-mail', async () => {
  const { subscription, read } = pushable(`${service.address}/ana-phone`)
  const ana = await Player.named('Ana', { push: true, email: true }, ['ana-desk'])
  await parts.store.notices.subscribe({
    ...{ endpoint: subscription.endpoint, person: ana.person, created: 0 },
    ...subscription.keys,
  })
  await ana.signUp('ana@example.org')
  const [ben, cleo] = [await Player.named('Ben', {}), await Player.named('Cleo', {})]
  const table = await gathered(ana, ben, cleo)
  await ana.doNow(table, { kind: 'start' })

  const [phone] = await until(
    () => pushedTo('ana-phone'),
    ({ length }) => length > 0,
  )
  expect(JSON.parse(read(phone!.body))).toEqual({ kind: 'turn', table, title: 'Subdivision' })
  expect(phone!.headers.authorization).toContain(`k=${sender.keys.publicKey}`)
  const [letter] = await until(
    () => lettersTo('ana@example.org'),
    ({ length }) => length > 0,
  )
  expect(letter).toMatchObject({ from: 'host@example.org' })
  expect(letter!.text).toContain(`${address}/table/${table}`)
  expect(letter!.text).toContain('Subject: Subdivision: it is your turn')

  // More is stored while it is still her turn: that is no second turn.
  await cleo.doNow(table, { kind: 'leave' })
  await cleo.doNow(table, { kind: 'sit', seat: null, name: 'Cleo' })
  for (const player of [ana, ben, cleo]) await player.move(table)
  await until(
    () => pushedTo('ana-phone'),
    ({ length }) => length > 1,
  )
  await until(
    () => lettersTo('ana@example.org'),
    ({ length }) => length > 1,
  )
  expect([pushedTo('ana-phone').length, pushedTo('ana-desk').length]).toEqual([2, 2])
  expect(lettersTo('ana@example.org')).toHaveLength(2)
})

test('people who have the table open hear nothing, and everybody else still does', async () => {
  const [dora, ed] = [
    await Player.named('Dora', { push: true }, ['dora']),
    await Player.named('Ed', { push: true }, ['ed']),
  ]
  const table = await gathered(dora, ed)
  const line = new SocketClient(address, null, { cookie: dora.cookies(), origin: address })
  await line.open()
  await line.watch(table)
  await dora.doNow(table, { kind: 'start' })
  await dora.move(table)
  await until(
    () => pushedTo('ed'),
    ({ length }) => length > 0,
  )
  expect(pushedTo('dora')).toEqual([])

  line.close()
  await until(
    () => ed.look(table),
    ({ seats }) => seats[0]?.kind === 'person' && !seats[0].here,
  )
  await ed.move(table)
  await until(
    () => pushedTo('dora'),
    ({ length }) => length > 0,
  )
  expect(pushedTo('dora')).toHaveLength(1)
})

test('a browser that wants no more is not asked again, and the others are', async () => {
  const finn = await Player.named('Finn', { push: true }, ['finn-gone', 'finn-here'])
  const gil = await Player.named('Gil', {})
  const table = await gathered(finn, gil)
  await finn.doNow(table, { kind: 'start' })
  await until(
    () => parts.store.notices.subscriptions(finn.person),
    ({ length }) => length === 1,
  )
  expect(await parts.store.notices.subscriptions(finn.person)).toMatchObject([
    { endpoint: `${service.address}/finn-here` },
  ])
  await finn.move(table)
  await gil.move(table)
  await until(
    () => pushedTo('finn-here'),
    ({ length }) => length > 1,
  )
  expect([pushedTo('finn-gone').length, pushedTo('finn-here').length]).toEqual([1, 2])
})

test('who does not answer gets one letter about a table in an hour, however often it is their turn', async () => {
  const kim = await Player.named('Kim', { email: true })
  await kim.signUp('kim@example.org')
  const lee = await Player.named('Lee', {})
  const table = await gathered(kim, lee)
  await kim.doNow(table, { kind: 'start' })
  await until(
    () => lettersTo('kim@example.org'),
    ({ length }) => length > 0,
  )
  const settings = { person: kim.person, table, title: 'Subdivision' }
  const tell = async (seq: number, at: number) => {
    parts.jobs.add({ kind: 'notice', id: `again-${seq}`, data: { ...settings, seq, at } }, 0)
    const heard = parts.store.database.connection.selectFrom('notices').selectAll().where('about', '=', `turn-${seq}`)
    await until(
      () => heard.execute(),
      ({ length }) => length > 0,
    )
    await new Promise(resolve => setTimeout(resolve, 300))
  }
  for (let turn = 1; turn <= 5; turn++) await tell(100 + turn, Date.now() + turn)
  expect(lettersTo('kim@example.org')).toHaveLength(1)
  await tell(200, Date.now() + 61 * 60_000)
  await until(
    () => lettersTo('kim@example.org'),
    ({ length }) => length > 1,
  )
  expect(lettersTo('kim@example.org')).toHaveLength(2)
})

test('e-mail goes to those who asked for it, at an address of their account that they have confirmed', async () => {
  const hana = await Player.named('Hana', { email: true }) // a guest, so there is no address
  const ivo = await Player.named('Ivo', {})
  const jo = await Player.named('Jo', { email: true })
  const kai = await Player.named('Kai', { email: true })
  await ivo.signUp('ivo@example.org')
  await jo.signUp('jo@example.org')
  await kai.signUp('kai@example.org')
  // As one is whose account was made while the server sent no e-mail.
  await parts.store.database.connection
    .updateTable('account_users')
    .set({ emailVerified: 0 })
    .where('email', '=', 'kai@example.org')
    .execute()
  const table = await gathered(hana, ivo, kai, jo)
  const before = mail.letters.length
  await hana.doNow(table, { kind: 'start' })
  await hana.move(table)
  await ivo.move(table)
  await kai.move(table)
  await until(
    () => lettersTo('jo@example.org'),
    ({ length }) => length > 0,
  )
  expect(mail.letters.slice(before).map(({ to }) => to)).toEqual(['jo@example.org'])
})
