import type { Seat } from '@masterplan/kernel'
import type { No } from '@masterplan/protocol'
import type { HeldSeat, NewEntry, TableChange } from '@masterplan/store'
import type { HostedTable } from '../table.ts'

/** What an action would put into the log, and what that makes of the table. Luck and the end are added when it is applied. */
export type Proposal = {
  readonly ok: true
  readonly entries: readonly NewEntry[]
  readonly change?: TableChange // left out: nothing but the log changes
  readonly seats?: readonly HeldSeat[] // left out: everybody stays where they are
}
export type Proposed = Proposal | No

/** Somebody who wants something of a table. */
export type Sender = { readonly person: string; readonly seat: Seat | null; readonly host: boolean }

export const senderOf = (hosted: HostedTable, person: string): Sender => ({
  person,
  seat: hosted.seatOf(person),
  host: hosted.row.host === person,
})
