import { CATALOG } from '@masterplan/catalog'
import {
  checkLuck,
  commitmentTo,
  type Entry,
  type GameTypes,
  type Match,
  type MatchRecord,
  type Playable,
  type Random,
  type Seat,
  seatsOf,
  seeded,
} from '@masterplan/kernel'
import { type NewEntry, type OpenStore, openStore } from '@masterplan/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOfTable } from '../src/outgoing/records.ts'
import { entry } from '../src/tables/entries.ts'
import { HostedTable, type TableRow } from '../src/tables/table.ts'
import { Guest, openSite, type Site, SocketClient, seated, signUp } from './site.ts'
import { until } from './visitor.ts'

/** What a seat would see after a move if it is right about everything; undefined if it must guess. */
function foreseen(game: Playable, match: Match, seat: Seat, text: string): unknown {
  return game.unfold(<G extends GameTypes>({ game: rules }: Entry<G>) => {
    let draws = 0
    const random = seeded(1)
    const counted: Random = {
      below(n) {
        draws++
        return random.below(n)
      },
    }
    const world = rules.imagine(match.viewFor(seat) as G['View'], counted) // of a match of this very game
    const move = rules.notation.read(text)
    if (draws > 0 || move === undefined) return undefined
    expect(rules.refuse(world, seat, move)).toBeUndefined()
    rules.play(world, seat, move)
    return rules.view(world, seat)
  })
}

test.each(CATALOG.map(game => [game.id, game] as const))(
  '%s: a seat that need not guess to imagine the table foresees what their move shows them',
  (_, game) => {
    let foresaw = 0
    for (let seed = 0; seed < 12; seed++) {
      const random = seeded(seed)
      const opened = game.open(Math.min(game.seats.max, Math.max(game.seats.min, 2 + (seed % 2))), {})
      if (!opened.ok) throw new Error(opened.problem)
      const { match } = opened
      match.settle(random)
      for (let step = 0; step < 150; step++) {
        const turn = match.turn()
        if (turn.kind !== 'decide') break
        const seat = turn.seats[0]!
        const moves = match.movesFor(seat)
        const text = moves[random.below(moves.length)]!
        const expected = foreseen(game, match, seat, text)
        match.append(`${seat + 1} ${text}`)
        if (expected !== undefined) {
          expect(match.viewFor(seat)).toEqual(expected)
          foresaw++
        }
        match.settle(random)
      }
    }
    if (game.id === 'subdivision') expect(foresaw).toBeGreaterThan(100)
  },
)

let site: Site
let store: OpenStore
beforeAll(async () => {
  store = await openStore(':memory:')
  site = await openSite({ store })
})
afterAll(() => site.close())

test('a page of before that says `undo` is told how far it may take back, whatever it says', async () => {
  const { table, ana } = await seated(site.address)
  const [usual, before] = [new SocketClient(site.address, ana.token), new SocketClient(site.address, ana.token)]
  await Promise.all([usual.open(), before.open()])
  const { seq } = await usual.watch(table)
  before.send({ kind: 'watch', table, undo: false })
  await before.until('update')
  expect(await ana.do(table, seq, { kind: 'move', text: '3c2' })).toMatchObject({ ok: true })
  for (const socket of [usual, before]) {
    const { update } = await socket.until('update', ({ update: each }) => each.seq > seq)
    expect(update.undo).toBe(seq)
    socket.close()
  }
})

const LIVE = { kind: 'live', bank: 600, increment: 5, late: 'loses' } as const
const DAYS = { kind: 'days', perMove: 48, quiet: null, late: 'loses' } as const

test.each([
  ['without a clock', { clock: { kind: 'none' }, rated: false }, 'undone'],
  ['live', { clock: LIVE, rated: false }, 'undone'],
  ['rated over days', { clock: DAYS, rated: true }, 'undone'],
  ['live and rated', { clock: LIVE, rated: true }, 'asked-undo'],
] as const)('%s: taking back a move that told nobody anything is free, or asked for', async (_, settings, happens) => {
  const [ana, ben] = [await Guest.at(site.address), await Guest.at(site.address)]
  for (const guest of [ana, ben]) await signUp(guest, store)
  const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana', ...settings })
  expect(await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })).toMatchObject({ ok: true })
  const lines = [ana, ben].map(({ token }) => new SocketClient(site.address, token))
  for (const line of lines) {
    await line.open()
    await line.watch(table)
  }
  expect(await ana.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
  const { seq } = await ana.update(table)
  expect(await ana.do(table, seq, { kind: 'move', text: '3c2' })).toMatchObject({ ok: true })
  expect((await ana.update(table)).undo).toBe(happens === 'undone' ? seq : null)
  expect(await ana.doNow(table, { kind: 'undo', to: seq })).toMatchObject({ ok: true })
  expect((await ana.update(table)).happened.at(-1)).toMatchObject({ kind: happens, to: seq })
  for (const line of lines) line.close()
})

