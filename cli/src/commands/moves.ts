import type { Seat } from '@masterplan/kernel'
import { type CliCommand, DONE, failure, printJson, printLines } from '../command.ts'
import { loadMatchAt } from '../input/records.ts'

export const moves: CliCommand = {
  name: 'moves',
  summary: 'the listed moves at a moment of a recorded match, one per line',
  usage: 'moves FILE',
  details: [
    'FILE is a .match.json file, or - for standard input. When several seats choose at the same time, each line starts',
    'with the number of its seat, as in a log. When luck is awaited or the match is over there is no move to list.',
    'With --json: { game, at, turn, moves: [{ seat, moves }] }; seats are counted from 0.',
  ],
  flags: [{ name: 'at', value: 'N', help: 'after the first N lines of the log' }],
  async run(context) {
    const { args, stdout, stderr } = context
    const [source, ...surplus] = args.words
    if (source === undefined || surplus.length > 0) return failure(ONE_FILE)
    const loaded = await loadMatchAt(source, context)
    if (!loaded.ok) return loaded
    const { match } = loaded
    const turn = match.turn()
    const seats: readonly Seat[] = turn.kind === 'decide' ? turn.seats : []
    const listed = seats.map(seat => ({ seat, moves: match.movesFor(seat) }))
    if (args.has('json')) {
      printJson(stdout, { game: match.game.id, at: match.log.length, turn, moves: listed })
      return DONE
    }
    const prefix = (seat: Seat) => (seats.length > 1 ? `${seat + 1} ` : '')
    printLines(
      stdout,
      listed.flatMap(({ seat, moves: texts }) => texts.map(text => `${prefix(seat)}${text}`)),
    )
    if (turn.kind === 'luck') printLines(stderr, ['Luck decides next: no seat has a move.'])
    if (turn.kind === 'over') printLines(stderr, ['The match is over: no seat has a move.'])
    return DONE
  },
}

const ONE_FILE = 'Name one record to list moves of, or - for standard input; "masterplan moves --help" says more.'
