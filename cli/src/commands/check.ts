import { checkLuck, type Fair, readFair } from '@masterplan/kernel'
import { ENDINGS, luckSentence } from '@masterplan/protocol/sentences'
import { type CliCommand, type Context, DONE, failure, printable, printJson, printLines } from '../command.ts'
import { readText } from '../input/files.ts'
import { type LoadedMatch, loadMatch, matchOf } from '../input/records.ts'

type Good = Extract<LoadedMatch, { ok: true }> & { readonly luck: string } // what was found of it; empty if nobody asked
type Checked = Good | Extract<LoadedMatch, { ok: false }>

export const check: CliCommand = {
  name: 'check',
  summary: 'prove recorded matches: every line, the result and how they ended',
  usage: 'check FILE…',
  details: [
    'All files are checked, - is standard input. The first bad line of each bad file is named; one bad file makes the',
    'exit code 1. With --json: [{ file, ok, sentence }]; the sentence is null where all is well.',
    'With --fair, luck is drawn again: a record of a server has a field "fair" with the seed of its luck and the hash of it',
    'that was shown from the first moment, the nonces that seats added and the commitments they had given to them, and where',
    'moves were taken back. Seats that added none are named. Whether hash and commitments are those that were shown then, only',
    'a page that saw them can tell: its button compares.',
  ],
  flags: [{ name: 'fair', value: null, help: 'also prove that all luck fell as seed and nonces say' }],
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
    return loaded.ok ? { ...loaded, luck: '' } : loaded
  }
  const text = await readText(file, context)
  if (!text.ok) return text
  const loaded = matchOf(text.text, context)
  if (!loaded.ok) return loaded
  const read = readFair(text.text)
  if (!read.ok) return failure(luckSentence(read))
  const { fair } = read
  const checked = checkLuck(loaded.record, fair, id => context.catalog.find(game => game.id === id))
  return checked.ok ? { ...loaded, luck: luckTold(checked.draws, fair) } : failure(luckSentence(checked))
}

/** Of a seat that added nothing the proof says that luck did not depend on it. */
function luckTold(draws: number, { nonces }: Fair): string {
  const without = nonces.flatMap((each, seat) => (each?.nonce == null ? [`${seat + 1}`] : []))
  if (nonces.length === without.length) return `, ${draws} draws as the seed says, to which no seat added a nonce`
  const named = without.length === 0 ? 'every seat' : `every seat but ${without.join(', ')}`
  return `, ${draws} draws as the seed says, to which ${named} added a nonce`
}

function summary({ match, record, luck }: Good): string {
  const { ended } = record
  const lines = `${match.game.title}, ${record.log.length} lines${luck}`
  if (ended !== undefined && ended.why !== 'rules') {
    return `good; ${lines}, ${ENDINGS[ended.why]}${ended.ranks === undefined ? '' : `; places ${ended.ranks.join(', ')}`}.`
  }
  if (match.turn().kind !== 'over') return `good; ${lines}, not over.`
  return `good; ${lines}, ${match
    .scores()
    .map(score => score.total)
    .join(' to ')}.`
}
