import type { LogEntry, Update } from '@masterplan/protocol'
import type { TableNote } from '../client.ts'

/** What a table's log tells beside the match, before anybody is named: by seat. */
export type SeatNote = Pick<TableNote, 'line' | 'kind'> & {
  readonly seat: number | null
  readonly other: number | null
}

/** Notes of a match that has begun; who sat down before it is no news. */
export function notesIn({ happened, status }: Update, begun: boolean): readonly SeatNote[] {
  const start = begun ? 0 : happened.findIndex(({ kind }) => kind === 'started') + 1
  if (status === 'gathering' || (!begun && start === 0)) return []
  const during = happened.slice(start)
  return during.flatMap((entry, at) => noteOf(entry, during[at - 1]))
}

function noteOf(entry: LogEntry, before: LogEntry | undefined): SeatNote[] {
  const note = (kind: TableNote['kind'], seat: number | null, other: number | null = null) => [
    { line: entry.seq, kind, seat, other },
  ]
  switch (entry.kind) {
    case 'left':
    case 'late':
    case 'asked-undo':
    case 'asked-end':
      return note(entry.kind, entry.seat)
    case 'lost':
      return before?.kind === 'late' ? note('lost', entry.seat) : []
    case 'bot-sat':
      return note('replaced', entry.seat)
    case 'sat':
      return note('back', entry.seat)
    case 'asked-replace':
      return note('asked-replace', entry.by, entry.seat)
    case 'opened-chat':
      return note(entry.open ? 'chat-opened' : 'chat-closed', null)
    case 'answered':
      return note(entry.yes ? 'agreed' : 'declined', entry.seat)
    default:
      return []
  }
}
