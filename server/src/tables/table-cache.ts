import { randomBytes } from 'node:crypto'
import type { Playable } from '@masterplan/kernel'
import { type CommandAnswer, no } from '@masterplan/protocol'
import type { Store, StoredEntry, TableStep } from '@masterplan/store'
import type { Bus, News } from '../bus/bus.ts'
import { refusedAt } from '../outgoing/refusals.ts'
import { type Proposal, type Proposed, type Sender, senderOf } from './commands/proposal.ts'
import { applied } from './steps.ts'
import { HostedTable, type TableRow } from './table.ts'

/** With no dash in front: at a command line that would be a flag. */
export function newId(): string {
  const id = randomBytes(9).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

/** What was just stored, told once, by the process that stored it. For bots' moves, clocks, notices and ratings. */
export type Stored = { readonly hosted: HostedTable; readonly entries: readonly StoredEntry[]; readonly at: number }

export interface TableCacheSettings {
  readonly store: Store
  readonly bus: Bus
  readonly games: readonly Playable[]
  readonly now: () => number
  readonly warm: number // how many tables stay in memory
}

/** What somebody asks of a table, with the key that makes it one request however often it is sent. */
export type TableRequest = {
  readonly table: string
  readonly author: string
  readonly key: string
  readonly based: number
  /** Asked again, with the table as it is then, if others came first. */
  propose(hosted: HostedTable, sender: Sender): Proposed | Promise<Proposed>
}

/** A table that another program has stored, by rules which this one does not have. Doors say so; the table stays as it is. */
export class UnknownRules extends Error {
  constructor({ id, game, rules }: TableRow) {
    super(`Table ${id} plays ${game} by the rules ${rules}, which are not here.`)
  }
}

type Warm = { hosted: HostedTable; used: number }

/**
 * All tables, as this process sees them: some in memory, all in the store. The log is the truth: a step is stored first,
 * and told to others after. Whatever is in memory can be thrown away at any time.
 */
export class TableCache {
  private readonly settings: TableCacheSettings
  private readonly warm = new Map<string, Warm>()
  private readonly queues = new Map<string, Promise<unknown>>() // one thing at a time at each table
  private readonly announced = new Map<string, number>() // how long the log is said to be
  private readonly listeners = new Set<(stored: Stored) => void>()
  commands = 0
  conflicts = 0

  constructor(settings: TableCacheSettings) {
    this.settings = settings
  }

  get warmTables(): number {
    return this.warm.size
  }

  onStored(listener: (stored: Stored) => void): void {
    this.listeners.add(listener)
  }

  gameOf(id: string): Playable | undefined {
    return this.settings.games.find(game => game.id === id)
  }

  /** Uses a table as it is now, while nobody else does. Undefined: no such table. */
  use<Result>(table: string, use: (hosted: HostedTable) => Result | Promise<Result>): Promise<Result | undefined> {
    return this.inTurn(table, async () => {
      const hosted = this.inMemory(table) ?? (await this.fetch(table))
      return hosted && use(hosted)
    })
  }

  execute(request: TableRequest): Promise<CommandAnswer> {
    this.commands++
    return this.inTurn(request.table, () =>
      this.tryRequest(request).catch(error => {
        this.warm.delete(request.table) // whatever went wrong may have left it half changed
        throw error
      }),
    )
  }

  private async tryRequest(request: TableRequest): Promise<CommandAnswer> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const cached = attempt === 0 ? this.inMemory(request.table) : undefined
      const hosted = cached ?? (await this.fetch(request.table))
      if (hosted === undefined) return no('no-such-table')
      const answer = await this.attempt(hosted, request)
      if (answer !== 'conflict') return answer
      this.conflicts++
    }
    return no('unavailable', { retryAfter: 1 })
  }

  private async attempt(hosted: HostedTable, request: TableRequest): Promise<CommandAnswer | 'conflict'> {
    const { table, author, key } = request
    const before = hosted.storedBy(author, key)
    if (before !== undefined) return { ok: true, seq: before, table, repeated: true }
    const sender = senderOf(hosted, author)
    const proposing = request.propose(hosted, sender)
    const proposed = proposing instanceof Promise ? await proposing : proposing
    return proposed.ok ? this.storeStep(hosted, request, proposed) : refusedAt(hosted, proposed, request)
  }

  /**
   * The table in memory goes ahead, because only playing tells which luck falls; if the store says no, it is thrown away.
   * Nobody can have seen it: everybody who looks waits in the same queue.
   */
  private async storeStep(
    hosted: HostedTable,
    request: TableRequest,
    proposal: Proposal,
  ): Promise<CommandAnswer | 'conflict'> {
    const { store } = this.settings
    const at = Math.max(this.settings.now(), hosted.entries.at(-1)?.at ?? 0)
    const after = hosted.seq
    try {
      const step = applied(hosted, request, proposal, at)
      const appended = await store.tables.append(step)
      if (!appended.ok) {
        this.warm.delete(request.table)
        if (appended.why === 'no-such-table') return no('no-such-table')
        if (appended.why === 'taken') return 'conflict'
        const seq = appended.entries.at(-1)?.seq ?? after
        // The process that stored it may have died before anybody was told.
        this.settings.bus.publish({ table: request.table, seq, what: 'stored' })
        return { ok: true, seq, table: request.table, repeated: true }
      }
      this.tell(hosted, step)
      return { ok: true, seq: hosted.seq, table: request.table, repeated: false }
    } catch (error) {
      this.warm.delete(request.table)
      this.settings.bus.publish({ table: request.table, seq: after + 1, what: 'stored' }) // perhaps it was, perhaps not
      throw error
    }
  }

  private tell(hosted: HostedTable, { table, after, at, change, seats }: TableStep): void {
    const entries = hosted.entries.slice(after)
    for (const listener of this.listeners) listener({ hosted, entries, at })
    const plain = change === undefined && seats === undefined
    this.settings.bus.publish({ table, seq: hosted.seq, what: 'stored', ...(plain ? { entries } : {}) })
  }

  /** Everybody waits for those before them, and nobody for those whose turn failed. */
  private inTurn<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
    const before = this.queues.get(table)
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    this.queues.set(table, left)
    const turn = before === undefined ? act() : before.then(act)
    const done = () => {
      leave()
      if (this.queues.get(table) === left) this.queues.delete(table)
    }
    turn.then(done, done)
    return turn
  }

  /** Another process stored something: what is in memory is behind until it is fetched. */
  takeNews({ table, seq, entries }: News): void {
    this.announced.set(table, Math.max(seq, this.announced.get(table) ?? 0)) // also while it is just being loaded
    if (entries === undefined || !this.warm.has(table)) return
    // What was told in full need not be fetched. Whatever does not fit is thrown away, and fetched all the same.
    this.inTurn(table, async () => {
      const hosted = this.warm.get(table)?.hosted
      if (hosted !== undefined && hosted.seq + 1 === entries[0]?.seq) hosted.addFromElsewhere(entries)
    }).catch(() => this.warm.delete(table))
  }

  /** What is in memory is looked up once more before it is used: news can get lost with a process. */
  refresh(table: string): void {
    this.takeNews({ table, seq: Number.MAX_SAFE_INTEGER, what: 'stored' })
  }

  /** The log is longer than this process knows. A table that it does not hold is looked up when somebody asks. */
  isBehind(table: string, seq: number): boolean {
    const known = this.warm.get(table)?.hosted.seq
    return known !== undefined && known < seq
  }

  /** In memory, if nobody else can have changed it meanwhile. */
  private inMemory(table: string): HostedTable | undefined {
    const hosted = this.warm.get(table)?.hosted
    if (hosted === undefined || (this.announced.get(table) ?? 0) > hosted.seq) return undefined
    return this.settings.bus.hearsOf(table) ? this.touch(table, hosted) : undefined
  }

  /** With what is new in the store. */
  private async fetch(table: string): Promise<HostedTable | undefined> {
    const warm = this.warm.get(table)?.hosted
    this.announced.delete(table)
    const loaded = await this.settings.store.tables.load(table, warm?.seq ?? 0)
    if (loaded === undefined) return undefined
    if (warm === undefined) {
      const game = this.gameOf(loaded.table.game)
      if (game === undefined) throw new Error(`Table ${table} plays "${loaded.table.game}", which is not here.`)
      if (!game.rulesVersions.includes(loaded.table.rules)) throw new UnknownRules(loaded.table)
      return this.touch(table, new HostedTable(game, loaded.table, loaded.entries))
    }
    warm.row = loaded.table
    warm.addFromElsewhere(loaded.entries)
    return this.touch(table, warm)
  }

  private touch(table: string, hosted: HostedTable): HostedTable {
    this.warm.delete(table) // the most recently used is the last of a map
    this.warm.set(table, { hosted, used: this.settings.now() })
    if (this.warm.size > this.settings.warm) this.evictOldest(table)
    return hosted
  }

  private evictOldest(but: string): void {
    for (const oldest of this.warm.keys()) {
      if (this.warm.size <= this.settings.warm) break
      if (oldest !== but) this.warm.delete(oldest)
    }
  }

  /** Tables that nobody used for a while leave memory; those who come back find them in the store. */
  evictIdle(idle: number): void {
    const since = this.settings.now() - idle
    for (const [table, { used }] of this.warm) if (used < since && !this.queues.has(table)) this.warm.delete(table)
  }
  /** Its row was changed behind our back. */
  evict(table: string): void {
    this.warm.delete(table)
  }
  /** Nobody here listens to the table any more; what is finished need not wait until it is idle. */
  stopListening(table: string): void {
    this.announced.delete(table)
    if (!this.queues.has(table) && this.warm.get(table)?.hosted.isFinished()) this.warm.delete(table)
  }
}
