import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './browser.ts'
import { chooseOption, choosePlayers, seatAs } from './setting-up.ts'
import { violationsInBothThemes } from './violations.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const nameAt = (page: Page, seat: number) => page.locator(`[data-seat-row="${seat}"] input`).first()
const sayingOf = (page: Page, group: string) =>
  page.locator('summary', { hasText: group }).locator('span').first().textContent()

describe('who sits where', () => {
  test('is you at one seat at most, bots by their levels, and people by their names', async () => {
    const { page, context } = await stage.visit('/new/urbapolis')
    await page.getByText('You against Newcomer and Newcomer 2, about 75 minutes.').waitFor()
    await seatAs(page, 1, 'you')
    await page.locator('[data-seat-row="0"] [data-level=level-3]').click()
    expect(await nameAt(page, 0).inputValue()).toBe('Steady')
    await nameAt(page, 2).fill('Cleo')
    await page.locator('[data-add-seat]').click()
    await seatAs(page, 3, 'person')
    await page.getByText('You against Steady, Cleo and Player 4, about 100 minutes.').waitFor()
    expect(await page.locator('[data-seat-row="2"]').textContent()).toContain('CNewcomer') // how strong Cleo is
    expect(await page.locator('[data-add-seat]').count()).toBe(0)
    await page.locator('[data-start]').click()
    await page.locator('[data-turn]').first().waitFor()
    expect(await page.title()).toContain('Steady, Planner, Cleo, Player 4')
    await context.close()
  })

  test('on a phone shows faces without names, and the start of the match is in sight', async () => {
    const { page, context } = await stage.visit('/new/urbapolis', { width: 360, height: 780 })
    const name = page.locator('[data-level=newcomer] span').first()
    await name.waitFor({ state: 'attached' })
    expect(await name.evaluate(element => element.getBoundingClientRect().width)).toBeLessThanOrEqual(1)
    const bar = await page.locator('[data-start]').boundingBox()
    expect(bar!.y + bar!.height).toBeLessThan(780 - 56)
    const [mark, segments] = [page.locator('[data-seat-row="0"] svg').first(), page.locator('[data-who="0"]')]
    const [left, right] = [await mark.boundingBox(), await segments.boundingBox()]
    expect(Math.abs(left!.y + left!.height / 2 - right!.y - right!.height / 2)).toBeLessThan(8) // on one line
    await context.close()
  })
})

test('a coach is there for a first match against the gentlest, and elsewhere who asks for one', async () => {
  const { page, context } = await stage.visit('/new/subdivision')
  const chosen = () => page.locator('[data-coach] label:has(:checked)').textContent()
  await page.locator('[data-coach]').waitFor()
  expect(await chosen()).toBe('on')
  await page.locator('[data-level=level-3]').click()
  expect(await chosen()).toBe('off')
  await page.locator('[data-coach] [data-value=on]').click()
  await page.locator('[data-start]').click()
  await page.locator('[data-tab=coach]').waitFor()
  await context.close()
})

