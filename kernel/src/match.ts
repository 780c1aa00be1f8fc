import type { Bot, Entry } from './ai/insight.ts'
import {
  type Actor,
  awaits,
  type Game,
  type GameTypes,
  type Refused,
  type RulesVersions,
  refused,
  type Score,
  type Seat,
  type Turn,
  type Viewer,
} from './game.ts'
import { type LoneMove, loneMove, previewIn } from './knowledge.ts'
import type { Random } from './luck/random.ts'
import { type AnySheet, type BadOption, type Chosen, readOptions } from './options.ts'

/** A game with its types folded away, so that one server can hold any mix of games without generics or `any`. */
export interface Playable {
  readonly id: string
  readonly title: string
  readonly rulesVersion: string // the newest: what a new match is played by
  readonly rulesVersions: RulesVersions // all that a match may name
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: AnySheet
  readonly personalities: readonly string[]
  open(players: number, options: Chosen, rules?: string): Opened // a match that has begun names its rules; left out: the newest
  ask(bot: Bot, seat: Seat, view: unknown, random: Random): string // what a bot would do that sees this view of this game
  /** Unfolds the types for whoever plays many games fast, such as a benchmark. */
  unfold<Result>(use: <G extends GameTypes>(entry: Entry<G>) => Result): Result
}
export type Opened = { readonly ok: true; readonly match: Match } | BadOption

/** One play of a game. It changes in place. */
export interface Match {
  readonly game: Playable
  readonly players: number
  readonly options: Chosen
  readonly rules: string // the version that it is played by
  readonly log: readonly string[] // the whole truth, secrets and luck included: no seat sees it before the end
  turn(): Turn
  movesFor(seat: Seat): string[]
  offersFor(seat: Seat): Offer[] // the same moves, for a board that points at them
  lone(seat: Seat): LoneMove | null // whether its decision leaves nothing to decide, as far as the seat can know
  viewFor(viewer: Viewer): unknown
  scores(): Score[] // knows secrets: publish only when the match is over
  judge(by: Actor, text: string): Refused<string> | undefined // what `append` would say, without doing it
  /** What the seat would see and hear if it played this, as far as it can know: tried in a world imagined from its view. */
  preview(seat: Seat, text: string, random: Random): Preview | undefined
  append(line: string): Submitted // one log line, luck included: how a record is replayed
  settle(random: Random): Happened // lets luck fall until somebody must decide
  submit(seat: Seat, text: string, random: Random): Submitted // a seat's move, and the luck that follows
  ask(bot: Bot, seat: Seat, random: Random): string // what the bot would do, in notation
}

/** A listed move and its line of text. */
export type Offer = { readonly text: string; readonly move: unknown }
export type Preview = { readonly view: unknown; readonly events: readonly unknown[] }
export type Heard = { readonly to: Seat | 'everyone'; readonly event: unknown }
export type Happened = { readonly lines: readonly string[]; readonly heard: readonly Heard[] }
export type MatchRefusal = 'match-over' | 'not-your-turn' | 'unreadable-move'
export type Submitted = ({ readonly ok: true } & Happened) | { readonly ok: false; readonly refused: Refused<string> }

export function playable<G extends GameTypes>(entry: Entry<G>): Playable {
  const { id, title, rulesVersions, seats, options } = entry.game
  const self: Playable = {
    id,
    title,
    rulesVersion: rulesVersions[0],
    rulesVersions,
    seats,
    options,
    personalities: Object.keys(entry.personalities),
    open(players, chosen, rules = rulesVersions[0]) {
      if (!rulesVersions.includes(rules)) {
        return { ok: false, name: 'rules', problem: 'unknown-rules', title, ours: rulesVersions, given: rules }
      }
      if (!Number.isInteger(players) || players < seats.min || players > seats.max) {
        return { ok: false, name: 'players', problem: 'wrong-players', title, seats, given: players }
      }
      const read = readOptions<G['Options']>(options, chosen, { players, rules })
      return read.ok
        ? { ok: true, match: openMatch(entry, self, { players, chosen, rules, options: read.options }) }
        : read
    },
    // A view comes from a match of the same game, whoever carried it here.
    ask: (bot, seat, view, random) => entry.game.notation.write(bot.choose(entry, seat, view as G['View'], random)),
    unfold: use => use(entry),
  }
  return self
}

