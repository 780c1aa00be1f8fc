import type { Seat } from '@masterplan/kernel'
import type { EndReason, LogEntry } from '@masterplan/protocol'
import type { NewEntry, StoredEntry, StoredTable } from '@masterplan/store'
import { answer, askedReplace, askedUndo, BOTS, changedSettings, opensChat, seatOf } from '../tables/entries.ts'
import type { HostedTable } from '../tables/table.ts'
import type { Reader } from './readers.ts'

/** Nothing is secret any more: no move can be made and nothing drawn. */
export const isFinished = ({ status }: Pick<StoredTable, 'status'>): boolean => status === 'over' || status === 'ended'

/** Lines of the match, and nonces. Every other kind of entry says what everybody at the table may know. */
const SECRET: readonly string[] = ['move', 'luck', 'revealed']

/**
 * Whether those who hold these seats may read an entry before the end. Luck, nonces and moves of others they may not,
 * whatever the game: what a viewer may know of them, the view and the events tell.
 */
export const mayRead = (entry: NewEntry, seats: readonly Seat[]): boolean =>
  !SECRET.includes(entry.kind) || (entry.kind === 'move' && seats.some(seat => seat === entry.by))

/** What happened at a table after an entry, as a reader may know it: for updates, and for senders who were too late. */
export function happenedSince(hosted: HostedTable, { seat }: Reader, since: number): LogEntry[] {
  const mine = seat === null ? [] : [seat]
  const open = hosted.isFinished()
  return hosted.entries
    .slice(since)
    .map(stored => happening(stored, open || mayRead(stored, mine), hosted.ended?.why ?? 'rules'))
}

/** An entry as a viewer may know it, its text `readable` or not; `why` the match ended, if it has. */
function happening(stored: StoredEntry, readable: boolean, why: EndReason): LogEntry {
  const { seq, at, kind } = stored
  const text = () => stored.line.slice(2)
  const seat = () => seatOf(stored)
  switch (kind) {
    case 'move':
      return readable
        ? { seq, at, kind: 'moved', seat: seat(), text: text(), bot: stored.author === BOTS }
        : { seq, at, kind: 'chose', seat: seat(), bot: stored.author === BOTS }
    case 'luck':
      return readable ? { seq, at, kind, text: text() } : { seq, at, kind: 'fell' }
    case 'bot-sat':
      return { seq, at, kind, seat: seat(), bot: stored.line }
    case 'undone':
      return { seq, at, kind, seat: seat(), to: Number(stored.line) }
    case 'asked-undo':
      return { seq, at, kind, seat: seat(), to: askedUndo(stored).to }
    case 'asked-replace': {
      const { seat: target, bot } = askedReplace(stored)
      return { seq, at, kind, by: seat(), seat: target, bot }
    }
    case 'opened-chat':
      return { seq, at, kind, open: opensChat(stored) }
    case 'answered':
      return { seq, at, kind, seat: seat(), ...answer(stored) }
    case 'rematch':
      return { seq, at, kind, table: stored.line }
    case 'sat':
    case 'asked-end':
    case 'left':
    case 'freed':
    case 'committed':
    case 'revealed': // never the nonce itself
    case 'late':
    case 'lost':
      return { seq, at, kind, seat: seat() }
    case 'changed':
      return { seq, at, kind, what: changedSettings(stored) }
    case 'over':
    case 'ended':
      return { seq, at, kind, why }
    case 'started':
    case 'rated':
      return { seq, at, kind }
    default:
      throw new Error(`No table's log says "${kind}".`)
  }
}
