import { type FoldedBoard, say } from '@masterplan/boards'
import { type AnyOption, type Playable, wanted } from '@masterplan/kernel'
import { type CliCommand, DONE, failure, printJson, printLines } from '../command.ts'
import { aligned } from '../sheets/columns.ts'

export const games: CliCommand = {
  name: 'games',
  summary: 'what can be played, with the options of each game',
  usage: 'games',
  details: [
    'Options are shown with their usual value, as --option of "masterplan play" and "masterplan simulate" takes them.',
    'With --json: [{ id, title, players, options, personalities }].',
  ],
  flags: [],
  async run({ args, catalog, boards, stdout }) {
    if (args.words.length > 0) return failure('"masterplan games" takes no words; it always lists all games.')
    if (args.has('json')) printJson(stdout, catalog.map(described))
    else
      printLines(
        stdout,
        catalog.flatMap((game, at) => [...(at > 0 ? [''] : []), ...sheetOf(game, boards[game.id])]),
      )
    return DONE
  },
}

const described = ({ id, title, seats, options, personalities }: Playable) => ({
  id,
  title,
  players: seats,
  options: Object.fromEntries(
    Object.entries(options).map(([name, field]) => [name, { ...field, wanted: wanted(field) }]), // a function is not JSON
  ),
  personalities,
})

export function playersOf({ seats: { min, max } }: Playable): string {
  return min === max ? `${min} ${min === 1 ? 'player' : 'players'}` : `${min} to ${max} players`
}

function sheetOf(game: Playable, board: FoldedBoard | undefined): string[] {
  const rows = Object.entries(game.options).flatMap(([name, field]) => {
    const code = `option.${name}`
    const sentence = board?.messages[code] === undefined ? [] : [['', say(board.messages, code, {})]]
    return [[`  ${name}=${usually(field)}`, wanted(field)], ...sentence]
  })
  return [`${game.title} (${game.id}), ${playersOf(game)}`, ...aligned(rows)]
}

/** The usual value, as `--option` would take it. */
function usually({ usual }: AnyOption): string {
  if (typeof usual === 'boolean') return usual ? 'yes' : 'no'
  return String(usual)
}
