import { servePage } from '@masterplan/server'
import { wholeNumber } from './args.ts'
import { type Command, DONE, failure, printJson, printLines } from './command.ts'

const PORT = 4173

export const serve: Command = {
  name: 'serve',
  summary: 'serve the page on one port',
  usage: 'serve',
  details: ['Serves the built page until it is stopped with Ctrl-C, and prints its address.'],
  flags: [
    { name: 'port', value: 'N', help: `the port, ${PORT} unless told; 0 for any free one` },
    { name: 'host', value: 'NAME', help: 'the address to listen on, 127.0.0.1 unless told' },
  ],
  async run({ args, stdout, page, untilStopped }) {
    const read = wholeNumber(args, 'port', { usual: PORT, min: 0, max: 65535 })
    if (!read.ok) return read
    const port = read.value
    try {
      const serving = await servePage(page, { host: args.text('host') ?? '127.0.0.1', port })
      if (args.has('json')) printJson(stdout, { address: serving.address })
      else printLines(stdout, [`Masterplan is open at ${serving.address}`, 'Stop it with Ctrl-C.'])
      await untilStopped()
      await serving.close()
      return DONE
    } catch (error) {
      return failure(whyNot(error, port))
    }
  },
}

function whyNot(error: unknown, port: number): string {
  if (!(error instanceof Error)) return 'The page cannot be served.'
  if ('code' in error && error.code === 'EADDRINUSE') return `Port ${port} is taken; choose another with --port.`
  if ('code' in error && error.code === 'EACCES')
    return `Port ${port} may not be used; choose one above 1023 with --port.`
  return `The page cannot be served: ${error.message.split('\n')[0]}`
}
