import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processorSeconds, residentBytes, startChild, stopChild } from './child.ts'
import { post } from './post.ts'
import { type BenchPair, type BenchSite, Seen, whenAllSaw } from './site.ts'
import { numberAt, openWire, type Wire } from './wire.ts'

const VERSION = '0.50.2'
const FILES = ['main.mjs', 'subdivision.mjs']
/** With a newer koa-compose its lobby answers 404 to everything. */
const PACKAGE = { private: true, type: 'module', overrides: { 'koa-compose': '4.1.0' } }

/** The yardstick is no dependency of ours: it is installed where it is measured. */
function install(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of FILES) copyFileSync(join(import.meta.dirname, 'boardgame-io', file), join(folder, file))
  if (existsSync(join(folder, 'node_modules/boardgame.io'))) return
  writeFileSync(join(folder, 'package.json'), JSON.stringify(PACKAGE))
  console.log(`Installing boardgame.io ${VERSION}, the yardstick, beside the project.`)
  const args = ['install', `boardgame.io@${VERSION}`, '--ignore-scripts', '--no-audit', '--no-fund']
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`boardgame.io ${VERSION} could not be installed: ${stderr}`)
}

/** boardgame.io's own server, in its usual settings, spoken to in its own protocol: socket.io's over a WebSocket. */
export async function boardgameIo(folder: string): Promise<BenchSite> {
  install(folder)
  const child = await startChild(['main.mjs'], folder, { ...process.env, NODE_ENV: 'production' })
  return {
    name: `boardgame.io ${VERSION}`,
    open: () => openMatch(child.port),
    close: () => stopChild(child),
    memory: () => residentBytes(child),
    processor: () => processorSeconds(child),
  }
}

const LOBBY = '/games/subdivision'

async function openMatch(port: number): Promise<BenchPair> {
  const [first, second] = await Promise.all([player(port, '0'), player(port, '1')])
  const everybody = [first.seen, second.seen]
  let { matchID = '' } = await post(port, `${LOBBY}/create`, { numPlayers: 2 })
  const begin = () => Promise.all([first.join(matchID), second.join(matchID)])
  await begin()
  return {
    play(seat, text, seen) {
      const mover = seat === 0 ? first : second
      whenAllSaw(everybody, mover.seen.last, seen)
      mover.move(text)
    },
    async again() {
      const asked = { playerID: '0', credentials: first.credentials() }
      matchID = (await post(port, `${LOBBY}/${matchID}/playAgain`, asked)).nextMatchID ?? ''
      await begin()
    },
    leave() {
      first.close()
      second.close()
    },
  }
}

const PING = 0x32 // engine.io's '2', to be answered with '3'
const STATE_ID = '"_stateID":'

async function player(port: number, playerID: string) {
  const seen = new Seen()
  let matchID = ''
  let credentials = ''
  const path = '/socket.io/?EIO=4&transport=websocket'
  let connected: () => void
  const connecting = new Promise<void>(go => (connected = go))
  const wire: Wire = await openWire({ port, path, headers: {} }, (bytes, start, end) => {
    if (end - start === 1 && bytes[start] === PING) return wire.send('3')
    const kind = bytes.toString('latin1', start, start + 2)
    if (kind === '40') return connected()
    if (kind !== '42') return
    // Its state is the only thing with a _stateID; what comes for other reasons has none.
    const found = bytes.indexOf(STATE_ID, start, 'latin1')
    if (found === -1 || found >= end) return
    seen.saw(numberAt(bytes, found + STATE_ID.length))
  })
  wire.send('40/subdivision,')
  await connecting
  return {
    seen,
    credentials: () => credentials,
    /** Whatever is seen of the match before is not of this one: it had ended. */
    async join(next: string) {
      const joined = await post(port, `${LOBBY}/${next}/join`, { playerID, playerName: `Player ${playerID}` })
      matchID = next
      credentials = joined.playerCredentials ?? ''
      seen.reset()
      wire.send(`42/subdivision,["sync","${matchID}","${playerID}","${credentials}",2]`)
      await new Promise<void>(go => seen.await(-1, go))
    },
    move(text: string) {
      const action = `{"type":"MAKE_MOVE","payload":{"type":"place","args":["${text}"],"playerID":"${playerID}","credentials":"${credentials}"}}`
      wire.send(`42/subdivision,["update",${action},${seen.last},"${matchID}","${playerID}"]`)
    },
    close: () => wire.close(),
  }
}
