import { type Seat, seatsOf } from '@masterplan/kernel'
import { type Absence, type No, no } from '@masterplan/protocol'
import type { NewEntry } from '@masterplan/store'
import { entry } from '../entries.ts'
import type { HostedTable } from '../table.ts'
import type { ActionOf } from './gathering.ts'
import { ended, lostBy, replacedBy } from './outcomes.ts'
import type { Proposed, Sender } from './proposal.ts'

/** Who is there, and how long the others must have been away before anything is done about it. */
export interface Attendance {
  readonly present: ReadonlySet<string>
  readonly patience: number // milliseconds
  readonly now: number
  goneSince(person: string): number
}

/**
 * People who are awaited and away, and what somebody else at the table may do about it from when on. Over days nobody need
 * be there: then only the deadline counts, and the table's own rule for the late.
 */
export function absencesFor(hosted: HostedTable, mine: Seat | null, attendance: Attendance): Absence[] {
  const { clock, rated, players } = hosted.row
  if (mine === null || clock.kind === 'days') return []
  const may = clock.kind === 'none' ? 'ask' : rated && players === 2 ? 'claim' : 'replace'
  return hosted.awaited().flatMap(seat => {
    const since = seat === mine ? null : absentSince(hosted, seat, attendance)
    return since === null ? [] : [{ seat, since, from: since + attendance.patience, may }]
  })
}

/** Who did something here was here: those who play by a program need not watch. */
function absentSince(hosted: HostedTable, seat: Seat, { present, goneSince }: Attendance): number | null {
  const { holder, person } = hosted.held(seat) ?? {}
  if (holder !== 'person' || person == null || present.has(person)) return null
  const acted = hosted.entries.findLast(({ author, kind }) => author === person || kind === 'started')?.at ?? 0
  const waited = hosted.row.clock.kind === 'none' ? (hosted.times[seat]?.from ?? 0) : 0
  return Math.max(acted, waited, goneSince(person))
}

/** By the table's bot, and never by one of somebody's choice. */
export function replace(
  hosted: HostedTable,
  sender: Sender,
  { seat: target }: ActionOf<'replace'>,
  { substitute, ...attendance }: Attendance & { readonly substitute: string },
): Proposed {
  const { seat } = sender
  if (!hosted.isPlaying()) return no('not-playing')
  if (seat === null) return no('not-seated')
  const isLate = hosted.standing.late.includes(target) && hosted.held(target)?.holder === 'person'
  if (hosted.row.clock.kind === 'days' && isLate && target !== seat) return replacedBy(hosted, target, substitute)
  const found = absencesFor(hosted, seat, attendance).find(each => each.seat === target)
  if (found === undefined || found.may === 'claim') return no('not-allowed')
  const soon = tooSoon(found, attendance)
  if (soon !== null) return soon
  const others = hosted.people().filter(each => each !== seat && each !== target)
  const asked = found.may === 'ask' ? others.filter(each => isHere(hosted, each, attendance)) : []
  const asks: NewEntry = entry.askedReplace(seat, target, substitute, asked)
  if (asked.length > 0) return { ok: true, entries: [asks] }
  const { entries, seats } = replacedBy(hosted, target, substitute)
  return { ok: true, seats, entries: [asks, ...entries] }
}

/** The win of a rated match of two whose other player is away. */
export function claim(hosted: HostedTable, sender: Sender, attendance: Attendance): Proposed {
  if (!hosted.isPlaying()) return no('not-playing')
  if (sender.seat === null) return no('not-seated')
  const found = absencesFor(hosted, sender.seat, attendance).find(({ may }) => may === 'claim')
  if (found === undefined) return no('not-allowed')
  return tooSoon(found, attendance) ?? lostBy(hosted, found.seat, 'claimed')
}

/** Nobody wins: somebody has not even begun, or could be claimed against. */
export function abort(hosted: HostedTable, sender: Sender, attendance: Attendance): Proposed {
  if (!hosted.isPlaying()) return no('not-playing')
  if (sender.seat === null) return no('not-seated')
  if (mayAbort(hosted)) return ended('aborted')
  const found = absencesFor(hosted, sender.seat, attendance).find(({ may }) => may === 'claim')
  if (found === undefined) return no('not-allowed')
  return tooSoon(found, attendance) ?? ended('aborted')
}

/** Somebody has not made a first move. */
export const mayAbort = (hosted: HostedTable): boolean =>
  hosted.isPlaying() && seatsOf(hosted.row.players).some(seat => !hosted.lines.some(({ by }) => by === seat))

function tooSoon({ from }: Absence, { now }: Attendance): No | null {
  return from <= now ? null : no('too-soon', { retryAfter: Math.ceil((from - now) / 1000) })
}

const isHere = (hosted: HostedTable, seat: Seat, { present }: Attendance): boolean =>
  present.has(hosted.held(seat)?.person ?? '')
