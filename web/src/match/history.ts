import type { Result, Seat } from '@masterplan/kernel'
import type { KeptTable } from '../device/kept-tables.ts'

/** The seat of the only person at a table of this device; null where several share it, or bots are alone. */
export function ownSeat({ setup: { sitters } }: KeptTable): Seat | null {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []))
  return people.length === 1 ? people[0]! : null
}

/** How a match went for its only person: by how many points, and the place where points do not tell. */
export type OwnOutcome =
  | { readonly kind: 'won' | 'lost' | 'shared'; readonly by: number; readonly rank: number }
  | { readonly kind: 'ended' } // several people at one device: nobody's in particular

/** Null: it is not over. */
export function outcomeOf(table: KeptTable): OwnOutcome | null {
  const { result } = table.record
  return result ? outcomeFor(result, ownSeat(table)) : null
}

/** What a result is to a seat; null: to nobody in particular. */
export function outcomeFor(result: Result, seat: number | null): OwnOutcome {
  const [score, rank] = seat === null ? [undefined, undefined] : [result.scores[seat], result.ranks[seat]]
  if (score === undefined || rank === undefined) return { kind: 'ended' }
  const others = result.scores.filter((_, other) => other !== seat)
  const kind = rank > 1 ? 'lost' : result.ranks.filter(each => each === 1).length > 1 ? 'shared' : 'won'
  return { kind, by: score - Math.max(...others), rank }
}

/** Whether a person has moved: a table that was only looked at is no match. */
export const isPlayed = ({ setup: { sitters }, record }: KeptTable): boolean =>
  sitters.some(({ kind }, seat) => kind === 'person' && record.log.some(line => line.startsWith(`${seat + 1} `)))
