import { WIRE } from '@masterplan/protocol'
import type { Store } from '@masterplan/store'
import type { Bus, News } from '../bus/bus.ts'
import { ignoredBy } from '../chat.ts'
import { chatRoomOf, frameOf, heardBy, presenceFrame, updateFrame } from '../outgoing/frames.ts'
import { type Present, readerOf } from '../outgoing/readers.ts'
import type { Marks } from '../people/marks.ts'
import { Lobby, type LobbyWatcher } from './lobby.ts'
import { isKeptOut } from './meeting.ts'
import { misses, newRoom, type Room, seatedAt, type Watcher, type WhyNotWatched } from './room.ts'
import type { HostedTable } from './table.ts'
import { type TableCache, UnknownRules } from './table-cache.ts'

export interface HubSettings {
  readonly tables: TableCache
  readonly store: Store
  readonly bus: Bus
  readonly marks: Marks
  readonly now: () => number
  readonly patience: number // see the commands' own
  failed(what: string, error: unknown): void
}

function toldAs(error: unknown): 'unknown-rules' {
  if (error instanceof UnknownRules) return 'unknown-rules'
  throw error
}

const CHAT_LINES = 100
const AGAIN = 500 // milliseconds after which somebody is told again what they could not be told
const GATHER = 30 // milliseconds: people come and go together, and it is enough to say so once
const PRESENCE = 1000 // milliseconds: who comes and goes all the time is told of this often

/** Tells everybody who watches what is new. What they get is built for them, after it was stored. */
export class Hub {
  private readonly settings: HubSettings
  private readonly rooms = new Map<string, Room>()
  private readonly lobby: Lobby
  updates = 0

  constructor(settings: HubSettings) {
    this.settings = settings
    this.lobby = new Lobby(settings)
    settings.tables.onStored(({ hosted }) => this.tellAtOnce(hosted))
    settings.bus.listenToPeople(person => {
      for (const [table, room] of this.rooms) {
        if (person !== null && room.seated.includes(person)) this.tellSoon({ table, what: 'people' }, room)
      }
    })
  }

  get watched(): number {
    return this.rooms.size
  }

  /** Sends the table as it is, with what they missed, and from then on what happens; null, unless there is a reason not to. */
  async watch(table: string, watcher: Watcher): Promise<WhyNotWatched | null> {
    if (watcher.wishes.wire !== undefined && watcher.wishes.wire !== WIRE) return 'reload'
    const { tables, bus, marks } = this.settings
    const room = this.enter(table)
    room.watchers.add(watcher) // at once: nobody may close the room meanwhile
    bus.arrive(table, watcher.person)
    await room.listening.begun
    tables.refresh(table)
    const found = await tables
      .use(table, async hosted => {
        const { rules = hosted.row.rules } = watcher.wishes
        if (rules !== hosted.row.rules) return 'reload'
        if (await isKeptOut(hosted.row, watcher.person, this.settings.store)) return 'blocked'
        const present = await bus.present(table)
        room.seated = seatedAt(hosted)
        await marks.learn(room.seated)
        watcher.seen = Math.min(watcher.seen, hosted.seq)
        watcher.hosts = hosted.row.host === watcher.person
        if (room.watchers.has(watcher)) this.update(hosted, watcher, present, new Map())
        return hosted.row.chatLines
      })
      .catch(toldAs)
    if (typeof found !== 'number') {
      this.unwatch(table, watcher)
      return found ?? 'no-such-table'
    }
    if (found > watcher.heard) await this.tellChat(table, [watcher])
    bus.publish({ table, seq: 0, what: 'presence' })
    return null
  }

  unwatch(table: string, watcher: Watcher): void {
    const room = this.rooms.get(table)
    if (room === undefined || !room.watchers.delete(watcher)) return
    const { bus } = this.settings
    bus.depart(table, watcher.person)
    bus.publish({ table, seq: 0, what: 'presence' })
    this.leaveIfEmpty(table, room)
  }

  /** Tables whose host has them open here. */
  hostsThere(): string[] {
    return [...this.rooms].flatMap(([table, { watchers }]) => ([...watchers].some(({ hosts }) => hosts) ? [table] : []))
  }

  private enter(table: string): Room {
    const known = this.rooms.get(table)
    if (known !== undefined) return known
    const listening = this.settings.bus.listen(table, news => this.hear(news))
    const room = newRoom(listening)
    this.rooms.set(table, room)
    return room
  }

  private leaveIfEmpty(table: string, room: Room): void {
    if (room.watchers.size > 0 || this.rooms.get(table) !== room) return
    room.listening.letGo()
    this.rooms.delete(table)
    this.settings.tables.stopListening(table)
  }

  /** News that come while others are being told go out together: an update is complete in itself. */
  private hear(news: News): void {
    const room = this.rooms.get(news.table)
    if (room === undefined || (news.what === 'stored' && news.seq <= room.told)) return
    if (news.what === 'presence') {
      const wait = Math.max(GATHER, room.presenceTold + PRESENCE - performance.now())
      room.gathering ??= setTimeout(() => {
        room.gathering = null
        room.presenceTold = performance.now()
        this.tellSoon(news, room)
      }, wait).unref()
      return
    }
    if (news.what === 'stored') this.settings.tables.takeNews(news)
    this.tellSoon(news, room)
  }

  private tellSoon(news: { readonly table: string; readonly what: News['what'] | 'people' }, room: Room): void {
    room.due.add(news.what)
    if (room.telling) return
    room.telling = true
    void this.tell(news.table, room)
  }

