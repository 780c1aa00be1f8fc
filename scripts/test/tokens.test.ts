import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Token, tokensOf } from '../tokens.ts'

const brief = (text: string): string[] => tokensOf(text).map(({ kind, text: inner }: Token) => `${kind} ${inner}`)

test('comments, strings and patterns are one token each, whatever stands in them', () => {
  expect(brief("a /* 'b' */ // c\n'//' \"it's\"")).toEqual([
    'word a',
    "comment /* 'b' */",
    'comment // c',
    'string //',
    "string it's",
  ])
  expect(brief('x = /[/"]\\/\'/g.test(y)').slice(2, 4)).toEqual(['pattern /[/"]\\/\'/g', 'mark .'])
})

test('a slash after a value divides', () => {
  expect(brief('a / b / c').filter(each => each.startsWith('pattern'))).toEqual([])
  expect(brief('(a) / b; c[0] / d / e').filter(each => each.startsWith('pattern'))).toEqual([])
  expect(brief('return /b/')).toEqual(['word return', 'pattern /b/'])
})

test('code inside a template is read as code, its text is not', () => {
  const nested = brief("`import('a') ${f({ b: `${'c'}` })} as d`; e")
  expect(nested).toContain('word f')
  expect(nested).toContain('string c')
  expect(nested).toContain("template import('a') ")
  expect(nested).toContain('template  as d')
  expect(nested.slice(-2)).toEqual(['mark ;', 'word e'])
})

test('a template without a gap is a string', () => {
  expect(brief('`plain $ {}`')).toEqual(['string plain $ {}'])
})

test('lines are counted through comments, strings and templates', () => {
  const text = '#!/usr/bin/env node\n/*\n*/ a\n`\n${b}\n`\nc'
  const lineOf = (word: string) => tokensOf(text).find(token => token.text === word)?.line
  expect([lineOf('a'), lineOf('b'), lineOf('c')]).toEqual([3, 5, 7])
})

test('any text at all is cut to the end without a throw', () => {
  const pieces = fc.constantFrom(
    '`',
    '${',
    '}',
    '{',
    "'",
    '"',
    '/',
    '*',
    '//',
    '\\',
    '\n',
    'a',
    ' ',
    '!',
    '1',
    'é',
    '😀',
  )
  fc.assert(
    fc.property(
      fc.array(pieces).map(each => each.join('')),
      text => Array.isArray(tokensOf(text)),
    ),
  )
})
