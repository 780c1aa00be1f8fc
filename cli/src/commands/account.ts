import { type CliCommand, type CommandOutcome, DONE, failure, printJson, printLines, quoted } from '../command.ts'
import { DATA_FLAG, dataFolder, withDatabase } from '../input/database.ts'
import { ORIGIN_FLAG, originOf } from '../input/origin.ts'

export const account: CliCommand = {
  name: 'account',
  summary: 'make a link for somebody who has forgotten a password',
  usage: 'account link EMAIL',
  details: [
    'Prints an address where the owner of this e-mail address chooses a new password, once and within an hour. Give it only',
    'to them. Where SMTP_URL is set people ask for it on the page. DATABASE_URL is the database; without it, the one in',
    'the data folder. The link begins with --origin, or with where the page was last served from the data folder. With',
    '--json: { email, link }.',
  ],
  flags: [DATA_FLAG, ORIGIN_FLAG],
  async run({ args, stdout }) {
    const [verb, email, ...more] = args.words
    if (verb !== 'link' || email === undefined || more.length > 0) return failure('Say link and one e-mail address.')
    const origin = originOf(args)
    if (typeof origin !== 'string' && origin !== null) return origin
    return withDatabase<CommandOutcome>(args, 'must be there', async ({ database }) => {
      const { keptOrigin, passwordLink } = await import('@masterplan/server') // large: nobody else should wait for it
      const page = origin ?? (await keptOrigin(dataFolder(args)))
      if (page === null) return failure('Say with --origin where people find the page, such as https://example.org.')
      const link = await passwordLink(email, { database, origin: page })
      if (link === null) return failure(`No account has the address ${quoted(email)}.`)
      if (args.has('json')) printJson(stdout, { email, link })
      else printLines(stdout, [link])
      return DONE
    })
  },
}
