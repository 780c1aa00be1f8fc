import { randomBytes } from 'node:crypto'
import type { Playable } from '@masterplan/kernel'
import { type CommandAnswer, no } from '@masterplan/protocol'
import type { HeldSeat, Store, StoredEntry, TableChange, TableStep } from '@masterplan/store'
import type { Bus, News } from '../bus/bus.ts'
import { type Draft, type Drafted, type Who, whoIs } from './draft.ts'
import { entry } from './entries.ts'
import { Hosted, type Row } from './hosted.ts'
import { resultWith } from './playing.ts'
import { happenedSince, lookerOf } from './sights.ts'

/** With no dash in front: at a command line that would be a flag. */
export function newId(): string {
  const id = randomBytes(9).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

/** What was just stored, told once, by the process that stored it. For bots' moves, clocks, notices and ratings. */
export type Stored = { readonly hosted: Hosted; readonly entries: readonly StoredEntry[]; readonly at: number }

export interface HouseSettings {
  readonly store: Store
  readonly bus: Bus
  readonly games: readonly Playable[]
  readonly now: () => number
  readonly warm: number // how many tables stay in memory
}

/** Somebody's wish, with the key that makes it one wish however often it is sent. */
export type Wish = {
  readonly table: string
  readonly author: string
  readonly key: string
  readonly based: number
  /** Asked again, with the table as it is then, if others came first. */
  draft(hosted: Hosted, who: Who): Drafted | Promise<Drafted>
}

type Warm = { hosted: Hosted; used: number }

/**
 * All tables, as this process sees them: some in memory, all in the store. The log is the truth: a step is stored first,
 * and told to others after. Whatever is in memory can be thrown away at any time.
 */
export class House {
  private readonly settings: HouseSettings
  private readonly warm = new Map<string, Warm>()
  private readonly lines = new Map<string, Promise<unknown>>() // one thing at a time at each table
  private readonly heard = new Map<string, number>() // how long the log is said to be
  private readonly listeners = new Set<(stored: Stored) => void>()
  commands = 0
  conflicts = 0

  constructor(settings: HouseSettings) {
    this.settings = settings
  }

  get warmTables(): number {
    return this.warm.size
  }
  get busyTables(): number {
    return this.lines.size
  }

  onStored(listener: (stored: Stored) => void): void {
    this.listeners.add(listener)
  }

  gameOf(id: string): Playable | undefined {
    return this.settings.games.find(game => game.id === id)
  }

  /** Uses a table as it is now, while nobody else does. Undefined: no such table. */
  look<Result>(table: string, use: (hosted: Hosted) => Result | Promise<Result>): Promise<Result | undefined> {
    return this.inLine(table, async () => {
      const hosted = this.atHand(table) ?? (await this.fetchAnew(table))
      return hosted && use(hosted)
    })
  }

  carryOut(wish: Wish): Promise<CommandAnswer> {
    this.commands++
    return this.inLine(wish.table, () =>
      this.tryOut(wish).catch(error => {
        this.warm.delete(wish.table) // whatever went wrong may have left it half changed
        throw error
      }),
    )
  }

  private async tryOut(wish: Wish): Promise<CommandAnswer> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const atHand = attempt === 0 ? this.atHand(wish.table) : undefined
      const hosted = atHand ?? (await this.fetchAnew(wish.table))
      if (hosted === undefined) return no('no-such-table')
      const answer = await this.attempt(hosted, wish)
      if (answer !== 'conflict') return answer
      this.conflicts++
    }
    return no('unavailable', { retryAfter: 1 })
  }

  private async attempt(hosted: Hosted, wish: Wish): Promise<CommandAnswer | 'conflict'> {
    const { table, author, key } = wish
    const before = hosted.storedBy(author, key)
    if (before !== undefined) return { ok: true, seq: before, table, repeated: true }
    const who = whoIs(hosted, author)
    const drafting = wish.draft(hosted, who)
    const drafted = drafting instanceof Promise ? await drafting : drafting
    if (!drafted.ok) {
      if (drafted.code !== 'stale') return { ...drafted, seq: hosted.seq }
      return { ...drafted, seq: hosted.seq, missed: happenedSince(hosted, lookerOf(hosted, author), wish.based) }
    }
    return this.storeStep(hosted, wish, drafted)
  }

  /**
   * The table in memory goes ahead, because only playing tells which luck falls; if the store says no, it is thrown away.
   * Nobody can have seen it: whoever looks waits in the same line.
   */
  private async storeStep(hosted: Hosted, wish: Wish, draft: Draft): Promise<CommandAnswer | 'conflict'> {
    const { store } = this.settings
    const at = Math.max(this.settings.now(), hosted.entries.at(-1)?.at ?? 0)
    const after = hosted.seq
    try {
      const step = ahead(hosted, wish, draft, at)
      const appended = await store.tables.append(step)
      if (!appended.ok) {
        this.warm.delete(wish.table)
        if (appended.why === 'no-such-table') return no('no-such-table')
        if (appended.why === 'taken') return 'conflict'
        const seq = appended.entries.at(-1)?.seq ?? after
        // Whoever stored it may have died before anybody was told.
        this.settings.bus.publish({ table: wish.table, seq, what: 'stored' })
        return { ok: true, seq, table: wish.table, repeated: true }
      }
      this.tell(hosted, step)
      return { ok: true, seq: hosted.seq, table: wish.table, repeated: false }
    } catch (error) {
      this.warm.delete(wish.table)
      this.settings.bus.publish({ table: wish.table, seq: after + 1, what: 'stored' }) // perhaps it was, perhaps not
      throw error
    }
  }

  private tell(hosted: Hosted, { table, after, at, change, seats }: TableStep): void {
    const entries = hosted.entries.slice(after)
    for (const listener of this.listeners) listener({ hosted, entries, at })
    const plain = change === undefined && seats === undefined
    this.settings.bus.publish({ table, seq: hosted.seq, what: 'stored', ...(plain ? { entries } : {}) })
  }

  /** Everybody in line waits for those before, and nobody for those whose turn failed. */
  private inLine<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
    const before = this.lines.get(table)
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    this.lines.set(table, left)
    const turn = before === undefined ? act() : before.then(act)
    const done = () => {
      leave()
      if (this.lines.get(table) === left) this.lines.delete(table)
    }
    turn.then(done, done)
    return turn
  }

  /** Another process stored something: what is in memory is behind until it is fetched. */
  hear({ table, seq, entries }: News): void {
    this.heard.set(table, Math.max(seq, this.heard.get(table) ?? 0)) // also while it is just being loaded
    if (entries === undefined || !this.warm.has(table)) return
    // What was told in full need not be fetched. Whatever does not fit is thrown away, and fetched all the same.
    this.inLine(table, async () => {
      const hosted = this.warm.get(table)?.hosted
      if (hosted !== undefined && hosted.seq + 1 === entries[0]?.seq) hosted.addFromElsewhere(entries)
    }).catch(() => this.warm.delete(table))
  }

  /** What is in memory is looked up once more before it is used: news can get lost with a process. */
  doubt(table: string): void {
    this.hear({ table, seq: Number.MAX_SAFE_INTEGER, what: 'stored' })
  }

  /** In memory, if nobody else can have changed it meanwhile. */
  private atHand(table: string): Hosted | undefined {
    const hosted = this.warm.get(table)?.hosted
    if (hosted === undefined || (this.heard.get(table) ?? 0) > hosted.seq) return undefined
    return this.settings.bus.hearsOf(table) ? this.use(table, hosted) : undefined
  }

  /** With what is new in the store. */
  private async fetchAnew(table: string): Promise<Hosted | undefined> {
    const warm = this.warm.get(table)?.hosted
    this.heard.delete(table)
    const loaded = await this.settings.store.tables.load(table, warm?.seq ?? 0)
    if (loaded === undefined) return undefined
    if (warm === undefined) {
      const game = this.gameOf(loaded.table.game)
      if (game === undefined) throw new Error(`Table ${table} plays "${loaded.table.game}", which is not here.`)
      return this.use(table, new Hosted(game, loaded.table, loaded.entries))
    }
    warm.row = loaded.table
    warm.addFromElsewhere(loaded.entries)
    return this.use(table, warm)
  }

  private use(table: string, hosted: Hosted): Hosted {
    this.warm.delete(table) // the most recently used is the last of a map
    this.warm.set(table, { hosted, used: this.settings.now() })
    if (this.warm.size > this.settings.warm) this.forgetOldest(table)
    return hosted
  }

  private forgetOldest(but: string): void {
    for (const oldest of this.warm.keys()) {
      if (this.warm.size <= this.settings.warm) break
      if (oldest !== but) this.warm.delete(oldest)
    }
  }

  /** Tables that nobody used for a while leave memory; whoever comes back finds them in the store. */
  cool(idle: number): void {
    const since = this.settings.now() - idle
    for (const [table, { used }] of this.warm) if (used < since && !this.lines.has(table)) this.warm.delete(table)
  }
  /** Its row was changed behind our back. */
  forget(table: string): void {
    this.warm.delete(table)
  }
  /** Nobody here listens to the table any more; what is finished need not wait until it is idle. */
  unhear(table: string): void {
    this.heard.delete(table)
    if (!this.lines.has(table) && this.warm.get(table)?.hosted.isFinished()) this.warm.delete(table)
  }
}

