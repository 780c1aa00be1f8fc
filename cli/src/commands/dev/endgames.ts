import { type Endgame, type EndgameWorth, endgame, findTimedBot } from '@masterplan/lab'
import { optionSentence } from '@masterplan/protocol/sentences'
import { type CliCommand, DONE, failure, printJson, printLines } from '../../command.ts'
import { SEEDS, wholeNumber } from '../../input/args.ts'
import { chosenOptions, findGame, OPTION_FLAG } from '../../input/options.ts'
import { aligned } from '../../sheets/columns.ts'
import { progressOn } from '../../sheets/progress.ts'
import { timeLimit } from '../../time-limit.ts'

export const endgames: CliCommand = {
  name: 'dev endgames',
  summary: 'hold a bot against a perfect player in random endgames',
  usage: 'dev endgames GAME',
  details: [
    'For two players, in games without luck and secrets. Random matches are played until few decisions are left; what a',
    'position is worth is found by trying everything, before and after the move of the bot. A move that gives a win or a',
    'draw away is told with the log that leads to it.',
  ],
  flags: [
    { name: 'bot', value: 'NAME', help: 'who is tested; usually level-5' },
    { name: 'positions', value: 'N', help: 'how many; usually 1000' },
    { name: 'minutes', value: 'M', help: 'begin no position after M minutes; usually there is no limit' },
    { name: 'seed', value: 'S', help: 'a whole number; usually 1' },
    OPTION_FLAG,
  ],
  async run(context) {
    const { args, stdout, stderr } = context
    const [id, ...surplus] = args.words
    if (id === undefined || surplus.length > 0) {
      return failure('Name one game; "masterplan dev endgames --help" says more.')
    }
    const found = findGame(id, context)
    if (!found.ok) return found
    const { game } = found
    const bot = findTimedBot(args.text('bot') ?? 'level-5', game)
    if (!bot.ok) return failure(bot.sentence)
    const positions = wholeNumber(args, 'positions', { usual: 1000, min: 1, max: 1_000_000 })
    if (!positions.ok) return positions
    const minutes = wholeNumber(args, 'minutes', { usual: 1_000_000, min: 1, max: 1_000_000 })
    if (!minutes.ok) return minutes
    const seed = wholeNumber(args, 'seed', { usual: 1, ...SEEDS })
    if (!seed.ok) return seed
    const options = chosenOptions(args, game)
    if (!options.ok) return options
    const opened = game.open(2, options.chosen)
    if (!opened.ok) return failure(optionSentence(opened))
    const timeIsUp = timeLimit(minutes.value)
    const progress = progressOn(stderr, positions.value)
    const solved: Endgame[] = []
    for (let number = 0; number < positions.value && !timeIsUp(); number++) {
      const one = endgame(game, bot.bot, { options: options.chosen, seed: seed.value, number })
      if (one === undefined) return failure(`${game.title} has luck or secrets: its endgames cannot be solved.`)
      solved.push(one)
      progress.at(number + 1)
    }
    progress.end()
    if (args.has('json')) printJson(stdout, { game: game.id, bot: bot.bot.name, seed: seed.value, ...reportOf(solved) })
    else printLines(stdout, sheetOf(solved))
    return DONE
  },
}

const ORDER: readonly EndgameWorth[] = ['lost', 'drawn', 'won']
const WORTHS: readonly EndgameWorth[] = ['won', 'drawn', 'lost']

function reportOf(solved: readonly Endgame[]) {
  return {
    positions: solved.length,
    worth: Object.fromEntries(WORTHS.map(worth => [worth, solved.filter(each => each.worth === worth).length])),
    given: solved.filter(({ worth, kept }) => ORDER.indexOf(kept) < ORDER.indexOf(worth)),
  }
}

function sheetOf(solved: readonly Endgame[]): string[] {
  const { given } = reportOf(solved)
  const rows = WORTHS.map(worth => {
    const all = solved.filter(each => each.worth === worth)
    return [worth, String(all.length), String(all.filter(each => given.includes(each)).length)]
  })
  return [
    ...aligned([['position', 'endgames', 'given away'], ...rows], [1, 2]),
    ...given.flatMap(({ worth, kept, log }) => ['', `From ${worth} to ${kept}:`, `  ${log.join(', ')}`]),
  ]
}
