import { type FromClient, type FromServer, type Update, WIRE } from '@masterplan/protocol'
import { SocketClient } from '../site.ts'
import { type Through, textsToTry } from './http-doors.ts'
import { awaited, type Walk } from './walk.ts'
import type { Somebody } from './worlds.ts'

/** An event stream of each world, from its beginning until it tells the table as it stands. */
export const streamed: Through = async (walk, door) => {
  const { table, one } = walk.scene
  const { seq } = await walk.ask<Update>('GET /api/tables/{table}', `/api/tables/${table}`)
  for (const query of ['', `?since=${one.length}&listMoves=false`]) {
    const texts: string[] = []
    for (const { address } of walk.worlds) {
      const aborted = new AbortController()
      const headers = walk.headers(walk.viewer)
      const url = new URL(`/api/tables/${table}/updates${query}`, address)
      const response = await fetch(url, { headers, signal: aborted.signal })
      let text = ''
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        text += part
        if (new RegExp(`^id: ${seq}-\\d+\\ndata: .*\\n\\n`, 'm').test(text)) break
      }
      aborted.abort()
      texts.push(text.split('\n\n').slice(0, 2).join('\n\n'))
    }
    walk.compare(door, texts[0]!, texts[1]!)
  }
}

type Frame = { readonly kind: FromClient['kind'] } & Readonly<Record<string, unknown>>

/** A socket into each world. */
export class Lines {
  private readonly clients: readonly SocketClient[]
  private readonly walk: Walk
  readonly kinds = new Set<FromServer['kind']>()

  private constructor(walk: Walk, clients: readonly SocketClient[]) {
    this.walk = walk
    this.clients = clients
  }
  static async open(walk: Walk, who: Somebody = walk.viewer): Promise<Lines> {
    const clients = walk.worlds.map(({ address }) => new SocketClient(address, null, walk.headers(who)))
    for (const client of clients) await client.open()
    return new Lines(walk, clients)
  }

  /** Sends the same in both worlds, and waits for all answers. */
  async send(...frames: readonly Frame[]): Promise<void> {
    for (const frame of frames) {
      for (const client of this.clients) {
        const n = client.send(frame)
        await awaited(() => client.frames.some(each => 'n' in each && each.n === n))
      }
    }
  }
  /** An update that tells of an entry, in both worlds. */
  async updated(seq: number): Promise<void> {
    for (const { frames } of this.clients)
      await awaited(() => frames.some(each => each.kind === 'update' && each.update.seq >= seq))
  }
  /** Somebody else comes and goes in both worlds; that they are there is told, to those who name their wire, in a frame of its own. */
  async joined(table: string): Promise<void> {
    for (const [at, { address }] of this.walk.worlds.entries()) {
      const guest = new SocketClient(address, null, this.walk.headers(this.walk.stranger))
      await guest.open()
      const seen = this.clients[at]!.frames
      const before = seen.length
      await guest.watch(table)
      await awaited(() => seen.slice(before).some(({ kind }) => kind === 'presence'))
      const n = guest.send({ kind: 'unwatch', table })
      await guest.until('done', frame => frame.n === n)
      guest.close()
    }
  }
  async stopped(): Promise<void> {
    for (const { frames } of this.clients) await awaited(() => frames.some(({ kind }) => kind === 'resume'))
  }

  /**
   * Compares all that came. How often somebody is told who is there depends on when it is looked at, so updates are
   * compared by the stretch of the log that they tell.
   */
  close(): void {
    const [one, other] = this.clients.map(({ frames, texts }) => byName(frames, texts))
    for (const [name, text] of one!) {
      const twin = other!.get(name)
      if (twin !== undefined || !TIMED.test(name)) this.walk.compare(`socket ${name}`, text, twin ?? '')
    }
    for (const [name, text] of other!)
      if (!one!.has(name) && !TIMED.test(name)) this.walk.compare(`socket ${name}`, '', text)
    for (const client of this.clients) {
      for (const { kind } of client.frames) this.kinds.add(kind)
      client.close()
    }
  }
}

const TIMED = /^(?:update|presence)/

/** Each frame under a name of its own; of updates about the same stretch, the last. */
function byName(frames: readonly FromServer[], texts: readonly string[]): Map<string, string> {
  const count = new Map<string, number>()
  return new Map(
    frames.map((frame, at) => {
      const nth = (count.get(frame.kind) ?? 0) + 1
      count.set(frame.kind, nth)
      if (frame.kind !== 'update') return [`${frame.kind} ${nth}`, texts[at]!.replaceAll(AFTER, '')]
      const { table, since, seq, moves } = frame.update
      return [`update ${table} ${since}-${seq} ${moves.length > 0}`, texts[at]!.replaceAll(WHO_IS_THERE, '')]
    }),
  )
}
const WHO_IS_THERE = /"here":(?:true|false),|"audience":\d+,/g // depends on when it is looked at, and is no secret
const AFTER = /"after":\d+,/g // when to come back is drawn by lot, so that not all do at once

/** What can be sent over a socket, in this order. While one watches, the others play on. */
export const FRAMES: { readonly [Kind in FromClient['kind']]: (walk: Walk, lines: Lines) => Promise<void> } = {
  ping: (_, lines) => lines.send({ kind: 'ping' }),
  lobby: (_, lines) => lines.send({ kind: 'lobby', on: true }, { kind: 'lobby', on: false }),
  async watch(walk, lines) {
    const { table, one, steps } = walk.scene
    await lines.send({ kind: 'watch', table, since: one.length, chat: 0, listMoves: false })
    await lines.send({ kind: 'watch', table, since: 0, chat: 0 })
    await lines.send({ kind: 'watch', table, since: 0, chat: 0, wire: WIRE })
    await lines.joined(table)
    await lines.send({ kind: 'watch', table: 'no-such-table'.slice(0, 12) })
    for (const [at, step] of steps.slice(1).entries()) {
      await walk.step(step, at + 1)
      const { seq } = await walk.ask<Update>('GET /api/tables/{table}', `/api/tables/${table}`)
      await lines.updated(seq)
    }
  },
  async say(walk, lines) {
    await lines.send({ kind: 'say', say: { table: walk.scene.table, key: 'said-by-socket', text: 'hello' } })
  },
  async judge(walk, lines) {
    await lines.send(...(await tries(walk)).map(tried => ({ kind: 'judge' as const, try: tried })))
  },
  async preview(walk, lines) {
    await lines.send(...(await tries(walk)).map(tried => ({ kind: 'preview' as const, try: tried })))
  },
  async command(walk, lines) {
    const { table } = walk.scene
    const actions = [{ kind: 'move', text: 'nonsense' }, { kind: 'rematch' }, { kind: 'start' }]
    const commands = actions.map((action, at) => ({ table, based: 2, key: `by-socket-${at}`, do: action }))
    await lines.send(...commands.map(command => ({ kind: 'command' as const, command })))
  },
  unwatch: (walk, lines) => lines.send({ kind: 'unwatch', table: walk.scene.table }),
}

/** Fewer than by HTTP: the answers are made by the same functions. */
async function tries(walk: Walk) {
  const { table } = walk.scene
  const { seq, moves } = await walk.ask<Update>('GET /api/tables/{table}', `/api/tables/${table}`)
  return textsToTry(walk, moves)
    .filter((_, at) => at % 4 === 0)
    .map(text => ({ table, based: seq, text }))
}