/** Plays what was drafted, lets luck fall, and sees whether that was the end: all that one step stores. */
function ahead(hosted: Hosted, { table, author, key }: Wish, draft: Draft, at: number): TableStep {
  const after = hosted.seq
  let { change } = draft
  if (change !== undefined || draft.seats !== undefined) hosted.row = rowWith(hosted.row, change, draft.seats)
  const add = (each: Draft['entries'][number]) => hosted.add({ ...each, seq: hosted.seq + 1, at, author, key })
  for (const each of draft.entries) add(each)
  for (const drawn of hosted.drawLuck()) add(drawn)
  if (hosted.turn()?.kind === 'over' && !hosted.isFinished()) {
    change = { ...change, status: 'over', result: resultWith(hosted, hosted.lost) }
    hosted.row = rowWith(hosted.row, change, undefined)
    add(entry.over())
  }
  const entries = hosted.entries.slice(after).map(({ kind, by, line }) => ({ kind, by, line }))
  return {
    ...{ table, after, author, key, at, entries },
    ...(change === undefined ? {} : { change }),
    ...(draft.seats === undefined ? {} : { seats: draft.seats }),
    ...deadlinesOf(hosted, at),
  }
}

/** Left out where there are none and were none: most tables have no clock. */
function deadlinesOf(hosted: Hosted, at: number): Pick<TableStep, 'deadlines'> {
  if (hosted.match === null) return {}
  const deadlines = hosted.deadlines(at)
  if (deadlines.length === 0 && !hosted.mayBeTimed) return {}
  hosted.mayBeTimed = deadlines.length > 0
  return { deadlines }
}

const rowWith = (row: Row, change: TableChange | undefined, seats: readonly HeldSeat[] | undefined): Row => ({
  ...row,
  ...change,
  seats: seats ?? row.seats,
})