describe('options', () => {
  test('are folded in groups that say what they are, and what differs from usual says so', async () => {
    const { page, context } = await stage.visit('/new/urbapolis')
    await page.getByText('as in the rulebook', { exact: true }).waitFor()
    expect(await sayingOf(page, 'Market')).toBe('two for each')
    expect(await sayingOf(page, 'House rules')).toBe('as usual')
    await chooseOption(page, 'bankTable', 'steep')
    await chooseOption(page, 'initialMarket', 'tight')
    expect(await page.locator('[data-option=bankTable]').textContent()).toContain('usually 3, 6, 9')
    expect(await sayingOf(page, 'House rules')).toBe('one differs')
    expect(await sayingOf(page, 'Market')).toBe('one for each')
    await page.getByText('as in the rulebook, but for 2').waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await context.close()
  })

  test('can be as last time, or as printed, with one press', async () => {
    const { page, context } = await stage.visit('/new/subdivision')
    await chooseOption(page, 'groupCost', '3')
    await page.locator('[data-start]').click()
    await page.locator('[data-turn]').first().waitFor()
    await stage.load(page, '/new/subdivision')
    expect(await page.locator('[data-preset] b').allTextContents()).toEqual(['Usual', 'Short', 'Mine'])
    expect(await page.locator('[data-preset]:has(:checked) b').textContent()).toBe('Usual')
    await page.locator('[data-preset=mine]').click()
    expect(await page.locator('[data-preset=mine]').textContent()).toBe('Mineas last time')
    expect(await page.locator('#option-groupCost').inputValue()).toBe('3')
    await page.locator('[data-preset=short]').click()
    expect(await sayingOf(page, 'Pieces')).toBe('three of each size')
    await page.locator('[data-preset=usual]').click()
    expect(await page.locator('[data-differs]').count()).toBe(0)
    await page.evaluate(() => localStorage.setItem('masterplan-options', '{"subdivision":[1]}'))
    await stage.load(page, '/new/subdivision') // what is spoilt is as if it had never been
    expect(await page.locator('[data-preset] b').allTextContents()).toEqual(['Usual', 'Short'])
    await context.close()
  })

  test('of Tryste have drawing lots where everybody sees it, and fields that mean nothing are not there', async () => {
    const { page, context } = await stage.visit('/new/tryste')
    const begins = page.getByRole('radiogroup', { name: 'Who begins' })
    await begins.getByText('by lot').click()
    expect(await page.locator('#option-freeBoard').count()).toBe(0)
    await chooseOption(page, 'board', 'free')
    await page.locator('#option-freeBoard').waitFor()
    await page.locator('[data-preset=gentle]').click()
    await page.locator('[data-start]').click()
    await page.locator('[data-turn=mine]').waitFor()
    expect(await page.locator('[data-turn=mine]').textContent()).not.toContain('ResComInd')
    await context.close()
  })

  test.each([
    [
      'en',
      '“With custom parks, their cells” must be empty or, with custom parks, as many different cells of the board as it has parks, such as "a1,f1,a3,a6,e6,f6", not “a1 b2 d4 f6 c3 e5”.',
    ],
    [
      'fr',
      /^« Avec des parcs convenus, leurs cases » doit être .*a1,f1,a3,a6,e6,f6.*, et non « a1 b2 d4 f6 c3 e5 »\.$/,
    ],
  ] as const)('that are wrong say why beside their field while one types, in %s', async (language, sentence) => {
    const { page, context } = await stage.visit('/new/subdivision', { language })
    await page.locator('figure svg').waitFor()
    await chooseOption(page, 'parks', 'custom')
    await chooseOption(page, 'parkCells', 'a1 b2 d4 f6 c3 e5')
    const alert = page.locator('[data-option=parkCells]').getByRole('alert')
    expect(await alert.textContent()).toMatch(sentence)
    expect(await page.locator('#option-parkCells').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('figure svg').isVisible()).toBe(true) // as it was
    await page.locator('[data-start]').click() // leads there and begins nothing
    await page.waitForFunction(() => document.activeElement?.id === 'option-parkCells')
    await page.locator('#option-parkCells').fill('a1,b2,d4,f6,c3,e5')
    await alert.waitFor({ state: 'detached' })
    await page.locator('[data-start]').click()
    await page.locator('[data-turn]').first().waitFor()
    await context.close()
  })

  test('that another number of players makes wrong say so, folded as they were', async () => {
    const { page, context } = await stage.visit('/new/tryste')
    await chooseOption(page, 'mode', 'junior')
    await page.locator('summary', { hasText: 'The game' }).click()
    await choosePlayers(page, '5')
    expect(await page.getByRole('alert').textContent()).toContain('It is for two to four players, not 5.')
    expect(await page.getByRole('alert').isVisible()).toBe(true)
    await context.close()
  })
})
