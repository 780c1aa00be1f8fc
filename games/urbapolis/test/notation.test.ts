import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urbapolis } from '../src/index.ts'
import { readScenario, scenarioProblem } from '../src/scenario-text.ts'
import { after, no, scene } from './builder.ts'

const { read, write } = urbapolis.notation
const WORDS = [
  'reveal',
  'reserve',
  'disc',
  'pick',
  'bid',
  'take',
  'build',
  'upgrade',
  'tender',
  'bank',
  'hire',
  'temps',
  'hospital',
  'boost',
  'expropriate',
  'street',
  'boulevard',
  'claim',
  'demolish',
  'draft',
  'done',
  'pass',
]
const THINGS = [
  'H01',
  'C12',
  'BANK',
  'E01',
  'L12',
  'X01',
  'a1',
  'h8',
  'i9',
  'c3',
  '0',
  '1',
  '4',
  '07',
  '99',
  '-1',
  'a1-b1',
  'a1-a2',
  'b1-a1',
  'h1-a2',
  'a1-',
  '',
]
const line = fc
  .tuple(fc.constantFrom(...WORDS), fc.array(fc.constantFrom(...THINGS), { maxLength: 3 }))
  .map(([word, things]) => [word, ...things].join(' '))

test('reading never throws, and what is read is written back as it was', () => {
  fc.assert(
    fc.property(fc.oneof(line, fc.string()), text => {
      const move = read(text)
      return move === undefined || write(move) === text
    }),
    { numRuns: 5000 },
  )
})

test('whatever can be read is judged without harm, in every phase', () => {
  const effects = { E09: 'claim', E10: 'demolish', E11: 'street', E12: 'draft' }
  const scenes = Object.keys(effects).map(code => {
    const state = scene('BANK S01/2 .\n. . #\nHALL TVST /1', { hands: { 1: code }, market: 'H01', publics: 'E01' })
    after(state, `1 build ${code} b2`)
    return state
  })
  const states = [...scenes, scene('BANK S01/2 .\nTVST S02/1 .\n. EMPL #', { hands: { 1: 'E01 H01' } })]
  fc.assert(
    fc.property(line, fc.constantFrom(...states), (text, state) => {
      const before = state.memory.join()
      const refusal = no(state, `1 ${text}`)
      return state.memory.join() === before && (refusal === undefined || refusal.rule.length > 1)
    }),
    { numRuns: 5000 },
  )
})

test('a scenario in any text is read or not, but never breaks anything', () => {
  const text =
    'X; players 2; map BETHMV./.......; central V; tiles 12 8 8; piles 6 8 8; initial 6; market 4; publics 1 1 2 2; boulevards 0; streets 4'
  fc.assert(
    fc.property(fc.nat(text.length), fc.constantFrom(...'.#ABZ/; 019', ''), (at, letter) => {
      const scenario = readScenario(text.slice(0, at) + letter + text.slice(at + 1))
      return scenario === undefined || typeof scenarioProblem(scenario, 2) !== 'number'
    }),
    { numRuns: 2000 },
  )
  expect(scenarioProblem(readScenario(text)!, 2)).toBeUndefined()
})
