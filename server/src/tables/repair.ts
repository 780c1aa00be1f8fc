import type { Playable } from '@masterplan/kernel'
import type { HeldSeat, StoredEntry, StoredTable, TableSummary } from '@masterplan/store'
import { resultWith } from './commands/outcomes.ts'
import { botSeat, emptySeat, personSeat, replaced } from './commands/seats.ts'
import { seatOf } from './entries.ts'
import { HostedTable } from './table.ts'

/** What a log comes to, or the first entry that no longer replays. */
export type Replayed =
  | { readonly ok: true; readonly standing: TableSummary }
  | { readonly ok: false; readonly seq: number; readonly why: string }

/** Replays a table's log as if its row were lost; the row is believed only where the log is silent. */
export function replayTable(game: Playable, row: StoredTable, entries: readonly StoredEntry[]): Replayed {
  const hosted = new HostedTable(game, { ...row, status: 'gathering', result: null }, [])
  for (const each of entries) {
    hosted.row = { ...hosted.row, status: statusAfter(each, hosted.row.status) }
    try {
      hosted.add(each)
    } catch (error) {
      return { ok: false, seq: each.seq, why: error instanceof Error ? error.message : String(error) }
    }
  }
  const { status } = hosted.row
  const result = status === 'over' ? resultWith(hosted, hosted.last()) : null
  return { ok: true, standing: { status, seq: entries.length, result, seats: seatsAfter(row, entries) } }
}

function statusAfter({ kind }: StoredEntry, before: StoredTable['status']): StoredTable['status'] {
  return kind === 'started' ? 'playing' : kind === 'over' || kind === 'ended' ? kind : before
}

/** Who sat down when the table was made, and how people call themselves, stands in the row alone. */
function seatsAfter(row: StoredTable, entries: readonly StoredEntry[]): readonly HeldSeat[] {
  let seats = row.seats
  let playing = false
  for (const each of entries) {
    if (each.kind === 'started') playing = true
    if (each.kind === 'changed') seats = row.seats // seats may have gone and come: the log does not say which
    const next = seatAfter(each, { row, seats, playing })
    if (next !== undefined && next.seat < row.players) seats = replaced(seats, next)
  }
  return seats.map((held, at) => keepForgotten(held, row.seats[at]))
}

type SeatsSoFar = {
  readonly row: StoredTable
  readonly seats: readonly HeldSeat[]
  readonly playing: boolean
}

function seatAfter(each: StoredEntry, { row, seats, playing }: SeatsSoFar): HeldSeat | undefined {
  switch (each.kind) {
    case 'sat': {
      const name = row.seats.find(({ person }) => person === each.author)?.name ?? 'Guest'
      return personSeat(seatOf(each), each.author, name)
    }
    case 'left':
      return playing ? undefined : emptySeat(seatOf(each))
    case 'freed':
      return emptySeat(seatOf(each))
    case 'bot-sat': {
      const seat = seatOf(each)
      return botSeat(seat, each.line, playing ? seats[seat] : undefined)
    }
    default:
      return undefined
  }
}

/** Somebody who was forgotten has no id in the row any more, and must not get one back. */
function keepForgotten(held: HeldSeat, before: HeldSeat | undefined): HeldSeat {
  return before !== undefined && before.holder === held.holder && before.bot === held.bot && before.person === null
    ? before
    : held
}
