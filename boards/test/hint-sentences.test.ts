import { expect, test } from 'vitest'
import { type HintToTell, hintSentences } from '../src/kit/hint-sentences.ts'

const say = (code: string) => `${code}.`
const words = {
  like: (other: number, place: number) => `${place} is like ${other}.`,
  plain: (place: number) => `${place} is a move.`,
}
const hint = (why: string, brings?: string): HintToTell => ({
  why: why.split(' ').flatMap(code => (code === '' ? [] : [{ code, facts: {} }])),
  brings: brings === undefined ? undefined : { code: brings, facts: {} },
})
const told = (...hints: readonly HintToTell[]) => hintSentences(hints, say, words)

test('the weightiest reasons are told, two at most and each once', () => {
  expect(told(hint('Wins Wins Builds Lasts'))).toEqual(['Wins. Builds.'])
})

test('what speaks for one alone goes before what speaks for several, which is told once', () => {
  expect(told(hint('Wins Builds'), hint('Wins Burns'))).toEqual(['Builds.', 'Burns.'])
  expect(told(hint('Wins'), hint('Wins Burns'))).toEqual(['Wins.', 'Burns.'])
})

test('a move with no reason of its own says what it brings, and without that whom it is like, or only its place', () => {
  expect(told(hint('Wins'), hint('Wins', 'Coins'), hint('Wins'))).toEqual(['Wins.', 'Coins.', '3 is like 1.'])
  expect(told(hint('', 'Coins'), hint('', 'Coins'))).toEqual(['Coins.', '2 is a move.'])
})
