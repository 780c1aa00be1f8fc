import { LEVEL_IDS, type LevelId } from '@masterplan/kernel'
import { isKeptName, LEVEL_NAMES } from '@masterplan/protocol'
import { describe, expect, test } from 'vitest'
import { NEVER_PLAYED, nextToTry, proposedLevel, withMatch } from '../src/device/level-memory.ts'
import { levelsMet } from '../src/match/levels-met.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'

const after = (level: LevelId, outcome: 'won' | 'lost' | 'drawn') => withMatch(NEVER_PLAYED, [level], outcome)

describe('whom to play next', () => {
  test('is Newcomer in the first match', () => expect(proposedLevel(NEVER_PLAYED)).toBe('newcomer'))
  test('is one up after a win, one down after a loss, the same after a draw', () => {
    expect(proposedLevel(after('newcomer', 'won'))).toBe('level-1')
    expect(proposedLevel(after('level-5', 'won'))).toBe('master')
    expect(proposedLevel(after('level-1', 'lost'))).toBe('newcomer')
    expect(proposedLevel(after('level-3', 'drawn'))).toBe('level-3')
  })
  test('goes no further than the ends', () => {
    expect(proposedLevel(after('master', 'won'))).toBe('master')
    expect(proposedLevel(after('newcomer', 'lost'))).toBe('newcomer')
  })
})

describe('what was beaten', () => {
  test('is every level at a table that was won, and stays so after a loss', () => {
    const won = withMatch(NEVER_PLAYED, ['level-2', 'newcomer'], 'won')
    expect(won).toEqual({ last: { level: 'level-2', outcome: 'won' }, beaten: ['newcomer', 'level-2'] })
    const lost = withMatch(won, ['level-3'], 'lost')
    expect(lost).toEqual({ last: { level: 'level-3', outcome: 'lost' }, beaten: ['newcomer', 'level-2'] })
    expect(withMatch(lost, [], 'won')).toEqual(lost) // bots of no level say nothing
  })
  test('is followed by the next to try, up to Master', () => {
    expect(nextToTry(NEVER_PLAYED)).toBe('newcomer')
    expect(nextToTry(withMatch(NEVER_PLAYED, ['level-2', 'newcomer'], 'won'))).toBe('level-3')
    expect(nextToTry(after('level-4', 'lost'))).toBe('newcomer')
    expect(nextToTry(after('master', 'won'))).toBeNull()
  })
})

describe('who met whom', () => {
  const person = { kind: 'person' } as const
  const bot = (name: string) => ({ kind: 'bot', bot: name }) as const
  const met = (sitters: readonly (typeof person | ReturnType<typeof bot>)[], ...ranks: number[]) =>
    levelsMet({ sitters }, ranks)
  test('one person against levels, of whatever personality', () => {
    expect(met([person, bot('level-3:calm'), bot('newcomer')], 1, 2, 3)).toEqual({
      levels: ['newcomer', 'level-3'],
      outcome: 'won',
    })
    expect(met([bot('master'), person], 1, 2)).toEqual({ levels: ['master'], outcome: 'lost' })
    expect(met([bot('master'), person], 1, 1)).toEqual({ levels: ['master'], outcome: 'drawn' })
  })
  test('several people, none, or bots of no level are not counted', () => {
    expect(met([person, person, bot('level-1')], 1, 2, 3)).toBeUndefined()
    expect(met([bot('level-1'), bot('level-2')], 1, 2)).toBeUndefined()
    expect(met([person, bot('greedy')], 1, 2)).toBeUndefined()
  })
})

test('every level has one name in each language, the server’s in English, and nobody else may take it', () => {
  expect(LEVEL_IDS.map(level => en[`bot.${level}`])).toEqual(LEVEL_IDS.map(level => LEVEL_NAMES[level]))
  for (const words of [en, fr]) {
    const names = LEVEL_IDS.map(level => words[`bot.${level}`])
    expect(new Set(names).size).toBe(LEVEL_IDS.length)
    for (const name of names) expect(isKeptName(name), name).toBe(true)
  }
})
