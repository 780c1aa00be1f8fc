import { greedyBot, isSearcher } from '@masterplan/bots'
import { askBot } from '@masterplan/bots/node'
import { type Bot, endOf, type Seat } from '@masterplan/kernel'
import type { EngineAnswer, NamedEngine } from '@masterplan/lab'
import { type CommandOutcome, DONE, failure, quoted } from '../command.ts'
import { isEngine } from '../engine/client/at-terminal.ts'
import { refusalSentence } from '../sheets/refusals.ts'
import { drawCurtain, needsCurtain, showNews, showResult, showTable } from './screen.ts'
import { peopleAt, playedToday, submit, type TerminalSession, UNLIMITED } from './session.ts'
import { typedCommand, typedCommandNames } from './typed-commands.ts'

type Asked = 'went-on' | 'left' | CommandOutcome

/** Plays a match to its end, or until somebody leaves. `strict` is for programs: a refused move ends it. */
export async function runLoop(
  session: TerminalSession,
  { strict }: { readonly strict: boolean },
): Promise<CommandOutcome> {
  session.table.settle(session.random)
  for (;;) {
    const turn = session.match.turn()
    if (endOf(session.match) !== undefined) {
      if (!strict) showResult(session)
      if (strict || peopleAt(session).length === 0 || (await afterwards(session)) === 'left') return DONE
      continue
    }
    if (turn.kind !== 'decide') throw new Error(`${session.match.game.id}: luck is awaited after it was settled.`)
    // Bots first: where all choose at the same time, people need not wait for them afterwards.
    const [waiting] = session.table.botsToMove(each => programAt(session, each)?.name ?? null)
    const seat = waiting?.seat ?? turn.seats[0]!
    const program = programAt(session, seat)
    if (program !== undefined) {
      const lost = await letPlay(session, seat, program)
      if (lost !== undefined) return forfeited(session, seat, lost)
      if (session.keyboard.interactive && session.keyboard.ended) return parting(session)
      continue
    }
    const asked = strict ? await askProgram(session, seat) : await askPerson(session, seat)
    if (asked === 'left') return parting(session)
    if (asked !== 'went-on') return asked
  }
}

type Program = Bot | NamedEngine

function programAt({ players }: TerminalSession, seat: Seat): Program | undefined {
  const player = players[seat]
  return player === 'me' ? undefined : player
}

/** A sentence if it is an engine that has lost by its own fault. */
async function letPlay(session: TerminalSession, seat: Seat, program: Program): Promise<string | undefined> {
  const way = isEngine(program) ? '' : ' (Enter: play now)'
  session.flash(session.ink.faint(`${session.names[seat]} is thinking…${way}`))
  const answer: EngineAnswer = isEngine(program)
    ? await session.keyboard.during(session.engines.get(seat)!(session.match), () => {})
    : { ok: true, text: await chosenBy(session, seat, program), milliseconds: 0 }
  session.flash('')
  if (!answer.ok) return `${session.names[seat]} has lost: it ${answer.why}.`
  const refused = tryMove(session, seat, answer.text)
  if (refused !== undefined) throw new Error(`${program.name} chose "${answer.text}", which is refused: ${refused}`)
  if (peopleAt(session).length === 0) showNews(session)
  return undefined
}

/** The others share the win, as in a tournament. */
function forfeited(session: TerminalSession, seat: Seat, sentence: string): CommandOutcome {
  const ranks = session.players.map((_, each) => (each === seat ? session.players.length : 1))
  session.about = { ...playedToday(), ended: { why: 'left', ranks } }
  session.warn(sentence)
  return DONE
}

