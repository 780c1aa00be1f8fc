import { type HeldSeat, RATING, type TableChange, type TableStep } from '@masterplan/store'
import { mayAbort } from './commands/absence.ts'
import { resultWith } from './commands/outcomes.ts'
import type { Proposal } from './commands/proposal.ts'
import { entry } from './entries.ts'
import type { HostedTable, TableRow } from './table.ts'
import type { TableRequest } from './table-cache.ts'

/** Plays what was proposed, lets luck fall, and sees whether that was the end: all that one step stores. */
export function applied(
  hosted: HostedTable,
  { table, author, key }: TableRequest,
  proposal: Proposal,
  at: number,
): TableStep {
  const after = hosted.seq
  let { change } = proposal
  if (change !== undefined || proposal.seats !== undefined) hosted.row = rowWith(hosted.row, change, proposal.seats)
  const add = (each: Proposal['entries'][number]) =>
    hosted.add({ ...each, seq: hosted.seq + 1, at, author, key }, hosted.people())
  for (const each of proposal.entries) add(each)
  for (const drawn of hosted.drawLuck()) add(drawn)
  if (hosted.turn()?.kind === 'over' && !hosted.isFinished()) {
    change = { ...change, status: 'over', result: resultWith(hosted, hosted.last()) }
    hosted.row = rowWith(hosted.row, change, undefined)
    add(entry.over('rules'))
  }
  if (hosted.isStuck()) {
    change = { ...change, status: 'ended' }
    hosted.row = rowWith(hosted.row, change, undefined)
    add(entry.ended('stuck'))
  }
  if (proposal.seats !== undefined && isDeserted(hosted)) {
    // Where it counts, the last to go is the first of those who went: nobody undoes a match by leaving it.
    const counts = hosted.row.rated && !mayAbort(hosted)
    change = counts
      ? { ...change, status: 'over', result: resultWith(hosted, hosted.last()) }
      : { ...change, status: 'ended' }
    hosted.row = rowWith(hosted.row, change, undefined)
    add(counts ? entry.over('left') : entry.ended('aborted'))
  }
  const entries = hosted.entries.slice(after).map(({ kind, by, line }) => ({ kind, by, line }))
  return {
    ...{ table, after, author, key, at, entries },
    ...(change === undefined ? {} : { change }),
    ...(proposal.seats === undefined ? {} : { seats: proposal.seats }),
    ...(hosted.match === null ? {} : { awaited: hosted.awaited() }),
    ...deadlinesOf(hosted, after, at),
  }
}

/** The last of the people who played has gone: bots need not play on for nobody, unless over days somebody may come back. */
function isDeserted(hosted: HostedTable): boolean {
  const { clock, seats } = hosted.row
  if (!hosted.isPlaying() || clock.kind === 'days' || hosted.people().length > 0) return false
  return seats.some(({ person }) => person !== null)
}

/** Left out where there are none and were none: most tables have no clock. */
function deadlinesOf(hosted: HostedTable, after: number, at: number): Pick<TableStep, 'deadlines'> {
  if (hosted.match === null) return {}
  if (hosted.isFinished()) return deadlinesAtEnd(hosted, after, at)
  const deadlines = hosted.deadlines(at)
  if (deadlines.length === 0 && !hosted.mayBeTimed) return {}
  hosted.mayBeTimed = deadlines.length > 0
  return { deadlines }
}

/** Milliseconds after which a rating that should have followed its match is looked for. */
const RATING_GRACE = 5_000

/** With its end it is due that a match is rated, until the log says that it was. */
function deadlinesAtEnd({ row, entries }: HostedTable, after: number, at: number): Pick<TableStep, 'deadlines'> {
  const kinds = entries.slice(after).map(({ kind }) => kind)
  if (kinds.includes('over') && row.rated) return { deadlines: [{ name: RATING, due: at + RATING_GRACE }] }
  return ['over', 'ended', 'rated'].some(kind => kinds.includes(kind)) ? { deadlines: [] } : {}
}

const rowWith = (row: TableRow, change: TableChange | undefined, seats: readonly HeldSeat[] | undefined): TableRow => ({
  ...row,
  ...change,
  seats: seats ?? row.seats,
})
