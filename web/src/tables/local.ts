import type { MatchRecord, Preview, Refused } from '@masterplan/kernel'
import { type Remote, wrap } from 'comlink'
import type { TableWorker } from '../workers/table.worker.ts'
import type { Hint, Played, Setup, Sight, TableClient } from './client.ts'
import { keep } from './storage.ts'

export type Trouble = 'worker-died' | 'not-kept' | 'elsewhere'

/** A table on this device. Rules and bots run in workers; every move is kept, so that a reload or a crash loses nothing. */
export class LocalTable implements TableClient {
  readonly id: string
  private readonly setup: Setup
  private readonly pace: () => number // milliseconds between the moves of bots
  private readonly trouble: (what: Trouble) => void
  private worker: Worker
  private table: Remote<TableWorker>
  private seen: Sight | null = null
  private last: MatchRecord | null
  private readonly listeners = new Set<() => void>()
  private closed = false
  private moving = false

  constructor(
    id: string,
    setup: Setup,
    record: MatchRecord | null,
    { pace, trouble }: { readonly pace: () => number; readonly trouble: (what: Trouble) => void },
  ) {
    this.id = id
    this.setup = setup
    this.last = record
    this.pace = pace
    this.trouble = trouble
    ;[this.worker, this.table] = this.start()
    this.reopen()
  }

  private start(): [Worker, Remote<TableWorker>] {
    const worker = new Worker(new URL('../workers/table.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', () => this.revive())
    return [worker, wrap<TableWorker>(worker)]
  }

  private async reopen(): Promise<void> {
    await this.show(await this.table.open(this.setup, this.last))
  }

  /** A worker that died is replaced, and the match goes on from its last line. */
  revive(): void {
    if (this.closed) return
    this.worker.terminate()
    this.trouble('worker-died')
    this.moving = false
    ;[this.worker, this.table] = this.start()
    this.reopen()
  }

  private async show(sight: Sight): Promise<void> {
    if (this.closed) return
    this.seen = sight
    for (const listener of this.listeners) listener()
    this.last = await this.table.record()
    if (!(await keep({ id: this.id, setup: this.setup, record: this.last, changed: Date.now() })))
      this.trouble('not-kept')
    void this.moveBots()
  }

  private async moveBots(): Promise<void> {
    if (this.moving || this.seen?.thinking == null || this.seen.curtain) return
    this.moving = true
    try {
      const [sight] = await Promise.all([this.table.botMove(), wait(this.pace())])
      this.moving = false
      if (sight) await this.show(sight)
    } catch {
      this.revive()
    }
  }

  sight = (): Sight | null => this.seen

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  private seat() {
    const viewer = this.seen?.viewer
    if (viewer === undefined || viewer === 'audience') throw new Error('Nobody sits at this device.')
    return viewer
  }

  async play(text: string): Promise<Played> {
    const { played, sight } = await this.table.play(this.seat(), text)
    await this.show(sight)
    return played
  }

  why = (text: string): Promise<Refused<string> | null> => this.table.why(this.seat(), text)
  preview = (text: string): Promise<Preview | null> => this.table.preview(this.seat(), text)
  hints = (): Promise<readonly Hint[]> => this.table.hints(this.seat())
  record = (): Promise<MatchRecord> => this.table.record()

  async undo(): Promise<void> {
    this.moving = false
    await this.show(await this.table.undo())
  }

  async lift(): Promise<void> {
    await this.show(await this.table.lift())
  }

  close(): void {
    this.closed = true
    this.worker.terminate()
  }
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
