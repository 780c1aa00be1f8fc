import {
  type AboutMatch,
  endOf,
  knownScores,
  type MatchRecord,
  MatchTable,
  OVER,
  type Playable,
  type Random,
  ranks,
  recordOf,
  replay,
  type Seat,
  type SeenFrom,
  type Submitted,
  seenFrom,
  seesAllOf,
  type Turn,
  type Viewer,
} from '@masterplan/kernel'
import { dayOf } from '@masterplan/protocol/day'
import type { HeardLine, MayTakeBack, Sight, TableSetup, TakenBack } from '../client.ts'

/** One match of this device: the kernel's table, the people and bots around it, and whose eyes the device shows. */
export class LocalMatch {
  readonly setup: TableSetup
  private readonly game: Playable
  private readonly random: Random
  private table: MatchTable
  private marks: readonly TakenBack[] = []
  private about: AboutMatch = playedToday() // as the record came, until the match goes on here

  /** `rules`: the version that a match which goes on names; without it, one begins by the newest. */
  constructor(game: Playable, setup: TableSetup, random: Random, rules: string = game.rulesVersion) {
    this.game = game
    this.setup = setup
    this.random = random
    this.table = new MatchTable(game, { ...setup, rules })
  }

  /** Plays a record up to a line; what it says of luck is kept. */
  restore(record: MatchRecord, lines: number, takenBack: readonly TakenBack[] = []): void {
    const replayed = replay(record, id => (id === this.game.id ? this.game : undefined), 0)
    if (!replayed.ok) throw new Error(`The match cannot be put back: ${replayed.problem}.`)
    this.table = new MatchTable(this.game, { ...this.setup, rules: record.rules })
    this.marks = takenBack
    this.about = record
    for (const line of record.log.slice(0, lines)) {
      const answer = this.table.enter(line, this.moverOf(line), [])
      if (!answer.ok) throw new Error(`The line ${line} is refused: ${answer.refused.code}.`)
    }
  }

  settle(): void {
    this.table.settle(this.random)
  }

  play(seat: Seat, text: string): Submitted {
    const line = `${seat + 1} ${text}`
    const answer = this.table.enter(line, this.moverOf(line), this.people())
    if (answer.ok) {
      this.about = playedToday()
      this.settle()
    }
    return answer
  }

  private moverOf(line: string): 'person' | 'bot' | 'luck' {
    return line.startsWith('*') ? 'luck' : (this.setup.sitters[Number(line[0]) - 1]?.kind ?? 'bot')
  }

  private people(): Seat[] {
    return this.setup.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat as Seat] : []))
  }

  /** The bot that must move now; undefined when a person must, or nobody can. */
  botToMove(): { readonly seat: Seat; readonly bot: string } | undefined {
    if (endOf(this.table.match) !== undefined) return undefined
    const botAt = (seat: Seat) => {
      const sitter = this.setup.sitters[seat]
      return sitter?.kind === 'bot' ? sitter.bot : null
    }
    return this.table.botsToMove(botAt)[0]
  }

  viewFor(viewer: Viewer): unknown {
    return this.table.sightOf(viewer).view
  }

  /** The moves, refusals and previews of a seat, worked out from its view alone, as at a table of a server. */
  seenBy(seat: Seat): SeenFrom {
    return seenFrom(this.game, seat, this.viewFor(seat), this.random)
  }

  record(): MatchRecord {
    return recordOf(this.table.match, this.setup.names, this.about)
  }

  get takenBack(): readonly TakenBack[] {
    return this.marks
  }

  /** Whose eyes the device shows: the player who must decide, otherwise the one who looked last. */
  viewerAfter(last: Viewer): Viewer {
    const people = this.people()
    const asked = this.table.awaited().filter(seat => people.includes(seat))
    if (last !== 'audience' && asked.includes(last)) return last
    if (asked[0] !== undefined) return asked[0]
    return last === 'audience' ? (people[0] ?? 'audience') : last
  }

  /** Whether a change of eyes would show somebody what they may not know. */
  needsCurtain(from: Viewer, to: Viewer): boolean {
    if (from === to || from === 'audience' || this.table.turn().kind === 'over') return false
    return !seesAllOf(this.table.match, from, to)
  }

  /** The last decision that a person made here. People at one device answer for each other. */
  private lastDecision(): { readonly line: number; readonly seat: Seat } | undefined {
    const people = this.people()
    const line = this.table.lines.findLastIndex((_, at) => this.table.decided(at, people))
    return line < 0 ? undefined : { line, seat: this.table.lines[line]!.by as Seat } // luck is no person
  }

  mayTakeBack(): MayTakeBack {
    const last = this.lastDecision()
    if (last === undefined) return { kind: 'nothing', over: [] }
    const { kind } = this.table.takeBack(last.seat, { people: this.people(), rated: false, live: false })
    const over = new Set(this.table.lines.slice(last.line + 1).map(({ by }) => by))
    over.delete(last.seat)
    return { kind, over: [...over] }
  }

  /** One decision back, after everybody who must be asked has agreed. The log says so from then on. */
  takeBack(): void {
    const last = this.lastDecision()
    if (last === undefined) return
    this.table.rewind(last.line)
    this.about = playedToday()
    const earlier = this.marks.map(mark => ({ ...mark, line: Math.min(mark.line, last.line) }))
    this.marks = [...earlier, last]
  }

  sight(viewer: Viewer, { curtain = false } = {}): Sight {
    const { table, setup } = this
    const ended = endOf(table.match)
    const seen = viewer === 'audience' || curtain || ended !== undefined ? undefined : this.seenBy(viewer)
    const turn: Turn = ended === undefined ? table.turn() : OVER
    const heard = table.lines.map(({ by }, at): HeardLine => ({ line: at + 1, by, events: table.heardBy(at, viewer) }))
    return {
      ...{ setup, viewer, turn, heard, curtain, takenBack: this.marks },
      view: this.viewFor(viewer),
      offers: seen?.offers ?? [],
      lone: seen?.lone ?? null,
      scores: knownScores(table.match, viewer) ?? null,
      ranks: ended?.why === 'rules' ? ranks(table.match.scores()) : null,
      ...(ended === undefined ? {} : { ended: { why: ended.why, lost: [] } }),
      lines: table.lines.length,
      mayTakeBack: this.mayTakeBack(),
      thinking: this.botToMove()?.seat ?? null,
    }
  }
}

const playedToday = (): AboutMatch => ({ played: dayOf(Date.now()) })
