import type { Seat } from '@masterplan/kernel'
import type { EndReason, SeatRating, TableSetting } from '@masterplan/protocol'
import type { NewEntry } from '@masterplan/store'

/** What acts at a table and is no person. */
export const BOTS = 'bots'
export const CLOCK = 'clock'
export const OPERATOR = 'operator'
export const RATINGS = 'ratings'
export const RULES = 'rules'

/** What a table's log can say. What an entry needs besides its kind and its seat stands in its line. */
export const entry = {
  sat: (by: Seat): NewEntry => ({ kind: 'sat', by, line: '' }),
  left: (by: Seat): NewEntry => ({ kind: 'left', by, line: '' }),
  botSat: (by: Seat, bot: string): NewEntry => ({ kind: 'bot-sat', by, line: bot }),
  freed: (by: Seat): NewEntry => ({ kind: 'freed', by, line: '' }),
  changed: (what: readonly TableSetting[]): NewEntry => ({ kind: 'changed', by: null, line: what.join(' ') }),
  committed: (by: Seat, commitment: string): NewEntry => ({ kind: 'committed', by, line: commitment }),
  revealed: (by: Seat, nonce: string): NewEntry => ({ kind: 'revealed', by, line: nonce }),
  started: (): NewEntry => ({ kind: 'started', by: null, line: '' }),
  move: (by: Seat, text: string): NewEntry => ({ kind: 'move', by, line: `${by + 1} ${text}` }),
  luck: (line: string): NewEntry => ({ kind: 'luck', by: 'luck', line }),
  undone: (by: Seat, to: number): NewEntry => ({ kind: 'undone', by, line: String(to) }),
  askedUndo: (by: Seat, to: number, asked: readonly Seat[]): NewEntry => ({
    kind: 'asked-undo',
    by,
    line: `${to} ${asked.join()}`,
  }),
  askedReplace: (by: Seat, seat: Seat, bot: string, asked: readonly Seat[]): NewEntry => ({
    kind: 'asked-replace',
    by,
    line: `${seat} ${bot} ${asked.join()}`,
  }),
  askedEnd: (by: Seat, asked: readonly Seat[]): NewEntry => ({ kind: 'asked-end', by, line: asked.join() }),
  openedChat: (open: boolean): NewEntry => ({ kind: 'opened-chat', by: null, line: open ? 'open' : 'closed' }),
  answered: (by: Seat, about: number, yes: 'yes' | 'no'): NewEntry => ({
    kind: 'answered',
    by,
    line: `${about} ${yes}`,
  }),
  late: (by: Seat): NewEntry => ({ kind: 'late', by, line: '' }),
  lost: (by: Seat): NewEntry => ({ kind: 'lost', by, line: '' }),
  over: (why: EndReason): NewEntry => ({ kind: 'over', by: null, line: why }),
  ended: (why: EndReason): NewEntry => ({ kind: 'ended', by: null, line: why }),
  rated: (seats: readonly (SeatRating | null)[]): NewEntry => ({
    kind: 'rated',
    by: null,
    line: seats.map(ratingText).join(' '),
  }),
  rematch: (table: string): NewEntry => ({ kind: 'rematch', by: null, line: table }),
} as const

/** The seat that an entry is about. Every kind but luck's and the table's own has one. */
export function seatOf({ kind, by }: NewEntry): Seat {
  if (by === null || by === 'luck') throw new Error(`An entry "${kind}" must name a seat.`)
  return by
}

const ASKED = /^([0-5]) (\S+)(?: ([0-5,]*))?$/
const ASKED_UNDO = /^(\d+)(?: ([0-5,]*))?$/
const ANSWER = /^(\d+) (yes|no)$/

/** `asked`: who must say yes; null in logs that do not say, where everybody must. */
export function askedUndo({ line }: NewEntry): { readonly to: number; readonly asked: readonly Seat[] | null } {
  const [, to, asked] = ASKED_UNDO.exec(line) ?? []
  if (to === undefined) throw new Error(`"${line}" asks to take back nothing.`)
  return { to: Number(to), asked: asked === undefined ? null : seatsIn(asked) }
}
/** `asked`: who was there to be asked; null as above. */
export function askedReplace({ line }: NewEntry): {
  readonly seat: Seat
  readonly bot: string
  readonly asked: readonly Seat[] | null
} {
  const [, seat, bot, asked] = ASKED.exec(line) ?? []
  if (seat === undefined || bot === undefined) throw new Error(`"${line}" asks for no bot in no seat.`)
  return { seat: Number(seat) as Seat, bot, asked: asked === undefined ? null : seatsIn(asked) }
}
/** Who must say yes. */
export const askedEnd = ({ line }: NewEntry): { readonly asked: readonly Seat[] } => ({ asked: seatsIn(line) })

export const opensChat = ({ line }: NewEntry): boolean => line === 'open'

const seatsIn = (list: string): Seat[] => (list === '' ? [] : list.split(',').map(each => Number(each) as Seat))

/** By seat: `new>1530?`, `1490>1502`, and `-` for somebody forgotten. */
export const seatRatings = ({ line }: NewEntry): (SeatRating | null)[] =>
  line === '' ? [] : line.split(' ').map(ratingIn)

function ratingText(rating: SeatRating | null): string {
  if (rating === null) return '-'
  const text = ({ shown, provisional }: SeatRating['after']) => `${shown}${provisional ? '?' : ''}`
  return `${rating.before === null ? 'new' : text(rating.before)}>${text(rating.after)}`
}
function ratingIn(text: string): SeatRating | null {
  const [before = '', after = ''] = text.split('>')
  const read = (part: string) => ({ shown: Number.parseInt(part, 10), provisional: part.endsWith('?') })
  return text === '-' ? null : { before: before === 'new' ? null : read(before), after: read(after) }
}

/** Logs of before do not say what was changed: then it may be anything. */
export const changedSettings = ({ line }: NewEntry): TableSetting[] =>
  line === '' ? ['players', 'options', 'clock', 'rated'] : (line.split(' ') as TableSetting[]) // as we wrote them

/** What others must say yes to: all but whether a table is listed. */
export const needsYes = (what: readonly TableSetting[]): boolean => what.some(name => name !== 'visibility')
export const asksAgain = (each: NewEntry): boolean => each.kind === 'changed' && needsYes(changedSettings(each))

/** Logs of before do not say why it ended; what came before it does. */
export function endReason(
  { kind, line }: NewEntry,
  { lost, left }: { readonly lost: readonly Seat[]; readonly left: readonly Seat[] },
): EndReason {
  if (line !== '') return line as EndReason // as we wrote it
  if (kind === 'ended') return 'host'
  return lost.length === 0 ? 'rules' : left.length > 0 ? 'left' : 'time'
}

export function answer({ line }: NewEntry): { readonly about: number; readonly yes: boolean } {
  const [, about, word] = ANSWER.exec(line) ?? []
  if (about === undefined) throw new Error(`"${line}" answers nothing.`)
  return { about: Number(about), yes: word === 'yes' }
}
