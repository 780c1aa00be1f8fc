import { join } from 'node:path'
import { processorSeconds, residentBytes, startChild, stopChild } from './child.ts'
import { type BenchPair, type BenchSite, Seen, whenAllSaw } from './site.ts'
import { numberAt, openWire } from './wire.ts'

/** The most that any server over `ws` could do here: the sockets of ours, with nothing behind them. */
export async function socketsAlone(): Promise<BenchSite> {
  const child = await startChild([join(import.meta.dirname, 'sockets-alone/main.ts')], import.meta.dirname, process.env)
  let opened = 0
  return {
    name: 'sockets alone',
    open: () => openPair(child.port, `/${opened++}`),
    close: () => stopChild(child),
    memory: () => residentBytes(child),
    processor: () => processorSeconds(child),
  }
}

const SEQ = '{"seq":'.length

async function openPair(port: number, path: string): Promise<BenchPair> {
  const [first, second] = await Promise.all([player(port, path), player(port, path)])
  const everybody = [first.seen, second.seen]
  return {
    play(seat, text, seen) {
      const mover = seat === 0 ? first : second
      whenAllSaw(everybody, mover.seen.last, seen)
      mover.wire.send(`{"kind":"command","n":1,"command":{"based":${mover.seen.last},"text":"${text}"}}`)
    },
    async again() {}, // nothing remembers the match before
    leave() {
      first.wire.close()
      second.wire.close()
    },
  }
}

async function player(port: number, path: string) {
  const seen = new Seen()
  const wire = await openWire({ port, path, headers: {} }, (bytes, start) => seen.saw(numberAt(bytes, start + SEQ)))
  return { seen, wire }
}
