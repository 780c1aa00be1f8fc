import type { OwnCard, PersonMark, SeatHolder, TableCard, TableOptions } from '@masterplan/protocol'
import type { Deadline, HeldSeat, StoredTable } from '@masterplan/store'
import { guestName } from '../people/marks.ts'
import { isNamedAfterBot, nameOfBot } from '../tables/commands/seats.ts'
import type { HostedTable } from '../tables/table.ts'
import type { Present } from './readers.ts'

/** Undefined: nothing is said of it, as to those who name no wire. */
export type MarkOf = (person: string) => PersonMark | undefined
export const NO_MARKS: MarkOf = () => undefined

/** Who sits there, for everybody. Without the table in memory, as in a list, nothing is told that only its log knows. */
export function holderOf(held: HeldSeat, present: Present, markOf: MarkOf, hosted?: HostedTable): SeatHolder {
  const { seat, holder, person, bot, name } = held
  if (holder === 'bot' && bot !== null) {
    const own = nameOfBot(bot)
    const mayReturn = person === null || hosted === undefined || hosted.offered(person) === seat
    const forName = person === null || isNamedAfterBot(bot, name) ? null : name
    const since = person === null ? null : (hosted?.standing.botSince.get(seat) ?? null)
    return { kind: 'bot', bot, name: own, for: mayReturn ? person : null, forName, since }
  }
  if (person === null) return { kind: 'nobody' }
  const shownName = name ?? guestName(person)
  if (holder === 'person') {
    const mark = markOf(person)
    const shownMark = mark === undefined ? {} : { as: mark }
    return { kind: 'person', person, name: shownName, here: present.has(person), ...shownMark }
  }
  return holder === 'invited'
    ? { kind: 'invited', person, name: shownName, changed: [...(hosted?.standing.changed.get(seat) ?? [])] }
    : { kind: 'nobody' }
}

const NOBODY_HERE: Present = new Set()

/** A line of the lobby, or of somebody's history: nothing of the match but whose turn it is, and its result. */
export function cardOf(row: StoredTable, due: readonly Deadline[] = []): TableCard {
  const { id, game, players, status, visibility, clock, rated, options, created, changed, result } = row
  const host =
    row.seats.find(({ holder, person }) => holder === 'person' && person === row.host)?.name ?? guestName(row.host)
  const seats = row.seats.map(held => holderOf(held, NOBODY_HERE, NO_MARKS))
  const shownResult = result && { scores: [...result.scores], ranks: [...result.ranks] }
  return {
    table: id,
    game,
    players,
    status,
    visibility,
    clock,
    rated,
    options: options as TableOptions, // they came in through this schema
    host,
    seats,
    created,
    changed,
    awaited: awaitedIn(row).map(seat => ({ seat, until: untilOf(row, seat, due) })),
    result: shownResult,
  }
}

const awaitedIn = ({ status, awaited }: StoredTable) => (status === 'playing' ? (awaited ?? []) : [])

/** Of all deadlines only clocks are shown; a bot's is the server's own business. */
const untilOf = ({ id }: StoredTable, seat: number, due: readonly Deadline[]): number | null =>
  due.find(({ table, name }) => table === id && name === `clock-${seat}`)?.due ?? null

/** The same for somebody who sits there. */
export function ownCardOf(row: StoredTable, due: readonly Deadline[], person: string): OwnCard {
  const mine = row.seats.filter(held => held.person === person)
  const turn = mine.some(({ holder, seat }) => holder === 'person' && awaitedIn(row).includes(seat))
  const invited = row.status === 'gathering' && mine.some(({ holder }) => holder === 'invited')
  return { ...cardOf(row, due), waits: turn || invited, you: mine[0]?.seat ?? null }
}
