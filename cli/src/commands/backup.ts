import { type CliCommand, DONE, failure, printJson, printLines, quoted } from '../command.ts'
import { DATA_FLAG, withDatabase } from '../input/database.ts'
import { whyNot } from '../input/files.ts'

export const backup: CliCommand = {
  name: 'backup',
  summary: 'write all that a server keeps into one file',
  usage: 'backup FILE',
  details: [
    'The server may go on: the file holds everything as it is at one moment. It fits SQLite and PostgreSQL alike. It also',
    'holds what is secret until a match is over, so that only its owner may read it; but not the secret that signs who',
    'people are: keep that beside it. DATABASE_URL is the database; without it, the one in the data folder.',
    'With --json: { file, rows }, rows by table.',
  ],
  flags: [DATA_FLAG],
  async run({ args, stdout }) {
    const [file, ...more] = args.words
    if (file === undefined || more.length > 0) return failure('Name one file to write; it must not be there yet.')
    const { backUp } = await import('@masterplan/store')
    return withDatabase(args, 'must be there', async ({ database }) => {
      try {
        const rows = await backUp(database, file)
        if (args.has('json')) printJson(stdout, { file, rows })
        else
          printLines(stdout, [
            `Wrote ${rows.tables} tables with ${rows.entries} entries and ${rows.people} people.`,
            'The secret that signs who people are is not in it: keep MASTERPLAN_SECRET, or the file secret of the data folder.',
          ])
        return DONE
      } catch (error) {
        return failure(whyNot(error, quoted(file)))
      }
    })
  },
}
