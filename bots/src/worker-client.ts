import type { BotAnswer, BotQuestion } from './worker-protocol.ts'
import { raiseStop } from './worker-protocol.ts'

/** What the asking thread does with one that answers: post questions to it, and end it. */
export interface WorkerPort {
  post(question: BotQuestion): void
  readonly stopFlag: Int32Array | undefined // shared with the answering thread; undefined where no memory can be shared
}

type Waiting = (answer: BotAnswer) => void

/** The asking side of a thread in which bots think: every question gets an answer, even when the thread dies. */
export class WorkerClient {
  private readonly line: WorkerPort
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0

  constructor(line: WorkerPort) {
    this.line = line
  }

  /** How many questions are open. */
  get open(): number {
    return this.waiting.size
  }

  ask(question: Omit<BotQuestion, 'id'>): { readonly id: number; readonly answer: Promise<BotAnswer> } {
    const id = ++this.asked
    const answer = new Promise<BotAnswer>(resolve => this.waiting.set(id, resolve))
    this.line.post({ ...question, id })
    return { id, answer }
  }

  /** The bot answers now, with the best move so far. False where it cannot hear: then only ending its thread helps. */
  hurry(id: number): boolean {
    if (this.line.stopFlag === undefined) return false
    raiseStop(this.line.stopFlag, id)
    return true
  }

  /** An answer came from the thread. One that nobody waits for any more is dropped. */
  heard(answer: BotAnswer): void {
    this.waiting.get(answer.id)?.(answer)
    this.waiting.delete(answer.id)
  }

  /** The thread is gone: whoever waits for it hears why. */
  lost(sentence: string): void {
    for (const [id, resolve] of this.waiting) resolve({ id, ok: false, sentence })
    this.waiting.clear()
  }
}
