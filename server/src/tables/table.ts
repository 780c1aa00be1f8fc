import {
  bytesOf,
  fairLuck,
  type Heard,
  type Match,
  type Playable,
  type Refused,
  type Seat,
  type Turn,
  type Viewer,
} from '@masterplan/kernel'
import type { HeldSeat, NewEntry, StoredEntry, StoredTable } from '@masterplan/store'
import { deadline, fullTime, lateOf, type SeatTime, timesAfter } from '../clocks/clock.ts'
import { answer, askedReplace, entry, seatOf } from './entries.ts'

/** A line of the match's log, where it stands in the table's, and what was told with it. */
export type HostedLine = {
  readonly seq: number
  readonly by: Seat | 'luck'
  readonly author: string
  readonly heard: readonly Heard[]
}
/** Something that waits for people to agree. */
export type OpenQuestion = {
  readonly about: number
  readonly by: Seat
  readonly yes: readonly Seat[]
  readonly what:
    | { readonly kind: 'undo'; readonly to: number }
    | { readonly kind: 'replace'; readonly seat: Seat; readonly bot: string }
}

/** A table's row without what every entry changes: as long as it is the same object, so is all that is made from it. */
export type TableRow = Omit<StoredTable, 'seq' | 'changed'>
/** What a viewer sees of the match, and the same as text. */
export type ViewWithText = { readonly view: unknown; readonly text: string }

/** How long a bot's move may be missing before somebody looks after it. */
const BOT_GRACE = 5_000

/**
 * A table in memory: its row, its log, and all that the log comes to. Built from what is stored and nothing else, so any
 * process can build the same, at any time.
 */
export class HostedTable {
  readonly game: Playable
  row: TableRow
  readonly entries: StoredEntry[] = []
  match: Match | null = null
  lines: HostedLine[] = []
  takebacks: number[] = []
  questions: OpenQuestion[] = []
  times: SeatTime[] = []
  lost: Seat[] = []
  late: Seat[] = [] // out of time in the decision they are at
  rematch: string | null = null
  mayBeTimed = true // the store may hold deadlines of this table
  private run: { readonly from: number; readonly by: Seat; readonly views: unknown[] } | null = null
  private readonly byKey = new Map<string, number>()
  private readonly currentViews = new Map<Viewer, ViewWithText>() // of the match as it stands

  constructor(game: Playable, row: TableRow, entries: readonly StoredEntry[]) {
    this.game = game
    this.row = row
    for (const each of entries) this.add(each)
  }

  get seq(): number {
    return this.entries.length
  }

  /** The seq up to which a command was stored that its author has sent before. */
  storedBy(author: string, key: string): number | undefined {
    return this.byKey.get(`${author} ${key}`)
  }

  /** Made once for each viewer, however many look and for whatever reason. */
  viewOf(viewer: Viewer): ViewWithText {
    const known = this.currentViews.get(viewer)
    if (known !== undefined) return known
    const view = this.match?.viewFor(viewer) ?? null
    const made = { view, text: JSON.stringify(view) }
    this.currentViews.set(viewer, made)
    return made
  }

  /**
   * What a seat saw before one of its lines, for taking it back. Kept only for the lines at the end that nobody else's
   * came between: of older ones it would be too much to keep.
   */
  seenBefore(line: number, seat: Seat): unknown {
    return this.run?.by === seat ? this.run.views[line - this.run.from] : undefined
  }

  /** A seat's own moves that can be listed, in notation. */
  movesFor(seat: Seat): string[] {
    return this.isPlaying() ? (this.match?.movesFor(seat) ?? []) : []
  }

  turn(): Turn | null {
    return this.match?.turn() ?? null
  }

  /** Whose decision it is, as long as the table plays. */
  awaited(): readonly Seat[] {
    const turn = this.isPlaying() ? this.turn() : null
    return turn?.kind === 'decide' ? turn.seats : []
  }

  isPlaying(): boolean {
    return this.match !== null && !this.isFinished()
  }
  isFinished(): boolean {
    return this.row.status === 'over' || this.row.status === 'ended'
  }

  seatOf(person: string): Seat | null {
    return this.row.seats.find(seat => seat.holder === 'person' && seat.person === person)?.seat ?? null
  }
  held(seat: Seat): HeldSeat | undefined {
    return this.row.seats[seat]
  }
  people(): Seat[] {
    return this.row.seats.flatMap(({ holder, seat }) => (holder === 'person' ? [seat] : []))
  }

  /** Whose answer a question still waits for. */
  needed({ by, yes, what }: OpenQuestion): Seat[] {
    const target = what.kind === 'replace' ? what.seat : null
    return this.people().filter(seat => seat !== by && seat !== target && !yes.includes(seat))
  }

  /** Bots that must move now, and for whom: in seats of their own, and for those who are late where bots move for them. */
  botsToMove(substitute: string): { readonly seat: Seat; readonly bot: string }[] {
    return this.awaited().flatMap(seat => {
      const held = this.held(seat)
      if (held?.holder === 'bot') return [{ seat, bot: held.bot ?? substitute }]
      const moves = lateOf(this.row.clock) === 'bot-moves' && this.late.includes(seat)
      return moves || held?.holder === 'nobody' ? [{ seat, bot: substitute }] : []
    })
  }

  /** What must happen by when, should everything else fail. */
  deadlines(now: number): { readonly name: string; readonly due: number }[] {
    const due = this.awaited().flatMap(seat => {
      const time = this.times[seat]
      if (this.held(seat)?.holder !== 'person' || this.late.includes(seat) || time === undefined) return []
      const at = deadline(this.row.clock, time)
      return at === null ? [] : [{ name: `clock-${seat}`, due: at }]
    })
    return this.botsToMove('').length > 0 ? [...due, { name: 'bots', due: now + BOT_GRACE }] : due
  }

