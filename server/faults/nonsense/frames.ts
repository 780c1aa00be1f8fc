import { FromClient, FromServer } from '@masterplan/protocol'
import fc from 'fast-check'
import { WebSocket } from 'ws'
import { newcomer } from './crowd.ts'
import { brokenBytes, brokenText, spoilt } from './spoilt.ts'
import { type KnownTables, validFor } from './valid.ts'

const BATCH = 100
const BATCHES_AT_A_TABLE = 10
const LAST = 2 ** 31 - 1 // the number of the ping that ends a batch
const NEWS = new Set(['update', 'presence', 'chat', 'lobby'])

/** No made frame may look like the one that ends a batch. */
const apart = (text: string): string => text.replaceAll(String(LAST), String(LAST - 1))

/** Frames that nobody should send: noise, things that look nearly right, and some that are right. */
function frames(known: KnownTables): fc.Arbitrary<string | Buffer> {
  const right = validFor(FromClient, known)
  const text = right.map(frame => apart(JSON.stringify(frame)))
  return fc.oneof(
    { weight: 6, arbitrary: spoilt(right).map(frame => apart(JSON.stringify(frame) ?? '')) },
    { weight: 2, arbitrary: brokenText(text) },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: brokenBytes },
  )
}

/** Sends that many over one socket after another, and counts: each frame gets one answer, and each answer is declared. */
export async function sendFrames(address: string, { count, seed }: { count: number; seed: number }): Promise<string[]> {
  const problems: string[] = []
  let line = await Line.open(address, problems)
  for (let sent = 0; sent < count; sent += BATCH) {
    const batch = sent / BATCH
    if (batch > 0 && batch % BATCHES_AT_A_TABLE === 0) {
      line.ws.close()
      line = await Line.open(address, problems)
    }
    await line.send(fc.sample(frames(line.known), { numRuns: Math.min(BATCH, count - sent), seed: seed + batch }))
  }
  line.ws.close()
  return problems
}

class Line {
  readonly ws: WebSocket
  readonly known: KnownTables
  private readonly problems: string[]
  private answers = 0
  private done: () => void = () => {}
  private broke: (why: Error) => void = () => {}

  private constructor(ws: WebSocket, known: KnownTables, problems: string[]) {
    this.ws = ws
    this.known = known
    this.problems = problems
    ws.on('message', data => this.hear(String(data)))
    ws.on('close', code => this.broke(new Error(`The socket was closed with ${code}.`)))
  }

  static async open(address: string, problems: string[]): Promise<Line> {
    const { token, ...known } = await newcomer(address)
    const headers = { authorization: `Bearer ${token}` }
    const ws = new WebSocket(new URL('/api/live', address.replace('http', 'ws')), { headers })
    await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
    return new Line(ws, known, problems)
  }

  async send(batch: readonly (string | Buffer)[]): Promise<void> {
    this.answers = 0
    const ended = new Promise<void>((resolve, reject) => {
      this.done = resolve
      this.broke = reject
    })
    for (const frame of batch) this.ws.send(frame)
    this.ws.send(JSON.stringify({ kind: 'ping', n: LAST }))
    await ended
    if (this.answers !== batch.length) this.problems.push(`${batch.length} frames got ${this.answers} answers.`)
  }

  private hear(text: string): void {
    const read = FromServer.safeParse(JSON.parse(text))
    if (!read.success) {
      this.problems.push(`An answer that nobody declared: ${text.slice(0, 200)}`)
      return
    }
    const { data: frame } = read
    if (frame.kind === 'no' || (frame.kind === 'answer' && !frame.answer.ok)) {
      const { code, sentence } =
        frame.kind === 'no' ? frame.no : frame.answer.ok ? { code: '', sentence: '' } : frame.answer
      const fault = faultOf(code, sentence)
      if (fault !== undefined) this.problems.push(fault)
    }
    if (frame.kind === 'pong' && frame.n === LAST) this.done()
    else if (!NEWS.has(frame.kind)) this.answers++
  }
}

/** Every no has a code and one sentence, and none of them is our own fault. */
export function faultOf(code: string, sentence: string): string | undefined {
  if (code === 'unavailable' || code === 'broken') return `It was our fault: ${code}, ${sentence}`
  return /^\S[^\n]*[.!?]$/.test(sentence) ? undefined : `"${code}" says ${JSON.stringify(sentence)}.`
}
