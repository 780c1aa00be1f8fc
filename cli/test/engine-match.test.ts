import { afterEach, describe, expect, test } from 'vitest'
import { endOpponents, Opponent } from './opponent.ts'

afterEach(endOpponents)

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
