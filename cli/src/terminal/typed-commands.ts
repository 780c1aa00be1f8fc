import { access, writeFile } from 'node:fs/promises'
import { type HintWords, hintSentences, sayFor } from '@masterplan/boards'
import { type Hint, STRONGEST } from '@masterplan/bots'
import { askBot } from '@masterplan/bots/node'
import { awaits, endOf, type Seat, writeRecord } from '@masterplan/kernel'
import { quoted } from '../command.ts'
import { whyNot } from '../input/files.ts'
import { refusalSentence } from '../sheets/refusals.ts'
import { showMoves, showScore, showTable } from './screen.ts'
import { rewind, type TerminalSession, takeBackOf, UNLIMITED } from './session.ts'

/** What a word leads to: the same question again, another position, or the door. */
export type TypedEffect = 'ask-again' | 'position-changed' | 'leave'

/** A word that can be typed instead of a move. */
interface TypedCommand {
  readonly name: string
  readonly usage: string
  readonly help: string
  act(session: TerminalSession, seat: Seat, rest: string): Promise<TypedEffect> | TypedEffect
}

const TYPED_COMMANDS: readonly TypedCommand[] = [
  { name: '?', usage: '? [start]', help: 'list the moves, or those that start so', act: listMoves },
  { name: 'why', usage: 'why MOVE', help: 'whether a move is allowed, and if not, by which rule', act: why },
  { name: 'hint', usage: 'hint', help: 'the best moves that the strongest bot sees, and why', act: hint },
  { name: 'score', usage: 'score', help: 'the score so far, as far as you may know it', act: score },
  { name: 'board', usage: 'board', help: 'draw the table again', act: board },
  { name: 'undo', usage: 'undo', help: 'back to your last decision', act: undo },
  { name: 'save', usage: 'save [FILE]', help: 'write the match to a file', act: save },
  { name: 'help', usage: 'help', help: 'this list', act: help },
  { name: 'quit', usage: 'quit', help: 'leave the table', act: () => 'leave' },
]

