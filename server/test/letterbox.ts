import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createLine, type Server, type Socket } from 'node:net'
import { expect } from 'vitest'
import type { PushTarget } from '../src/notices/web-push.ts'

/** A browser that can be pushed to, and what it reads. */
export function pushable(endpoint: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = Buffer.alloc(16, 7)
  const subscription: PushTarget = {
    endpoint,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
  function read(message: Buffer): string {
    const salt = message.subarray(0, 16)
    const theirs = message.subarray(21, 86)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
    const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12))
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(message.subarray(-16))
    const plain = Buffer.concat([cipher.update(message.subarray(86, -16)), cipher.final()])
    return plain.subarray(0, -1).toString()
  }
  return { subscription, read }
}

export type Pushed = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: Buffer }

/** A push service; `answer` decides by the path of the subscription. */
export async function openPushService(answer: (path: string) => number, headers: Record<string, string> = {}) {
  const pushed: Pushed[] = []
  const service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answer(path), headers).end()
    })
  })
  const address = `http://127.0.0.1:${await listening(service)}`
  return { address, pushed, close: () => closed(service) }
}

export type Letter = { readonly to: string; readonly from: string; readonly text: string }

/** A mail server that takes every letter, without encryption and without asking who sends it. */
export async function openMailServer() {
  const letters: Letter[] = []
  const server = createLine(socket => take(socket, letter => letters.push(letter)))
  const address = `smtp://127.0.0.1:${await listening(server)}`
  return { address, letters, close: () => closed(server) }
}

/** Letters with accents are written in quoted-printable. */
export const plain = ({ text }: Pick<Letter, 'text'>): string =>
  decodeURIComponent(
    text
      .replaceAll('=\n', '')
      .replaceAll('%', '=25')
      .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
  )

/** What the latest letter to this address that leads to this page has behind its `#`, once it has come. */
export async function linkTo(
  page: 'confirm' | 'password',
  email: string,
  { letters }: { readonly letters: readonly Letter[] },
): Promise<string> {
  const link = new RegExp(`/account/${page}#([\\w.-]+)`)
  const found = () => letters.filter(letter => letter.to === email && link.test(plain(letter))).at(-1)
  await expect.poll(found, { timeout: 20_000 }).toBeDefined()
  return link.exec(plain(found() ?? { text: '' }))?.[1] ?? ''
}

function take(socket: Socket, keep: (letter: Letter) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let [from, to] = ['', '']
  let text: string[] | null = null
  let rest = ''
  const answer = (line: string) => {
    if (text !== null) {
      if (line !== '.') text.push(line)
      else {
        keep({ from, to, text: text.join('\n') })
        text = null
        say('250 taken')
      }
    } else if (/^(?:EHLO|HELO)/i.test(line)) say('250 here')
    else if (/^MAIL FROM:/i.test(line)) {
      from = addressIn(line)
      say('250 good')
    } else if (/^RCPT TO:/i.test(line)) {
      to = addressIn(line)
      say('250 good')
    } else if (/^DATA/i.test(line)) {
      text = []
      say('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else say('500 what')
  }
  socket.on('error', () => {})
  socket.on('data', data => {
    const lines = (rest + String(data)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
  say('220 masterplan.test')
}
const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

async function listening(server: Server): Promise<number> {
  await new Promise<void>(open => server.listen(0, '127.0.0.1', open))
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}
const closed = (server: Server): Promise<void> => new Promise(done => server.close(() => done()))