  /** Luck falls until somebody must decide, each line from a stream of its own. */
  drawLuck(): NewEntry[] {
    const { match } = this
    if (match?.turn().kind !== 'luck' || this.isFinished()) return []
    this.currentViews.clear()
    const { lines, heard } = match.settle(fairLuck(bytesOf(this.row.seed), match, this.takebacks))
    this.drawn = lines.map((_, at) => (at === 0 ? heard : []))
    return lines.map(entry.luck)
  }
  /** Lines that are in the match already and whose entries are about to be added. */
  private drawn: (readonly Heard[])[] = []

  /** Plays a move whose entry is about to be added, unless the rules say no. */
  play({ by, line }: NewEntry): Refused<string> | undefined {
    if (this.match === null || by === null || by === 'luck') throw new Error('Only a seat of a match plays.')
    this.remember(by)
    const entered = this.match.append(line)
    if (!entered.ok) return entered.refused
    this.drawn.push(entered.heard)
    return undefined
  }

  private remember(by: Seat): void {
    const from = this.lines.length
    if (this.run?.by !== by || this.run.from + this.run.views.length < from) this.run = { from, by, views: [] }
    this.run.views[from - this.run.from] = this.viewOf(by).view
  }

  add(stored: StoredEntry): void {
    if (stored.seq !== this.seq + 1) throw new Error(`Entry ${stored.seq} cannot follow entry ${this.seq}.`)
    this.entries.push(stored)
    this.byKey.set(`${stored.author} ${stored.key}`, stored.seq)
    const decided = this.apply(stored)
    if (this.match === null) return
    const restarted = stored.kind === 'undone'
    const moment = { at: stored.at, seq: stored.seq, awaited: this.awaited(), decided, restarted }
    this.times = timesAfter(this.row.clock, this.times, moment)
    this.late = this.late.filter(seat => seat !== decided && !restarted && this.times[seat]?.from !== null)
  }

  /** The process that stored these has stored deadlines with them. */
  addFromElsewhere(entries: readonly StoredEntry[]): void {
    for (const each of entries) this.add(each)
    if (entries.length > 0) this.mayBeTimed = true
  }

  /** Whose decision the entry was, if it was one. */
  private apply(stored: StoredEntry): Seat | null {
    switch (stored.kind) {
      case 'started':
        this.open([])
        this.times = fullTime(this.row.clock, this.row.players)
        return null
      case 'move':
      case 'luck':
        return this.enter(stored)
      case 'undone': {
        const kept = this.lines.filter(line => line.seq <= Number(stored.line))
        this.takebacks.push(kept.length)
        this.open(kept)
        this.questions = this.questions.filter(({ what }) => what.kind !== 'undo')
        return null
      }
      case 'asked-undo':
        this.ask(stored, { kind: 'undo', to: Number(stored.line) })
        return null
      case 'asked-replace':
        this.ask(stored, { kind: 'replace', ...askedReplace(stored) })
        return null
      case 'answered': {
        const { about, yes } = answer(stored)
        const by = seatOf(stored)
        this.questions = this.questions.flatMap(each =>
          each.about !== about ? [each] : yes ? [{ ...each, yes: [...each.yes, by] }] : [],
        )
        return null
      }
      case 'late':
        this.late.push(seatOf(stored))
        return null
      case 'lost':
        this.lost.push(seatOf(stored))
        return null
      case 'sat':
      case 'left':
      case 'bot-sat':
        this.forgetQuestionsAbout(seatOf(stored))
        return null
      case 'rematch':
        this.rematch = stored.line
        return null
      default:
        return null
    }
  }

  private ask(stored: StoredEntry, what: OpenQuestion['what']): void {
    const by = seatOf(stored)
    // One question of a kind at a time: a new one takes the place of the old.
    this.questions = this.questions.filter(each => each.by !== by || each.what.kind !== what.kind)
    this.questions.push({ about: stored.seq, by, yes: [], what })
  }

  private forgetQuestionsAbout(seat: Seat): void {
    this.questions = this.questions.filter(
      ({ what, by }) => by !== seat && (what.kind !== 'replace' || what.seat !== seat),
    )
  }

  private enter({ seq, by, line, author }: StoredEntry): Seat | null {
    if (this.match === null) throw new Error(`Table ${this.row.id} has moves before its start.`)
    if (by === null) throw new Error('A line must name who made it.')
    const { match } = this
    const heard = this.drawn.shift() ?? played(match, line)
    this.currentViews.clear()
    this.lines.push({ seq, by, author, heard })
    if (by === 'luck') return null
    this.questions = this.questions.filter(({ what }) => what.kind === 'replace' && what.seat !== by)
    return by
  }

  /** The match with only these lines, as if the others had never been. */
  private open(lines: readonly HostedLine[]): void {
    const { players, options } = this.row
    const opened = this.game.open(players, options)
    if (!opened.ok) throw new Error(`Table ${this.row.id} cannot be opened: ${opened.sentence}`)
    const log = this.match?.log ?? []
    this.match = opened.match
    this.currentViews.clear()
    this.run = null
    for (const line of log.slice(0, lines.length)) played(opened.match, line)
    this.lines = [...lines]
  }
}

function played(match: Match, line: string): readonly Heard[] {
  const entered = match.append(line)
  if (!entered.ok) throw new Error(`The stored line "${line}" is refused (${entered.refused.code}).`)
  return entered.heard
}
