import type { Duplex } from 'node:stream'

const TEXT = 0x81 // a whole message of text
const SHORT = 126 // lengths below this stand in one byte
const LONG = 65_536

/**
 * What one socket is told within one turn of the event loop, written at once: an answer and the update that follows from
 * it are one packet. Frames are our own, because a packet of many frames is more than `ws` can be asked for; they go out
 * whole, so what `ws` writes itself (pings, closing) falls between them.
 */
export class Outbox {
  private readonly socket: Duplex
  private texts: string[] = []

  constructor(socket: Duplex) {
    this.socket = socket
  }

  /** Bytes that the other side has not taken yet. */
  get unread(): number {
    return this.socket.writableLength
  }

  put(text: string): void {
    if (this.texts.length === 0) flushSoon(this)
    this.texts.push(text)
  }

  flush(): void {
    const { texts, socket } = this
    if (texts.length === 0) return
    this.texts = []
    if (socket.writable) socket.write(framed(texts))
  }
}

let full: Outbox[] = []

function flushSoon(outbox: Outbox): void {
  if (full.length === 0) setImmediate(flushAll)
  full.push(outbox)
}
function flushAll(): void {
  const boxes = full
  full = []
  for (const outbox of boxes) outbox.flush()
}

function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map(text => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(lengths.reduce((room, length) => room + headOf(length) + length, 0))
  let at = 0
  for (const [number, text] of texts.entries()) {
    at = writeHead(frames, at, lengths[number] ?? 0)
    at += frames.write(text, at)
  }
  return frames
}

const headOf = (length: number): number => (length < SHORT ? 2 : length < LONG ? 4 : 10)

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = TEXT
  if (length < SHORT) frames[at + 1] = length
  else if (length < LONG) {
    frames[at + 1] = 126
    frames.writeUInt16BE(length, at + 2)
  } else {
    frames[at + 1] = 127
    frames.writeUInt32BE(0, at + 2)
    frames.writeUInt32BE(length, at + 6)
  }
  return at + headOf(length)
}
