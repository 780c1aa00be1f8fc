import server from 'boardgame.io/dist/cjs/server.js'
import { Subdivision } from './subdivision.mjs'

// Its usual settings: one process, matches in memory.
const running = await server.Server({ games: [Subdivision], origins: ['*'] }).run({ port: 0 })
process.stdout.write(`listening on ${running.appServer.address().port}\n`)
