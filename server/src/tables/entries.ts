import type { Seat } from '@masterplan/kernel'
import type { NewEntry } from '@masterplan/store'

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