/** Does what the typed word says; undefined when it is no word but a move. */
export function typedCommand(
  session: TerminalSession,
  seat: Seat,
  typed: string,
): Promise<TypedEffect> | TypedEffect | undefined {
  const [, name, rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(typed) ?? []
  return TYPED_COMMANDS.find(word => word.name === name)?.act(session, seat, rest.trim())
}

export const typedCommandNames = (): string[] => TYPED_COMMANDS.map(word => word.name)

function listMoves(session: TerminalSession, seat: Seat, start: string): TypedEffect {
  showMoves(session, seat, start)
  return 'ask-again'
}

function why(session: TerminalSession, seat: Seat, move: string): TypedEffect {
  const { match, board: drawing, print } = session
  if (move === '') print(['Say which move: why MOVE.'])
  else {
    const refused = match.judge(seat, move)
    print([refused === undefined ? `${quoted(move)} is allowed.` : refusalSentence(drawing, refused)])
  }
  return 'ask-again'
}

const HINTS = 3

async function hint(session: TerminalSession, seat: Seat): Promise<TypedEffect> {
  const { match, bots, keyboard, print } = session
  if (!awaits(match.turn(), seat)) {
    print(['There is nothing to decide.'])
    return 'ask-again'
  }
  const query = { game: match.game.id, bot: STRONGEST.name, seat, view: match.viewFor(seat), hints: HINTS }
  const { answer, hurry } = askBot(bots, { ...query, seed: session.hints.below(2 ** 31), ...UNLIMITED })
  const thought = await keyboard.during(answer, hurry)
  print(thought.ok ? toldHints(session, thought.hints) : [`No hint: ${thought.sentence}.`])
  return 'ask-again'
}

const IN_WORDS: HintWords = {
  like: (other, place) =>
    `What speaks for the ${PLACES[other] ?? 'last'} speaks for it, too; the bot puts it ${PLACES[place] ?? 'last'}.`,
  plain: place => (place === 1 ? 'The bot expects most of it.' : `The bot puts it ${PLACES[place] ?? 'last'}.`),
}
const PLACES = ['', 'first', 'second', 'third']

function toldHints({ board: drawing, names }: TerminalSession, hints: readonly Hint[]): string[] {
  const why =
    drawing === undefined
      ? []
      : hintSentences(
          hints.map(({ reasons }) => ({ why: reasons.map(drawing.reason), brings: undefined })),
          sayFor(drawing.messages, names, 'en'),
          IN_WORDS,
        )
  const inSecret = hints.length > 1 && hints.every(({ share }) => share === null)
  return [
    ...hints.flatMap((hint, at) => [headOf(hint), ...(why[at] === undefined ? [] : [`  ${why[at]}`])]),
    ...(inSecret ? ['Others choose in secret, so no figure can tell these apart.'] : []),
  ]
}

/** The move and what it is worth, where somebody has looked. */
function headOf({ text, share, visits, depth, proven }: Hint): string {
  if (share === null) return text
  const percent = Math.round(100 * share)
  const sure = share === 1 ? 'a sure win' : share === 0 ? 'a sure loss' : `${percent} % of the win for sure`
  const about = percent === 0 ? 'less than 1 %' : percent === 100 ? 'more than 99 %' : `${percent} %`
  const effort = visits > 0 ? `${visits.toLocaleString('en')} tries` : `${depth} moves ahead`
  return `${text}: ${proven ? sure : `${about} of the win`} (${effort})`
}

function score(session: TerminalSession, seat: Seat): TypedEffect {
  showScore(session, seat)
  return 'ask-again'
}

function board(session: TerminalSession, seat: Seat): TypedEffect {
  showTable(session, seat)
  return 'ask-again'
}

async function undo(session: TerminalSession, seat: Seat): Promise<TypedEffect> {
  const { keyboard, print, table } = session
  const allowed = takeBackOf(session, seat)
  if (allowed.kind === 'nothing') {
    print(['You have not decided anything yet.'])
    return 'ask-again'
  }
  const after = table.lines.slice(allowed.to + 1)
  const moves = after.filter(({ mover }) => mover !== 'luck').length
  const taken = [
    table.match.log[allowed.to]!.slice('1 '.length),
    ...(moves === 0 ? [] : [`and ${counted(moves)} after it`]),
  ]
  if (allowed.kind === 'ask') {
    const answer = await keyboard.ask(`Does everybody agree to take back ${taken.join(', ')}? (y/n) `, () => ['y', 'n'])
    if (!/^y(?:es)?$/i.test(answer ?? '')) {
      print(['Nothing is taken back.'])
      return 'ask-again'
    }
  }
  rewind(session, allowed.to)
  print([`Taken back: ${taken.join(', ')}`, ...(moves < after.length ? ['Luck after it falls afresh.'] : [])])
  return 'position-changed'
}

const counted = (moves: number): string => (moves === 1 ? '1 move' : `${moves} moves`)

async function save(session: TerminalSession, _: Seat, named: string): Promise<TypedEffect> {
  const { match, names, about, print } = session
  const file = named === '' ? (session.file ?? (await freeName(match.game.id))) : named
  try {
    // Only the file that this match came from, or already went to, may be overwritten.
    await writeFile(file, writeRecord(match, names, about), { flag: file === session.file ? 'w' : 'wx' })
    session.file = file
    session.savedLines = match.log.length
    const next =
      endOf(match) !== undefined ? 'Look at it with: masterplan replay' : 'Resume with: masterplan play --load'
    print([`Saved. ${next} ${file}`])
  } catch (error) {
    print([whyNot(error, quoted(file))])
  }
  return 'ask-again'
}

async function freeName(id: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${id}.match.json` : `${id}-${number}.match.json`
    try {
      await access(name)
    } catch {
      return name
    }
  }
}

function help({ board: drawing, print, keyboard, width }: TerminalSession): TypedEffect {
  const examples = drawing?.examples ?? []
  const longest = Math.max(...TYPED_COMMANDS.map(word => word.usage.length))
  print([
    examples.length === 0 ? 'Type a move, or:' : `Type a move, such as ${examples.join(' or ')}. Or:`,
    ...TYPED_COMMANDS.map(word => `  ${word.usage.padEnd(longest)}  ${word.help}`.slice(0, width)),
    ...(keyboard.interactive ? ['The Tab key completes a move, the arrow keys bring back what you typed.'] : []),
  ])
  return 'ask-again'
}