test('alone with bots nobody takes back what somebody who left had played, but all since', async () => {
  const { table, ana, ben } = await seated(site.address)
  const start = (await ana.update(table)).seq
  expect(await ana.doNow(table, { kind: 'move', text: '3c2' })).toMatchObject({ ok: true })
  const { moves } = await ben.update(table)
  expect(await ben.doNow(table, { kind: 'move', text: moves[0]! })).toMatchObject({ ok: true })
  expect(await ben.doNow(table, { kind: 'leave' })).toMatchObject({ ok: true })
  expect((await ana.update(table)).undo).toBeNull()
  expect(await ana.doNow(table, { kind: 'undo', to: start })).toMatchObject({ code: 'not-allowed' })
  const turn = await ana.update(table)
  expect(await ana.do(table, turn.seq, { kind: 'move', text: turn.moves[0]! })).toMatchObject({ ok: true })
  const { seq } = await until(
    () => ana.update(table),
    each => each.moves.length > 0 && each.seq > turn.seq + 1,
  )
  expect((await ana.update(table)).undo).toBe(turn.seq)
  expect(await ana.do(table, seq, { kind: 'undo', to: turn.seq })).toMatchObject({ ok: true })
  expect((await ana.update(table)).view).toEqual(turn.view)
})

test('luck after a move that was taken back falls afresh, and the log says where', () => {
  const urbapolis = CATALOG.find(({ id }) => id === 'urbapolis')!
  const seed = 'ab'.repeat(32)
  const hosted = new HostedTable(urbapolis, rowOf(urbapolis, 2, seed), [])
  const add = (entry: NewEntry) =>
    hosted.add({ ...entry, seq: hosted.seq + 1, at: hosted.seq, author: 'ana', key: `key-${hosted.seq}` })
  /** One step as the server makes it: a move and the luck after it. */
  const step = (moved: NewEntry): string[] => {
    add(moved)
    const drawn = hosted.drawLuck()
    for (const each of drawn) add(each)
    return drawn.map(({ line }) => line)
  }
  const random = seeded(2)
  step(entry.started())
  for (let fell: string[] = []; fell.length === 0; ) {
    const before = hosted.seq
    const seat = hosted.awaited()[0]!
    const moves = hosted.movesFor(seat)
    const moved = entry.move(seat, moves[random.below(moves.length)]!)
    fell = step(moved)
    if (fell.length === 0) continue
    add(entry.undone(seat, before))
    expect(hosted.drawLuck()).toEqual([])
    expect(step(moved)).not.toEqual(fell)
  }
  expect(recordOfTable(hosted)).toMatchObject({ ok: false, code: 'not-over' })
  hosted.row = { ...hosted.row, status: 'ended' }
  add(entry.ended('host'))
  const made = recordOfTable(hosted)
  if ('ok' in made) throw new Error(made.sentence)
  const { fair, ...record } = made
  expect(fair.takebacks).toHaveLength(1)
  expect(checkLuck(record as MatchRecord, fair, () => urbapolis)).toMatchObject({ ok: true })
  expect(checkLuck(record as MatchRecord, { ...fair, takebacks: [] }, () => urbapolis)).toMatchObject({ ok: false })
})

const rowOf = (game: Playable, players: number, seed: string): TableRow => ({
  ...{ id: 'AAAAAAAAAAAA', game: game.id, rules: game.rulesVersion, players, options: {}, host: null, seed },
  ...{ visibility: 'link', clock: { kind: 'none' }, rated: false, seedHash: commitmentTo(seed), status: 'playing' },
  ...{ created: 0, chatLines: 0, result: null, rematchOf: null },
  seats: seatsOf(players).map(seat => ({ seat, holder: 'person', person: `p${seat}`, bot: null, name: `P${seat}` })),
})
