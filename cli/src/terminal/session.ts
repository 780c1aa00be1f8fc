import { COLOURED, type FoldedBoard, type Ink, PLAIN, say } from '@masterplan/boards'
import { USUAL_MEGABYTES } from '@masterplan/bots'
import type { BotTasks, WorkerPool } from '@masterplan/bots/node'
import {
  type AboutMatch,
  type Bot,
  type Match,
  MatchTable,
  type Random,
  type Refused,
  type Seat,
  seatsOf,
  seeded,
  type TakeBack,
} from '@masterplan/kernel'
import type { NamedEngine } from '@masterplan/lab'
import { dayOf } from '@masterplan/protocol/day'
import { type Context, printable, printLines } from '../command.ts'
import type { EnginesBySeat } from '../engine/client/at-terminal.ts'
import type { Keyboard } from './prompt.ts'

/** Who sits at a seat: a person at this keyboard, a bot, or a program of others. */
export type TerminalPlayer = 'me' | Bot | NamedEngine

/** A match at the terminal. It changes in place as the match goes on. */
export interface TerminalSession {
  readonly table: MatchTable // the match, who heard what, and what may be taken back
  readonly match: Match // as it stands
  readonly players: readonly TerminalPlayer[]
  readonly names: readonly string[]
  readonly random: Random // for luck and bots: the same seed and the same typing make the same match
  readonly hints: Random // apart, so that asking for a hint does not change what luck will do
  readonly board: FoldedBoard | undefined
  readonly ink: Ink
  readonly keyboard: Keyboard
  readonly bots: WorkerPool<BotTasks> // where they think
  readonly engines: EnginesBySeat
  readonly readUpTo: number[] // by seat: of how many lines it has been told
  publicUpTo: number // of how many lines the audience has been told, when only bots play
  onScreen: Seat | undefined // who was shown something last
  file: string | undefined // where the match was saved or loaded
  savedLines: number // how much of the log is in that file
  about: AboutMatch // as a match that was loaded came, until it goes on here
  print(lines: readonly string[]): void
  warn(line: string): void // also where nothing else is drawn
  flash(text: string): void // at a terminal, until the next flash; an empty one takes it away
  readonly width: number
}

/** A bot may think as long as its level does: a person who will not wait says so. */
export const UNLIMITED = { within: null, megabytes: USUAL_MEGABYTES }

export interface SessionSetup {
  readonly match: Match
  readonly players: readonly TerminalPlayer[]
  readonly names: readonly string[]
  readonly seed: number
  readonly file: string | undefined
  readonly about: AboutMatch
}

/** What a session has besides its match: keys to type on, somewhere for bots to think, and engines that sit at it. */
export type SessionDevices = Pick<TerminalSession, 'keyboard' | 'bots' | 'engines'>

export function openSession(
  { match, players, names, seed, file, about }: SessionSetup,
  means: SessionDevices,
  context: Context,
): TerminalSession {
  const { keyboard, bots, engines } = means
  const { stdout, stderr, boards, colour, args } = context
  const silent = args.has('json')
  const table = tableOf(match, players)
  return {
    table,
    get match() {
      return table.match
    },
    players: players,
    names,
    random: seeded(seed),
    hints: seeded(seed + 1),
    board: boards[match.game.id],
    ink: colour ? COLOURED : PLAIN,
    keyboard,
    bots,
    engines,
    readUpTo: players.map(() => table.lines.length),
    publicUpTo: table.lines.length,
    onScreen: undefined,
    file,
    savedLines: file === undefined ? 0 : match.log.length,
    about,
    print: lines => {
      if (!silent) printLines(stdout, lines)
    },
    warn: line => printLines(stderr, [printable(line)]),
    flash: text => {
      if (keyboard.interactive && !silent) stdout.write(`\r\u001b[K${text}`)
    },
    width: Math.max(40, stdout.columns ?? 80),
  }
}

export const peopleAt = (session: TerminalSession): Seat[] =>
  seatsOf(session.players.length).filter(seat => session.players[seat] === 'me')

/** A match that was loaded goes on as if all of it had been played here. */
function tableOf(match: Match, players: readonly TerminalPlayer[]): MatchTable {
  const table = new MatchTable(match.game, match)
  for (const line of match.log) {
    const mover = line.startsWith('*') ? 'luck' : players[Number(line[0]) - 1] === 'me' ? 'person' : 'bot'
    const entered = table.enter(line, mover, [])
    if (!entered.ok) throw new Error(`The line "${line}" was played and is now refused (${entered.refused.code}).`)
  }
  return table
}

/** Plays a move and lets luck fall; says why not if the rules refuse it. */
export function submit(session: TerminalSession, seat: Seat, text: string): Refused<string> | undefined {
  const mover = session.players[seat] === 'me' ? 'person' : 'bot'
  const entered = session.table.enter(`${seat + 1} ${text}`, mover, peopleAt(session))
  if (!entered.ok) return entered.refused
  session.about = playedToday()
  session.table.settle(session.random)
  return undefined
}

export const playedToday = (): AboutMatch => ({ played: dayOf(Date.now()) })

/** What a seat may hear of the lines since `from`, in sentences. */
export function told(session: TerminalSession, seat: Seat | 'audience', from: number): string[] {
  return session.table.lines
    .slice(from)
    .flatMap(({ heard }) => heard)
    .filter(({ to }) => to === 'everyone' || to === seat)
    .flatMap(({ event }) => sentenceFor(session.board, event))
}

function sentenceFor(board: FoldedBoard | undefined, event: unknown): string[] {
  if (board === undefined) return [JSON.stringify(event)]
  const said = board.said(event)
  return said === undefined ? [] : [say(board.messages, said.code, said.facts)]
}

/** How a seat's last decision may be taken back, and how many lines would be left. */
export function takeBackOf(session: TerminalSession, seat: Seat): TakeBack {
  const allowed = session.table.takeBack(seat, { people: peopleAt(session), rated: false, live: false })
  if (allowed.kind === 'nothing') return allowed
  return { kind: allowed.kind, to: session.table.lines.findLastIndex(({ by }) => by === seat) } // one decision at a time
}

/** As if the lines after the first ones had never been; everybody knows what those told. */
export function rewind(session: TerminalSession, lines: number): void {
  session.table.rewind(lines)
  session.about = playedToday()
  for (const seat of session.readUpTo.keys()) session.readUpTo[seat] = lines
  session.savedLines = Math.min(session.savedLines, lines)
}
