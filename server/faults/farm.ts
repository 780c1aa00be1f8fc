import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { type Child, startChild, stopChild } from '../bench/child.ts'

const ROOT = join(import.meta.dirname, '../..')
/** A machine that does other things as well may take minutes to start a process; that is no fault of the server. */
export const PATIENCE = 600_000
/** Milliseconds for news to get from one process to another, on a busy machine. */
export const HEARD = 5_000

export interface FarmSettings {
  /** What is started; null: the server as it is. It says its port and keeps its things in the folder it is given. */
  readonly program: string | null
  readonly environment: Readonly<Record<string, string>>
  readonly data?: string // the folder of what is kept; a new one unless told
}

/** Where a process stands: which one, where it listens, and how many commands it was sent and has not answered. */
type Post = { child: Child | null; port: number; sent: number }

/** Server processes that can be killed and started again, with the same data. */
export class Farm {
  readonly data: string
  private readonly settings: FarmSettings
  private readonly posts: Post[] = []
  private look: () => void = () => {}

  constructor(settings: FarmSettings) {
    this.settings = settings
    this.data = settings.data ?? mkdtempSync(join(tmpdir(), 'masterplan-faults-'))
  }

  get size(): number {
    return this.posts.length
  }

  private post(at: number): Post {
    const post = this.posts[at]
    if (post === undefined) throw new Error(`There is no process ${at}.`)
    return post
  }

  async add(): Promise<void> {
    const post: Post = { child: null, port: 0, sent: 0 }
    this.posts.push(post)
    const child = await this.start(post)
    if (this.size > 1) return
    // Only a process that ends in peace leaves compiled code behind, from which all others start faster.
    await stopChild(child)
    await this.start(post)
  }

  /** At whichever port is free: the old one may be somebody's by now. */
  private async start(post: Post): Promise<Child> {
    const { program, environment } = this.settings
    const serve = ['cli/src/main.ts', 'serve', '--port', '0', '--limits', 'none', '--tables-only', '--data', this.data]
    const cache = { NODE_COMPILE_CACHE: join(this.data, 'compiled') }
    const args = program === null ? serve : [program, this.data]
    const child = await startChild(args, ROOT, { ...process.env, ...cache, ...environment }, 'ignore')
    post.child = child
    await ready(`http://127.0.0.1:${child.port}`)
    post.port = child.port
    return child
  }

  /** No warning and no time to say anything. How many commands it was busy with. */
  async kill(at: number): Promise<number> {
    const post = this.post(at)
    const { child, sent: caught } = post
    if (child === null) throw new Error(`Process ${at} is not there.`)
    post.child = null
    const gone = new Promise(resolve => child.process.once('exit', resolve))
    child.process.kill('SIGKILL')
    await gone
    await this.start(post)
    return caught
  }

  async stop(at: number): Promise<void> {
    const { child } = this.post(at)
    if (child !== null) await stopChild(child)
  }

  /** Waits until commands are on their way to a process, and then a moment longer: each stroke falls at another place. */
  async untilBusy(at: number): Promise<void> {
    await this.reaches(at, 2)
    await later(4 * Math.random())
    await this.reaches(at, 1)
  }

  private reaches(at: number, count: number): Promise<void> {
    const post = this.post(at)
    if (post.sent >= count) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Nobody sent anything to process ${at}.`)), PATIENCE)
      this.look = () => {
        if (post.sent < count) return
        clearTimeout(timer)
        this.look = () => {}
        resolve()
      }
    })
  }

  /** Commands are counted where they are sent. */
  sending(at: number, by: 1 | -1): void {
    this.post(at).sent += by
    this.look()
  }
  get underway(): number {
    return this.posts.reduce((sum, { sent }) => sum + sent, 0)
  }

  /** Any process will do: none is tied to a table. */
  address(at: number): string {
    return `http://127.0.0.1:${this.post(at).port}`
  }

  async close(): Promise<void> {
    for (const { child } of this.posts) child?.process.kill('SIGKILL')
    rmSync(this.data, { recursive: true, force: true })
  }
}

async function ready(address: string): Promise<void> {
  const until = performance.now() + PATIENCE
  while (performance.now() < until) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await later(20)
  }
  throw new Error(`The server at ${address} was not ready after ${PATIENCE / 60_000} minutes.`)
}
