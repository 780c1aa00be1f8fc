import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, sitDown } from './browser.ts'
import { violationsInBothThemes } from './violations.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

describe('around every page', () => {
  test('the header has words, names nothing that does not exist, and marks where one is', async () => {
    const { page, context } = await stage.visit('/replays')
    await page.locator('h1').waitFor()
    const sections = page.getByRole('navigation', { name: 'Sections', exact: true }).locator('a')
    expect(await sections.allTextContents()).toEqual(['Play', 'Learn', 'Replays'])
    expect(await page.locator('header [aria-current=page]').textContent()).toBe('Replays')
    expect(await page.title()).toBe('Replays · Masterplan')
    await sections.getByText('Learn').click()
    await page.locator('[data-lesson]').nth(4).waitFor()
    expect(await page.locator('header').evaluate(header => header.getBoundingClientRect().height)).toBe(48)
    await context.close()
  })

  test.each([
    ['/rules/tryste', 'Tryste, Rules · Masterplan'],
    ['/learn/urbapolis', 'Urbapolis, Lesson · Masterplan'],
    ['/new/subdivision', /^Subdivision, .+ · Masterplan$/],
    ['/host/subdivision', 'Subdivision, Play with friends · Masterplan'],
    ['/lobby', 'Play with others · Masterplan'],
    ['/account', 'Account · Masterplan'],
    ['/account/password', 'A new password · Masterplan'],
    ['/ratings', 'Ratings, Subdivision · Masterplan'],
    ['/settings', 'Settings · Masterplan'],
    ['/learn', 'Learn · Masterplan'],
    ['/nowhere', 'Nothing here · Masterplan'],
    ['/', 'Masterplan'],
  ])('the title of %s says what it is', async (path, title) => {
    const { page, context } = await stage.visit(path)
    await page.waitForFunction(
      ([source, exact]) => (exact === '' ? new RegExp(source!).test(document.title) : document.title === exact),
      title instanceof RegExp ? [title.source, ''] : ['', title],
    )
    await context.close()
  })

  test('the title of a table names game, moment and people', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'urbapolis')
    expect(await page.title()).toMatch(/^Urbapolis, .+ · Planner, Newcomer, Newcomer 2 · Masterplan$/)
    await context.close()
  })

  test('a person’s menu has what is theirs, by keys as well', async () => {
    const { page, context } = await stage.visit('/settings')
    await page.locator('[data-person=head]').focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: 'You' })
    expect(await menu.locator('a').allTextContents()).toEqual(['Play with others', 'Ratings', 'Sign in', 'Settings'])
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Day or night' }).click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('blueprint')
    await page.keyboard.press('Escape')
    expect(await menu.isVisible()).toBe(false)
    await context.close()
  })

  test('a question mark opens what the keyboard can do, except where somebody types', async () => {
    const { page, context } = await stage.visit('/settings')
    const help = page.getByRole('dialog', { name: 'Keyboard' })
    await page.getByLabel('Your name at tables').focus()
    await page.keyboard.type('Who?')
    expect(await help.isVisible()).toBe(false)
    await page.locator('[data-person=head]').focus()
    await page.keyboard.press('?')
    await help.waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
    await context.close()
  })

  test('on a phone the sections are at its foot, except at a table, which has a bar of its own instead of the header', async () => {
    const { page, context } = await stage.visit('/', { width: 360, height: 780 })
    const foot = page.getByRole('navigation', { name: 'Sections, at the foot' })
    expect(await foot.isVisible()).toBe(true)
    await page.locator('[data-person=foot]').click()
    expect(await page.getByRole('navigation', { name: 'You' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await sitDown(page, 'subdivision')
    expect(await foot.isVisible()).toBe(false)
    expect(await page.locator('header').isVisible()).toBe(false)
    await page.setViewportSize({ width: 780, height: 360 })
    expect(await page.locator('header').isVisible()).toBe(false)
    await context.close()
  })
})

describe('settings', () => {
  test('are kept as soon as they are chosen, and change the page at once', async () => {
    const { page, context } = await stage.visit('/settings')
    const choose = (setting: string, value: string) =>
      page.getByRole('radiogroup', { name: setting }).getByText(value, { exact: true }).click()
    await choose('Size of text', 'Largest')
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('20px')
    await choose('Patterns for eyes that see few colours', 'Stronger')
    expect(await page.locator('html').getAttribute('data-patterns')).toBe('on')
    await choose('Confirm moves', 'No: the last press plays')
    await choose('Bots’ pace', 'Fast')
    await choose('Notation', 'On the board')
    await choose('Sound', 'On')
    await page.getByLabel('Volume').fill('0.3')
    await page.locator('[data-sound-test]').click()
    await page.getByLabel('Your name at tables').fill('Ana')
    expect(await page.locator('[data-person=head]').textContent()).toBe('AnAna')
    await page.reload()
    await page.locator('h1').waitFor()
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('masterplan-settings') ?? '{}'))
    expect(kept).toMatchObject({ textSize: 'largest', patterns: true, confirmMoves: false, botPace: 150 })
    expect(kept).toMatchObject({ notation: true, sound: true, volume: 0.3 })
    expect(await page.getByLabel('Your name at tables').inputValue()).toBe('Ana')
    await context.close()
  })
})

describe('a link to a table that is not there', () => {
  test.each(['zzzz', 'aaaaaaaaaaaa'])('/table/%s says so, and not that the server is away', async id => {
    const { page, context } = await stage.visit(`/table/${id}`)
    expect(await page.getByRole('alert').locator('h1').textContent()).toBe(
      'There is no such table. Ask for the link again.',
    )
    expect(await page.getByRole('link', { name: 'Play with others' }).isVisible()).toBe(true)
    await context.close()
  })
})
