import {
  type Heard,
  knownScores,
  type Match,
  type MatchRecord,
  type Playable,
  type Preview,
  type Random,
  type Refused,
  ranks,
  recordOf,
  replay,
  type Seat,
  type Submitted,
  seesAllOf,
  type Viewer,
} from '@masterplan/kernel'
import type { HeardLine, Sight, TableSetup } from '../client.ts'

type Entered = { readonly by: Seat | 'luck'; readonly heard: readonly Heard[]; readonly reveals: boolean }

/** One match with the people and bots around it: what each viewer may see of it, and what may be taken back. */
export class LocalMatch {
  readonly setup: TableSetup
  private readonly game: Playable
  private readonly random: Random
  private match: Match
  private entered: Entered[] = []

  constructor(game: Playable, setup: TableSetup, random: Random) {
    this.game = game
    this.setup = setup
    this.random = random
    this.match = this.openAgain()
  }

  private openAgain(): Match {
    const opened = this.game.open(this.setup.players, this.setup.options)
    if (!opened.ok) throw new Error(opened.sentence)
    return opened.match
  }

  /** Plays a record up to a line; what it says of luck is kept. */
  restore(record: MatchRecord, lines: number): void {
    const replayed = replay(record, id => (id === this.game.id ? this.game : undefined), 0)
    if (!replayed.ok) throw new Error(replayed.sentence)
    this.match = this.openAgain()
    this.entered = []
    for (const line of record.log.slice(0, lines)) {
      const answer = this.enter(line)
      if (!answer.ok) throw new Error(`The line ${line} is refused: ${answer.refused.code}.`)
    }
  }

  settle(): void {
    while (this.match.turn().kind === 'luck') {
      const { lines, heard } = this.match.settle(this.random)
      // Events are told in the order of lines; with luck, all of a settling belong together.
      for (const [at] of lines.entries()) this.entered.push({ by: 'luck', heard: at === 0 ? heard : [], reveals: true })
    }
  }

  play(seat: Seat, text: string): Submitted {
    const answer = this.enter(`${seat + 1} ${text}`)
    if (answer.ok) this.settle()
    return answer
  }

  private enter(line: string): Submitted {
    const by = line.startsWith('*') ? 'luck' : ((Number(line[0]) - 1) as Seat)
    const foreseen = by === 'luck' ? [] : this.people().map(seat => this.foreseen(seat, by, line))
    const answer = this.match.append(line)
    if (!answer.ok) return answer
    const seen = this.people().map(seat => JSON.stringify(this.match.viewFor(seat)))
    const reveals = by === 'luck' || seen.some((view, at) => foreseen[at] !== view)
    this.entered.push({ by, heard: answer.heard, reveals })
    return answer
  }

  /** What a viewer expects to see after a move: if it sees anything else, the move told it something. */
  private foreseen(viewer: Seat, by: Seat, line: string): string | undefined {
    return this.game.unfold(({ game }) => {
      const move = game.notation.read(line.slice(2))
      if (move === undefined) return undefined
      const world = game.imagine(this.match.viewFor(viewer), this.random)
      if (game.refuse(world, by, move) !== undefined) return undefined
      game.play(world, by, move)
      return JSON.stringify(game.view(world, viewer))
    })
  }

  people(): Seat[] {
    return this.setup.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat as Seat] : []))
  }

  /** The bot that must move now; null when a person must, or nobody. */
  botToMove(): { readonly seat: Seat; readonly bot: string } | null {
    const turn = this.match.turn()
    if (turn.kind !== 'decide') return null
    for (const seat of turn.seats) {
      const sitter = this.setup.sitters[seat]
      if (sitter?.kind === 'bot') return { seat, bot: sitter.bot }
    }
    return null
  }

  viewFor(viewer: Viewer): unknown {
    return this.match.viewFor(viewer)
  }

  judge(seat: Seat, text: string): Refused<string> | undefined {
    return this.match.judge(seat, text)
  }

  preview(seat: Seat, text: string): Preview | undefined {
    return this.match.preview(seat, text, this.random)
  }

  record(): MatchRecord {
    return recordOf(this.match, this.setup.names)
  }

  /** Whose eyes the device shows: whoever must decide, else whoever looked last. */
  viewerAfter(last: Viewer): Viewer {
    const turn = this.match.turn()
    const people = this.people()
    if (turn.kind === 'decide') {
      const asked = turn.seats.filter(seat => people.includes(seat))
      if (last !== 'audience' && asked.includes(last)) return last
      if (asked[0] !== undefined) return asked[0]
    }
    return last === 'audience' ? (people[0] ?? 'audience') : last
  }

  /** Whether a change of eyes would show somebody what they may not know. */
  needsCurtain(from: Viewer, to: Viewer): boolean {
    if (from === to || from === 'audience' || this.match.turn().kind === 'over') return false
    return !seesAllOf(this.match, from, to)
  }

  /** How long the log is after the viewer's last decision is taken back; null when it revealed something, or there is none. */
  undoTo(viewer: Viewer): number | null {
    for (let line = this.entered.length - 1; line >= 0; line--) {
      const { by, reveals } = this.entered[line]!
      if (reveals) return null
      if (by === viewer) return line
    }
    return null
  }

  rewind(lines: number): void {
    this.restore(this.record(), lines)
  }

  sight(viewer: Viewer, curtain: boolean): Sight {
    const { match, setup } = this
    const turn = match.turn()
    const over = turn.kind === 'over'
    return {
      setup,
      viewer,
      turn,
      view: match.viewFor(viewer),
      offers: viewer === 'audience' || curtain ? [] : match.offersFor(viewer),
      heard: this.entered.map(
        ({ by, heard }, line): HeardLine => ({
          line: line + 1,
          by,
          events: heard.filter(({ to }) => to === 'everyone' || to === viewer || over).map(({ event }) => event),
        }),
      ),
      scores: knownScores(match, viewer) ?? null,
      ranks: over ? ranks(match.scores()) : null,
      lines: this.entered.length,
      curtain,
      undoable: this.undoTo(viewer) !== null,
      thinking: this.botToMove()?.seat ?? null,
    }
  }
}
