import type { Entry } from './ai/insight.ts'
import type { Actor, GameTypes, Seat, Turn, Viewer } from './game.ts'
import { type LoneMove, sameInWorlds } from './knowledge.ts'
import { type Random, seeded } from './luck/random.ts'
import type { Happened, Heard, Match, Playable, Submitted } from './match.ts'
import type { Chosen } from './options.ts'

/** A line of the match as those at the table lived through it. */
export interface TableLine {
  readonly by: Actor
  readonly mover: 'person' | 'bot' | 'luck'
  readonly heard: readonly Heard[]
  readonly lone: LoneMove | null // a person's only move: it decided nothing
}

/** What a viewer sees of the match, and the same as text. */
export type ShownView = { readonly view: unknown; readonly text: string }

/** What a match is opened with; one that has begun goes on by the rules that it names. */
export type MatchTerms = Pick<Match, 'players' | 'options' | 'rules'>

/** Who is at the table, and what is at stake: what taking back depends on. */
export interface Company {
  readonly people: readonly Seat[]
  readonly rated: boolean
  readonly live: boolean
}

/** How far a seat may take back: the match would have `to` lines again. `ask`: everybody at the table must say yes. */
export type TakeBack =
  | { readonly kind: 'free'; readonly to: number }
  | { readonly kind: 'ask'; readonly to: number }
  | { readonly kind: 'nothing' }

/** How many worlds a viewer imagines before a move; if all come to what was then really seen, the move told it nothing. */
const WORLDS = 6

/**
 * A match as people and bots sit at it: its lines and who heard what, what each viewer sees, what may be taken back. Page,
 * server and terminal hold a match by this alone; it knows no time, no network and no store.
 */
export class MatchTable {
  readonly game: Playable
  readonly players: number
  readonly options: Chosen
  readonly rules: string
  private current: Match
  private readonly told: TableLine[] = []
  private sights = new Map<Viewer, ShownView>() // of the match as it stands
  private readonly before = new Map<number, ReadonlyMap<Viewer, ShownView>>() // by line: what was seen when it was played
  private readonly weighed = new Map<number, boolean>() // by line: whether it told anybody anything

  constructor(game: Playable, { players, options, rules }: MatchTerms) {
    this.game = game
    this.players = players
    this.options = options
    this.rules = rules
    this.current = this.opened()
  }

  private opened(): Match {
    const opened = this.game.open(this.players, this.options, this.rules)
    if (!opened.ok) throw new Error(`A table of ${this.game.id} cannot be opened: ${opened.problem} (${opened.name}).`)
    return opened.match
  }

  get match(): Match {
    return this.current
  }
  get lines(): readonly TableLine[] {
    return this.told
  }

  turn(): Turn {
    return this.current.turn()
  }
  /** Whose decision it is. */
  awaited(): readonly Seat[] {
    const turn = this.current.turn()
    return turn.kind === 'decide' ? turn.seats : []
  }

  /** Those who must decide and have nothing to choose from. Rules of today never come to this; Tryste's 1.0.0 could. */
  stuck(): readonly Seat[] {
    return this.awaited().filter(seat => this.current.movesFor(seat).length === 0)
  }

  /** Bots that must move now; `botAt` names the bot of a seat, or null where a person decides. */
  botsToMove(botAt: (seat: Seat) => string | null): { readonly seat: Seat; readonly bot: string }[] {
    return this.awaited().flatMap(seat => {
      const bot = botAt(seat)
      return bot === null ? [] : [{ seat, bot }]
    })
  }

  /** Made once for each viewer, however many look and for whatever reason. */
  sightOf(viewer: Viewer): ShownView {
    const known = this.sights.get(viewer)
    if (known !== undefined) return known
    const view = this.current.viewFor(viewer)
    const sight = { view, text: JSON.stringify(view) }
    this.sights.set(viewer, sight)
    return sight
  }

  /** All that a viewer heard of a line; when the match is over, nothing is secret any more. */
  heardBy(line: number, viewer: Viewer): unknown[] {
    const over = this.turn().kind === 'over'
    const heard = this.told[line]?.heard ?? []
    return heard.filter(({ to }) => to === 'everyone' || to === viewer || over).map(({ event }) => event)
  }

  /**
   * One line of the log, played if the rules allow it. `watched` are the seats of people: what they see before it is kept,
   * so that it can be found out later whether the line told them something.
   */
  enter(line: string, mover: TableLine['mover'], watched: readonly Seat[]): Submitted {
    for (const seat of watched) this.sightOf(seat)
    const actor = by(line)
    const lone = mover === 'person' && actor !== 'luck' ? this.current.lone(actor) : null
    const entered = this.current.append(line)
    if (entered.ok) this.add({ by: actor, mover, heard: entered.heard, lone })
    return entered
  }

  /** Luck falls until somebody must decide. What is told of it belongs together, and stands with its first line. */
  settle(random: Random): Happened {
    const happened = this.current.settle(random)
    for (const at of happened.lines.keys()) this.add({ ...LUCK, heard: at === 0 ? happened.heard : [] })
    return happened
  }

