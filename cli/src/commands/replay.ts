import { COLOURED, PLAIN } from '@masterplan/boards'
import { knownScores, ranks } from '@masterplan/kernel'
import { type CliCommand, DONE, failure, printable, printJson, printLines } from '../command.ts'
import { loadMatchAt } from '../input/records.ts'
import { awaited, drawn, endingOf } from '../sheets/position.ts'
import { scoreSheet } from '../sheets/scores.ts'

export const replay: CliCommand = {
  name: 'replay',
  summary: 'the position and scores of a recorded match',
  usage: 'replay FILE',
  details: [
    'FILE is a .match.json file, or - for standard input. Without --at the whole match is played and its result checked.',
    'What the audience may know is shown: a score that depends on a secret appears when the match is over.',
    'With --json: { game, at, turn, scores, ranks, ended, played, view }; scores and ranks are null while they are secret,',
    'ended before the end and, like played, where the record does not say.',
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
    const { ended = null, played = null } = at === record.log.length ? record : { played: record.played }
    if (args.has('json')) {
      const totals = scores?.map(each => each.total) ?? null
      const known = scores ? ranks(scores) : null
      printJson(stdout, { game: match.game.id, at, turn, scores: totals, ranks: known, ended, played, view })
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
      ended === null ? awaited(turn, names) : endingOf(ended, names),
      ...(played === null ? [] : [`Played on ${played}.`]),
      '',
      ...(scores ? scoreSheet(scores, names, board) : ['The score depends on a secret until the match is over.']),
    ])
    return DONE
  },
}

const ONE_FILE = 'Name one record to replay, or - for standard input; "masterplan replay --help" says more.'
