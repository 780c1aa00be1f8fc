import type { FromServer } from '@masterplan/protocol'
import { expect } from 'vitest'
import type { Guest } from './site.ts'

/** An event stream, read by hand. */
export class StreamClient {
  readonly frames: FromServer[] = []
  last = ''
  ended: Promise<void> = Promise.resolve()
  private readonly aborted = new AbortController()
  private wake: () => void = () => {}

  static async open(guest: Guest, table: string, last = '', wishes = new URLSearchParams()): Promise<StreamClient> {
    const stream = new StreamClient()
    const headers: Record<string, string> = { authorization: `Bearer ${guest.token}` }
    if (last !== '') headers['last-event-id'] = last
    const address = new URL(`/api/tables/${table}/updates?${wishes}`, guest.address)
    const response = await fetch(address, { headers, signal: stream.aborted.signal })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    stream.ended = stream.read(response)
    return stream
  }
  private async read(response: Response): Promise<void> {
    let text = ''
    try {
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        text += part
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          this.take(text.slice(0, end))
          text = text.slice(end + 2)
        }
      }
    } catch {
      // closed by us
    }
  }
  private take(event: string): void {
    for (const line of event.split('\n')) {
      if (line.startsWith('id: ')) this.last = line.slice(4)
      if (line.startsWith('data: ')) this.frames.push(JSON.parse(line.slice(6)) as FromServer)
    }
    this.wake()
  }
  async until(fits: (frame: FromServer) => boolean): Promise<FromServer> {
    for (let wait = 0; wait < 200; wait++) {
      const found = this.frames.find(fits)
      if (found !== undefined) return found
      await Promise.race([
        new Promise<void>(resolve => (this.wake = resolve)),
        new Promise(resolve => setTimeout(resolve, 100)),
      ])
    }
    throw new Error(`It never came: ${JSON.stringify(this.frames).slice(0, 300)}`)
  }
  close(): void {
    this.aborted.abort()
  }
}
