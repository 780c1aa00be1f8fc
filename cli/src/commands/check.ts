import { createHash } from 'node:crypto'
import { bytesOf, checkDraws, readFair } from '@masterplan/kernel'
import { luckSentence } from '@masterplan/protocol/sentences'
import { type CliCommand, type Context, DONE, failure, printable, printJson, printLines } from '../command.ts'
import { readText } from '../input/files.ts'
import { type LoadedMatch, loadMatch, matchOf } from '../input/records.ts'

type Good = Extract<LoadedMatch, { ok: true }> & { readonly draws: number | null } // null: nobody asked about luck
type Checked = Good | Extract<LoadedMatch, { ok: false }>

export const check: CliCommand = {
  name: 'check',
  summary: 'prove recorded matches: every line and the result',
  usage: 'check FILE…',
  details: [
    'All files are checked, - is standard input. The first bad line of each bad file is named; one bad file makes the',
    'exit code 1. With --json: [{ file, ok, sentence }]; the sentence is null where all is well.',
    'With --fair, luck is drawn again: a record of a server has a field "fair" with the seed of its luck, the hash that',
    'was shown before the first draw, and where moves were taken back.',
  ],
  flags: [{ name: 'fair', value: null, help: 'also prove that all luck fell as the seed says' }],
  async run(context) {
    const { args, stdout } = context
    if (args.words.length === 0) return failure('Name the records to check; "masterplan check --help" says more.')
    const checked: { file: string; found: Checked }[] = []
    for (const file of args.words) checked.push({ file, found: await look(file, context) })
    const bad = checked.flatMap(({ file, found }) => (found.ok ? [] : [`${file}: ${found.sentences[0]}`]))
    if (args.has('json')) {
      printJson(
        stdout,
        checked.map(({ file, found }) => ({ file, ok: found.ok, sentence: found.ok ? null : found.sentences[0] })),
      )
      return bad.length === 0 ? DONE : failure(`${bad.length} of ${checked.length} records are bad.`)
    }
    printLines(
      stdout,
      checked.flatMap(({ file, found }) => (found.ok ? [`${printable(file)}: ${summary(found)}`] : [])),
    )
    return bad.length === 0 ? DONE : failure(...bad)
  },
}

async function look(file: string, context: Context): Promise<Checked> {
  if (!context.args.has('fair')) {
    const loaded = await loadMatch(file, context)
    return loaded.ok ? { ...loaded, draws: null } : loaded
  }
  const text = await readText(file, context)
  if (!text.ok) return text
  const loaded = matchOf(text.text, context)
  if (!loaded.ok) return loaded
  const read = readFair(text.text)
  if (!read.ok) return failure(luckSentence(read))
  const { fair } = read
  if (createHash('sha256').update(bytesOf(fair.seed)).digest('hex') !== fair.hash) {
    return failure('The seed is not the promised one: its hash is another than "fair.hash".')
  }
  const drawn = checkDraws(loaded.record, fair, id => context.catalog.find(game => game.id === id))
  return drawn.ok ? { ...loaded, draws: drawn.draws } : failure(luckSentence(drawn))
}

function summary({ match, record, draws }: Good): string {
  const luck = draws === null ? '' : `, ${draws} draws as the seed says`
  const lines = `${match.game.title}, ${record.log.length} lines${luck}`
  if (match.turn().kind !== 'over') return `good; ${lines}, not over.`
  return `good; ${lines}, ${match
    .scores()
    .map(score => score.total)
    .join(' to ')}.`
}
