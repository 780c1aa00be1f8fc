import { expect, test } from 'vitest'
import { reasons } from '../src/ai/reasons.ts'
import { tryste } from '../src/index.ts'
import { quietTable, say, tile } from './builder.ts'

test('T-CON-09 T-CON-13 a hint counts the prestige of a construct and of the tokens on it together', () => {
  const state = quietTable(4)
  tile(state, 0, 'u:0,-1', 'R')
  say(state, '1 pick contractor', '1 take lumber', '1 work u:0,-1 1')
  const prestigeOf = (text: string) =>
    reasons(state, 0, tryste.notation.read(text)!).flatMap(({ code, facts }) =>
      code === 'gets' && facts.what === 'prestige' ? [facts.count] : [],
    )
  expect([prestigeOf('build 0'), prestigeOf('build 2')]).toEqual([[1], [3]])
})
