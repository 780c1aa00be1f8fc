import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../files.ts'

const page = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8')

const SCREEN = 40 // lines of a page of text in a window

test('the tour is at most two screens long', () => {
  expect(page('tour.md').split('\n').length).toBeLessThanOrEqual(2 * SCREEN)
})

test('whoever moves to PostgreSQL by the guide takes the old secret along, before anything is restored', () => {
  const blocks = page('hosting.md').match(/^```\n[^`]*^```/gm) ?? []
  const moving = blocks.find(block => block.includes('DATABASE_URL=')) ?? ''
  const lines = moving.split('\n')
  const at = (words: string) => lines.findIndex(line => line.includes(words))
  expect(at('masterplan backup')).toBeGreaterThan(0)
  expect(at('MASTERPLAN_SECRET=$(cat masterplan-data/secret)')).toBeGreaterThan(at('masterplan backup'))
  expect(at('masterplan restore')).toBeGreaterThan(at('MASTERPLAN_SECRET='))
})
