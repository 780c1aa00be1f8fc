import type { Playable } from '@masterplan/kernel'
import type { EngineRoom, EngineTable, NamedEngine, Seating } from '@masterplan/lab'
import { commandWords } from './command-words.ts'
import { EngineProcess } from './engine-process.ts'
import { ask, beginMatch, introduce } from './ugi.ts'

type Started = { readonly name: string; readonly process: EngineProcess; readonly options: ReadonlySet<string> }

/** The engines of one run: a process for every seat that one sits in, kept from match to match as long as it is well. */
export class EngineProcesses implements EngineRoom {
  private readonly game: Playable
  private readonly all: Started[] = []
  private idle: Started[] = []

  constructor(game: Playable) {
    this.game = game
  }

  async seat(engine: NamedEngine, table: EngineTable): Promise<Seating> {
    const started = await this.started(engine)
    if (!started.ok) return started
    const { process, options } = started
    const begun = await beginMatch(process, options, this.game, table)
    return begun.ok ? { ok: true, choose: question => ask(process, question, engine.limit) } : begun
  }

  rise(): void {
    this.idle = this.all.filter(({ process }) => process.isWell)
  }

  /** Nothing that was started here is left. */
  async close(): Promise<void> {
    await Promise.all(this.all.splice(0).map(({ process }) => process.end()))
  }

  private async started({ name, command }: NamedEngine) {
    const waiting = this.idle.findIndex(each => each.name === name)
    if (waiting >= 0) return { ok: true as const, ...this.idle.splice(waiting, 1)[0]! }
    const process = new EngineProcess(commandWords(command) ?? [])
    const met = await introduce(process)
    const started = { name, process, options: met.ok ? met.found : new Set<string>() }
    this.all.push(started)
    return met.ok ? { ok: true as const, ...started } : met
  }
}
