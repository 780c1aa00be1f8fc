import type { IncomingHttpHeaders } from 'node:http'
import type { Bus } from '../bus/bus.ts'
import type { Identify } from '../people/identity.ts'

/** A socket or a stream of somebody, and what it was opened with. */
export interface OpenLine {
  readonly person: string
  readonly headers: IncomingHttpHeaders
  signedOut(): void
}

/** Lines stay open long after they were let in: they are asked again whenever what says who somebody is may have changed. */
export class OpenLines {
  private readonly identify: Identify
  private readonly lines = new Map<string, Set<OpenLine>>()
  private heard = 0

  constructor(bus: Bus, identify: Identify) {
    this.identify = identify
    bus.listenToPeople(person => {
      this.heard++
      const lines = person === null ? [...this.lines.values()].flatMap(set => [...set]) : (this.lines.get(person) ?? [])
      for (const line of lines) void this.ask(line)
    })
  }

  /** How much was heard so far: asked before somebody is identified, so that nothing is missed until their line is kept. */
  get place(): number {
    return this.heard
  }

  /** Keeps a line until the function it gives is called. */
  keep(line: OpenLine, place: number): () => void {
    const set = this.lines.get(line.person) ?? new Set()
    this.lines.set(line.person, set.add(line))
    if (this.heard !== place) void this.ask(line)
    return () => {
      set.delete(line)
      if (set.size === 0 && this.lines.get(line.person) === set) this.lines.delete(line.person)
    }
  }

  private async ask(line: OpenLine): Promise<void> {
    const found = await this.identify(line.headers).catch(() => null) // who cannot be asked may come back
    if (found?.person.id !== line.person) line.signedOut()
  }
}
