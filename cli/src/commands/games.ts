import { type FoldedBoard, say } from '@masterplan/boards'
import { type AnyOption, type Playable, wantedBy } from '@masterplan/kernel'
import { wantedSentence } from '@masterplan/protocol/sentences'
import { type CliCommand, DONE, failure, printJson, printLines } from '../command.ts'
import { findGame } from '../input/options.ts'
import { wrapped } from '../sheets/columns.ts'

export const games: CliCommand = {
  name: 'games',
  summary: 'what can be played, and the options of each game',
  usage: 'games [GAME]',
  details: [
    'Options are shown with their usual value, as --option of "masterplan play" and "masterplan simulate" takes them.',
    'Without a game, all of them. With --json: [{ id, title, players, options, personalities }].',
  ],
  flags: [],
  async run(context) {
    const { args, catalog, boards, stdout } = context
    const [id, ...surplus] = args.words
    if (surplus.length > 0) return failure('Name one game, or none for all; "masterplan games --help" says more.')
    const found = id === undefined ? undefined : findGame(id, context)
    if (found?.ok === false) return found
    const games = found === undefined ? catalog : [found.game]
    const width = Math.min(WIDEST, stdout.columns ?? WIDEST)
    const sheets = games.map(game => sheetOf(game, boards[game.id], width))
    if (args.has('json')) printJson(stdout, games.map(described))
    else
      printLines(
        stdout,
        sheets.flatMap((sheet, at) => (at > 0 ? ['', ...sheet] : sheet)),
      )
    return DONE
  },
}

const described = ({ id, title, seats, options, personalities }: Playable) => ({
  id,
  title,
  players: seats,
  options: Object.fromEntries(
    Object.entries(options).map(([name, field]) => [name, { ...field, wanted: wantedSentence(wantedBy(field)) }]), // a function is not JSON
  ),
  personalities,
})

export function playersOf({ seats: { min, max } }: Playable): string {
  return min === max ? `${min} ${min === 1 ? 'player' : 'players'}` : `${min} to ${max} players`
}

const WIDEST = 100
const WIDEST_NAME = 32 // a longer one has a line of its own

/** An option on the left; on the right what it may be and, below that, what it means. */
function sheetOf(game: Playable, board: FoldedBoard | undefined, width: number): string[] {
  const options = Object.entries(game.options).map(([name, field]) => {
    const code = `option.${name}`
    const meaning = board?.messages[code] === undefined ? [] : [say(board.messages, code, {})]
    return { set: `  ${name}=${usually(field)}`, texts: [wantedSentence(wantedBy(field)), ...meaning] }
  })
  const left = Math.max(...options.map(({ set }) => set.length).filter(length => length <= WIDEST_NAME), 0) + 2
  const lines = options.flatMap(({ set, texts }) => {
    const right = texts.flatMap(text => wrapped(text.split(' '), width - left))
    if (set.length + 2 > left) return [...wrapped([set], width), ...right.map(line => ' '.repeat(left) + line)]
    return right.map((line, at) => (at === 0 ? set : '').padEnd(left) + line)
  })
  return [`${game.title} (${game.id}), ${playersOf(game)}`, ...lines]
}

/** The usual value, as `--option` would take it. */
function usually({ usual }: AnyOption): string {
  if (typeof usual === 'boolean') return usual ? 'yes' : 'no'
  return String(usual)
}