type Setup<G extends GameTypes> = {
  readonly players: number
  readonly chosen: Chosen
  readonly rules: string
  readonly options: G['Options']
}

function openMatch<G extends GameTypes>(entry: Entry<G>, game: Playable, setup: Setup<G>): Match {
  const rules = entry.game
  const { players, chosen, options } = setup
  const state = rules.start(players, options, setup.rules)
  const log: string[] = []

  function enter(by: Actor, text: string): Submitted {
    const judged = judge(rules, state, by, text)
    if (!judged.ok) return judged
    const heard: Heard[] = []
    rules.play(state, by, judged.move, (to, event) => heard.push({ to, event }))
    const line = `${by === 'luck' ? '*' : by + 1} ${rules.notation.write(judged.move)}`
    log.push(line)
    return { ok: true, lines: [line], heard }
  }

  function settle(random: Random): Happened {
    const lines: string[] = []
    const heard: Heard[] = []
    while (rules.turn(state).kind === 'luck') {
      const text = rules.notation.write(rules.sample(state, 'luck', random))
      const fell = enter('luck', text)
      if (!fell.ok) throw new Error(`${game.id}: luck drew "${text}", which the rules refuse (${fell.refused.code}).`)
      lines.push(...fell.lines)
      heard.push(...fell.heard)
    }
    return { lines, heard }
  }

  return {
    game,
    players,
    options: chosen,
    rules: setup.rules,
    log,
    settle,
    turn: () => rules.turn(state),
    movesFor: seat => (awaits(rules.turn(state), seat) ? rules.moves(state, seat).map(rules.notation.write) : []),
    offersFor: seat =>
      awaits(rules.turn(state), seat)
        ? rules.moves(state, seat).map(move => ({ text: rules.notation.write(move), move }))
        : [],
    lone(seat) {
      if (!awaits(rules.turn(state), seat) || rules.moves(state, seat).length !== 1) return null
      return loneMove(rules, rules.view(state, seat), seat)
    },
    viewFor: viewer => rules.view(state, viewer),
    scores: () => rules.scores(state),
    judge(by, text) {
      const judged = judge(rules, state, by, text)
      return judged.ok ? undefined : judged.refused
    },
    preview(seat, text, random) {
      if (!judge(rules, state, seat, text).ok) return undefined
      return previewIn(rules, rules.imagine(rules.view(state, seat), random), seat, text)
    },
    append(line) {
      const [, who, text] = /^([1-6*]) (.+)$/.exec(line) ?? []
      if (who === undefined || text === undefined) return { ok: false, refused: refused('unreadable-move', 'K2') }
      return enter(who === '*' ? 'luck' : ((Number(who) - 1) as Seat), text)
    },
    submit(seat, text, random) {
      const entered = enter(seat, text)
      if (!entered.ok) return entered
      const fell = settle(random)
      return { ok: true, lines: [...entered.lines, ...fell.lines], heard: [...entered.heard, ...fell.heard] }
    },
    ask: (bot, seat, random) => game.ask(bot, seat, rules.view(state, seat), random),
  }
}

type Judged<Move> =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly refused: Refused<string> }

/** The one gate to `play`, for people, bots and records alike: a replay refuses exactly what playing refuses. */
export function judge<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  by: Actor,
  text: string,
): Judged<G['Move']> {
  const no = (code: MatchRefusal, rule: string): Judged<G['Move']> => ({ ok: false, refused: refused(code, rule) })
  const turn = game.turn(state)
  if (turn.kind === 'over') return no('match-over', 'K3')
  if (!awaits(turn, by)) return no('not-your-turn', 'K1')
  const move = game.notation.read(text)
  if (move === undefined) return no('unreadable-move', 'K2')
  const reason = game.refuse(state, by, move)
  return reason === undefined ? { ok: true, move } : { ok: false, refused: reason }
}
