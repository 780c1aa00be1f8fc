import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

/** A frame of text lies in `bytes` from `start` to `end`, until the next one comes. */
export type Hear = (bytes: Buffer, start: number, end: number) => void

/** A WebSocket of the bench's own: measuring must not cost more than the server does. */
export interface Wire {
  send(text: string): void
  close(): void
}

export type WireTo = {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const TEXT = 0x81
const CLOSE = 0x88
const MASKED = 0x80
const ZERO = 0x30 // the digit
const MOST = 64 * 1024 // read at once

export function openWire({ port, path, headers }: WireTo, hear: Hear): Promise<Wire> {
  return new Promise((opened, failed) => {
    const read = reader(hear)
    let rest: Buffer = Buffer.alloc(0) // the beginning of something whose end is still to come
    let isOpen = false
    const take = (bytes: Buffer): number => {
      if (isOpen) return read(bytes)
      const end = bytes.indexOf('\r\n\r\n')
      if (end === -1) return 0
      const answer = bytes.toString('latin1', 0, end)
      if (!answer.startsWith('HTTP/1.1 101 ')) failed(new Error(`${path} answered ${answer}`))
      isOpen = true
      opened({ send: text => socket.write(framed(text)), close: () => socket.destroy() })
      return end + 4 + read(bytes.subarray(end + 4))
    }
    // One piece of memory for all that comes: a stream would make a new one for every frame.
    const onread = {
      buffer: Buffer.allocUnsafe(MOST),
      callback(count: number, into: Uint8Array) {
        const here = Buffer.from(into.buffer, into.byteOffset, count)
        const bytes = rest.length === 0 ? here : Buffer.concat([rest, here])
        const taken = take(bytes)
        rest = Buffer.from(bytes.subarray(taken)) // a copy: the next piece comes to the same place
        return true
      },
    }
    const socket = connect({ host: '127.0.0.1', port, noDelay: true, onread })
    socket.on('error', failed) // later the server was stopped: the one that waits for an answer says so
    const asked = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', ...headers }
    const key = randomBytes(16).toString('base64')
    const lines = Object.entries({ host: '127.0.0.1', ...asked, 'sec-websocket-key': key })
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(line => line.join(': ')).join('\r\n')}\r\n\r\n`)
  })
}

/** Of one frame, masked with zeros: a browser's mask is another, but the server must look at it either way. */
function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const long = length > 125
  const frame = Buffer.allocUnsafe(length + (long ? 8 : 6))
  frame[0] = TEXT
  frame[1] = MASKED | (long ? 126 : length)
  if (long) frame.writeUInt16BE(length, 2)
  frame.writeUInt32BE(0, long ? 4 : 2)
  frame.write(text, long ? 8 : 6)
  return frame
}

/** Takes whole frames, and says how far they went. Servers here send texts in one piece, pings and closes. */
function reader(hear: Hear): (bytes: Buffer) => number {
  return bytes => {
    let at = 0
    while (at + 2 <= bytes.length) {
      const short = bytes.readUInt8(at + 1)
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (at + head > bytes.length) break
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6)
      const end = at + head + length
      if (end > bytes.length) break
      if (bytes[at] === TEXT) hear(bytes, at + head, end)
      else if (bytes[at] === CLOSE) throw new Error('The server closed a socket in the middle of the bench.')
      at = end
    }
    return at
  }
}

/** The whole number that stands there in digits. */
export function numberAt(bytes: Buffer, at: number): number {
  let number = 0
  for (let place = at; ; place++) {
    const digit = bytes.readUInt8(place) - ZERO
    if (digit < 0 || digit > 9) return number
    number = 10 * number + digit
  }
}
