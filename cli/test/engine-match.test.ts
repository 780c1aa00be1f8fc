import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'

/** An engine as another program meets it: a process, lines in and lines out. */
class Opponent {
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
afterEach(() => {
  for (const each of opponents) each.kill()
  opponents = []
})

/** A match as a referee of the protocol has it played: each engine is asked for moves, and by itself keeps the rules. */
async function played(game: string, go: string): Promise<{ readonly moves: string[]; readonly result: string }> {
  const engines = [new Opponent(game, '--bot', 'level-1'), new Opponent(game, '--bot', 'level-2')]
  for (const engine of engines) {
    engine.send('ugi')
    await engine.until('ugiok')
    engine.send('uginewgame')
    await engine.ready()
  }
  const moves: string[] = []
  for (;;) {
    for (const engine of engines) {
      engine.send(`position startpos${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`)
      await engine.ready()
    }
    const [first, second] = engines as [Opponent, Opponent]
    const over = await Promise.all(engines.map(engine => engine.ask('gameover')))
    expect(over[0]).toBe(over[1])
    if (over[0] === 'true') {
      const results = await Promise.all(engines.map(engine => engine.ask('result')))
      expect(results[0]).toBe(results[1])
      expect(await Promise.all(engines.map(engine => engine.end()))).toEqual([0, 0])
      return { moves, result: results[0]! }
    }
    const mover = (await first.ask('p1turn')) === 'true' ? first : second
    mover.send(`go ${go}`)
    moves.push(await mover.until('bestmove'))
  }
}

describe('two engines in processes of their own, and a referee', () => {
  test.each(['subdivision', 'parks-and-towers'])(
    '%s is played to its end, the same again from the same seed',
    async game => {
      const match = await played(game, 'nodes 50')
      expect(match.result).toMatch(/^(p1win|p2win|draw)$/)
      expect(match.moves.length).toBeGreaterThan(10)
      expect(await played(game, 'nodes 50')).toEqual(match)
    },
  )

  test('time is kept, an endless search is stopped, and meanwhile it answers', async () => {
    const engine = new Opponent('subdivision')
    engine.send('go p1time 2000 p2time 2000 p1inc 0 p2inc 0')
    expect(await engine.until('bestmove')).toMatch(/^\S+$/)
    engine.send('go infinite')
    await engine.ready()
    engine.send('position startpos moves nonsense')
    expect(await engine.next()).toBe('info string "position" was not heard: "stop" first.')
    engine.send('stop')
    expect(await engine.until('bestmove')).toMatch(/^\S+$/)
    expect(await engine.end()).toBe(0)
  })
})
