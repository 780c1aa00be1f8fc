import { STRONGEST } from '@masterplan/bots'
import { type BotTasks, openPool } from '@masterplan/bots/node'
import { LEVEL_IDS, writeRecord } from '@masterplan/kernel'
import { LEVEL_NAMES } from '@masterplan/protocol'
import { type CliCommand, type CommandOutcome, type Context, DONE, failure } from '../command.ts'
import { sitDown } from '../engine/client/at-terminal.ts'
import { ENGINE_FLAG } from '../engine/client/flag.ts'
import { EngineProcesses } from '../engine/client/room.ts'
import type { Args } from '../input/args.ts'
import { findGame, OPTION_FLAG } from '../input/options.ts'
import { chooseMatch } from '../terminal/choose-match.ts'
import { runLoop } from '../terminal/loop.ts'
import { loadedMatch, newMatch, type SetUp } from '../terminal/players.ts'
import { type Keyboard, keyboardOf } from '../terminal/prompt.ts'
import { openSession, peopleAt, type TerminalSession } from '../terminal/session.ts'

/** `level-1 (Apprentice)`: people know a bot by its name, flags and records by its id. */
const LEVEL_LIST = LEVEL_IDS.map(id => (id.startsWith('level-') ? `${id} (${LEVEL_NAMES[id]})` : id)).join(', ')

export const play: CliCommand = {
  name: 'play',
  summary: 'play in the terminal, against bots or with others at one keyboard',
  usage: 'play [GAME]',
  details: [
    `Levels of bots, the weakest first: ${LEVEL_LIST}.`,
    'Without a game it asks what to play. At the table, type a move, "?" for the list of moves, or "help".',
    'With --json nothing is drawn: each line of standard input is a move, a refused one is an error, and the record of',
    'the match is printed at the end of the match or of the input.',
  ],
  flags: [
    { name: 'players', value: 'N', help: 'how many players; usually the fewest that the game allows' },
    { name: 'bots', value: 'A,B,…', help: `seat by seat, "me" or a bot; usually me,${STRONGEST.name},…` },
    { name: 'names', value: 'ANA,BEN,…', help: 'what the players are called, seat by seat' },
    { name: 'seed', value: 'S', help: 'a whole number for luck and bots; usually a new one' },
    ENGINE_FLAG,
    OPTION_FLAG,
    { name: 'load', value: 'FILE', help: 'go on with a saved match' },
  ],
  async run(context) {
    const strict = context.args.has('json')
    const keyboard = keyboardOf(context, { echo: !strict })
    const bots = openPool<BotTasks>(context.worker, { threads: 2 }) // so that keys are heard while one thinks; master searches in both
    let room: EngineProcesses | undefined
    try {
      const found = await setUpBy(keyboard, context)
      if (found === undefined) return nothingChosen(keyboard)
      if (!found.ok) return found
      room = new EngineProcesses(found.setup.match.game)
      const seated = await sitDown(room, found.setup)
      if (!seated.ok) return seated
      const session = openSession(found.setup, { keyboard, bots, engines: seated.engines }, context)
      session.print(headingOf(session, found.setup.seed))
      const outcome = await runLoop(session, { strict })
      if (outcome.ok && strict) context.stdout.write(writeRecord(session.match, session.names, session.about))
      return outcome
    } finally {
      keyboard.close()
      await bots.close()
      await room?.close()
    }
  },
}

/** Undefined when the input ended before anything was chosen. */
async function setUpBy(keyboard: Keyboard, context: Context): Promise<SetUp | undefined> {
  const { args } = context
  const [id, ...surplus] = args.words
  if (surplus.length > 0)
    return failure('Name one game to play, or none to be asked; "masterplan play --help" says more.')
  const file = args.text('load')
  if (file !== undefined) {
    const barred = [
      id === undefined ? [] : ['a game'],
      ...['players', 'option'].map(flag => (args.has(flag) ? [`--${flag}`] : [])),
    ].flat()
    if (barred[0] !== undefined)
      return failure(`A saved match brings its own game and options: leave out ${barred[0]} with --load.`)
    return loadedMatch(file, context)
  }
  if (id !== undefined) {
    const found = findGame(id, context)
    return found.ok ? newMatch(found.game, context) : found
  }
  if (args.has('json')) return failure('Name a game to play: with --json nothing is asked.')
  if (context.catalog.length === 0) return failure('There is no game to play.')
  const choice = await chooseMatch(keyboard, context)
  return choice && newMatch(choice.game, { ...context, args: withBots(args, choice.bots) })
}

const withBots = (args: Args, bots: string): Args => ({
  ...args,
  text: flag => (flag === 'bots' ? bots : flag === 'players' ? undefined : args.text(flag)),
})

function nothingChosen({ interactive }: Keyboard): CommandOutcome {
  return interactive ? DONE : failure('The input ended before a game was chosen.')
}

const WORDS_TO_START = 'Type a move, "?" for the list of moves, or "help" for all that can be typed.'

function headingOf(session: TerminalSession, seed: number): string[] {
  const { match, names, ink } = session
  const title = ink.strong(`${match.game.title}: ${names.join(', ')}`) + ink.faint(` (seed ${seed})`)
  return peopleAt(session).length === 0 ? [title] : [title, ink.faint(WORDS_TO_START)]
}
