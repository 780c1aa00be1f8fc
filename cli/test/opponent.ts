import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** An engine as another program meets it: a process, lines in and lines out. */
export class Opponent {
  private readonly process
  private readonly lines: AsyncIterator<string>

  constructor(game: string, ...flags: readonly string[]) {
    const main = new URL('../src/main.ts', import.meta.url).pathname
    this.process = spawn(process.execPath, [main, 'engine', game, ...flags], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]()
    opponents.push(this)
  }
  send(line: string): void {
    this.process.stdin.write(`${line}\n`)
  }
  async next(): Promise<string> {
    const { value, done } = await this.lines.next()
    if (done === true) throw new Error('The engine has ended.')
    return value
  }
  /** What follows the word in the next line that begins with it. */
  async until(word: string): Promise<string> {
    for (;;) {
      const line = await this.next()
      if (line.startsWith('info string')) throw new Error(line)
      if (line === word || line.startsWith(`${word} `)) return line.slice(word.length + 1)
    }
  }
  async ask(query: string): Promise<string> {
    this.send(`query ${query}`)
    return this.until('response')
  }
  ready(): Promise<string> {
    this.send('isready')
    return this.until('readyok')
  }
  async end(): Promise<number | null> {
    const gone = new Promise<number | null>(resolve => this.process.once('exit', resolve))
    this.send('quit')
    return gone
  }
  kill(): void {
    this.process.kill()
  }
}
let opponents: Opponent[] = []

/** After a test, however it went. */
export function endOpponents(): void {
  for (const each of opponents) each.kill()
  opponents = []
}
