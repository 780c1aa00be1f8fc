import { expect, test } from 'vitest'
import { brief } from '../src/brief.ts'

test('what was given is quoted whole up to 60 characters, and cut to 58 beyond', () => {
  expect(brief({ lots: [1, '2'] })).toBe('{"lots":[1,"2"]}')
  expect(brief('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`)
  expect(brief('x'.repeat(59))).toBe(`"${'x'.repeat(56)}…`)
  expect(brief(undefined)).toBe('nothing')
})
