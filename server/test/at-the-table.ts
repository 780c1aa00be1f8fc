import type { Clock, NewTable, Update } from '@masterplan/protocol'
import { type OpenStore, openStore } from '@masterplan/store'
import { expect } from 'vitest'
import type { Parts, Plugin } from '../src/parts.ts'
import { ratingsPlugin } from '../src/people/ratings-plugin.ts'
import { Guest, openSite, type Site, SocketClient, signUp } from './site.ts'
import { until } from './visitor.ts'
import { WaitingJobs } from './waiting-jobs.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const live = (late: 'bot-moves' | 'bot-takes-over' | 'loses' = 'loses', bank = 1200): Clock => ({
  ...{ kind: 'live', bank, increment: 0, late },
})
export const DAYS: Extract<Clock, { kind: 'days' }> = { kind: 'days', perMove: 24, quiet: null, late: 'bot-moves' }
export const OK = { ok: true }

/** A match that has begun, with a page open for everybody. */
export type BegunMatch = { readonly table: string; readonly people: Guest[]; readonly lines: SocketClient[] }

type SlowSettings = { readonly database?: string; readonly plugins?: readonly Plugin[]; readonly later?: number }

/** A server whose time and jobs go on when a test says so. */
export class SlowSite {
  readonly jobs = new WaitingJobs()
  readonly store: OpenStore
  later = 0
  private site: Site | undefined
  private given: Parts | undefined

  private constructor(store: OpenStore) {
    this.store = store
  }
  /** `later`: how many milliseconds its clock is ahead. */
  static async open({
    database = ':memory:',
    plugins = [ratingsPlugin],
    later = 0,
  }: SlowSettings = {}): Promise<SlowSite> {
    const slow = new SlowSite(await openStore(database))
    slow.later = later
    const look: Plugin = (_, parts) => {
      slow.given = parts
    }
    const { store, jobs } = slow
    const now = () => Date.now() + slow.later
    slow.site = await openSite({ store, now, makeJobs: () => jobs, plugins: [...plugins, look] })
    return slow
  }
  get address(): string {
    return this.site?.address ?? ''
  }
  get parts(): Parts {
    return this.given!
  }
  async close(): Promise<void> {
    await this.site?.close()
  }

  async begun(players: number, wanted: Partial<NewTable> = {}): Promise<BegunMatch> {
    const people: Guest[] = []
    const lines: SocketClient[] = []
    let table = ''
    for (const name of ['Ana', 'Ben', 'Cleo'].slice(0, players)) {
      const guest = await Guest.at(this.address)
      if (wanted.rated) await signUp(guest, this.store)
      if (table === '') table = await guest.create({ game: 'subdivision', players, name, ...wanted })
      else expect(await guest.doNow(table, { kind: 'sit', seat: null, name })).toMatchObject(OK)
      const line = new SocketClient(this.address, guest.token)
      await line.open()
      await line.watch(table)
      people.push(guest)
      lines.push(line)
    }
    expect(await people[0]!.doNow(table, { kind: 'start' })).toMatchObject(OK)
    return { table, people, lines }
  }

  /** Plays on for all people who still sit there, and lets bots move. */
  async playOut(guest: Guest, { table, people }: BegunMatch): Promise<Update> {
    for (let step = 0; step < 500; step++) {
      await this.jobs.run('bot')
      const { turn, status, seats } = await guest.update(table)
      if (status !== 'playing' || turn?.kind !== 'decide') break
      const seat = turn.seats.find(each => seats[each]?.kind === 'person')
      if (seat !== undefined) await play(people[seat]!, table)
    }
    return guest.update(table)
  }
}

export async function play(guest: Guest, table: string): Promise<Update> {
  const { seq, moves } = await guest.update(table)
  expect(await guest.do(table, seq, { kind: 'move', text: moves[0]! })).toMatchObject(OK)
  return guest.update(table)
}

/** Closes somebody's page; the server has noticed. */
export async function goAway({ table, people, lines }: BegunMatch, seat: number): Promise<void> {
  lines[seat]!.close()
  const other = people.find((_, at) => at !== seat)!
  await until(
    () => other.update(table),
    ({ seats }) => seats[seat]?.kind === 'person' && !seats[seat].here,
  )
}
