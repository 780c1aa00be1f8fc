import { CATALOG } from '@masterplan/catalog'
import { seeded, writeRecord } from '@masterplan/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { endOpponents, Opponent } from './opponent.ts'

afterEach(endOpponents)

/**
 * A referee that knows no game and lets two engines tell it everything, in the order and with the strictness of cutegames: it
 * reads whole lines, takes an answer for one only if it has exactly two words, and never asks whether a move is legal.
 */
class Referee {
  private readonly engine: Opponent
  constructor(engine: Opponent) {
    this.engine = engine
  }
  async begin(options: Readonly<Record<string, string>>): Promise<string[]> {
    this.engine.send('ugi')
    const said = await this.linesUntil('ugiok')
    for (const [name, value] of Object.entries(options)) this.engine.send(`setoption name ${name} value ${value}`)
    await this.ready()
    return said
  }
  newGame(): void {
    this.engine.send('uginewgame') // and no `isready`: the next thing is a position
  }
  async ready(): Promise<void> {
    this.engine.send('isready')
    await this.linesUntil('readyok')
  }
  async ask(query: string, fen: string, moves: readonly string[]): Promise<string> {
    this.place(fen, moves)
    this.engine.send(`query ${query}`)
    return this.answer('response')
  }
  place(fen: string, moves: readonly string[]): void {
    const start = fen === 'startpos' ? 'startpos' : `fen ${fen}`
    this.engine.send(`position ${start}${moves.map((move, at) => (at === 0 ? ` moves ${move}` : ` ${move}`)).join('')}`)
  }
  go(limit: string): Promise<string> {
    this.engine.send(`go ${limit}`)
    return this.answer('bestmove')
  }
  quit(): Promise<number | null> {
    return this.engine.end()
  }
  private async linesUntil(last: string): Promise<string[]> {
    const lines: string[] = []
    for (;;) {
      const line = await this.engine.next()
      if (line === last) return lines
      lines.push(line)
    }
  }
  private async answer(first: string): Promise<string> {
    for (;;) {
      const line = await this.engine.next()
      expect(line).toBe(line.trim())
      expect(line).not.toMatch(/^info string/) // nothing that a referee says may be wrong to it
      const [word, second, ...more] = line.split(' ')
      if (word === first && second !== undefined && more.length === 0) return second
      expect(word).toBe('info')
    }
  }
}

/** As `play_game` there: who is to move is asked of the first engine, the end of whoever is to move and of the other. */
async function refereed(engines: readonly [Referee, Referee], fen: string, limit: (moves: number) => string) {
  const [first, second] = engines
  await first.ready()
  await second.ready()
  first.newGame()
  second.newGame()
  const moves: string[] = []
  const startsFirst = (await first.ask('p1turn', fen, moves)) === 'true'
  for (;;) {
    const isFirst = (await first.ask('p1turn', fen, moves)) === 'true'
    const [us, them] = isFirst ? [first, second] : [second, first]
    await us.ready()
    us.place(fen, moves)
    const over = await us.ask('gameover', fen, moves)
    expect(await them.ask('gameover', fen, moves)).toBe(over)
    if (over === 'true') break
    expect(isFirst).toBe(startsFirst === (moves.length % 2 === 0)) // what a referee that does not ask takes for granted
    expect(await us.ask('result', fen, moves)).toBe('none')
    moves.push(await us.go(limit(moves.length)))
  }
  await first.ready()
  await second.ready()
  const results = [await first.ask('result', fen, moves), await second.ask('result', fen, moves)]
  expect(results[1]).toBe(results[0])
  return { moves, result: results[0]! }
}

const CLOCK = (moves: number) => `p1time ${3000 - 20 * moves} p2time ${3000 - 20 * moves} p1inc 0 p2inc 10`

describe('a referee that knows no game', () => {
  test.each([
    ['subdivision', 'by nodes', () => 'nodes 40', ['level-1', 'level-2']],
    ['subdivision', 'by depth', () => 'depth 3', ['greedy', 'level-1']],
    ['subdivision', 'on a clock', CLOCK, ['tree-search', 'alpha-beta']],
    ['parks-and-towers', 'by nodes', () => 'nodes 40', ['level-2', 'random']],
    ['parks-and-towers', 'by time for a move', () => 'movetime 10', ['flat-search', 'plain-uct']],
  ] as const)(
    'plays %s %s with two of our engines, twice without starting them again',
    async (game, _, limit, bots) => {
      const [one, other] = bots.map(bot => new Referee(new Opponent(game, '--bot', bot))) as [Referee, Referee]
      const said = await one.begin({ Seed: '7' })
      expect(said.slice(0, 2)).toEqual([`id name Masterplan ${game} ${bots[0]}`, 'id author Masterplan'])
      for (const line of said.slice(2))
        expect(line).toMatch(/^option name \S+ type (check|spin|combo|string) default \S+/)
      await other.begin({})
      for (const engines of [[one, other] as const, [other, one] as const]) {
        const { moves, result } = await refereed(engines, 'startpos', limit)
        expect(moves.length).toBeGreaterThan(10)
        expect(result).toMatch(/^(p1win|p2win|draw)$/)
      }
      expect([await one.quit(), await other.quit()]).toEqual([0, 0])
    },
  )

  test('begins from a line of a file of openings, which is a record; then either may be first to move', async () => {
    const game = CATALOG.find(({ id }) => id === 'parks-and-towers')!
    const opened = game.open(2, {})
    if (!opened.ok) throw new Error(opened.problem)
    const random = seeded(5)
    for (const seat of [0, 1, 0] as const)
      opened.match.submit(seat, opened.match.movesFor(seat)[random.below(50)]!, random)
    const fen = JSON.stringify(JSON.parse(writeRecord(opened.match, [])))
    const [one, other] = ['level-1', 'greedy'].map(bot => new Referee(new Opponent(game.id, '--bot', bot))) as [
      Referee,
      Referee,
    ]
    await one.begin({})
    await other.begin({})
    expect(await one.ask('p1turn', fen, [])).toBe('false')
    expect((await refereed([one, other], fen, () => 'nodes 20')).result).toMatch(/^(p1win|p2win|draw)$/)
    expect([await one.quit(), await other.quit()]).toEqual([0, 0])
  })

  test('gets a move even when a clock has run out, and is told who won without having set a position', async () => {
    const engine = new Opponent('subdivision', '--bot', 'tree-search')
    const referee = new Referee(engine)
    await referee.begin({ Hash: '64' }) // many set what they think every engine has; it is complained of, and no more
    engine.send('uginewgame')
    engine.send('query result')
    expect(await engine.next()).toBe('response none')
    engine.send('query p1turn')
    expect(await engine.next()).toBe('response true')
    expect(await referee.go('p1time -40 p2time 3000000000')).toMatch(/^\S+$/)
    expect(await referee.quit()).toBe(0)
  })
})
