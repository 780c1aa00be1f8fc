import type { Answer, Question } from './question.ts'
import { newBell, ring } from './question.ts'

/** What the asking thread does with one that answers: post questions to it, and end it. */
export interface Line {
  post(question: Question): void
  readonly bell: Int32Array | undefined // shared with the answering thread; undefined where no memory can be shared
}

type Waiting = (answer: Answer) => void

/** The asking side of a thread in which bots think: every question gets an answer, even when the thread dies. */
export class Asker {
  private readonly line: Line
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0

  constructor(line: Line) {
    this.line = line
  }

  /** How many questions are open. */
  get open(): number {
    return this.waiting.size
  }

  ask(question: Omit<Question, 'id'>): { readonly id: number; readonly answer: Promise<Answer> } {
    const id = ++this.asked
    const answer = new Promise<Answer>(resolve => this.waiting.set(id, resolve))
    this.line.post({ ...question, id })
    return { id, answer }
  }

  /** The bot answers now, with the best move so far. False where it cannot hear: then only ending its thread helps. */
  hurry(id: number): boolean {
    if (this.line.bell === undefined) return false
    ring(this.line.bell, id)
    return true
  }

  /** An answer came from the thread. One that nobody waits for any more is dropped. */
  heard(answer: Answer): void {
    this.waiting.get(answer.id)?.(answer)
    this.waiting.delete(answer.id)
  }

  /** The thread is gone: whoever waits for it hears why. */
  lost(sentence: string): void {
    for (const [id, resolve] of this.waiting) resolve({ id, ok: false, sentence })
    this.waiting.clear()
  }
}

/** Memory to ring by, where this program may share some; a page often may not. */
export const bellIfAny = (): Int32Array | undefined =>
  typeof SharedArrayBuffer === 'undefined' ? undefined : newBell()
