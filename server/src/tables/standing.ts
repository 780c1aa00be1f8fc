import type { Seat, SeatNonce } from '@masterplan/kernel'
import type { EndReason, SeatRating, TableSetting } from '@masterplan/protocol'
import type { StoredEntry } from '@masterplan/store'
import {
  answer,
  askedEnd,
  askedReplace,
  askedUndo,
  BOTS,
  changedSettings,
  endReason,
  opensChat,
  seatOf,
  seatRatings,
} from './entries.ts'
import { noteNonce } from './nonces.ts'

/** Something that waits for people to agree. */
export type OpenQuestion = {
  readonly about: number
  readonly by: Seat
  readonly yes: readonly Seat[]
  readonly what:
    | { readonly kind: 'undo'; readonly to: number; readonly asked: readonly Seat[] | null }
    | { readonly kind: 'replace'; readonly seat: Seat; readonly bot: string; readonly asked: readonly Seat[] | null }
    | { readonly kind: 'end'; readonly asked: readonly Seat[] }
}

/** What a table's log says of seats and of those who sit there, beside the match itself. */
export interface Standing {
  questions: OpenQuestion[]
  late: Seat[] // out of time in the decision they are at
  lost: Seat[] // on time, or by a claim
  left: Seat[] // by their own will, and have not come back
  gone: Seat[] // all those for whom a bot plays since the start, the first to go first
  rematch: string | null
  openChat: boolean // those at the table hear the audience
  ended: { readonly why: EndReason; readonly at: number } | null
  ratings: readonly (SeatRating | null)[] | null // what the match did to them, by seat
  readonly lateInARow: Map<Seat, number>
  readonly botSince: Map<Seat, number> // when a bot sat down for them
  readonly changed: Map<Seat, readonly TableSetting[]> // what became different since somebody there said yes
  readonly stoodUp: Map<string, number> // people whose seat the host freed, and when
  readonly sitters: Map<Seat, string> // who sat down by themselves
  readonly nonces: Map<Seat, NonNullable<SeatNonce>> // as they are now, and from the start on as they were then
}

export const newStanding = (): Standing => ({
  ...{ questions: [], late: [], lost: [], left: [], gone: [], rematch: null, openChat: false },
  ...{ ended: null, ratings: null, lateInARow: new Map(), botSince: new Map(), changed: new Map() },
  ...{ stoodUp: new Map(), sitters: new Map(), nonces: new Map() },
})

/** Takes in one entry; `phase` tells what a seat that changes hands means. */
export function note(standing: Standing, stored: StoredEntry, phase: 'gathering' | 'playing'): void {
  if (phase === 'gathering') noteNonce(standing.nonces, stored)
  switch (stored.kind) {
    case 'move':
      noteMove(standing, stored)
      return
    case 'sat':
    case 'left':
    case 'freed':
    case 'bot-sat':
      noteSeat(standing, stored, phase)
      return
    case 'changed':
      for (const seat of [0, 1, 2, 3, 4, 5] as const) {
        const before = standing.changed.get(seat) ?? []
        standing.changed.set(seat, [...new Set([...before, ...changedSettings(stored)])])
      }
      return
    case 'late': {
      const seat = seatOf(stored)
      standing.late.push(seat)
      standing.lateInARow.set(seat, (standing.lateInARow.get(seat) ?? 0) + 1)
      return
    }
    case 'lost':
      standing.lost.push(seatOf(stored))
      return
    case 'rematch':
      standing.rematch = stored.line
      return
    case 'opened-chat':
      standing.openChat = opensChat(stored)
      return
    case 'rated':
      standing.ratings = seatRatings(stored)
      return
    case 'over':
    case 'ended':
      standing.ended = { why: endReason(stored, standing), at: stored.at }
      return
    default:
      noteQuestion(standing, stored)
  }
}

function noteMove(standing: Standing, { by, author }: StoredEntry): void {
  standing.questions = standing.questions.filter(({ what }) => {
    if (what.kind === 'end') return author === BOTS // whoever plays on does not want to end it
    return what.kind === 'replace' && what.seat !== by
  })
  if (author !== BOTS) standing.lateInARow.delete(by as Seat) // a move has a seat
}

function noteSeat(standing: Standing, stored: StoredEntry, phase: 'gathering' | 'playing'): void {
  const seat = seatOf(stored)
  const without = (seats: readonly Seat[]) => seats.filter(each => each !== seat)
  standing.questions = standing.questions.filter(
    ({ what, by }) => by !== seat && what.kind !== 'end' && (what.kind !== 'replace' || what.seat !== seat),
  )
  standing.changed.delete(seat)
  const sitter = standing.sitters.get(seat)
  if (stored.kind === 'freed' && sitter !== undefined) standing.stoodUp.set(sitter, stored.at)
  if (stored.kind === 'sat') standing.sitters.set(seat, stored.author)
  else standing.sitters.delete(seat)
  if (phase === 'gathering') return
  standing.lateInARow.delete(seat)
  if (stored.kind === 'left') standing.left = [...without(standing.left), seat]
  if (stored.kind === 'bot-sat') {
    standing.gone = [...without(standing.gone), seat]
    standing.botSince.set(seat, stored.at)
  }
  if (stored.kind === 'sat') {
    standing.left = without(standing.left)
    standing.gone = without(standing.gone)
    standing.botSince.delete(seat)
  }
}

function noteQuestion(standing: Standing, stored: StoredEntry): void {
  switch (stored.kind) {
    case 'undone':
      standing.questions = standing.questions.filter(({ what }) => what.kind !== 'undo')
      return
    case 'asked-undo':
      ask(standing, stored, { kind: 'undo', ...askedUndo(stored) })
      return
    case 'asked-replace':
      ask(standing, stored, { kind: 'replace', ...askedReplace(stored) })
      return
    case 'asked-end':
      ask(standing, stored, { kind: 'end', ...askedEnd(stored) })
      return
    case 'answered': {
      const { about, yes } = answer(stored)
      const by = seatOf(stored)
      standing.questions = standing.questions.flatMap(each =>
        each.about !== about ? [each] : yes ? [{ ...each, yes: [...each.yes, by] }] : [],
      )
    }
  }
}

/** One question of a kind at a time: a new one takes the place of the old. */
function ask(standing: Standing, stored: StoredEntry, what: OpenQuestion['what']): void {
  const by = seatOf(stored)
  standing.questions = standing.questions.filter(each => each.by !== by || each.what.kind !== what.kind)
  standing.questions.push({ about: stored.seq, by, yes: [], what })
}
