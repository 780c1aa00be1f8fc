import { type Remote, wrap } from 'comlink'
import { onWorkerEnd, randomName } from './worker-lifetime.ts'

/** What every worker of ours answers: it holds the lock of this name for as long as it lives. */
interface LivingWorker {
  live(name: string): Promise<void>
}
interface StartedWorker<Api> {
  readonly api: Remote<Api>
  readonly gone: Promise<never>
}

/** Asks a worker that is started when it is first needed. An answer that dies with its worker is an error. */
export class PageWorker<Api extends LivingWorker> {
  private readonly make: () => Worker
  private worker: Worker | undefined
  private started: Promise<StartedWorker<Api>> | undefined

  constructor(make: () => Worker) {
    this.make = make
  }

  async ask<Answer>(question: (api: Remote<Api>) => Promise<Answer>): Promise<Answer> {
    this.started ??= this.start()
    const { api, gone } = await this.started
    return Promise.race([question(api), gone])
  }

  /** What it was asked is never answered; the next question starts another. */
  stop(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.started = undefined
  }

  private async start(): Promise<StartedWorker<Api>> {
    const worker = this.make()
    this.worker = worker
    const { promise: gone, reject: lose } = Promise.withResolvers<never>()
    gone.catch(() => {}) // it may die when nobody waits for it
    const started: StartedWorker<Api> = { api: wrap<Api>(worker), gone }
    const died = () => {
      if (this.worker === worker) this.stop()
      lose(new Error('The worker is gone.'))
    }
    worker.addEventListener('error', died)
    const name = `masterplan-worker-${randomName()}`
    const { live } = started.api as unknown as Remote<LivingWorker> // every Api has it
    await Promise.race([live(name), gone])
    onWorkerEnd(name, died)
    return started
  }
}
