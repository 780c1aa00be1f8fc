import type { Seat } from '@masterplan/kernel'
import type { LogEntry } from '@masterplan/protocol'
import type { NewEntry, StoredEntry } from '@masterplan/store'

/** What acts at a table and is no person. */
export const BOTS = 'bots'
export const CLOCK = 'clock'
export const OPERATOR = 'operator'

/** What a table's log can say. What an entry needs besides its kind and its seat stands in its line. */
export const entry = {
  sat: (by: Seat): NewEntry => ({ kind: 'sat', by, line: '' }),
  left: (by: Seat): NewEntry => ({ kind: 'left', by, line: '' }),
  botSat: (by: Seat, bot: string): NewEntry => ({ kind: 'bot-sat', by, line: bot }),
  freed: (by: Seat): NewEntry => ({ kind: 'freed', by, line: '' }),
  changed: (): NewEntry => ({ kind: 'changed', by: null, line: '' }),
  started: (): NewEntry => ({ kind: 'started', by: null, line: '' }),
  move: (by: Seat, text: string): NewEntry => ({ kind: 'move', by, line: `${by + 1} ${text}` }),
  luck: (line: string): NewEntry => ({ kind: 'luck', by: 'luck', line }),
  undone: (by: Seat, to: number): NewEntry => ({ kind: 'undone', by, line: String(to) }),
  askedUndo: (by: Seat, to: number): NewEntry => ({ kind: 'asked-undo', by, line: String(to) }),
  askedReplace: (by: Seat, seat: Seat, bot: string): NewEntry => ({
    kind: 'asked-replace',
    by,
    line: `${seat} ${bot}`,
  }),
  answered: (by: Seat, about: number, yes: 'yes' | 'no'): NewEntry => ({
    kind: 'answered',
    by,
    line: `${about} ${yes}`,
  }),
  late: (by: Seat): NewEntry => ({ kind: 'late', by, line: '' }),
  lost: (by: Seat): NewEntry => ({ kind: 'lost', by, line: '' }),
  over: (): NewEntry => ({ kind: 'over', by: null, line: '' }),
  ended: (): NewEntry => ({ kind: 'ended', by: null, line: '' }),
  rematch: (table: string): NewEntry => ({ kind: 'rematch', by: null, line: table }),
} as const

/** The seat that an entry is about. Every kind but luck's and the table's own has one. */
export function seatOf({ kind, by }: NewEntry): Seat {
  if (by === null || by === 'luck') throw new Error(`An entry "${kind}" must name a seat.`)
  return by
}

const SEAT = /^([0-5]) (.+)$/
const ANSWER = /^(\d+) (yes|no)$/

export function askedReplace({ line }: NewEntry): { readonly seat: Seat; readonly bot: string } {
  const [, seat, bot] = SEAT.exec(line) ?? []
  if (seat === undefined || bot === undefined) throw new Error(`"${line}" asks for no bot in no seat.`)
  return { seat: Number(seat) as Seat, bot }
}

export function answer({ line }: NewEntry): { readonly about: number; readonly yes: boolean } {
  const [, about, word] = ANSWER.exec(line) ?? []
  if (about === undefined) throw new Error(`"${line}" answers nothing.`)
  return { about: Number(about), yes: word === 'yes' }
}

/**
 * An entry as a viewer may know it. Moves of others and luck have no text before the end, whatever the game: what a
 * viewer may know of them, the view and the events tell.
 */
export function happening(stored: StoredEntry, mine: Seat | null, status: 'going' | 'finished'): LogEntry {
  const { seq, at, kind } = stored
  const open = status === 'finished'
  const text = () => stored.line.slice(2)
  const seat = () => seatOf(stored)
  switch (kind) {
    case 'move':
      return open || stored.by === mine
        ? { seq, at, kind: 'moved', seat: seat(), text: text(), bot: stored.author === BOTS }
        : { seq, at, kind: 'chose', seat: seat() }
    case 'luck':
      return open ? { seq, at, kind, text: text() } : { seq, at, kind: 'fell' }
    case 'bot-sat':
      return { seq, at, kind, seat: seat(), bot: stored.line }
    case 'undone':
    case 'asked-undo':
      return { seq, at, kind, seat: seat(), to: Number(stored.line) }
    case 'asked-replace':
      return { seq, at, kind, by: seat(), ...askedReplace(stored) }
    case 'answered':
      return { seq, at, kind, seat: seat(), ...answer(stored) }
    case 'rematch':
      return { seq, at, kind, table: stored.line }
    case 'sat':
    case 'left':
    case 'freed':
    case 'late':
    case 'lost':
      return { seq, at, kind, seat: seat() }
    case 'changed':
    case 'started':
    case 'over':
    case 'ended':
      return { seq, at, kind }
    default:
      throw new Error(`No table's log says "${kind}".`)
  }
}
