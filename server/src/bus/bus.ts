import type { StoredEntry } from '@masterplan/store'

/** Something is new at a table: what it is, the store knows. */
export type News = {
  readonly table: string
  readonly seq: number
  readonly what: 'stored' | 'said' | 'presence'
  readonly entries?: readonly StoredEntry[] // the last of those up to `seq`; left out where more than the log has changed
}

/** `begun`: from then on nothing is missed. */
export type Listening = { readonly begun: Promise<void>; letGo(): void }

/** How processes tell each other. What is told may get lost; what is stored does not. */
export interface Bus {
  /** Tells every process that listens, this one included. Never waits and never fails: the store has it already. */
  publish(news: News): void
  /** Hears of a table until it is let go; also when something may have been lost on the way. */
  listen(table: string, hear: (news: News) => void): Listening
  /** Whether nothing can happen to this table without this process knowing. */
  hearsOf(table: string): boolean
  /** Open tables come and go. */
  listenToLobby(hear: () => void): () => void
  publishLobby(): void
  /** Something about a person is no longer as it was: what says who they are, their name, their account. Null: anybody. */
  listenToPeople(hear: (person: string | null) => void): () => void
  publishPerson(person: string): void
  /** Who has a table open, counted over all processes. */
  arrive(table: string, person: string): void
  depart(table: string, person: string): void
  present(table: string): Promise<ReadonlySet<string>>
  /** Since when somebody who is not there has been away, as far as this process can know; never earlier than it was. */
  goneSince(table: string, person: string): number
  /** The same, where it is known here and now: always the same set until it changes. */
  presentNow(table: string): ReadonlySet<string> | undefined
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** Everything in one process. */
export function embeddedBus(now: () => number = Date.now): Bus {
  const listeners = new Map<string, Set<(news: News) => void>>()
  const lobby = new Set<() => void>()
  const people = new Set<(person: string | null) => void>()
  const here = new PresenceCount(now)
  return {
    publish(news) {
      for (const hear of listeners.get(news.table) ?? []) hear(news)
    },
    listen: (table, hear) => ({ begun: Promise.resolve(), letGo: addTo(listeners, table, hear) }),
    hearsOf: () => true,
    listenToLobby(hear) {
      lobby.add(hear)
      return () => lobby.delete(hear)
    },
    publishLobby() {
      for (const hear of lobby) hear()
    },
    listenToPeople(hear) {
      people.add(hear)
      return () => people.delete(hear)
    },
    publishPerson(person) {
      for (const hear of people) hear(person)
    },
    arrive: (table, person) => here.count(table, person, 1),
    depart: (table, person) => here.count(table, person, -1),
    present: async table => here.at(table),
    goneSince: (table, person) => here.goneSince(table, person),
    presentNow: table => here.at(table),
    ready: async () => true,
    close: async () => {},
  }
}

export function addTo<Item>(sets: Map<string, Set<Item>>, name: string, item: Item): () => void {
  const set = sets.get(name) ?? new Set()
  sets.set(name, set.add(item))
  return () => {
    set.delete(item)
    if (set.size === 0 && sets.get(name) === set) sets.delete(name)
  }
}

const NOBODY: ReadonlySet<string> = new Set()
const MANY = 100_000 // tables that people have left

/** How often each person has a table open here. */
export class PresenceCount {
  private readonly tables = new Map<string, Map<string, number>>()
  private readonly sets = new Map<string, ReadonlySet<string>>() // as they were last asked for
  private readonly gone = new Map<string, Map<string, number>>() // when people left tables that are still looked at
  private readonly since: number // nothing is known of before
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
    this.since = now()
  }

  count(table: string, person: string, by: 1 | -1): void {
    const heads = this.tables.get(table) ?? new Map<string, number>()
    const left = (heads.get(person) ?? 0) + by
    this.sets.delete(table)
    if (left > 0) heads.set(person, left)
    else heads.delete(person)
    if (left > 0) this.gone.get(table)?.delete(person)
    else this.left(table, person, this.now())
    if (heads.size > 0) this.tables.set(table, heads)
    else this.tables.delete(table)
  }

  at(table: string): ReadonlySet<string> {
    const known = this.sets.get(table)
    const heads = this.tables.get(table)
    if (known !== undefined || heads === undefined) return known ?? NOBODY
    const set = new Set(heads.keys())
    this.sets.set(table, set)
    return set
  }

  left(table: string, person: string, at: number): void {
    const gone = this.gone.get(table) ?? new Map<string, number>()
    this.gone.set(table, gone.set(person, at))
    const [oldest] = this.gone.keys()
    if (this.gone.size > MANY && oldest !== undefined) this.gone.delete(oldest)
  }
  goneSince(table: string, person: string): number {
    return this.gone.get(table)?.get(person) ?? this.since
  }

  /** Every table somebody is at, with who is there. */
  *all(): Iterable<readonly [table: string, people: readonly string[]]> {
    for (const [table, heads] of this.tables) yield [table, [...heads.keys()]]
  }
}
