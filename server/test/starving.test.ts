import { availableParallelism } from 'node:os'
import { setTimeout as later } from 'node:timers/promises'
import type { Update } from '@masterplan/protocol'
import { afterEach, expect, test } from 'vitest'
import type { Parts } from '../src/parts.ts'
import { Guest, openSite, type Site, SocketClient } from './site.ts'
import { until } from './visitor.ts'

let site: Site
afterEach(() => site.close())

/** A table of somebody against a bot that answers at once; how long its answer takes, in milliseconds. */
async function answerTime(guest: Guest): Promise<number> {
  const bots = [{ seat: 1 as const, bot: 'level-1' }]
  const table = await guest.create({ game: 'subdivision', players: 2, name: 'Ana', bots })
  const line = new SocketClient(guest.address, guest.token)
  await line.open()
  await line.watch(table)
  expect(await line.command(table, 0, { kind: 'start' })).toMatchObject({ ok: true })
  const mine = ({ turn }: Update) => turn?.kind === 'decide' && turn.seats.includes(0)
  const { update } = await line.until('update', frame => mine(frame.update))
  const begun = performance.now()
  const answer = await line.command(table, update.seq, { kind: 'move', text: update.moves[0]! })
  expect(answer).toMatchObject({ ok: true })
  const after = answer.ok ? answer.seq : 0
  await line.until('update', frame => frame.update.seq > after && mine(frame.update))
  line.close()
  return performance.now() - begun
}

/** A match between bots alone that takes its time. */
async function botsAlone(guest: Guest): Promise<string> {
  const bots = ([0, 1] as const).map(seat => ({ seat, bot: 'level-5' }))
  const table = await guest.create({ game: 'brick-by-brick', players: 2, bots })
  expect(await guest.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
  return table
}

test('twenty tables of one guest hold up nobody else’s bot, watched or not', { timeout: 120_000 }, async () => {
  site = await openSite()
  const [many, ana] = [await Guest.at(site.address), await Guest.at(site.address)]
  const alone = await answerTime(ana)
  const tables = await Promise.all(Array.from({ length: 20 }, () => botsAlone(many)))
  const unwatched = [await answerTime(ana), await answerTime(ana)]
  const line = new SocketClient(site.address, many.token)
  await line.open()
  for (const table of tables) await line.watch(table)
  await later(1000)
  const watched = [await answerTime(ana), await answerTime(ana)]
  console.log(
    `level-1 answers after ${Math.round(alone)} ms alone; beside 20 tables of one guest after ${unwatched.map(Math.round).join(', ')} ms, after ${watched.map(Math.round).join(', ')} ms while they are watched (${availableParallelism()} processors)`,
  )
  for (const wait of [...unwatched, ...watched]) expect(wait).toBeLessThan(3 * alone + 2500) // of a busy machine, too
  line.close()
})

test('notices that hang hold up neither bots nor clocks nor the end', { timeout: 60_000 }, async () => {
  let [parts, ahead] = [undefined as Parts | undefined, 0]
  const look = (_: unknown, all: Parts) => {
    parts = all
    all.jobs.work('notice', () => new Promise(() => {}))
  }
  site = await openSite({ plugins: [look], now: () => Date.now() + ahead })
  for (let n = 0; n < 100; n++) parts?.jobs.add({ kind: 'notice', id: `n-${n}`, data: { n } }, 0)
  const ana = await Guest.at(site.address)
  expect(await answerTime(ana)).toBeLessThan(5000)
  const clock = { kind: 'live', bank: 10, increment: 0, late: 'loses' } as const
  const ben = await Guest.at(site.address)
  const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana', clock })
  await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })
  await ana.doNow(table, { kind: 'start' })
  ahead = 10_000
  const fallen = await until(
    () => ana.update(table),
    ({ status }) => status === 'over',
  )
  expect(fallen.outcome).toMatchObject({ lost: [0] })
  const begun = performance.now()
  await site.close()
  expect(performance.now() - begun).toBeLessThan(10_000)
})
