import { mkdir } from 'node:fs/promises'
import { type CliCommand, DONE, failure, printJson, printLines, quoted } from '../command.ts'
import { DATA_FLAG, dataFolder, withDatabase } from '../input/database.ts'
import { whyNot } from '../input/files.ts'

export const restore: CliCommand = {
  name: 'restore',
  summary: 'put back what a backup holds',
  usage: 'restore FILE',
  details: [
    'Everything is put back, or nothing where the file is damaged. A database that holds something already is left alone,',
    'unless --replace is told. Stop the server first. DATABASE_URL is the database; without it, the one in the data folder.',
    'With --json: { file, rows }, rows by table.',
  ],
  flags: [DATA_FLAG, { name: 'replace', value: null, help: 'remove what the database holds' }],
  async run({ args, stdout }) {
    const [file, ...more] = args.words
    if (file === undefined || more.length > 0) return failure('Name one file to put back.')
    if (!process.env.DATABASE_URL) await mkdir(dataFolder(args), { recursive: true })
    const { restore: putBack } = await import('@masterplan/store')
    return withDatabase(args, 'may be new', async ({ database }) => {
      try {
        const restored = await putBack(database, file, { replace: args.has('replace') })
        if (!restored.ok) return failure(`${restored.sentence} Nothing was changed.`)
        const { counts: rows } = restored
        if (args.has('json')) printJson(stdout, { file, rows })
        else
          printLines(stdout, [`Put back ${rows.tables} tables with ${rows.entries} entries and ${rows.people} people.`])
        return DONE
      } catch (error) {
        return failure(whyNot(error, quoted(file)))
      }
    })
  },
}
