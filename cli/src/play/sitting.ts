import { greedyBot, isSearcher } from '@masterplan/bots'
import type { Bot, Seat } from '@masterplan/kernel'
import { DONE, failure, type Outcome, quoted } from '../command.ts'
import { refusalSentence } from '../refusals.ts'
import { drawCurtain, needsCurtain, showNews, showResult, showTable } from './show.ts'
import { happen, peopleAt, type Table } from './table.ts'
import { wordNames, wordSaid } from './words.ts'

type Asked = 'went-on' | 'left' | Outcome

/** Plays a match to its end, or until somebody leaves. `strict` is for programs: a refused move ends it. */
export async function sit(table: Table, { strict }: { readonly strict: boolean }): Promise<Outcome> {
  happen(table, table.match.settle(table.random))
  for (;;) {
    const turn = table.match.turn()
    if (turn.kind === 'over') {
      if (!strict) showResult(table)
      if (strict || peopleAt(table).length === 0 || (await afterwards(table)) === 'left') return DONE
      continue
    }
    if (turn.kind === 'luck') throw new Error(`${table.match.game.id}: luck is awaited after it was settled.`)
    // Bots first: where all choose at the same time, people need not wait for them afterwards.
    const seat = turn.seats.find(each => table.sitters[each] !== 'me') ?? turn.seats[0]!
    const sitter = table.sitters[seat]
    if (sitter !== undefined && sitter !== 'me') {
      await letBotPlay(table, seat, sitter)
      if (table.keyboard.interactive && table.keyboard.ended) return parting(table)
      continue
    }
    const asked = strict ? await askProgram(table, seat) : await askPerson(table, seat)
    if (asked === 'left') return parting(table)
    if (asked !== 'went-on') return asked
  }
}

async function letBotPlay(table: Table, seat: Seat, bot: Bot): Promise<void> {
  table.flash(table.ink.faint(`${table.names[seat]} is thinking… (Enter: play now)`))
  const text = await chosenBy(table, seat, bot)
  table.flash('')
  const refused = submit(table, seat, text)
  if (refused !== undefined) throw new Error(`${bot.name} chose "${text}", which is refused: ${refused}`)
  if (peopleAt(table).length === 0) showNews(table)
}

/** Whoever searches does so in a thread. One whose thread died leaves the move to a quick bot: the match goes on. */
async function chosenBy({ match, random, thinker, keyboard, print }: Table, seat: Seat, bot: Bot): Promise<string> {
  if (!isSearcher(bot)) return match.ask(bot, seat, random)
  const query = { game: match.game.id, bot: bot.name, seat, view: match.viewFor(seat), seed: random.below(2 ** 31) }
  const { answer, hurry } = thinker.ask({ ...query, hints: 0 })
  const thought = await keyboard.during(answer, hurry)
  if (thought.ok) return thought.text
  print([`${bot.name} could not think (${thought.sentence}); ${greedyBot.name} moves for it.`])
  return match.ask(greedyBot, seat, random)
}

/** A sentence when the move is refused. */
function submit(table: Table, seat: Seat, text: string): string | undefined {
  const submitted = table.match.submit(seat, text, table.random)
  if (!submitted.ok) return refusalSentence(table.board, submitted.refused)
  happen(table, submitted)
  return undefined
}

async function askPerson(table: Table, seat: Seat): Promise<Asked> {
  const { keyboard, names, print } = table
  if (needsCurtain(table, seat) && !(await drawCurtain(table, seat))) return 'left'
  showTable(table, seat)
  for (;;) {
    const typed = await keyboard.ask(`${names[seat]}> `, () => [...table.match.movesFor(seat), ...wordNames()])
    if (typed === undefined) return 'left'
    if (typed === '') {
      print(['Type a move, "?" for the list of moves, or "help".'])
      continue
    }
    const move = meant(table, seat, typed)
    const word = table.match.judge(seat, move) === undefined ? undefined : wordSaid(table, seat, typed)
    if (word === undefined) {
      const refused = submit(table, seat, move)
      if (refused === undefined) return 'went-on'
      print([`${refused} Type "?" for the list of moves.`])
      continue
    }
    const said = await word
    if (said === 'leave') return 'left'
    if (said === 'position-changed') return 'went-on'
  }
}

/** What was typed, single-spaced; in small letters if only then it can be read. */
function meant({ match }: Table, seat: Seat, typed: string): string {
  const text = typed.replace(/\s+/g, ' ')
  return match.judge(seat, text)?.code === 'unreadable-move' ? text.toLowerCase() : text
}

async function askProgram(table: Table, seat: Seat): Promise<Asked> {
  const typed = await table.keyboard.ask('', () => [])
  if (typed === undefined) return table.keyboard.linesRead === 0 ? failure(NOTHING_CAME) : DONE
  const refused = submit(table, seat, typed)
  if (refused === undefined) return 'went-on'
  return failure(`Line ${table.keyboard.linesRead} of the input, ${quoted(typed)}, is refused: ${refused}`)
}

/** After the end, people may look again, save, or take the last move back. */
async function afterwards(table: Table): Promise<'went-on' | 'left'> {
  const { keyboard, print } = table
  const seat = peopleAt(table)[0]!
  print([''])
  for (;;) {
    const typed = await keyboard.ask(
      'Enter to leave, "save" to keep the match, "undo" to take a move back: ',
      wordNames,
    )
    if (typed === undefined || typed === '') return 'left'
    const said = await wordSaid(table, seat, typed)
    if (said === 'leave') return 'left'
    if (said === 'position-changed') return 'went-on'
    if (said === undefined) print(['The match is over: no more moves.'])
  }
}

const NOTHING_CAME = 'Standard input is empty: moves were expected, one per line.'

function parting({ keyboard, match, file, savedLines, print }: Table): Outcome {
  if (keyboard.linesRead === 0 && !keyboard.interactive) return failure(NOTHING_CAME)
  print([
    file !== undefined && savedLines === match.log.length
      ? `Resume with: masterplan play --load ${file}`
      : 'The match was not saved; "save" keeps one, and "masterplan play --load FILE" resumes it.',
  ])
  return DONE
}
