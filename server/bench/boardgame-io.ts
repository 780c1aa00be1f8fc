import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { processorSeconds, residentBytes, startChild, stopChild } from './child.ts'
import type { Site, Sitting } from './site.ts'

const VERSION = '0.50.2'
const FILES = ['main.mjs', 'subdivision.mjs']
/** With a newer koa-compose its lobby answers 404 to everything. */
const PACKAGE = { private: true, type: 'module', overrides: { 'koa-compose': '4.1.0' } }

/** What we use of socket.io's client. */
interface Socket {
  on(event: string, heard: (...args: readonly unknown[]) => void): void
  emit(event: string, ...args: readonly unknown[]): void
  close(): void
}
type Connect = (address: string, options: object) => Socket

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

/** boardgame.io's own server, in its usual settings, and its own protocol over socket.io's own client. */
export async function boardgameIo(folder: string): Promise<Site> {
  install(folder)
  const { io } = createRequire(join(folder, 'package.json'))('socket.io-client') as { io: Connect }
  const child = await startChild(['main.mjs'], folder, { ...process.env, NODE_ENV: 'production' })
  const address = `http://127.0.0.1:${child.port}`
  return {
    name: `boardgame.io ${VERSION}`,
    open: () => openMatch(io, address),
    close: () => stopChild(child),
    memory: () => residentBytes(child),
    processor: () => processorSeconds(child),
  }
}

async function post(address: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return (await answer.json()) as Record<string, string>
}

async function openMatch(io: Connect, address: string): Promise<Sitting> {
  const lobby = `${address}/games/subdivision`
  const { matchID } = await post(`${lobby}/create`, { numPlayers: 2 })
  const seats = await Promise.all([0, 1].map(seat => sitDown(io, address, `${lobby}/${matchID}/join`, matchID!, seat)))
  return {
    async play(seat, text) {
      const before = seats[seat]!.stateId()
      seats[seat]!.send(text)
      await Promise.all(seats.map(({ beyond }) => beyond(before)))
    },
    async leave() {
      for (const { socket } of seats) socket.close()
    },
  }
}

async function sitDown(io: Connect, address: string, join: string, matchID: string, seat: number) {
  const playerID = String(seat)
  const { playerCredentials } = await post(join, { playerID, playerName: `Player ${playerID}` })
  const socket = io(`${address}/subdivision`, { transports: ['websocket'], reconnection: false })
  let seen = -1
  let waiting: { beyond: number; go: () => void } | undefined
  const saw = (state: unknown) => {
    seen = (state as { _stateID: number })._stateID
    if (waiting === undefined || seen <= waiting.beyond) return
    const { go } = waiting
    waiting = undefined
    go()
  }
  const beyond = (before: number) =>
    seen > before ? Promise.resolve() : new Promise<void>(go => (waiting = { beyond: before, go }))
  socket.on('update', (_, state) => saw(state))
  socket.on('sync', (_, info) => saw((info as { state: unknown }).state))
  socket.on('connect', () => socket.emit('sync', matchID, playerID, playerCredentials, 2))
  await beyond(-1)
  const send = (text: string) => {
    const payload = { type: 'place', args: [text], playerID, credentials: playerCredentials }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, seen, matchID, playerID)
  }
  return { socket, send, beyond, stateId: () => seen }
}
