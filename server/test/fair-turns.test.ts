import { describe, expect, test } from 'vitest'
import { FairTurns, RANK, type Rank, type TurnClaim } from '../src/queues/fair-turns.ts'

/** Turns that end when they are told to, and who has taken one so far. */
function desk(slots: number) {
  const turns = new FairTurns(slots, () => clock.time)
  const clock = { time: 0 }
  const begun: string[] = []
  const hurried: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, claim: TurnClaim) =>
    void turns.take(claim, () => {
      begun.push(name)
      const { promise: result, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      return { result, hurry: () => hurried.push(name) }
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { turns, clock, begun, hurried, ask, end }
}
const watchedBy = (host: string): TurnClaim => ({ host, rank: () => RANK.watched })

describe('turns to think', () => {
  test('who has one table waits for one turn of who has twenty, not for twenty', async () => {
    const { ask, end, begun } = desk(1)
    for (let table = 0; table < 20; table++) ask(`many-${table}`, watchedBy('many'))
    ask('one', watchedBy('one'))
    await end('many-0')
    expect(begun).toEqual(['many-0', 'one'])
  })

  test('hosts take turns, and with several slots each has the same number of them', async () => {
    const { ask, end, begun } = desk(2)
    for (const table of [1, 2, 3]) ask(`a${table}`, watchedBy('a'))
    for (const table of [1, 2, 3]) ask(`b${table}`, watchedBy('b'))
    expect(begun).toEqual(['a1', 'a2'])
    await end('a1')
    await end('b1')
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  })

  test('tables that somebody watches come first, and those that are nobody’s last, asked to hurry', async () => {
    const { ask, end, begun, hurried } = desk(1)
    ask('empty', { host: 'a', rank: () => RANK.nobody })
    ask('empty too', { host: 'b', rank: () => RANK.nobody })
    expect(hurried).toEqual([])
    ask('away', { host: 'c', rank: () => RANK.seated })
    ask('there', watchedBy('d'))
    expect(hurried).toContain('empty')
    for (const name of ['empty', 'there', 'away']) await end(name)
    expect(begun).toEqual(['empty', 'there', 'away', 'empty too'])
  })

  test('people who are away do not wait for ever', async () => {
    const { ask, end, begun, clock } = desk(1)
    ask('first', watchedBy('a'))
    ask('away', { host: 'b', rank: () => RANK.seated })
    ask('second', watchedBy('a'))
    clock.time = 60_000
    await end('first')
    expect(begun).toEqual(['first', 'away'])
  })

  test('who comes to a table while its bot waits is no longer nobody', async () => {
    const { ask, end, begun } = desk(1)
    let rank: Rank = RANK.nobody
    ask('first', watchedBy('a'))
    ask('empty', { host: 'b', rank: () => rank })
    ask('away', { host: 'c', rank: () => RANK.seated })
    rank = RANK.watched
    await end('first')
    expect(begun).toEqual(['first', 'empty'])
  })

  test('a long thought of who has more that waits is asked to hurry for somebody else, not for themselves', async () => {
    const { ask, hurried } = desk(1)
    ask('many-0', watchedBy('many'))
    ask('many-1', watchedBy('many'))
    await new Promise(resolve => setTimeout(resolve, 1100))
    expect(hurried).toEqual([])
    ask('one', watchedBy('one'))
    expect(hurried).toEqual([])
    await new Promise(resolve => setTimeout(resolve, 1100))
    expect(hurried).toEqual(['many-0'])
  })

  test('one that fails gives its turn to the next', async () => {
    const { turns, ask, begun } = desk(1)
    const failing = turns.take(watchedBy('a'), () => ({ result: Promise.reject(new Error('no')), hurry() {} }))
    ask('next', watchedBy('a'))
    await expect(failing).rejects.toThrow('no')
    expect(begun).toEqual(['next'])
  })
})
