import type { Actor, Offer } from '@masterplan/kernel'
import type { Update } from '@masterplan/protocol'
import type { NamedHolder } from '../../words/bot-words.ts'
import type { HeardLine, Sight, TakenBack } from '../client.ts'
import type { SeenBySeat } from '../workers/rules.worker.ts'

/** What to call the holder of a seat, in the language of the page. */
export type NameOf = (holder: NamedHolder) => string

export function lastMover({ happened }: Update): Actor {
  const moved = happened.findLast(each => each.kind === 'moved' || each.kind === 'chose')
  return moved !== undefined && 'seat' in moved ? moved.seat : 'luck'
}

/** The entries of your own moves that stand, after what happened since. */
export function standingMoves(before: readonly number[], { happened, you }: Update): readonly number[] {
  let standing = [...before]
  for (const each of happened) {
    if (each.kind === 'undone') standing = standing.filter(seq => seq <= each.to)
    else if ((each.kind === 'moved' || each.kind === 'chose') && each.seat === you) standing.push(each.seq)
  }
  return standing
}

/** What the rules must know to list a seat's moves. */
export const seenIn = ({ game, rules, you, view }: Update): SeenBySeat => ({ game, rules, seat: you, view })

interface HeardAndOffered {
  readonly heard: readonly HeardLine[]
  readonly takenBack: readonly TakenBack[]
  readonly offers: readonly Offer[]
}

/** A server's update as the table page sees any table. */
export function sightIn(update: Update, known: HeardAndOffered, nameOf: NameOf): Sight {
  const { game, players, options, seats, turn, outcome } = update
  const awaited = turn?.kind === 'decide' ? turn.seats : []
  return {
    ...known,
    setup: {
      ...{ game, players, options },
      names: seats.map((holder, seat) => (holder.kind === 'nobody' ? `${seat + 1}` : nameOf(holder))),
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
