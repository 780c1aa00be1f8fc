import { type MatchRecord, MatchTable, type Playable } from '@masterplan/kernel'

/** What was seen of a match while it was played. */
export interface HeardOfMatch {
  readonly moves: readonly string[] // of one's own seat, as log lines, in order
  readonly events: readonly string[] // all that was told, as JSON, in order
}

/** Whether a record tells all that was heard, in that order: luck, moves of others, and one's own. It may tell more. */
export function tellsAll(game: Playable, record: MatchRecord, { moves, events }: HeardOfMatch): boolean {
  const table = new MatchTable(game, record)
  if (!record.log.every(line => table.enter(line, 'luck', []).ok)) return false
  const told = table.lines.flatMap(({ heard }) => heard.map(({ event }) => JSON.stringify(event)))
  return isWithin(moves, record.log) && isWithin(events, told)
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0
  for (const each of whole) if (at < part.length && each === part[at]) at++
  return at === part.length
}
