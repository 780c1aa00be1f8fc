import type { Seat } from '@masterplan/kernel'
import type { HostedTable } from '../tables/table.ts'

// This folder is the one place that decides what may leave to whom. Doors, jobs and commands hand it a table and somebody
// to tell; what it gives them is built from what that somebody may know, and nothing else makes text of a table.

/** Somebody who looks at a table. Everything they get is built for their seat; without a seat they are the audience. */
export type Reader = { readonly person: string | null; readonly seat: Seat | null }

export const readerOf = (hosted: HostedTable, person: string | null): Reader => ({
  person,
  seat: person === null ? null : hosted.seatOf(person),
})

/** Who has the table open, on any device and at any process. */
export type Present = ReadonlySet<string>
