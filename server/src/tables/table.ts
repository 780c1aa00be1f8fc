import {
  fairLuck,
  isStuck,
  luckKey,
  type Match,
  MatchTable,
  type Playable,
  type Seat,
  type SeatNonce,
  type ShownView,
  seatsOf,
  type Turn,
  type Viewer,
} from '@masterplan/kernel'
import type { EndReason } from '@masterplan/protocol'
import type { HeldSeat, NewEntry, StoredEntry, StoredTable } from '@masterplan/store'
import { deadline, fullTime, lateOf, type SeatTime, timesAfter } from '../clocks/clock.ts'
import { BOTS, entry, seatOf } from './entries.ts'
import { newStanding, note, type OpenQuestion, type Standing } from './standing.ts'

/** Where a line of the match stands in the table's log. */
export type HostedLine = { readonly seq: number; readonly by: Seat | 'luck'; readonly mover: 'person' | 'bot' | 'luck' }

/** A table's row without what every entry changes: as long as it is the same object, so is all that is made from it. */
export type TableRow = Omit<StoredTable, 'seq' | 'changed' | 'awaited'>
const NOT_BEGUN: ShownView = { view: null, text: 'null' }

/** How long a bot's move may be missing before somebody looks after it. */
const BOT_GRACE = 5_000

/**
 * A table in memory: its row, its log, and all that the log comes to: seats, questions, clocks, and the match, which the
 * kernel's table holds. Built from what is stored and nothing else, so any process can build the same, at any time.
 */
export class HostedTable {
  readonly game: Playable
  row: TableRow
  readonly entries: StoredEntry[] = []
  private board: MatchTable | null = null
  lines: HostedLine[] = []
  takebacks: number[] = []
  readonly standing: Standing = newStanding()
  times: SeatTime[] = []
  mayBeTimed = true // the store may hold deadlines of this table
  private key: Uint8Array | null = null // of all draws, once one was made
  private readonly byKey = new Map<string, number>()

  constructor(game: Playable, row: TableRow, entries: readonly StoredEntry[]) {
    this.game = game
    this.row = row
    for (const each of entries) this.add(each)
  }

  get seq(): number {
    return this.entries.length
  }
  get match(): Match | null {
    return this.board?.match ?? null
  }

  /** The seq up to which a command was stored that its author has sent before. */
  storedBy(author: string, key: string): number | undefined {
    return this.byKey.get(`${author} ${key}`)
  }

