import type { Seat } from '@masterplan/kernel'
import { no } from '@masterplan/protocol'
import { refusedBy } from '../../outgoing/refusals.ts'
import { entry } from '../entries.ts'
import type { HostedTable } from '../table.ts'
import { mayAbort } from './absence.ts'
import type { ActionOf } from './gathering.ts'
import { overNow, replacedBy } from './outcomes.ts'
import type { Proposed, Sender } from './proposal.ts'

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
  const asked = hosted.people().filter(each => each !== seat)
  if (asked.length > 0) return { ok: true, entries: [entry.askedUndo(seat, to, asked)] }
  // Bots always agree; but nobody tries their luck twice where points count, or takes back what somebody who left had played.
  const overOthers = hosted.lines.some(line => line.seq > to && line.by !== seat && line.mover === 'person')
  return hosted.row.rated || overOthers ? no('not-allowed') : { ok: true, entries: [entry.undone(seat, to)] }
}

/** Where somebody has not made a first move anybody may abort it; alone with bots there is nobody to agree. */
export function askEnd(hosted: HostedTable, { seat }: Sender): Proposed {
  if (!hosted.isPlaying()) return no('not-playing')
  if (seat === null) return no('not-seated')
  const asked = hosted.people().filter(each => each !== seat)
  return asked.length === 0 || mayAbort(hosted)
    ? no('not-allowed')
    : { ok: true, entries: [entry.askedEnd(seat, asked)] }
}

export function answer(hosted: HostedTable, sender: Sender, { about, yes }: ActionOf<'answer'>): Proposed {
  const question = hosted.standing.questions.find(each => each.about === about)
  if (sender.seat === null) return no('not-seated')
  if (question === undefined || !hosted.needed(question).includes(sender.seat)) return no('nothing-asked')
  const answered = entry.answered(sender.seat, about, yes ? 'yes' : 'no')
  const last = hosted.needed(question).length === 1
  if (!yes || !last) return { ok: true, entries: [answered] }
  const { what, by } = question
  if (what.kind === 'undo') return { ok: true, entries: [answered, entry.undone(by, what.to)] }
  if (what.kind === 'end') {
    const agreed = overNow(hosted, 'agreed')
    return { ...agreed, entries: [answered, ...agreed.entries] }
  }
  const { entries, seats } = replacedBy(hosted, what.seat, what.bot)
  return { ok: true, seats, entries: [answered, ...entries] }
}
