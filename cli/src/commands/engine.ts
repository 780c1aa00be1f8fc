import { createInterface } from 'node:readline'
import { STRONGEST } from '@masterplan/bots'
import { type BotTasks, openPool } from '@masterplan/bots/node'
import { type CliCommand, DONE, failure } from '../command.ts'
import { Engine } from '../engine/engine.ts'
import { isBotOf } from '../engine/limits.ts'
import { SEEDS, wholeNumbers } from '../input/args.ts'
import { chosenOptions, findGame, OPTION_FLAG } from '../input/options.ts'

export const engine: CliCommand = {
  name: 'engine',
  summary: 'a bot as an engine for other programs, in UGI over standard input and output',
  usage: 'engine GAME',
  details: [
    'UGI is UCI made general: ugi, isready, setoption, uginewgame, position, query, go, stop, quit. Moves are written as in',
    'records, with _ for spaces. docs/engines.md shows a conversation, and what is added for games with luck and secrets.',
  ],
  flags: [
    { name: 'bot', value: 'NAME', help: `who thinks; usually ${STRONGEST.name}` },
    { name: 'players', value: 'N', help: 'how many players; usually the fewest that the game allows' },
    { name: 'seed', value: 'S', help: 'a whole number; usually 1. The same seed, the same moves' },
    OPTION_FLAG,
  ],
  async run(context) {
    const { args, stdin, stdout } = context
    const [id, ...surplus] = args.words
    if (id === undefined || surplus.length > 0) return failure('Name one game; "masterplan engine --help" says more.')
    const found = findGame(id, context)
    if (!found.ok) return found
    const { game } = found
    const bot = args.text('bot') ?? STRONGEST.name
    if (!isBotOf(game, bot)) return failure(`There is no bot "${bot}"; "masterplan play --help" lists them.`)
    const chosen = chosenOptions(args, game)
    if (!chosen.ok) return chosen
    const { min, max } = game.seats
    const numbers = wholeNumbers(args, { players: { usual: min, min, max }, seed: { usual: 1, ...SEEDS } })
    if (!numbers.ok) return numbers
    const settings = { game, bot, players: numbers.of('players'), seed: numbers.of('seed'), options: chosen.chosen }
    const pool = openPool<BotTasks>(context.worker, { threads: 2 }) // Master searches in both
    const talk = new Engine(settings, { pool, say: line => stdout.write(`${line}\n`) })
    try {
      for await (const line of createInterface({ input: stdin })) {
        if (talk.hear(line)) continue
        await talk.finish('no-longer')
        return DONE
      }
      await talk.finish('for-its-end') // a pipe that brought all its lines at once
      return DONE
    } finally {
      stdin.destroy() // a pipe that is still open would keep the process
      await pool.close()
    }
  },
}
