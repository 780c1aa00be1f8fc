import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import type { Seat } from '@masterplan/kernel'
import type { Export, TableAction } from '@masterplan/protocol'
import { openStore, type Store, type StoredEntry } from '@masterplan/store'
import { DATABASES, startPostgres } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pluginsFor } from '../src/plugins.ts'
import { Guest, openSite, type Site } from './site.ts'
import { freePort } from './visitor.ts'

type Sitting = { readonly guest: Guest; readonly seat: Seat }
type Playing = { readonly table: string; readonly people: readonly Sitting[] }
type Gathered = Playing & { readonly host: Guest; readonly guest: Guest }

describe.each(DATABASES)('what people take along, kept by %s', kind => {
  let site: Site
  let store: Store // beside the server: what is really stored
  let stop = async () => {}
  beforeAll(async () => {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const postgres = kind === 'postgres' ? await startPostgres() : undefined
    stop = async () => postgres?.stop()
    const plugins = pluginsFor({
      ...{ origin, limits: 'none', smtp: null, mailFrom: 'host@example.org', contact: null, sender: null },
    })
    const database = postgres?.url ?? join(await mkdtemp(join(tmpdir(), 'masterplan-export-')), 'masterplan.db')
    site = await openSite({ port, plugins, origin, database })
    store = await openStore(database)
  }, 120_000)
  afterAll(async () => {
    await store?.close()
    await site?.close()
    await stop()
  })

  /** A host, one guest and as many more as the table needs. */
  async function gathered(game: string, players: number): Promise<Gathered> {
    const [host, guest] = [await Guest.at(site.address), await Guest.at(site.address)]
    const guests = [host, guest]
    while (guests.length < players) guests.push(await Guest.at(site.address))
    const table = await host.create({ game, players, name: 'Ana' })
    for (const each of guests.slice(1)) await carryOut(each, table, { kind: 'sit', seat: null, name: 'Ben' })
    return { table, host, guest, people: await sittingAt(table, guests) }
  }

  async function logOf(table: string): Promise<readonly StoredEntry[]> {
    const loaded = await store.tables.load(table, 0)
    if (loaded === undefined) throw new Error('The table is gone.')
    return loaded.entries
  }

  /** Nobody's export names luck or another seat's move; all that people did themselves is there. */
  async function expectNothingHidden({ table, people }: Playing): Promise<void> {
    const log = await logOf(table)
    expect((await store.tables.find(table))?.status).toBe('playing')
    for (const { guest, seat } of people) {
      const did = await exported(guest, table)
      expect(did.filter(({ kind }) => kind === 'luck')).toEqual([])
      const own = log.filter(each => each.author === guest.person && (each.by === seat || !isLine(each)))
      expect(did).toEqual(own.map(({ seq, kind, line, at }) => ({ seq, kind, line, at })))
    }
  }

  test.each([2, 5])('Brick by Brick with %i: no mission of others while it is played', async players => {
    const first = await gathered('brick-by-brick', players)
    const { host, guest } = first
    await carryOut(host, first.table, { kind: 'start' })
    expect((await logOf(first.table)).filter(({ kind }) => kind === 'luck').length).toBeGreaterThan(1)
    await expectNothingHidden(first)
    await playOn(first, 4 * players)
    await expectNothingHidden(first)

    await playOn(first, Number.POSITIVE_INFINITY)
    const dealt = (await exported(host, first.table)).filter(({ kind }) => kind === 'luck')
    expect(dealt.length).toBeGreaterThan(1) // when all is over, the record shows it as well

    const answer = await guest.doNow(first.table, { kind: 'rematch' })
    if (!answer.ok) throw new Error(answer.sentence)
    const { table } = answer
    const guests = first.people.map(each => each.guest)
    for (const each of guests.filter(other => other !== guest))
      await carryOut(each, table, { kind: 'sit', seat: null, name: 'Again' })
    const again = { table, people: await sittingAt(table, guests) }
    await carryOut(guest, table, { kind: 'start' })
    await expectNothingHidden(again)
    await playOn(again, 4 * players)
    await expectNothingHidden(again)
  })

  test.each(CATALOG.map(game => [game.id, game] as const))(
    '%s: neither luck nor moves of others, also where somebody left',
    async (id, game) => {
      for (const players of new Set([game.seats.min, game.seats.max])) {
        const playing = await gathered(id, players)
        const { table, host, guest, people } = playing
        await carryOut(host, table, { kind: 'start' })
        await playOn(playing, 16)
        await expectNothingHidden(playing)
        await carryOut(guest, table, { kind: 'leave' })
        await playOn({ table, people: people.filter(each => each.guest !== guest) }, 3)
        await expectNothingHidden(playing)
      }
    },
  )
})

const isLine = ({ kind }: StoredEntry): boolean => kind === 'move' || kind === 'luck'

async function carryOut(guest: Guest, table: string, action: TableAction): Promise<void> {
  expect(await guest.doNow(table, action)).toMatchObject({ ok: true })
}

async function sittingAt(table: string, guests: readonly Guest[]): Promise<Sitting[]> {
  const sitting: Sitting[] = []
  for (const guest of guests) {
    const { you } = await guest.update(table)
    if (you === null) throw new Error('Somebody does not sit.')
    sitting.push({ guest, seat: you })
  }
  return sitting
}

async function exported(guest: Guest, table: string): Promise<Export['tables'][number]['did']> {
  const { tables } = await guest.json<Export>('GET', '/api/me/export')
  const found = tables.find(each => each.table === table)
  if (found === undefined) throw new Error(`The export names no table ${table}.`)
  return found.did
}

/** At most this many decisions of people, whatever bots do meanwhile. */
async function playOn({ table, people }: Playing, most: number): Promise<void> {
  for (let step = 0; step < most; ) {
    for (const { guest } of people) {
      const { turn, moves, seq } = await guest.update(table, LATEST)
      if (turn?.kind !== 'decide') return
      const text = moves[(step * 7919) % moves.length]
      if (text === undefined) continue // it is another's turn, perhaps a bot's
      const answer = await guest.do(table, seq, { kind: 'move', text })
      if (!answer.ok) throw new Error(answer.sentence)
      step++
      if (step === most) return
    }
  }
}
const LATEST = 1_000_000 // of all that happened before, nothing is asked for
