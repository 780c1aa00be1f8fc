import { type Command, DONE, failure, printable, printJson, printLines } from './command.ts'
import { type Loaded, loadMatch } from './records.ts'

export const check: Command = {
  name: 'check',
  summary: 'prove recorded matches: every line and the result',
  usage: 'check FILE…',
  details: [
    'All files are checked, - is standard input. The first bad line of each bad file is named; one bad file makes the',
    'exit code 1. With --json: [{ file, ok, sentence }]; the sentence is null where all is well.',
  ],
  flags: [],
  async run(context) {
    const { args, stdout } = context
    if (args.words.length === 0) return failure('Name the records to check; "masterplan check --help" says more.')
    const checked: { file: string; loaded: Loaded }[] = []
    for (const file of args.words) checked.push({ file, loaded: await loadMatch(file, context) })
    const bad = checked.flatMap(({ file, loaded }) => (loaded.ok ? [] : [`${file}: ${loaded.sentences[0]}`]))
    if (args.has('json')) {
      printJson(
        stdout,
        checked.map(({ file, loaded }) => ({ file, ok: loaded.ok, sentence: loaded.ok ? null : loaded.sentences[0] })),
      )
      return bad.length === 0 ? DONE : failure(`${bad.length} of ${checked.length} records are bad.`)
    }
    printLines(
      stdout,
      checked.flatMap(({ file, loaded }) => (loaded.ok ? [`${printable(file)}: ${summary(loaded)}`] : [])),
    )
    return bad.length === 0 ? DONE : failure(...bad)
  },
}

function summary({ match, record }: Extract<Loaded, { ok: true }>): string {
  const lines = `${match.game.title}, ${record.log.length} lines`
  if (match.turn().kind !== 'over') return `good; ${lines}, not over.`
  return `good; ${lines}, ${match
    .scores()
    .map(score => score.total)
    .join(' to ')}.`
}
