import { COLOURED, type FoldedBoard, type Ink, PLAIN, say } from '@masterplan/boards'
import { ranks, type Turn } from '@masterplan/kernel'
import { type Command, DONE, failure, printable, printJson, printLines } from './command.ts'
import { knownScores } from './knowledge.ts'
import { loadMatchAt } from './records.ts'
import { scoreSheet } from './score-sheet.ts'

export const replay: Command = {
  name: 'replay',
  summary: 'the position and scores of a recorded match',
  usage: 'replay FILE',
  details: [
    'FILE is a .match.json file, or - for standard input. Without --at the whole match is played and its result checked.',
    'What the audience may know is shown: a score that depends on a secret appears when the match is over.',
    'With --json: { game, at, turn, scores, ranks, view }; scores and ranks are null while they are secret.',
  ],
  flags: [{ name: 'at', value: 'N', help: 'after the first N lines of the log' }],
  async run(context) {
    const { args, boards, stdout, colour } = context
    const [source, ...surplus] = args.words
    if (source === undefined || surplus.length > 0) return failure(ONE_FILE)
    const loaded = await loadMatchAt(source, context)
    if (!loaded.ok) return loaded
    const { match, record } = loaded
    const scores = knownScores(match, 'audience')
    const view = match.viewFor('audience')
    const [at, turn] = [match.log.length, match.turn()]
    if (args.has('json')) {
      const totals = scores?.map(each => each.total) ?? null
      printJson(stdout, { game: match.game.id, at, turn, scores: totals, ranks: scores ? ranks(scores) : null, view })
      return DONE
    }
    const board = boards[match.game.id]
    const names = Array.from({ length: match.players }, (_, seat) =>
      printable(record.names[seat] || `Player ${seat + 1}`),
    )
    printLines(stdout, [
      `${match.game.title}, after ${at} of ${record.log.length} lines`,
      '',
      ...drawn(board, view, colour ? COLOURED : PLAIN),
      '',
      awaited(turn, names),
      '',
      ...(scores ? scoreSheet(scores, names, board) : ['The score depends on a secret until the match is over.']),
    ])
    return DONE
  },
}

const ONE_FILE = 'Name one record to replay, or - for standard input; "masterplan replay --help" says more.'

/** A game that has no board yet is shown as the data that its board would get. */
export function drawn(board: FoldedBoard | undefined, view: unknown, ink: Ink): string[] {
  return board === undefined ? JSON.stringify(view, null, 2).split('\n') : board.draw(view, ink)
}

/** The board's own words for what is awaited; without a board, whose turn it is. */
export function prompted(board: FoldedBoard | undefined, view: unknown, otherwise: string): string {
  if (board === undefined) return otherwise
  const { code, facts } = board.prompt(view)
  return say(board.messages, code, facts)
}

export function awaited(turn: Turn, names: readonly string[]): string {
  switch (turn.kind) {
    case 'over':
      return 'The match is over.'
    case 'luck':
      return 'Luck decides next.'
    case 'decide':
      return `To decide: ${turn.seats.map(seat => names[seat]).join(', ')}.`
  }
}
