import fc from 'fast-check'
import type { Line } from './site.ts'

const KINDS = ['watch', 'unwatch', 'command', 'say', 'ping', 'judge', 'preview', 'lobby', 'x'] as const
const DEEDS = ['sit', 'leave', 'seat-bot', 'free-seat', 'change', 'start', 'end', 'undo', 'replace', 'answer'] as const

/** Frames that nobody should send: noise, and things that look nearly right. */
function nonsense(table: string): fc.Arbitrary<string> {
  const text = (frame: unknown) => JSON.stringify(frame) ?? ''
  const deed = fc.record({
    kind: fc.constantFrom(...DEEDS),
    seat: fc.anything(),
    to: fc.anything(),
    yes: fc.anything(),
  })
  return fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ kind: fc.constantFrom(...KINDS), n: fc.anything(), table: fc.anything() }).map(text),
    fc
      .record({
        kind: fc.constant('command'),
        n: fc.nat(),
        command: fc.record({
          table: fc.constant(table),
          based: fc.oneof(fc.nat(), fc.anything()),
          key: fc.string(),
          do: fc.oneof(deed, fc.anything()),
        }),
      })
      .map(text),
  )
}

/** Sends that many, and waits now and then until all before have been answered. */
export async function sendNonsense(line: Line, table: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 100) {
    for (const text of fc.sample(nonsense(table), Math.min(100, count - sent))) line.ws.send(text)
    const n = line.send({ kind: 'ping' })
    await line.until('pong', frame => frame.n === n)
    line.frames.splice(0)
    line.texts.splice(0)
  }
}
