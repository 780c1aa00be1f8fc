import { mkdir } from 'node:fs/promises'
import { type CliCommand, type CommandOutcome, DONE, failure, printJson, printLines, quoted } from '../command.ts'
import type { Args } from '../input/args.ts'
import { DATA_FLAG, databasePath, dataFolder, withDatabase } from '../input/database.ts'
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
    return whileNotServed(args, () =>
      withDatabase(args, 'may be new', async ({ database }) => {
        try {
          const restored = await putBack(database, file, { replace: args.has('replace') })
          if (!restored.ok) return failure(`${restored.sentence} Nothing was changed.`)
          const { counts: rows } = restored
          if (args.has('json')) printJson(stdout, { file, rows })
          else
            printLines(stdout, [
              `Put back ${rows.tables} tables with ${rows.entries} entries and ${rows.people} people.`,
            ])
          return DONE
        } catch (error) {
          return failure(whyNot(error, quoted(file)))
        }
      }),
    )
  },
}

/** A server would go on with what it has in memory, and write that into what was put back. */
async function whileNotServed(args: Args, act: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
  if (process.env.DATABASE_URL) return act()
  const { lockServing } = await import('@masterplan/store')
  const lock = lockServing(databasePath(args), 'alone')
  if (lock === undefined) return failure('A server is using this folder. Stop it first; nothing was changed.')
  try {
    return await act()
  } finally {
    lock.release()
  }
}