  /** What this process stored itself it tells as it stands, without another look. What goes wrong, `hear` makes good. */
  private tellAtOnce(hosted: HostedTable): void {
    const room = this.rooms.get(hosted.row.id)
    const present = room && this.settings.bus.presentNow(hosted.row.id)
    if (room === undefined || present === undefined || room.telling) return
    if (seatedAt(hosted).some(person => person !== null && this.settings.marks.of(person) === undefined)) return
    try {
      this.updateAll(hosted, room, present)
    } catch (error) {
      this.settings.failed(`telling table ${hosted.row.id}`, error)
    }
  }

  private async tell(table: string, room: Room): Promise<void> {
    try {
      while (room.due.size > 0 && room.watchers.size > 0) {
        const due = room.due
        room.due = new Set()
        if (due.has('people')) await this.tellWhoSits(table, room)
        if (due.has('stored')) await this.tellUpdates(table, room)
        if (due.has('presence')) await this.tellPresence(table, room)
        if (due.has('said')) await this.tellChat(table, [...room.watchers])
      }
      room.telling = false
    } catch (error) {
      this.settings.failed(`telling table ${table}`, error)
      // Those who watch must not wait for the next move to learn of this one.
      room.due.add('stored').add('said')
      setTimeout(() => void this.tell(table, room), AGAIN).unref()
    }
  }

  private async tellUpdates(table: string, room: Room): Promise<void> {
    const { tables, bus } = this.settings
    const present = await bus.present(table)
    await tables.use(table, async hosted => {
      await this.settings.marks.learn(seatedAt(hosted))
      this.updateAll(hosted, room, present)
    })
  }

  /** Somebody who sits there has an account now, or is a program, or is one no more: those who are told marks get the table. */
  private async tellWhoSits(table: string, room: Room): Promise<void> {
    const { tables, bus, marks } = this.settings
    const present = await bus.present(table)
    await tables.use(table, async hosted => {
      await marks.learn(seatedAt(hosted))
      const made = new Map<string, string>()
      for (const watcher of room.watchers) {
        if (watcher.wishes.wire !== undefined) this.update(hosted, watcher, present, made)
      }
      room.seated = seatedAt(hosted)
    })
  }

  private updateAll(hosted: HostedTable, room: Room, present: Present): void {
    const made = new Map<string, string>()
    for (const watcher of room.watchers) {
      if (watcher.seen < hosted.seq) this.update(hosted, watcher, present, made)
    }
    room.told = hosted.seq
    room.seated = seatedAt(hosted)
  }

  /**
   * A small frame for those who name their wire; whoever names none gets the table again, as they always did, and so does
   * whoever waits for somebody who is away: there is something that they may do about it.
   */
  private async tellPresence(table: string, room: Room): Promise<void> {
    const { tables, bus } = this.settings
    const present = await bus.present(table)
    await tables.use(table, hosted => {
      const made = new Map<string, string>()
      const shown = presenceFrame(hosted.row, present)
      for (const watcher of room.watchers) {
        if (watcher.shown === shown) continue
        if (watcher.wishes.wire !== undefined) watcher.send(shown, { seq: watcher.seen, chat: watcher.heard })
        if (watcher.wishes.wire === undefined || misses(hosted, watcher.person, present))
          this.update(hosted, watcher, present, made)
        watcher.shown = shown
      }
    })
  }

  private update(hosted: HostedTable, watcher: Watcher, present: Present, made: Map<string, string>): void {
    const reader = readerOf(hosted, watcher.person)
    const host = hosted.row.host === watcher.person
    const { seen: since } = watcher
    const { listMoves, wire } = watcher.wishes
    const name = `${reader.seat} ${hosted.offered(watcher.person)} ${host} ${since} ${listMoves} ${wire}`
    const marks = wire === undefined ? {} : { markOf: (person: string) => this.settings.marks.of(person) }
    let frame = made.get(name)
    if (frame === undefined) {
      const { bus, now, patience } = this.settings
      const goneSince = (person: string) => bus.goneSince(hosted.row.id, person)
      const wish = { since, now: now(), present, goneSince, patience, listMoves, wire, ...marks }
      frame = updateFrame(hosted, reader, wish)
      made.set(name, frame)
    }
    watcher.seen = hosted.seq
    watcher.shown = presenceFrame(hosted.row, present)
    this.updates++
    watcher.send(frame, { seq: watcher.seen, chat: watcher.heard })
  }

  private async tellChat(table: string, watchers: readonly Watcher[]): Promise<void> {
    if (watchers.length === 0) return
    const from = Math.min(...watchers.map(({ heard }) => heard))
    const said = await this.settings.store.chat.heard(table, { after: from, limit: CHAT_LINES })
    const last = said.at(-1)
    const room = await this.settings.tables.use(table, chatRoomOf)
    if (last === undefined || room === undefined) return
    for (const watcher of watchers) {
      const hushed = await ignoredBy(this.settings.store, table, watcher.person)
      const fresh = said.filter(({ n }) => n > watcher.heard)
      watcher.heard = Math.max(watcher.heard, last.n)
      for (const line of heardBy(room, watcher.person, { said: fresh, hushed })) {
        watcher.send(frameOf({ kind: 'chat', line }), { seq: watcher.seen, chat: line.n })
      }
    }
  }

  /** Tables leave the list by themselves, too. */
  lookAtLobby(): Promise<void> {
    return this.lobby.tell()
  }

  /** Open tables as they are, and again whenever one comes, changes or goes. */
  watchLobby(watcher: LobbyWatcher): Promise<() => void> {
    return this.lobby.watch(watcher)
  }
}
