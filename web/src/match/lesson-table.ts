import type { MatchRecord, Preview, Refused } from '@masterplan/kernel'
import type { Remote } from 'comlink'
import type { PlayAnswer, Sight, TableClient } from './client.ts'
import type { LessonWorker, StandingPosition } from './workers/lesson.worker.ts'

/** A move that was tried, and the position it was tried in. */
export type TriedMove = { readonly text: string; readonly before: Sight; readonly after: Sight }

/** A lesson is a table: a position stands on it, one move is tried, and then it stands again. Nothing is kept. */
export class LessonTable implements TableClient {
  private readonly rules: Remote<LessonWorker>
  private readonly position: StandingPosition
  private readonly listeners = new Set<() => void>()
  private seen: Sight | null = null
  private made: TriedMove | null = null
  private closed = false

  constructor(rules: Remote<LessonWorker>, position: StandingPosition) {
    this.rules = rules
    this.position = position
    void rules.stand(position).then(sight => this.show(sight, null))
  }

  private show(sight: Sight, made: TriedMove | null): void {
    if (this.closed) return
    this.seen = sight
    this.made = made
    for (const listener of this.listeners) listener()
  }

  sight = (): Sight | null => this.seen
  tried = (): TriedMove | null => this.made

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  async play(text: string): Promise<PlayAnswer> {
    const before = this.made?.before ?? this.seen
    if (before === null) throw new Error('Nothing stands on this table yet.')
    const { played, sight } = await this.rules.play(text)
    if (played.ok) this.show(sight, { text, before, after: sight })
    return played
  }

  /** The position as it was, whatever was tried. */
  async again(): Promise<void> {
    this.show(await this.rules.again(), null)
  }

  why = async (text: string): Promise<Refused<string> | null> => this.rules.why(text)
  preview = async (text: string): Promise<Preview | null> => this.rules.preview(text)
  takeBack = (): Promise<void> => this.again()
  readonly helps = false // a lesson has its own
  hints = async () => []
  lift = async (): Promise<void> => {}
  record = async (): Promise<MatchRecord> => this.position.record

  close(): void {
    this.closed = true // the worker is the lesson's, and the next task's
  }
}
