import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Socket } from 'node:net'

/** A frame of text lies in `bytes` from `start` to `end`, until the next one comes. */
export type Hear = (bytes: Buffer, start: number, end: number) => void

/** A WebSocket of the bench's own: whoever measures a server must not cost more than the server. */
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

export async function openWire({ port, path, headers }: WireTo, hear: Hear): Promise<Wire> {
  const { socket, head } = await upgraded({ port, path, headers })
  socket.setNoDelay(true)
  const read = reader(hear)
  if (head.length > 0) read(head)
  socket.on('data', read)
  socket.on('error', () => {}) // the server was stopped: whoever waits for an answer says so
  return {
    send: text => socket.write(framed(text)),
    close: () => socket.destroy(),
  }
}

function upgraded({ port, path, headers }: WireTo): Promise<{ readonly socket: Socket; readonly head: Buffer }> {
  return new Promise((opened, failed) => {
    const asking = request({
      ...{ host: '127.0.0.1', port, path },
      headers: {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
        ...{ 'sec-websocket-key': randomBytes(16).toString('base64'), ...headers },
      },
    })
    asking.on('upgrade', (_, socket, head) => opened({ socket: socket as Socket, head }))
    asking.on('response', ({ statusCode }) => failed(new Error(`${path} answered ${statusCode}.`)))
    asking.on('error', failed)
    asking.end()
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

/** Takes frames out of whatever pieces they come in. Servers here send whole texts, pings and closes. */
function reader(hear: Hear): (chunk: Buffer) => void {
  let rest: Buffer | null = null
  return chunk => {
    const bytes = rest === null ? chunk : Buffer.concat([rest, chunk])
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
    rest = at === bytes.length ? null : bytes.subarray(at)
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