/** A bot that searches does so in a thread. One whose thread died leaves the move to a quick bot: the match goes on. */
async function chosenBy(
  { match, random, bots, keyboard, print }: TerminalSession,
  seat: Seat,
  bot: Bot,
): Promise<string> {
  if (!isSearcher(bot)) return match.ask(bot, seat, random)
  const query = { game: match.game.id, bot: bot.name, seat, view: match.viewFor(seat), seed: random.below(2 ** 31) }
  const { answer, hurry } = askBot(bots, { ...query, hints: 0, ...UNLIMITED })
  const thought = await keyboard.during(answer, hurry)
  if (thought.ok) return thought.text
  print([`${bot.name} could not think (${thought.sentence}); ${greedyBot.name} moves for it.`])
  return match.ask(greedyBot, seat, random)
}

/** A sentence when the move is refused. */
function tryMove(session: TerminalSession, seat: Seat, text: string): string | undefined {
  const refused = submit(session, seat, text)
  return refused && refusalSentence(session.board, refused)
}

async function askPerson(session: TerminalSession, seat: Seat): Promise<Asked> {
  const { keyboard, names, print } = session
  if (needsCurtain(session, seat) && !(await drawCurtain(session, seat))) return 'left'
  showTable(session, seat)
  for (;;) {
    const typed = await keyboard.ask(`${names[seat]}> `, () => [
      ...session.match.movesFor(seat),
      ...typedCommandNames(),
    ])
    if (typed === undefined) return 'left'
    if (typed === '') {
      print(['Type a move, "?" for the list of moves, or "help".'])
      continue
    }
    const move = meant(session, seat, typed)
    const word = session.match.judge(seat, move) === undefined ? undefined : typedCommand(session, seat, typed)
    if (word === undefined) {
      const refused = tryMove(session, seat, move)
      if (refused === undefined) return 'went-on'
      print([`${refused} Type "?" for the list of moves.`])
      continue
    }
    const said = await word
    if (said === 'leave') return 'left'
    if (said === 'position-changed') return 'went-on'
  }
}

/** What was typed, single-spaced; in small letters, or as the game's notation writes it, if only then it can be read. */
function meant({ match, board }: TerminalSession, seat: Seat, typed: string): string {
  const text = typed.replace(/\s+/g, ' ')
  const isRead = (line: string) => match.judge(seat, line)?.code !== 'unreadable-move'
  if (isRead(text)) return text
  const small = text.toLowerCase()
  const usual = board?.typed(small) ?? small
  return isRead(usual) ? usual : small
}

async function askProgram(session: TerminalSession, seat: Seat): Promise<Asked> {
  const typed = await session.keyboard.ask('', () => [])
  if (typed === undefined) return session.keyboard.linesRead === 0 ? failure(NOTHING_CAME) : DONE
  const refused = tryMove(session, seat, typed)
  if (refused === undefined) return 'went-on'
  return failure(`Line ${session.keyboard.linesRead} of the input, ${quoted(typed)}, is refused: ${refused}`)
}

/** After the end, people may look again, save, or take the last move back. */
async function afterwards(session: TerminalSession): Promise<'went-on' | 'left'> {
  const { keyboard, print } = session
  const seat = peopleAt(session)[0]!
  print([''])
  for (;;) {
    const typed = await keyboard.ask(
      'Enter to leave, "save" to keep the match, "undo" to take a move back: ',
      typedCommandNames,
    )
    if (typed === undefined || typed === '') return 'left'
    const said = await typedCommand(session, seat, typed)
    if (said === 'leave') return 'left'
    if (said === 'position-changed') return 'went-on'
    if (said === undefined) print(['The match is over: no more moves.'])
  }
}

const NOTHING_CAME = 'Standard input is empty: moves were expected, one per line.'

function parting({ keyboard, match, file, savedLines, print }: TerminalSession): CommandOutcome {
  if (keyboard.linesRead === 0 && !keyboard.interactive) return failure(NOTHING_CAME)
  print([
    file !== undefined && savedLines === match.log.length
      ? `Resume with: masterplan play --load ${file}`
      : 'The match was not saved; "save" keeps one, and "masterplan play --load FILE" resumes it.',
  ])
  return DONE
}
