import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { printable } from '../../command.ts'

/** What came of waiting for a line; `why` is what follows the engine's name in a sentence. */
export type EngineReply<Found> =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly why: string }

const KEEPER = fileURLToPath(new URL('./keeper.ts', import.meta.url))
const LONGEST_LINE = 2 ** 20
const LONGEST_COMPLAINT = 300
const TO_LEAVE = 1000 // milliseconds after `quit`

type Listener = { hear(line: string): void; lose(why: string): void }

/** An engine that was started: lines in, lines out. What it says while nobody waits for it is not kept. */
export class EngineProcess {
  private readonly keeper: ChildProcess
  private readonly ended: Promise<void>
  private unfinished = '' // a line whose end has not come yet
  private complaints = '' // the end of what it wrote to standard error
  private listener: Listener | undefined
  private fault: string | undefined // why there is nothing more to expect of it

  constructor(command: readonly string[]) {
    const stdio = ['pipe', 'pipe', 'pipe', 'pipe'] as const
    this.keeper = spawn(process.execPath, [KEEPER, ...command], { stdio: [...stdio] })
    const { stdin, stdout, stderr } = this.keeper
    stdin!.on('error', () => {}) // it has ended, which is noticed below
    this.lifeline.on('error', () => {}).resume()
    stdout!.setEncoding('utf8').on('data', (text: string) => this.take(text))
    stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.complaints = (this.complaints + text).slice(-LONGEST_COMPLAINT)
    })
    this.ended = new Promise(resolve => {
      this.keeper.once('error', error => {
        this.lose(`could not be started: ${error.message}`)
        resolve()
      })
      this.keeper.once('close', code => {
        this.lose(`ended with exit code ${code}${this.lastComplaint()}`)
        resolve()
      })
    })
  }

  get isWell(): boolean {
    return this.fault === undefined
  }

  send(line: string): void {
    this.keeper.stdin!.write(`${line}\n`)
  }

  /** Waits for the first line from which `read` makes something; one that does not come in time is not waited for again. */
  hear<Found>(read: (line: string) => Found | undefined, within: number, late: string): Promise<EngineReply<Found>> {
    if (this.fault !== undefined) return Promise.resolve({ ok: false, why: this.fault })
    return new Promise(resolve => {
      const done = (heard: EngineReply<Found>) => {
        clearTimeout(timer)
        this.listener = undefined
        resolve(heard)
      }
      const timer = setTimeout(() => this.lose(late), within)
      this.listener = {
        hear: line => {
          const found = read(line)
          if (found !== undefined) done({ ok: true, found })
        },
        lose: why => done({ ok: false, why }),
      }
    })
  }

  /** Asks it to leave, and ends it and all that it started if it does not. */
  async end(): Promise<void> {
    if (this.isWell) {
      this.send('quit')
      this.keeper.stdin!.end()
      const patience = setTimeout(() => this.lifeline.destroy(), TO_LEAVE)
      await this.ended
      clearTimeout(patience)
    }
    this.lifeline.destroy()
    await this.ended
  }

  private get lifeline(): Socket {
    return this.keeper.stdio[3] as Socket // a pipe, as asked for above
  }

  private take(text: string): void {
    const lines = (this.unfinished + text).split(/\r?\n/)
    this.unfinished = lines.pop()!
    if (this.unfinished.length > LONGEST_LINE) {
      this.unfinished = ''
      this.lose('wrote more than a megabyte without ending the line')
    }
    for (const line of lines) this.listener?.hear(line.trim())
  }

  private lastComplaint(): string {
    const last = this.complaints.trimEnd().split(/\r?\n/).at(-1)
    return last ? `: ${printable(last).replace(/\.$/, '')}` : ''
  }

  /** It does not come back from this: who lost it ends it. */
  private lose(why: string): void {
    if (this.fault !== undefined) return
    this.fault = why
    this.lifeline.destroy()
    this.listener?.lose(why)
  }
}
