import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from '../bench/child.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Server processes that can be killed and started again, at the same ports and with the same data. */
export class Farm {
  private readonly data = mkdtempSync(join(tmpdir(), 'masterplan-faults-'))
  private readonly environment: Readonly<Record<string, string>>
  private readonly children: (Child | null)[] = []
  private readonly ports: number[] = []

  constructor(environment: Readonly<Record<string, string>>) {
    this.environment = environment
  }

  get size(): number {
    return this.children.length
  }

  async add(): Promise<void> {
    this.children.push(null)
    this.ports.push(0)
    await this.start(this.size - 1)
  }

  private async start(at: number): Promise<void> {
    const port = String(this.ports[at])
    const args = ['cli/src/main.ts', 'serve', '--port', port, '--limits', 'none', '--tables-only', '--data', this.data]
    const child = await startChild(args, ROOT, { ...process.env, ...this.environment })
    this.children[at] = child
    this.ports[at] = child.port
  }

  /** No warning and no time to say anything. */
  async kill(at: number): Promise<void> {
    const child = this.children[at]
    if (!child) return
    this.children[at] = null
    const gone = new Promise(resolve => child.process.once('exit', resolve))
    child.process.kill('SIGKILL')
    await gone
    await this.start(at)
  }

  /** Any process will do: none is tied to a table. */
  address(turn: number): string {
    return `http://127.0.0.1:${this.ports[turn % this.size]}`
  }

  async close(): Promise<void> {
    for (const child of this.children) child?.process.kill('SIGKILL')
    rmSync(this.data, { recursive: true, force: true })
  }
}
