import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asGivenName, LONGEST_NAME } from '../src/device/given-names.ts'
import { openStage, type Stage } from './browser.ts'
import { keepMatches } from './kept.ts'

test('a given name is one short line of signs that can be seen', () => {
  expect(asGivenName('  Tulip\n\tQuarter ')).toBe('Tulip Quarter')
  expect(asGivenName('a\u202Eb\u200Bc\u0000d')).toBe('a b c d')
  expect([...asGivenName('🏘'.repeat(99))]).toHaveLength(LONGEST_NAME)
  expect(asGivenName(' \u2028\u200B ')).toBe('')
})

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

/** A finished match whose first seat has won; who sits there, and who on the other one. */
async function finished(id: string, sitters: readonly [object, object]) {
  const file = new URL('../../games/urbapolis/test/matches/last-plot-and-last-turns.match.json', import.meta.url)
  const record = JSON.parse(await readFile(file, 'utf8'))
  const names = ['Ana', 'Bo']
  const { game, players, options } = record
  const setup = { game, players, options, names, sitters }
  return { id, record: { ...record, names }, setup, takenBack: [], changed: 0 }
}
const PERSON = { kind: 'person' }
const BOT = { kind: 'bot', bot: 'newcomer' }
const HOSTILE = '<img src=x onerror=alert(1)> Quarter of the Tulips and Roses'

test('the winner of Urbapolis names the neighbourhood, whatever is typed, and it is there again later', async () => {
  const { page } = await stage.visit('/')
  await keepMatches(page, [await finished('won', [PERSON, BOT]), await finished('lost', [BOT, PERSON])])
  await stage.load(page, '/table/won')
  await page.locator('[data-name-it]').evaluate(input => input.removeAttribute('maxlength')) // nothing is trusted to it
  await page.locator('[data-name-it]').fill(HOSTILE)
  await page.locator('[data-name-it]').press('Enter')
  const told = page.locator('[data-given-name]')
  await told.waitFor()
  const name = asGivenName(HOSTILE)
  expect(name.length).toBeLessThanOrEqual(LONGEST_NAME)
  expect(await told.textContent()).toBe(`The neighbourhood is called ${name}.`)
  expect(await page.locator('[data-end-sheet] img').count()).toBe(0)
  await page.reload()
  expect(await told.textContent()).toContain('Quarter')
  await page.locator('[data-name-it]').fill('')
  await page.locator('[data-name-it]').press('Enter')
  expect(await told.count()).toBe(0)
  await stage.load(page, '/table/lost')
  await page.locator('[data-end-sheet]').waitFor()
  expect(await page.locator('[data-name-it]').count()).toBe(0)
})
