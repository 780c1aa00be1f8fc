import type { SeatHolder, Update } from '@masterplan/protocol'
import type { NamedHolder } from '../../words/bot-words.ts'
import type { HeardLine, Sight, TakenBack } from '../client.ts'
import type { SeatOffers, SeenBySeat } from '../workers/rules.worker.ts'
import type { SeatNote } from './table-notes.ts'

/** What to call the holder of a seat, in the language of the page. */
export type NameOf = (holder: NamedHolder) => string

/** What was told, line by line, and whether a bot made the move. */
export type OnlineLine = HeardLine & { readonly bot: boolean }

export function linesIn({ events, eventsAt, happened }: Update): readonly OnlineLine[] {
  const told = Map.groupBy(events.keys(), at => eventsAt[at] ?? 0)
  return [...told].map(([line, ats]) => {
    const entry = happened.find(({ seq }) => seq === line)
    const moved = entry?.kind === 'moved' || entry?.kind === 'chose' ? entry : undefined
    return { line, by: moved?.seat ?? 'luck', bot: moved?.bot ?? false, events: ats.map(at => events[at]) }
  })
}

/** What the rules must know to list a seat's moves. */
export const seenIn = ({ game, rules, you, view }: Update): SeenBySeat => ({ game, rules, seat: you, view })

interface HeardAndOffered extends SeatOffers {
  readonly heard: readonly OnlineLine[]
  readonly takenBack: readonly TakenBack[]
  readonly notes: readonly SeatNote[]
}

/** A server's update as the table page sees any table. */
export function sightIn(update: Update, known: HeardAndOffered, nameOf: NameOf): Sight {
  const { game, players, options, seats, turn, outcome, ended } = update
  const awaited = turn?.kind === 'decide' ? turn.seats : []
  const own = toldApart(
    seats,
    seats.map((holder, seat) => ownName(holder, nameOf) ?? `${seat + 1}`),
  )
  const heard = known.heard.map(line => ({ ...line, names: namesFor(line, { own, seats, nameOf }) }))
  const named = (seat: number | null) => (seat === null ? '' : (own[seat] ?? ''))
  const notes = known.notes.map(({ line, kind, seat, other }) => ({
    ...{ line, kind, name: named(seat), other: named(other) },
  }))
  return {
    ...{ offers: known.offers, lone: known.lone, takenBack: known.takenBack, heard, notes },
    ...(ended === null ? {} : { ended: { why: ended, lost: (outcome?.lost ?? []).map(seat => own[seat] ?? '') } }),
    setup: {
      ...{ game, players, options },
      names: toldApart(
        seats,
        seats.map((holder, seat) => (holder.kind === 'nobody' ? `${seat + 1}` : nameOf(holder))),
      ),
      marks: seats.map(holder => (holder.kind === 'person' ? (holder.as ?? null) : null)),
      sitters: seats.map(holder => (holder.kind === 'bot' ? { kind: 'bot', bot: holder.bot } : { kind: 'person' })),
    },
    viewer: update.you ?? 'audience',
    turn: turn ?? { kind: 'luck' },
    view: update.view,
    scores: outcome?.scores ?? null,
    ranks: outcome?.ranks ?? null,
    lines: update.seq,
    curtain: false,
    mayTakeBack: { kind: update.undo === null ? 'nothing' : 'free', over: [] },
    thinking: awaited.find(seat => seats[seat]?.kind === 'bot') ?? null,
  }
}

/** Bots of one level are counted; people go by the names they gave themselves. */
function toldApart(seats: Update['seats'], names: readonly string[]): readonly string[] {
  return names.map((name, seat) => {
    const holder = seats[seat]
    if (holder?.kind !== 'bot' || holder.forName !== null) return name
    const before = names.slice(0, seat).filter(other => other === name).length
    return before === 0 ? name : `${name} ${before + 1}`
  })
}

/** Whose seat it is, whoever plays there now. */
function ownName(holder: SeatHolder, nameOf: NameOf): string | undefined {
  if (holder.kind === 'nobody') return undefined
  if (holder.kind === 'bot') return holder.forName ?? nameOf(holder)
  return holder.name
}

/** What was done by a bot in somebody's place is told as that, and what they did themselves stays theirs. */
function namesFor(
  { by, bot }: OnlineLine,
  { own, seats, nameOf }: { readonly own: readonly string[]; readonly seats: Update['seats']; readonly nameOf: NameOf },
): readonly string[] {
  if (!bot || by === 'luck') return own
  const holder = seats[by]
  if (holder === undefined || (holder.kind === 'bot' && holder.forName === null)) return own
  const standIn = nameOf({ kind: 'bot', bot: '', name: '', for: null, forName: own[by] ?? null, since: null })
  return own.map((name, seat) => (seat === by ? standIn : name))
}
