import type { Hint } from '@masterplan/bots'
import type { MatchRecord, Preview, Refused } from '@masterplan/kernel'
import { type Remote, wrap } from 'comlink'
import { keep } from '../device/kept-tables.ts'
import { rememberMatch } from '../device/level-memory.ts'
import type { PlayAnswer, Sight, TableClient, TableSetup, TakenBack } from './client.ts'
import { levelsMet } from './levels-met.ts'
import type { TableWorker } from './workers/table.worker.ts'
import { onWorkerEnd, randomName } from './workers/worker-lifetime.ts'

export type Trouble = 'worker-died' | 'not-kept' | 'elsewhere' | 'spoilt'
/** A match as it was kept; without a record it begins. */
interface KeptMatch {
  readonly record: MatchRecord | null
  readonly takenBack: readonly TakenBack[]
}
interface Surroundings {
  readonly pace: () => number // milliseconds between the moves of bots
  readonly trouble: (what: Trouble) => void
}

/** How many workers in a row may die without a line being played: after more, a new one won't help. */
const MOST_DEATHS = 3

/** Milliseconds that a device may take to keep a match; then it plays on without. */
const PATIENCE = 2000

/** A table on this device. Rules and bots run in workers; every move is kept, so that a reload or a crash loses nothing. */
export class LocalTable implements TableClient {
  readonly id: string
  private readonly setup: TableSetup
  private readonly around: Surroundings
  private worker: Worker | null = null
  private table: Promise<Remote<TableWorker>>
  private seen: Sight | null = null
  private last: KeptMatch
  private readonly listeners = new Set<() => void>()
  private closed = false
  private moving = false
  private skipping = false
  private hurry: () => void = () => {}
  private deaths = 0

  constructor(id: string, setup: TableSetup, kept: KeptMatch, around: Surroundings) {
    this.id = id
    this.setup = setup
    this.last = kept
    this.around = around
    this.table = this.start()
    void this.reopen()
  }

  /** Whoever asks a worker for anything waits until it has the match: just after a restart somebody may press already. */
  private async start(): Promise<Remote<TableWorker>> {
    const worker = new Worker(new URL('./workers/table.worker.ts', import.meta.url), { type: 'module' })
    this.worker = worker
    const died = () => this.worker === worker && this.revive()
    worker.addEventListener('error', died)
    const table = wrap<TableWorker>(worker)
    const name = `masterplan-rules-${randomName()}`
    await table.live(name)
    onWorkerEnd(name, died)
    void this.show(await table.open(this.setup, this.last.record, this.last.takenBack))
    return table
  }

  private async reopen(): Promise<void> {
    try {
      await this.table
    } catch {
      if (!this.closed) this.around.trouble('spoilt') // a match of other rules, or a record that was tampered with
    }
  }

  /** A worker that died is replaced, and the match goes on from its last line. */
  revive(): void {
    if (this.closed) return
    this.worker?.terminate()
    this.worker = null
    this.moving = false
    this.deaths++
    if (this.deaths > MOST_DEATHS) {
      this.around.trouble('spoilt')
      return
    }
    this.around.trouble('worker-died')
    this.table = this.start()
    void this.reopen()
  }

  /** A line is kept before it is shown: what has been seen survives a reload at any moment. */
  private async show(sight: Sight): Promise<void> {
    const kept = await (await this.table).kept()
    const entry = { id: this.id, setup: this.setup, ...kept, changed: Date.now() }
    const isKept = await Promise.race([keep(entry), wait(PATIENCE).then(() => false)])
    if (this.closed) return
    if (!isKept) this.around.trouble('not-kept')
    if (sight.lines !== this.seen?.lines && this.seen !== null) this.deaths = 0
    this.last = kept
    this.learn(sight)
    this.seen = sight
    if (sight.thinking === null || sight.curtain) this.skipping = false
    if (!this.skipping) for (const listener of this.listeners) listener()
    void this.moveBots()
  }

  /** The end that was just come to, not one that was opened again, tells how strong the player is. */
  private learn({ ranks }: Sight): void {
    const met = this.seen?.ranks === null && ranks !== null ? levelsMet(this.setup, ranks) : undefined
    if (met !== undefined) rememberMatch(this.setup.game, met.levels, met.outcome)
  }

  private async moveBots(): Promise<void> {
    if (this.closed || this.moving || this.seen?.thinking == null || this.seen.curtain) return
    this.moving = true
    try {
      const table = await this.table
      const [sight] = await Promise.all([table.botMove(), this.pause()])
      this.moving = false
      if (sight) await this.show(sight)
    } catch {
      this.revive()
    }
  }

  /** As long as the pace of bots says, unless somebody skips it. */
  private pause(): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, this.skipping ? 0 : this.around.pace())
      this.hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** The bots play on at once, and the table is shown again where a person must decide; their pace stays as it was. */
  skip(): void {
    this.skipping = this.seen?.thinking != null
    this.hurry()
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

  async play(text: string): Promise<PlayAnswer> {
    const { played, sight } = await (await this.table).play(this.seat(), text)
    await this.show(sight)
    return played
  }

  why = async (text: string): Promise<Refused<string> | null> => (await this.table).why(this.seat(), text)
  preview = async (text: string): Promise<Preview | null> => (await this.table).preview(this.seat(), text)
  readonly helps = true
  hints = async (): Promise<readonly Hint[]> => (await this.table).hints(this.seat())
  record = async (): Promise<MatchRecord> => (await (await this.table).kept()).record

  async takeBack(): Promise<void> {
    this.moving = false
    await this.show(await (await this.table).takeBack())
  }

  async lift(): Promise<void> {
    await this.show(await (await this.table).lift())
  }

  close(): void {
    this.closed = true
    this.worker?.terminate()
  }
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
