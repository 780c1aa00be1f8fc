import { PassThrough } from 'node:stream'
import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Outbox } from '../src/doors/outbox.ts'

test('what is put in at one moment goes out at once, in whole frames of any length', async () => {
  const socket = new PassThrough()
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const outbox = new Outbox(socket)
  const texts = [
    '',
    'a',
    'é'.repeat(60),
    'b'.repeat(125),
    'c'.repeat(126),
    'ü'.repeat(40_000),
    'd'.repeat(65_535),
    'the last 🏙',
  ]
  for (const text of texts) outbox.put(text)
  expect(chunks).toEqual([])
  await soon()
  expect(chunks).toHaveLength(1)
  const heard = textsIn(Buffer.concat(chunks))
  expect(heard).toEqual(texts)
})

test('a socket that is gone is not written to', async () => {
  const socket = new PassThrough()
  const outbox = new Outbox(socket)
  outbox.put('too late')
  socket.destroy()
  await soon()
  expect(socket.errored).toBeNull()
})

/** Frames as RFC 6455 has them: whole, of text, unmasked. */
function textsIn(bytes: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81)
    const short = bytes.readUInt8(at + 1)
    const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
    at = start + length
    texts.push(bytes.toString('utf8', start, at))
  }
  return texts
}
