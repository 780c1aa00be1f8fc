import { type Result, ranks, resultOf, type Seat } from '@masterplan/kernel'
import { no, type TableAction } from '@masterplan/protocol'
import { lateOf } from '../../clocks/clock.ts'
import { refusedBy } from '../../outgoing/refusals.ts'
import { entry } from '../entries.ts'
import type { HostedTable, OpenQuestion } from '../table.ts'
import { type BotsOf, botSeat, emptySeat, replaced } from './gathering.ts'
import type { Proposal, Proposed, Sender } from './proposal.ts'

type ActionOf<Kind extends TableAction['kind']> = Extract<TableAction, { kind: Kind }>

export function move(hosted: HostedTable, seat: Seat | null, text: string): Proposed {
  if (!hosted.isPlaying()) return no('not-playing')
  if (seat === null) return no('not-seated')
  const refused = hosted.match?.judge(seat, text)
  return refused === undefined ? { ok: true, entries: [entry.move(seat, text)] } : refusedBy(refused)
}

/** A move was decided on a table that its maker had seen; it is stale if that decision is no more what it was. */
export function isStale(hosted: HostedTable, seat: Seat | null, based: number): boolean {
  const time = seat === null ? undefined : hosted.times[seat]
  if (time === undefined || time.from === null) return hosted.isPlaying() && based < hosted.seq
  return based < time.since
}

export function undo(hosted: HostedTable, sender: Sender, { to }: ActionOf<'undo'>): Proposed {
  const { seat } = sender
  if (!hosted.isPlaying()) return no('not-playing')
  if (seat === null) return no('not-seated')
  // What stands must end where somebody decides: with a whole move and the luck that fell after it.
  const next = hosted.lines.find(line => line.seq > to)
  if (next === undefined || next.by === 'luck' || to >= hosted.seq) return no('nothing-to-undo')
  if (!hosted.lines.some(line => line.seq > to && line.by === seat)) return no('nothing-to-undo')
  const free = hosted.freeTakeBack(seat)
  if (free !== null && to >= free) return { ok: true, entries: [entry.undone(seat, to)] }
  const asks = hosted.needed({ about: 0, by: seat, yes: [], what: { kind: 'undo', to } }).length > 0
  if (asks) return { ok: true, entries: [entry.askedUndo(seat, to)] }
  // Bots always agree; but nobody tries their luck twice where points count, or takes back what somebody who left had played.
  const overOthers = hosted.lines.some(line => line.seq > to && line.by !== seat && line.mover === 'person')
  return hosted.row.rated || overOthers ? no('not-allowed') : { ok: true, entries: [entry.undone(seat, to)] }
}

/** `absent`: nobody in that seat has the table open anywhere. Who is there can play. */
export function replace(
  hosted: HostedTable,
  sender: Sender,
  { seat: target, bot }: ActionOf<'replace'>,
  { bots, absent }: { readonly bots: BotsOf; readonly absent: boolean },
): Proposed {
  const { seat } = sender
  if (!hosted.isPlaying()) return no('not-playing')
  if (seat === null) return no('not-seated')
  if (hosted.held(target)?.holder !== 'person' || target === seat || !absent) return no('not-allowed')
  if (!bots(hosted.game).includes(bot)) return no('unknown-bot')
  const asks = entry.askedReplace(seat, target, bot)
  const question: OpenQuestion = { about: 0, by: seat, yes: [], what: { kind: 'replace', seat: target, bot } }
  if (hosted.needed(question).length > 0) return { ok: true, entries: [asks] }
  return { ok: true, ...taken(hosted, target, bot), entries: [asks, entry.botSat(target, bot)] }
}

export function answer(hosted: HostedTable, sender: Sender, { about, yes }: ActionOf<'answer'>): Proposed {
  const question = hosted.questions.find(each => each.about === about)
  if (sender.seat === null) return no('not-seated')
  if (question === undefined || !hosted.needed(question).includes(sender.seat)) return no('nothing-asked')
  const answered = entry.answered(sender.seat, about, yes ? 'yes' : 'no')
  const last = hosted.needed(question).length === 1
  if (!yes || !last) return { ok: true, entries: [answered] }
  if (question.what.kind === 'undo')
    return { ok: true, entries: [answered, entry.undone(question.by, question.what.to)] }
  const { seat, bot } = question.what
  return { ok: true, ...taken(hosted, seat, bot), entries: [answered, entry.botSat(seat, bot)] }
}

/** A bot sits down and keeps the place for the one who sat there. */
function taken(hosted: HostedTable, seat: Seat, bot: string): Pick<Proposal, 'seats'> {
  return { seats: replaced(hosted.row.seats, botSeat(seat, bot, hosted.held(seat)?.person ?? null)) }
}

/** Before the match the seat is free again; during it, what the table chose for the late. */
export function leave(hosted: HostedTable, sender: Sender, substitute: string): Proposed {
  const { seat } = sender
  if (seat === null) return no('not-seated')
  if (hosted.isFinished()) return no('not-playing')
  if (hosted.match === null) {
    return { ok: true, entries: [entry.left(seat)], seats: replaced(hosted.row.seats, emptySeat(seat)) }
  }
  const gone = without(hosted, seat, substitute)
  return { ...gone, entries: [entry.left(seat), ...gone.entries] }
}

export function late(hosted: HostedTable, seat: Seat, substitute: string): Proposed {
  if (!hosted.awaited().includes(seat) || hosted.late.includes(seat)) return no('not-playing')
  if (lateOf(hosted.row.clock) === 'bot-moves') return { ok: true, entries: [entry.late(seat)] }
  const gone = without(hosted, seat, substitute)
  return { ...gone, entries: [entry.late(seat), ...gone.entries] }
}

/**
 * A seat that its person gave up. Where that loses the match and two play, it is over; with more, the others play on
 * against a bot, and the seat comes last whatever the bot achieves.
 */
function without(hosted: HostedTable, seat: Seat, substitute: string): Proposal {
  if (lateOf(hosted.row.clock) !== 'loses') {
    return { ok: true, ...taken(hosted, seat, substitute), entries: [entry.botSat(seat, substitute)] }
  }
  if (hosted.row.players > 2) {
    const seats = replaced(hosted.row.seats, botSeat(seat, substitute, null))
    return { ok: true, seats, entries: [entry.lost(seat), entry.botSat(seat, substitute)] }
  }
  return {
    ok: true,
    entries: [entry.lost(seat), entry.over()],
    change: { status: 'over', result: resultWith(hosted, [...hosted.lost, seat]) },
  }
}

/** The result of the log; those who lost by time or by leaving come last, whatever the points say. */
export function resultWith(hosted: HostedTable, lost: readonly Seat[]): Result {
  const scores = hosted.match?.scores() ?? []
  const places = hosted.match === null ? [] : (resultOf(hosted.match)?.ranks ?? ranks(scores))
  const keys = places.map((place, seat) => place + (lost.some(each => each === seat) ? places.length : 0))
  return {
    scores: scores.map(({ total }) => total),
    ranks: keys.map(mine => 1 + keys.filter(other => other < mine).length),
  }
}
