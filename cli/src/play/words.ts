import { access, writeFile } from 'node:fs/promises'
import { say } from '@masterplan/boards'
import { type Hint, STRONGEST } from '@masterplan/bots'
import { awaits, type Seat, writeRecord } from '@masterplan/kernel'
import { quoted } from '../command.ts'
import { whyNot } from '../files.ts'
import { refusalSentence } from '../refusals.ts'
import { showMoves, showScore, showTable } from './show.ts'
import { rewind, type Table } from './table.ts'

/** What a word leads to: the same question again, another position, or the door. */
export type Said = 'ask-again' | 'position-changed' | 'leave'

/** A word that can be typed instead of a move. */
interface Word {
  readonly name: string
  readonly usage: string
  readonly help: string
  act(table: Table, seat: Seat, rest: string): Promise<Said> | Said
}

const WORDS: readonly Word[] = [
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
export function wordSaid(table: Table, seat: Seat, typed: string): Promise<Said> | Said | undefined {
  const [, name, rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(typed) ?? []
  return WORDS.find(word => word.name === name)?.act(table, seat, rest.trim())
}

export const wordNames = (): string[] => WORDS.map(word => word.name)

function listMoves(table: Table, seat: Seat, start: string): Said {
  showMoves(table, seat, start)
  return 'ask-again'
}

function why(table: Table, seat: Seat, move: string): Said {
  const { match, board: drawing, print } = table
  if (move === '') print(['Say which move: why MOVE.'])
  else {
    const refused = match.judge(seat, move)
    print([refused === undefined ? `${quoted(move)} is allowed.` : refusalSentence(drawing, refused)])
  }
  return 'ask-again'
}

const HINTS = 3

async function hint(table: Table, seat: Seat): Promise<Said> {
  const { match, thinker, keyboard, print } = table
  if (!awaits(match.turn(), seat)) {
    print(['There is nothing to decide.'])
    return 'ask-again'
  }
  const query = { game: match.game.id, bot: STRONGEST.name, seat, view: match.viewFor(seat), hints: HINTS }
  const { answer, hurry } = thinker.ask({ ...query, seed: table.hints.below(2 ** 31) })
  const thought = await keyboard.during(answer, hurry)
  print(thought.ok ? thought.hints.flatMap(each => told(table, each)) : [`No hint: ${thought.sentence}.`])
  return 'ask-again'
}

function told({ board: drawing }: Table, { text, share, visits, depth, proven, reasons }: Hint): string[] {
  const worth = `${Math.round(100 * share)} % of the win${proven ? ' for sure' : ''}`
  const effort = visits > 0 ? `${visits.toLocaleString('en')} tries` : `${depth} moves ahead`
  const why =
    drawing === undefined ? [] : reasons.map(({ code, facts }) => say(drawing.messages, `reason.${code}`, facts))
  return [`${text}: ${worth} (${effort})`, ...why.map(sentence => `  ${sentence}`)]
}

function score(table: Table, seat: Seat): Said {
  showScore(table, seat)
  return 'ask-again'
}

function board(table: Table, seat: Seat): Said {
  showTable(table, seat)
  return 'ask-again'
}

function undo(table: Table, seat: Seat): Said {
  const last = table.match.log.findLastIndex(line => line.startsWith(`${seat + 1} `))
  if (last < 0) {
    table.print(['You have not decided anything yet.'])
    return 'ask-again'
  }
  const [, taken] = /^\S+ (.*)$/.exec(table.match.log[last]!) ?? []
  rewind(table, last)
  table.print([`Taken back: ${taken}`])
  return 'position-changed'
}

async function save(table: Table, _: Seat, named: string): Promise<Said> {
  const { match, names, print } = table
  const file = named === '' ? (table.file ?? (await freeName(match.game.id))) : named
  try {
    // Only the file that this match came from, or already went to, may be overwritten.
    await writeFile(file, writeRecord(match, names), { flag: file === table.file ? 'w' : 'wx' })
    table.file = file
    table.savedLines = match.log.length
    const next =
      match.turn().kind === 'over' ? 'Look at it with: masterplan replay' : 'Resume with: masterplan play --load'
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

function help({ board: drawing, print, keyboard, width }: Table): Said {
  const examples = drawing?.examples ?? []
  const longest = Math.max(...WORDS.map(word => word.usage.length))
  print([
    examples.length === 0 ? 'Type a move, or:' : `Type a move, such as ${examples.join(' or ')}. Or:`,
    ...WORDS.map(word => `  ${word.usage.padEnd(longest)}  ${word.help}`.slice(0, width)),
    ...(keyboard.interactive ? ['The Tab key completes a move, the arrow keys bring back what you typed.'] : []),
  ])
  return 'ask-again'
}