  /** Made once for each viewer, however many look and for whatever reason. */
  viewOf(viewer: Viewer): ShownView {
    return this.board?.sightOf(viewer) ?? NOT_BEGUN
  }
  /** What a viewer heard of the match after an entry. Only lines that stand: what was taken back has not happened. */
  heardSince(seq: number, viewer: Viewer): { readonly events: unknown[]; readonly eventsAt: number[] } {
    const from = this.lines.findLastIndex(line => line.seq <= seq) + 1
    const heard = this.lines.slice(from).flatMap((line, at) => {
      const events = this.board?.heardBy(from + at, viewer) ?? []
      return events.map(event => ({ event, entry: this.toldWith(from + at) ?? line.seq }))
    })
    return { events: heard.map(({ event }) => event), eventsAt: heard.map(({ entry }) => entry) }
  }
  /** Luck that falls together is told together, with its first line. */
  private toldWith(at: number): number | undefined {
    let first = at
    while (this.lines[first]?.by === 'luck' && this.lines[first - 1]?.by === 'luck') first--
    return this.lines[first]?.seq
  }
  /** The entry that would be the last to stand if a seat took back all that it may without asking; null if it may not. */
  freeTakeBack(seat: Seat): number | null {
    return this.takeBack(seat, 'free')
  }
  /** The same, if the others must be asked about it and there are any: their own last decision and all since. */
  askedTakeBack(seat: Seat): number | null {
    return this.people().length < 2 ? null : this.takeBack(seat, 'ask')
  }
  private takeBack(seat: Seat, kind: 'free' | 'ask'): number | null {
    const { rated, clock } = this.row
    if (this.board === null || !this.isPlaying()) return null
    const may = this.board.takeBack(seat, { people: this.people(), rated, live: clock.kind === 'live' })
    return may.kind === kind ? this.lines[may.to]!.seq - 1 : null
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

  /** Why and when it ended. Logs of before do not say why; whatever else they tell, rules that were at their end ended it. */
  get ended(): { readonly why: EndReason; readonly at: number } | null {
    const { ended } = this.standing
    if (ended === null || this.turn()?.kind !== 'over') return ended
    return { ...ended, why: 'rules' }
  }

  /** The rules that it began by know no further: nobody who must decide has a move. */
  isStuck(): boolean {
    return this.match !== null && this.isPlaying() && isStuck(this.match)
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
    const others = this.people().filter(seat => seat !== by && !yes.includes(seat))
    const asked = others.filter(seat => what.asked === null || what.asked.includes(seat))
    return what.kind === 'replace' ? asked.filter(seat => seat !== what.seat) : asked
  }

  /** The seat that waits for somebody: they are invited there, or a bot keeps it and they may still come back. */
  offered(person: string): Seat | null {
    const { rated, seats } = this.row
    const { left, lost } = this.standing
    const found = seats.find(({ seat, holder, person: whose }) => {
      if (whose !== person) return false
      return holder === 'invited' || (holder === 'bot' && !lost.includes(seat) && !(rated && left.includes(seat)))
    })
    return found === undefined || this.isFinished() ? null : found.seat
  }

  /** Those who come last whatever the points say, the first to go first: all who are gone where it counts, else who left. */
  last(): readonly Seat[] {
    const { gone, left, lost } = this.standing
    const away = this.row.rated ? gone : gone.filter(seat => left.includes(seat))
    return [...new Set([...gone.filter(seat => away.includes(seat) || lost.includes(seat)), ...lost])]
  }

  /** Bots that must move now, and for whom: in seats of their own, and for those who are late where bots move for them. */
  botsToMove(substitute: string): { readonly seat: Seat; readonly bot: string }[] {
    if (this.board === null || !this.isPlaying()) return []
    return this.board.botsToMove(seat => {
      const held = this.held(seat)
      if (held?.holder === 'bot') return held.bot ?? substitute
      if (held?.holder !== 'person' || held.person === null) return substitute // nobody is left there to decide
      return lateOf(this.row) === 'bot-moves' && this.standing.late.includes(seat) ? substitute : null
    })
  }

  /** What must happen by when, should everything else fail. */
  deadlines(now: number): { readonly name: string; readonly due: number }[] {
    const due = this.awaited().flatMap(seat => {
      const time = this.times[seat]
      const { holder, person } = this.held(seat) ?? {}
      if (holder !== 'person' || person === null || this.standing.late.includes(seat) || time === undefined) return []
      const at = deadline(this.row.clock, time)
      return at === null ? [] : [{ name: `clock-${seat}`, due: at }]
    })
    return this.botsToMove('').length > 0 ? [...due, { name: 'bots', due: now + BOT_GRACE }] : due
  }

  /** What each seat has added to the luck; from the start on that is settled. */
  nonces(): SeatNonce[] {
    return seatsOf(this.row.players).map(seat => this.standing.nonces.get(seat) ?? null)
  }

  /** Luck falls until somebody must decide, each line from a stream of its own. Its entries are added next. */
  drawLuck(): NewEntry[] {
    const { board } = this
    if (board?.turn().kind !== 'luck' || this.isFinished()) return []
    this.key ??= luckKey(this.row.seed, this.nonces())
    return board.settle(fairLuck(this.key, board.match, this.takebacks)).lines.map(entry.luck)
  }

  /** `watched`: whose views before it are kept, to find out what it told them; nobody's while a log is read. */
  add(stored: StoredEntry, watched: readonly Seat[] = []): void {
    if (stored.seq !== this.seq + 1) throw new Error(`Entry ${stored.seq} cannot follow entry ${this.seq}.`)
    this.entries.push(stored)
    this.byKey.set(`${stored.author} ${stored.key}`, stored.seq)
    const decided = this.apply(stored, watched)
    if (this.match === null) return
    const { standing } = this
    const restarted = stored.kind === 'undone'
    this.times = timesAfter(this.row.clock, this.times, {
      ...{ at: stored.at, seq: stored.seq, awaited: this.awaited(), decided, restarted },
      eased: this.eased(stored, decided),
      // As the log has it, not as the seats are now: every process must come to the same times.
      asked: standing.questions.flatMap(({ what, yes }) =>
        what.kind === 'undo' ? (what.asked ?? []).filter(seat => !yes.includes(seat)) : [],
      ),
      justAsked: stored.kind === 'asked-undo',
    })
    standing.late = standing.late.filter(seat => seat !== decided && !restarted && this.times[seat]?.from !== null)
  }

  /** Who gets a fresh allowance: for whom a bot has moved once, and who took their seat back. */
  private eased(stored: StoredEntry, decided: Seat | null): Seat | null {
    if (stored.kind === 'sat') return seatOf(stored)
    return decided !== null && stored.author === BOTS && this.standing.late.includes(decided) ? decided : null
  }

  /** The process that stored these has stored deadlines with them. */
  addFromElsewhere(entries: readonly StoredEntry[]): void {
    for (const each of entries) this.add(each)
    if (entries.length > 0) this.mayBeTimed = true
  }

  /** Whose decision the entry was, if it was one. */
  private apply(stored: StoredEntry, watched: readonly Seat[]): Seat | null {
    const decided = this.replay(stored, watched)
    note(this.standing, stored, this.board === null ? 'gathering' : 'playing')
    return decided
  }

  private replay(stored: StoredEntry, watched: readonly Seat[]): Seat | null {
    switch (stored.kind) {
      case 'started':
        this.board = new MatchTable(this.game, this.row)
        this.times = fullTime(this.row.clock, this.row.players)
        return null
      case 'move':
      case 'luck':
        return this.enter(stored, watched)
      case 'undone':
        this.lines = this.lines.filter(line => line.seq <= Number(stored.line))
        this.takebacks.push(this.lines.length)
        this.board?.rewind(this.lines.length)
        return null
      default:
        return null
    }
  }

  private enter({ seq, by, line, author }: StoredEntry, watched: readonly Seat[]): Seat | null {
    const { board } = this
    if (board === null) throw new Error(`Table ${this.row.id} has moves before its start.`)
    if (by === null) throw new Error('A line must name who made it.')
    const mover = by === 'luck' ? 'luck' : author === BOTS ? 'bot' : 'person'
    const drawn = board.match.log[this.lines.length] // luck that fell here is in the match before it is in the log
    const entered = drawn === undefined ? board.enter(line, mover, watched) : null
    // What the line says may be secret, and what went wrong is written down.
    if (entered?.ok === false) throw new Error(`The stored line is refused (${entered.refused.code}).`)
    if (drawn !== undefined && drawn !== line) throw new Error('The stored line is not the one that was played.')
    this.lines.push({ seq, by, mover })
    return by === 'luck' ? null : by
  }
}