  private add(line: TableLine): void {
    const at = this.told.push(line) - 1
    if (at > 0 && this.told[at - 1]!.by !== line.by) this.before.clear() // nobody can take back freely beyond here
    this.before.set(at, this.sights)
    this.sights = new Map()
  }

  /** The match with only its first lines, as if the others had never been: luck will fall afresh. */
  rewind(lines: number): void {
    const log = this.current.log.slice(0, lines)
    this.current = this.opened()
    this.told.length = Math.min(this.told.length, lines)
    this.sights = new Map()
    for (const at of [...this.before.keys()]) if (at >= lines) this.before.delete(at)
    for (const at of [...this.weighed.keys()]) if (at >= lines) this.weighed.delete(at)
    for (const line of log) {
      const entered = this.current.append(line)
      if (!entered.ok) throw new Error(`The line "${line}" was played and is now refused (${entered.refused.code}).`)
    }
  }

  /**
   * Whether a person decided something with a line. What was the only move there was goes back with the decision before it;
   * among several people only where all could see that it was: otherwise going back over it would tell.
   */
  decided(at: number, people: readonly Seat[]): boolean {
    const { mover, lone } = this.told[at]!
    return mover === 'person' && (lone === null || (lone === 'secretly' && people.length > 1))
  }

  /**
   * The one policy for taking back. Alone with bots and unrated: always, but never over a person's move. Otherwise freely
   * while it told nobody anything and nobody has moved since, but not in live rated play; beyond that, everybody must agree.
   */
  takeBack(seat: Seat, { people, rated, live }: Company): TakeBack {
    const isOwn = (at: number) =>
      this.told[at]!.by === seat && (this.told[at]!.mover !== 'person' || this.decided(at, people))
    const last = this.told.findLastIndex((_, at) => isOwn(at))
    if (last < 0) return { kind: 'nothing' }
    const alone = people.every(each => each === seat)
    if (alone && !rated) {
      const overPeople = this.told.some(({ by, mover }, at) => at > last && by !== seat && mover === 'person')
      return overPeople ? { kind: 'ask', to: last } : { kind: 'free', to: last }
    }
    let free: number | undefined
    for (let at = this.told.length - 1; at >= 0 && !(live && rated); at--) {
      if (this.told[at]!.by !== seat || this.toldAnybody(at, people)) break
      if (isOwn(at)) free = at
    }
    return free === undefined ? { kind: 'ask', to: last } : { kind: 'free', to: free }
  }

  /** Whether a line told its mover or anybody else something that they could not foresee, given the move. */
  private toldAnybody(at: number, people: readonly Seat[]): boolean {
    const known = this.weighed.get(at)
    if (known !== undefined) return known
    const { by: mover, heard } = this.told[at]!
    const apart = heard.some(({ to }) => to !== 'everyone' && to !== mover) // what only another seat heard cannot be untold
    const answer = apart || [...new Set([mover as Seat, ...people])].some(viewer => this.surprised(at, viewer))
    this.weighed.set(at, answer)
    return answer
  }

  private surprised(at: number, viewer: Seat): boolean {
    const mover = this.told[at]!.by as Seat // luck is never taken back freely
    const text = this.current.log[at]!.slice(2)
    const seen = this.sightBefore(at, viewer).view
    const after = at + 1 === this.told.length ? this.sightOf(viewer) : this.sightBefore(at + 1, viewer)
    return this.game.unfold(<G extends GameTypes>({ game }: Entry<G>) => {
      const view = seen as G['View'] // of a match of this very game
      const move = game.notation.read(text)
      if (move === undefined) return true
      const random = counted(seeded(at)) // every process must come to the same answer
      game.imagine(view, random)
      // Who imagines without drawing anything knows all there is, and could foresee what a move does: most moves.
      if (random.draws() === 0) return false
      const foreseen = sameInWorlds(game, view, { worlds: WORLDS, random }, world => {
        if (game.refuse(world, mover, move) !== undefined) return ''
        game.play(world, mover, move)
        return JSON.stringify(game.view(world, viewer))
      })
      return foreseen !== after.text
    })
  }

  /** What was seen when a line was played: as it was kept, or from a replay. */
  private sightBefore(at: number, viewer: Viewer): ShownView {
    const kept = this.before.get(at)?.get(viewer)
    if (kept !== undefined) return kept
    const match = this.opened()
    for (const line of this.current.log.slice(0, at)) match.append(line)
    const view = match.viewFor(viewer)
    return { view, text: JSON.stringify(view) }
  }
}

const LUCK = { by: 'luck', mover: 'luck', lone: null } as const

const by = (line: string): Actor => (line.startsWith('*') ? 'luck' : ((Number(line[0]) - 1) as Seat))

/** Knows whether anything was left to chance. */
function counted(random: Random): Random & { draws(): number } {
  let draws = 0
  return {
    below(n) {
      draws++
      return random.below(n)
    },
    draws: () => draws,
  }
}
