import type { MatchRecord, Seat } from '@masterplan/kernel'
import { allKept } from '../device/kept-tables.ts'
import type { LocalSitter } from './client.ts'

/** Who sat where in a recorded match, if it was played on this device; null otherwise: a record tells names alone. */
export async function keptSitters(record: MatchRecord): Promise<readonly LocalSitter[] | null> {
  const all = await allKept()
  return all.find(kept => isSameMatch(kept.record, record))?.setup.sitters ?? null
}

/** A file may have been saved before the end, and a match gone on with. */
function isSameMatch(one: MatchRecord, other: MatchRecord): boolean {
  const told = ({ game, players, options, names }: MatchRecord) => JSON.stringify([game, players, options, names])
  const [shorter, longer] = one.log.length < other.log.length ? [one.log, other.log] : [other.log, one.log]
  return told(one) === told(other) && shorter.every((line, at) => line === longer[at])
}

/** One's own seat: where a person sat at this device, by one's name where several did; null where nothing tells. */
export function ownSeatIn(
  names: readonly string[],
  sitters: readonly LocalSitter[] | null,
  myNames: readonly string[],
): Seat | null {
  const people = names.flatMap((_, seat) =>
    sitters === null || sitters[seat]?.kind === 'person' ? [seat as Seat] : [],
  )
  const named = people.find(seat => myNames.includes(names[seat] ?? ''))
  return named ?? (sitters === null ? null : (people[0] ?? null))
}
