import { COLOURED, type FoldedBoard, type Ink, PLAIN, say } from '@masterplan/boards'
import { USUAL_MEGABYTES } from '@masterplan/bots'
import type { BotTasks, WorkerPool } from '@masterplan/bots/node'
import {
  type Bot,
  type Happened,
  type Heard,
  type Match,
  type Random,
  type Seat,
  seatsOf,
  seeded,
} from '@masterplan/kernel'
import { type Context, printLines } from '../command.ts'
import type { Keyboard } from './prompt.ts'

/** Who sits at a seat: a person at this keyboard, or a bot. */
export type TerminalPlayer = 'me' | Bot

/** A match at the terminal. It changes in place as the match goes on. */
export interface TerminalSession {
  match: Match // another one after an undo
  readonly players: readonly TerminalPlayer[]
  readonly names: readonly string[]
  readonly random: Random // for luck and bots: the same seed and the same typing make the same match
  readonly hints: Random // apart, so that asking for a hint does not change what luck will do
  readonly board: FoldedBoard | undefined
  readonly ink: Ink
  readonly keyboard: Keyboard
  readonly bots: WorkerPool<BotTasks> // where they think
  readonly chronicle: Heard[] // all that was said so far, to whom it was said
  readonly readUpTo: number[] // by seat: how much of the chronicle it has been shown
  publicUpTo: number // how much of the chronicle the audience has been shown, when only bots play
  onScreen: Seat | undefined // who was shown something last
  file: string | undefined // where the match was saved or loaded
  savedLines: number // how much of the log is in that file
  print(lines: readonly string[]): void
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
}

/** What a session has besides its match: keys to type on, and somewhere for bots to think. */
export type SessionDevices = Pick<TerminalSession, 'keyboard' | 'bots'>

export function openSession(
  { match, players, names, seed, file }: SessionSetup,
  means: SessionDevices,
  context: Context,
): TerminalSession {
  const { keyboard, bots } = means
  const { stdout, boards, colour, args } = context
  const silent = args.has('json')
  return {
    match,
    players: players,
    names,
    random: seeded(seed),
    hints: seeded(seed + 1),
    board: boards[match.game.id],
    ink: colour ? COLOURED : PLAIN,
    keyboard,
    bots,
    chronicle: [],
    readUpTo: players.map(() => 0),
    publicUpTo: 0,
    onScreen: undefined,
    file,
    savedLines: file === undefined ? 0 : match.log.length,
    print: lines => {
      if (!silent) printLines(stdout, lines)
    },
    flash: text => {
      if (keyboard.interactive && !silent) stdout.write(`\r\u001b[K${text}`)
    },
    width: Math.max(40, stdout.columns ?? 80),
  }
}

export const peopleAt = (session: TerminalSession): Seat[] =>
  seatsOf(session.players.length).filter(seat => session.players[seat] === 'me')

export function happen(session: TerminalSession, { heard }: Happened): void {
  session.chronicle.push(...heard)
}

/** What a seat may hear of the chronicle since `from`, in sentences. */
export function told(session: TerminalSession, seat: Seat | 'audience', from: number): string[] {
  return session.chronicle
    .slice(from)
    .filter(({ to }) => to === 'everyone' || to === seat)
    .flatMap(({ event }) => sentenceFor(session.board, event))
}

function sentenceFor(board: FoldedBoard | undefined, event: unknown): string[] {
  if (board === undefined) return [JSON.stringify(event)]
  const said = board.said(event)
  return said === undefined ? [] : [say(board.messages, said.code, said.facts)]
}

/** Plays the log again up to `lines`, as if the rest had never been. */
export function rewind(session: TerminalSession, lines: number): void {
  const { game, players, options, log } = session.match
  const opened = game.open(players, options)
  if (!opened.ok) throw new Error(`A match that was played cannot be opened again: ${opened.sentence}`)
  const heard = log.slice(0, lines).flatMap(line => {
    const entered = opened.match.append(line)
    if (!entered.ok) throw new Error(`A line that was played is refused when played again: ${line}`)
    return entered.heard
  })
  session.match = opened.match
  session.chronicle.splice(0, session.chronicle.length, ...heard)
  for (const seat of session.readUpTo.keys()) session.readUpTo[seat] = heard.length
  session.savedLines = Math.min(session.savedLines, lines)
}
