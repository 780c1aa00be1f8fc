import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { addTo, type Bus, type News, PresenceCount } from './bus.ts'

const TABLE = 'masterplan:table:'
const LOBBY = 'masterplan:lobby'
const PEOPLE = 'masterplan:people'
const HERE = 'masterplan:here:'
/** A process says this often who is there; a process that died is forgotten after three times that. */
const BEAT = 10_000
const GONE = 3 * BEAT
/** For so long it is known when somebody left. */
const KEPT = 86_400_000

type SentNews = News & { readonly from: string }
type PersonNews = { readonly from: string; readonly person: string | null }

/** Something may have been missed at a table, and nobody knows what: all look again. */
const missed = (table: string): readonly News[] => [
  { table, seq: Number.MAX_SAFE_INTEGER, what: 'stored' },
  { table, seq: 0, what: 'said' },
]

/**
 * News between processes by Redis. It may be down or forget: news of this process reach its own listeners in any case,
 * and after every new connection all listeners look again.
 */
export async function openRedisBus(url: string, now: () => number): Promise<Bus> {
  const me = randomBytes(6).toString('base64url')
  const settings = { maxRetriesPerRequest: 1, enableOfflineQueue: false, retryStrategy: () => 500, lazyConnect: true }
  const speaking = new Redis(url, { ...settings, enableAutoPipelining: true }) // all that is said at one moment, at once
  const hearing = new Redis(url, { ...settings, maxRetriesPerRequest: null, autoResubscribe: false })
  const listeners = new Map<string, Set<(news: News) => void>>()
  const lobby = new Set<() => void>()
  const people = new Set<(person: string | null) => void>()
  const heads = new PresenceCount(now)
  const present = new Map<string, ReadonlySet<string>>() // of tables that somebody here listens to
  const heard = new Set<string>() // tables whose news surely reach us
  const unsent = new Set<string>() // channels whose last news never got out
  let connected = false

  const quietly = (doing: Promise<unknown>) => void doing.catch(() => {}) // the next connection makes up for it
  /** What gets lost while Redis is away is made up for by the next connection: others may have been back before us. */
  const send = (channel: string, text: string) => void speaking.publish(channel, text).catch(() => unsent.add(channel))
  const sendAgain = () => {
    const channels = [...unsent]
    unsent.clear()
    for (const channel of channels) {
      if (channel === LOBBY) send(LOBBY, me)
      else if (channel === PEOPLE) send(PEOPLE, JSON.stringify({ from: me, person: null }))
      else for (const news of missed(channel.slice(TABLE.length))) send(channel, JSON.stringify({ ...news, from: me }))
    }
  }
  const tellHere = (news: News) => {
    for (const hear of listeners.get(news.table) ?? []) hear(news)
  }

  for (const connection of [speaking, hearing]) connection.on('error', () => {})
  speaking.on('ready', sendAgain)
  hearing.on('ready', () => {
    connected = true
    quietly(hearAll())
    quietly(beat())
  })
  hearing.on('close', () => {
    connected = false
    heard.clear()
  })
  hearing.on('message', (channel, text) => {
    if (channel === LOBBY) {
      if (text !== me) for (const hear of lobby) hear()
      return
    }
    if (channel === PEOPLE) {
      const { from, person } = JSON.parse(text) as PersonNews
      if (from !== me) for (const hear of people) hear(person)
      return
    }
    const { from, ...news } = JSON.parse(text) as SentNews // only our own processes write to this channel
    if (from === me) return
    if (news.what === 'presence') quietly(look(news.table).then(() => tellHere(news)))
    else tellHere(news)
  })

  /** What was said while we did not hear is in the store: all look again, once they hear. */
  async function hearAll(): Promise<void> {
    const tables = [...listeners.keys()]
    await hearing.subscribe(LOBBY, PEOPLE, ...tables.map(table => TABLE + table))
    for (const hear of lobby) hear()
    for (const hear of people) hear(null)
    for (const table of tables) {
      heard.add(table)
      for (const news of missed(table)) tellHere(news)
    }
  }
  async function hearOf(table: string): Promise<void> {
    if (heard.has(table) || !connected) return
    await hearing.subscribe(TABLE + table).then(
      () => heard.add(table),
      () => {}, // the next connection hears of it
    )
  }

  /** Everybody's visits at a table, those of processes that still say so; others' are over, and when is kept for a while. */
  async function look(table: string): Promise<ReadonlySet<string>> {
    const visits = await speaking.zrange(HERE + table, '0', '-1', 'WITHSCORES') // in the order of their ends
    const people = new Set(heads.at(table))
    for (let at = 0; at + 1 < visits.length; at += 2) {
      const [visit, until] = [visits[at]!, Number(visits[at + 1])]
      const person = visit.slice(visit.indexOf(' ') + 1)
      if (until > now()) people.add(person)
      else heads.left(table, person, until)
    }
    if (listeners.has(table)) present.set(table, people)
    return people
  }
  async function visit(table: string, people: readonly string[], until: number): Promise<void> {
    if (people.length === 0) return
    await speaking.zadd(HERE + table, ...people.flatMap(person => [String(until), `${me} ${person}`]))
    await speaking.pexpire(HERE + table, KEPT)
  }
  async function beat(): Promise<void> {
    for (const [table, people] of heads.all()) {
      await visit(table, people, now() + GONE)
      await speaking.zremrangebyscore(HERE + table, '-inf', now() - KEPT)
      await look(table)
    }
  }
  const beating = setInterval(() => quietly(beat()), BEAT).unref()

  await Promise.all([speaking.connect(), hearing.connect()]) // a wrong address is found at the start
  return {
    publish(news) {
      tellHere(news)
      send(TABLE + news.table, JSON.stringify({ ...news, from: me }))
    },
    listen(table, hear) {
      const remove = addTo(listeners, table, hear)
      const letGo = () => {
        remove()
        if (listeners.has(table)) return
        present.delete(table)
        heard.delete(table)
        if (connected) quietly(hearing.unsubscribe(TABLE + table))
      }
      return { begun: hearOf(table), letGo }
    },
    hearsOf: table => heard.has(table),
    listenToLobby(hear) {
      lobby.add(hear)
      return () => lobby.delete(hear)
    },
    publishLobby() {
      for (const hear of lobby) hear()
      send(LOBBY, me)
    },
    listenToPeople(hear) {
      people.add(hear)
      return () => people.delete(hear)
    },
    publishPerson(person) {
      for (const hear of people) hear(person)
      send(PEOPLE, JSON.stringify({ from: me, person } satisfies PersonNews))
    },
    arrive(table, person) {
      heads.count(table, person, 1)
      const known = present.get(table) // who else is there is not known before the first look
      if (known !== undefined) present.set(table, new Set([...known, person]))
      quietly(visit(table, [person], now() + GONE))
    },
    depart(table, person) {
      heads.count(table, person, -1)
      if (heads.at(table).has(person)) return
      const gone = visit(table, [person], now()).then(() => look(table))
      quietly(gone.then(() => tellHere({ table, seq: 0, what: 'presence' })))
    },
    present: async table => present.get(table) ?? (await look(table).catch(() => heads.at(table))),
    goneSince: (table, person) => heads.goneSince(table, person),
    presentNow: table => present.get(table),
    ready: async () => connected && (await speaking.ping().catch(() => '')) === 'PONG',
    async close() {
      clearInterval(beating)
      for (const [table, people] of heads.all()) {
        await visit(table, people, now()).catch(() => {})
      }
      speaking.disconnect()
      hearing.disconnect()
    },
  }
}
