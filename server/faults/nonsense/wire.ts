import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'
import { MAX_BODY } from '@masterplan/protocol'

/** A frame as it goes over the wire, masked as a browser would. */
function frame(firstByte: number, payload: Buffer, said = payload.length): Buffer {
  const mask = randomBytes(4)
  const head =
    said < 126
      ? Buffer.from([firstByte, 0x80 | said])
      : said < 65_536
        ? Buffer.from([firstByte, 0x80 | 126, said >> 8, said & 255])
        : Buffer.from([firstByte, 0x80 | 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map(shift => (said >>> shift) & 255)])
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))])
}

const TEXT = 0x81
/** Whatever no WebSocket library would let one send. The server closes such a line. */
const BROKEN: readonly (() => Buffer)[] = [
  () => frame(TEXT, Buffer.alloc(MAX_BODY + 1, 'x')), // too large
  () => frame(TEXT, Buffer.from('x'), 2 ** 31 - 1), // says that it will be
  () => frame(TEXT, Buffer.from([0xc3, 0x28])), // no UTF-8
  () => frame(TEXT, Buffer.from([0xed, 0xa0, 0x80])), // half a character
  () => frame(0x83, Buffer.from('x')), // no such opcode
  () => frame(0xf1, Buffer.from('x')), // bits that mean nothing
  () => frame(0x80, Buffer.from('x')), // goes on with nothing
  () => Buffer.concat([frame(0x01, Buffer.from('{"kind"')), frame(TEXT, Buffer.from('x'))]), // starts again in the middle
  () => frame(0x09, Buffer.from('x')), // a ping in pieces
  () => frame(0x89, Buffer.alloc(126)), // a ping that is too long
  () => frame(0x88, Buffer.from([0x00])), // half a reason to close
  () => frame(0x88, Buffer.from([0x03, 0xee])), // a reason that nobody may give
  () => Buffer.from([TEXT, 0x01, 0x78]), // not masked
  () => Buffer.concat([Buffer.from([0xff]), randomBytes(63)]), // noise that is not even the beginning of a frame
]
/** Cut off in the middle; nothing more ever comes. */
const TRUNCATED: readonly (() => Buffer)[] = [
  () => frame(TEXT, Buffer.from('{"kind":"ping","n":1}')).subarray(0, 9),
  () => frame(TEXT, Buffer.from('{"kind":"pi'), 21),
  () => frame(0x01, Buffer.from('{"kind":"ping"')),
  () => Buffer.from([TEXT]),
  () => Buffer.alloc(0),
  () => randomBytes(64),
]

/** Opens a line for each, says it, and sees the line closed; those that are cut off close it themselves. */
export async function sendBroken(address: string, count: number): Promise<string[]> {
  const problems: string[] = []
  const all = [...BROKEN.map(make => [make, 'broken'] as const), ...TRUNCATED.map(make => [make, 'cut off'] as const)]
  for (let sent = 0; sent < count; sent++) {
    for (const [make, how] of all.slice(sent % all.length, (sent % all.length) + 1)) {
      const isMinded = await minded(await opened(address), make(), how)
      if (!isMinded) problems.push(`${make} was not minded.`)
    }
  }
  return problems
}

async function minded(socket: Socket, bytes: Buffer, how: 'broken' | 'cut off'): Promise<boolean> {
  const closed = new Promise<boolean>(resolve => socket.once('close', () => resolve(true)))
  if (how === 'cut off') socket.end(bytes)
  else socket.write(bytes)
  const isMinded = await Promise.race([closed, later(20_000, false, { ref: false })])
  socket.destroy()
  return isMinded
}

function opened(address: string): Promise<Socket> {
  const { hostname, port, host } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', reject)
    socket.write(
      [
        'GET /api/live HTTP/1.1',
        `Host: ${host}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Version: 13',
        '\r\n',
      ].join('\r\n'),
    )
    socket.once('data', () => {
      socket.resume()
      socket.on('error', () => {})
      resolve(socket)
    })
  })
}
