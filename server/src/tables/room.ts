import type { Listening, News } from '../bus/bus.ts'
import type { Present } from '../outgoing/readers.ts'
import type { HostedTable } from './table.ts'

/** One who watches a table, and what they have of it. `send` gets frames as text, so that many can share one. */
export type Watcher = {
  readonly person: string // a visitor without a name has an id of their own
  seen: number
  heard: number // lines of chat
  shown?: string // who they know is there
  hosts?: boolean // the table is theirs
  readonly wishes: Wishes
  send(frame: string, place: LogPlace): void
}
/** What a watcher said of itself; see the protocol's `watch`. */
export type Wishes = { readonly wire?: number; readonly rules?: string; readonly listMoves: boolean }
export type WhyNotWatched = 'no-such-table' | 'unknown-rules' | 'reload' | 'blocked'
export type LogPlace = { readonly seq: number; readonly chat: number }

/** Who sits where, of people. */
export const seatedAt = ({ row }: HostedTable): readonly (string | null)[] =>
  row.seats.map(({ holder, person }) => (holder === 'person' ? person : null))

/** A table that somebody here watches. */
export type Room = {
  readonly watchers: Set<Watcher>
  readonly listening: Listening
  due: Set<News['what'] | 'people'>
  telling: boolean
  told: number // everybody here has seen the log up to this
  presenceTold: number // when everybody here was last told who is there, by a clock that nobody sets
  seated: readonly (string | null)[] // who sat there when they were last told
  gathering: NodeJS.Timeout | null
}

export const newRoom = (listening: Listening): Room => ({
  ...{ watchers: new Set(), listening, due: new Set(), telling: false, told: 0 },
  ...{ presenceTold: Number.NEGATIVE_INFINITY, seated: [], gathering: null },
})

/** Whether somebody at the table waits for a person who is not there. */
export function misses(hosted: HostedTable, person: string, present: Present): boolean {
  const mine = hosted.seatOf(person)
  if (mine === null) return false
  return hosted.awaited().some(seat => {
    const held = hosted.held(seat)
    return seat !== mine && held?.holder === 'person' && !present.has(held.person ?? '')
  })
}
