import { describe, expect, test } from 'vitest'
import { type GameTypes, knownScores, plainEntry, playable, seeded, seesAllOf } from '../src/index.ts'
import { sameInWorlds } from '../src/knowledge.ts'
import { insight, lots } from './lots.ts'

function matchAfter(...log: string[]) {
  const opened = playable(plainEntry(lots, insight)).open(2, { lots: 3 })
  if (!opened.ok) throw new Error(opened.problem)
  for (const line of log) expect(opened.match.append(line).ok, line).toBe(true)
  return opened.match
}
interface Told extends GameTypes {
  State: string
}
const DEALT = ['* wish 1', '* wish 3']

describe('what a viewer may know', () => {
  test('of the score: nothing while it depends on a secret, all when the match is over', () => {
    expect(knownScores(matchAfter(), 'audience')?.map(score => score.total)).toEqual([0, 0])
    expect(knownScores(matchAfter(...DEALT, '1 build 1 1'), 1)).toBeUndefined()
    const over = matchAfter(...DEALT, '1 build 1 1', '2 build 3 2', '1 build 2 1')
    expect(knownScores(over, 'audience')).toEqual(over.scores())
  })
  test('is what is the same in all of the worlds that are imagined, the last one too', () => {
    const told = (...worlds: string[]) => {
      const coming = worlds.values()
      const game = { imagine: () => coming.next().value ?? 'one world too many' }
      return sameInWorlds<Told>(game, null, { worlds: worlds.length, random: seeded(1) }, world => world)
    }
    expect(told('a', 'a', 'a')).toBe('a')
    expect(told('a', 'a', 'b')).toBeUndefined()
    expect(told('a', 'b')).toBeUndefined()
    expect(told('a')).toBe('a')
  })
  test('of what others see: only what is open to all', () => {
    const dealt = matchAfter(...DEALT)
    expect(seesAllOf(dealt, 0, 'audience')).toBe(true)
    expect(seesAllOf(dealt, 0, 1)).toBe(false)
    expect(seesAllOf(dealt, 'audience', 0)).toBe(false)
    expect(seesAllOf(dealt, 1, 1)).toBe(true)
    expect(seesAllOf(matchAfter(), 'audience', 1)).toBe(true)
  })
})
