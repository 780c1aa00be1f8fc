import { type Result, ranks, resultOf, type Seat } from '@masterplan/kernel'
import type { EndReason } from '@masterplan/protocol'
import { entry } from '../entries.ts'
import type { HostedTable } from '../table.ts'
import type { Proposal } from './proposal.ts'
import { botSeat, replaced } from './seats.ts'

// What becomes of a seat or of a match that its rules do not end.

/** A bot plays on, for the one who sat there. */
export function replacedBy(
  hosted: HostedTable,
  seat: Seat,
  bot: string,
): Required<Pick<Proposal, 'ok' | 'entries' | 'seats'>> {
  const seats = replaced(hosted.row.seats, botSeat(seat, bot, hosted.held(seat)))
  return { ok: true, entries: [entry.botSat(seat, bot)], seats }
}

/** A match of two that is over because one of them is not there any more. */
export const lostBy = (hosted: HostedTable, seat: Seat, why: EndReason): Proposal => ({
  ok: true,
  entries: [entry.lost(seat), entry.over(why)],
  change: { status: 'over', result: resultWith(hosted, [seat]) },
})

/** With the places as they count now. */
export const overNow = (hosted: HostedTable, why: EndReason): Proposal => ({
  ok: true,
  entries: [entry.over(why)],
  change: { status: 'over', result: resultWith(hosted, hosted.last()) },
})

/** Without a result. */
export const ended = (why: EndReason): Proposal => ({
  ok: true,
  entries: [entry.ended(why)],
  change: { status: 'ended' },
})

/** The result of the log; `last` come last whatever the points say, the first of them last of all. */
export function resultWith(hosted: HostedTable, last: readonly Seat[]): Result {
  const scores = hosted.match?.scores() ?? []
  const places = hosted.match === null ? [] : (resultOf(hosted.match)?.ranks ?? ranks(scores))
  const goneAt = (seat: number) => last.indexOf(seat as Seat)
  const ahead = (place: number) => places.filter((other, seat) => other < place && goneAt(seat) < 0).length
  return {
    scores: scores.map(({ total }) => total),
    ranks: places.map((place, seat) => (goneAt(seat) < 0 ? 1 + ahead(place) : places.length - goneAt(seat))),
  }
}
