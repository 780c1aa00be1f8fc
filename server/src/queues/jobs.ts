/** The queues, the most urgent first. None can take the slots of another, however much is given to it. */
export const QUEUES = ['clock', 'bot', 'notice'] as const
export type JobKind = (typeof QUEUES)[number]

/** Something to be done once, by whichever process gets to it. `id` says what it is: the same id is not done twice at once. */
export type ServerJob = {
  readonly kind: JobKind
  readonly id: string
  readonly data: JobData
  readonly rank?: number // among the jobs of its queue, as far as processes share it; left out: before all others
}
/** Plain JSON. */
export type JobData = Readonly<Record<string, string | number>>

/** How many jobs of a queue a process does at once. Bots wait here for their turn to think, see `FairTurns`. */
export type Slots = Readonly<Record<JobKind, number>>
export const USUAL_SLOTS: Slots = { clock: 32, bot: 200, notice: 16 }

/** Work that nobody waits for. A job may get lost with its process: deadlines in the store are looked after as well. */
export interface Jobs {
  /** `at`: not before; 0 for as soon as possible. A job that is set for later than `at` is brought forward. Never fails. */
  add(job: ServerJob, at: number): void
  /** Who does jobs of a kind. Called once for each kind, before the first job. */
  work(kind: JobKind, act: (data: JobData) => Promise<void>): void
  ready(): Promise<boolean>
  /** Begins nothing more, and waits a little for what has begun: whatever hangs is left to its deadline. */
  close(): Promise<void>
}

/** Milliseconds that work under way is given to end when the process stops. */
export const CLOSING = 2000
