import type { JobData, Jobs, ServerJob } from '../src/index.ts'

/** Jobs that are done when the test says so, at a time that it chooses. */
export class WaitingJobs implements Jobs {
  readonly jobs: ServerJob[] = []
  private readonly workers = new Map<string, (data: JobData) => Promise<void>>()
  add(job: ServerJob): void {
    this.jobs.push(job)
  }
  work(kind: string, act: (data: JobData) => Promise<void>): void {
    this.workers.set(kind, act)
  }
  async run(kind: string): Promise<void> {
    for (const job of this.jobs.splice(0)) if (job.kind === kind) await this.workers.get(kind)?.(job.data)
  }
  ready = async () => true
  close = async () => {}
}
