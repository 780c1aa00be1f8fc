import { ranks, type SeatNonce } from '@masterplan/kernel'
import type { FairLuck, MatchOutcome, SeatHolder, TableOptions, TableQuestion, Update } from '@masterplan/protocol'
import { shown } from '../clocks/clock.ts'
import { type Attendance, absencesFor, mayAbort } from '../tables/commands/absence.ts'
import { resultWith } from '../tables/commands/outcomes.ts'
import type { HostedTable, TableRow } from '../tables/table.ts'
import { holderOf, type MarkOf, NO_MARKS } from './cards.ts'
import { happenedSince, isFinished } from './log.ts'
import type { Present, Reader } from './readers.ts'

export type UpdateWish = Attendance & {
  readonly since: number
  readonly wire: number | undefined // who names none gets seats as they were before anybody was invited
  readonly listMoves: boolean // whether they want their moves listed
  readonly markOf?: MarkOf // of people in seats; left out: nothing is said of it
}

/**
 * The table as one viewer may know it, with the way from `since` to now: an `Update` of the protocol, as text. What is the
 * same for many updates is written once.
 */
export function updateText(hosted: HostedTable, reader: Reader, wish: UpdateWish): string {
  const place = inside(placeOf(hosted, reader, wish))
  const settings = settingsText(hosted, wish)
  const { text } = hosted.viewOf(reader.seat ?? 'audience')
  return `{${place},${settings},"view":${text},${inside(newsFor(hosted, reader, wish))}}`
}

/** The fields of an object, to be put beside others. */
const inside = (fields: object): string => JSON.stringify(fields).slice(1, -1)

/** Which table and where in its log: first in the text, so that it can be found without reading the rest. */
const placeOf = (hosted: HostedTable, { person, seat }: Reader, { since }: UpdateWish) => ({
  table: hosted.row.id,
  seq: hosted.seq,
  since: Math.min(since, hosted.seq),
  you: seat,
  offered: person === null ? null : hosted.offered(person),
  host: hosted.row.host !== null && hosted.row.host === person,
})

/** What does not change from move to move. */
const settingsOf = (hosted: HostedTable, { present, wire, markOf = NO_MARKS }: UpdateWish) => ({
  ...sharedOf(hosted),
  luck: luckOf(hosted, wire),
  seats: hosted.row.seats.map(held => forWire(holderOf(held, present, markOf, hosted), wire)),
  audience: audienceOf(hosted.row, present),
})
const sharedOf = ({ row }: HostedTable) => ({
  game: row.game,
  rules: row.rules,
  players: row.players,
  options: row.options as TableOptions, // they came in through this schema, and the game's own sheet allowed them
  visibility: row.visibility,
  rated: row.rated,
  status: row.status,
  clock: row.clock,
})

type WrittenSettings = { readonly present: Present; readonly wire: number | undefined; readonly text: string }
/** By the marks of those who sit there: some readers are told them, some are not. */
const written = new WeakMap<TableRow, Map<string, WrittenSettings>>()

function settingsText(hosted: HostedTable, wish: UpdateWish): string {
  const { present, wire, markOf = NO_MARKS } = wish
  const { row } = hosted
  const marks = row.seats.map(({ person }) => (person === null ? '' : markOf(person))).join()
  const texts = written.get(row) ?? new Map<string, WrittenSettings>()
  const known = row.status === 'gathering' ? undefined : texts.get(marks) // while people gather, nonces come
  if (known?.present === present && known.wire === wire) return known.text
  const text = inside(settingsOf(hosted, wish))
  written.set(row, texts.set(marks, { present, wire, text }))
  return text
}

/** Pages and programs of before know no invitations: to them the seat is free, and by sitting down they accept. */
const forWire = (holder: SeatHolder, wire: number | undefined): SeatHolder =>
  holder.kind === 'invited' && wire === undefined ? { kind: 'nobody' } : holder

/** What is new for this viewer, and what they may do now. */
type ViewerNews = Omit<Update, keyof (ReturnType<typeof placeOf> & ReturnType<typeof settingsOf>) | 'view'>

function newsFor(hosted: HostedTable, reader: Reader, wish: UpdateWish): ViewerNews {
  const { since, now, listMoves } = wish
  const { row } = hosted
  const { seat } = reader
  return {
    clocks: hosted.times.map(time => shown(row.clock, time, now)),
    now,
    turn: turnOf(hosted),
    moves: seat !== null && listMoves ? hosted.movesFor(seat) : [],
    happened: happenedSince(hosted, reader, since),
    ...hosted.heardSince(since, seat ?? 'audience'),
    undo: seat === null ? null : hosted.freeTakeBack(seat),
    ask: seat === null ? null : hosted.askedTakeBack(seat),
    questions: questionsOf(hosted),
    openChat: hosted.standing.openChat,
    absent: absencesFor(hosted, seat, wish),
    abort: seat !== null && mayAbort(hosted),
    outcome: outcomeOf(hosted),
    ended: hosted.ended?.why ?? null,
    rematch: hosted.standing.rematch,
    ratings: hosted.standing.ratings === null ? null : [...hosted.standing.ratings],
  }
}

function turnOf(hosted: HostedTable): Update['turn'] {
  const turn = hosted.turn()
  if (turn === null) return null
  if (turn.kind === 'over' || hosted.isFinished()) return { kind: 'over' }
  return turn.kind === 'luck' ? { kind: 'luck' } : { kind: 'decide', seats: [...turn.seats] }
}

/** How many look on without a seat. */
export const audienceOf = ({ seats }: TableRow, present: Present): number =>
  present.size - seats.filter(({ holder, person }) => holder === 'person' && present.has(person ?? '')).length

function questionsOf(hosted: HostedTable): TableQuestion[] {
  return hosted.standing.questions.slice(0, 10).map(question => ({
    about: question.about,
    kind: question.what.kind,
    by: question.by,
    seat: question.what.kind === 'replace' ? question.what.seat : null,
    bot: question.what.kind === 'replace' ? question.what.bot : null,
    to: question.what.kind === 'undo' ? question.what.to : null,
    yes: [...question.yes],
    needed: hosted.needed(question),
  }))
}

/**
 * The hash from the start, the seed when nothing can be drawn any more. While people gather, to what each seat is bound and
 * whether its nonce is here; the nonce itself, nobody is told before the end.
 */
function luckOf(hosted: HostedTable, wire: number | undefined): FairLuck {
  const { row } = hosted
  const luck = { hash: row.seedHash, seed: isFinished(row) ? row.seed : null }
  if (row.status !== 'gathering' || wire === undefined) return luck
  const shown = (each: SeatNonce) => each && { commitment: each.commitment, revealed: each.nonce !== null }
  return { ...luck, seats: hosted.nonces().map(shown) }
}

function outcomeOf(hosted: HostedTable): MatchOutcome | null {
  if (hosted.row.status !== 'over' || hosted.match === null) return null
  const scores = hosted.match.scores()
  return {
    scores: scores.map(({ total, lines, tiebreaks }) => ({ total, lines: { ...lines }, tiebreaks: [...tiebreaks] })),
    ranks: [...(hosted.row.result?.ranks ?? resultWith(hosted, hosted.last()).ranks ?? ranks(scores))],
    lost: [...hosted.last()],
  }
}
