import type { Update } from '@masterplan/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { live, OK, SlowSite } from './at-the-table.ts'
import type { Guest } from './site.ts'

let site: SlowSite
beforeAll(async () => {
  site = await SlowSite.open()
})
afterAll(() => site.close())

const move = (guest: Guest, table: string, text: string) => guest.doNow(table, { kind: 'move', text })
const running = ({ clocks }: Update) => clocks.flatMap((clock, seat) => (clock?.running ? [seat] : []))

/** A match of two, played on until somebody may offer something to the other; the offer is made. */
async function offered(): Promise<{ table: string; from: Guest; to: Guest; at: readonly [number, number] }> {
  const { table, people } = await site.begun(2, { game: 'tryste', clock: live() })
  for (let step = 0; step < 100; step++) {
    const { turn } = await people[0]!.update(table)
    if (turn?.kind !== 'decide') throw new Error('Nobody decides.')
    const seat = turn.seats[0]!
    const [from, to] = [people[seat]!, people[1 - seat]!]
    const answer = await move(from, table, `offer ${2 - seat} 5-gobs for nothing`)
    if (answer.ok) return { table, from, to, at: [seat, 1 - seat] }
    const { moves } = await from.update(table)
    await move(from, table, moves[seat % moves.length]!) // both alike, and lots would be drawn without an end
  }
  throw new Error('Nobody could offer anything.')
}

test('whose offer stands is not awaited: no clock of theirs runs, nor after a counter-offer', async () => {
  const { table, from, to, at } = await offered()
  const [mine, theirs] = at
  expect(running(await from.update(table)).toSorted()).toEqual([0, 1])
  expect(await move(from, table, 'stand')).toMatchObject(OK)
  const stood = await from.update(table)
  expect(stood.turn).toEqual({ kind: 'decide', seats: [theirs] })
  expect(running(stood)).toEqual([theirs])
  expect(await move(to, table, 'counter 5-gobs for nothing')).toMatchObject(OK)
  expect(await move(to, table, 'stand')).toMatchObject(OK)
  expect(running(await from.update(table))).toEqual([mine])
  expect(await move(from, table, 'reject')).toMatchObject(OK)
})

test('a word that comes too late, because the other has answered, changes nothing', async () => {
  const { table, from, to } = await offered()
  const { seq } = await from.update(table)
  expect(await move(to, table, 'reject')).toMatchObject(OK)
  const after = await from.update(table)
  const late = await from.do(table, seq, { kind: 'move', text: 'stand' })
  expect(late).toMatchObject({ ok: false })
  expect((await from.update(table)).seq).toBe(after.seq)
})
