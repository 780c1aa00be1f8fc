import type { Page } from 'playwright-core'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { onStage } from './on-stage.ts'
import { start, Visitors } from './people.ts'
import { oneMove } from './pressing.ts'
import { openTab } from './room.ts'

let people: Visitors
onStage((theStage, theHome) => {
  people = new Visitors(theStage, theHome)
})

const leave = (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close()))

test('a question takes the place of prompt and actions; it says who agrees and what comes then', async () => {
  const { ana, path } = await people.tableOf(3)
  const ben = await people.sitDown(path, 'Ben')
  const cleo = await people.sitDown(path, 'Cleo')
  await start(ana)
  await oneMove(ana)
  await oneMove(ben)
  await cleo.locator('[data-turn=mine]').waitFor()
  const frame = () => cleo.locator('[data-frame]').boundingBox()
  const before = await frame()
  await ana.getByRole('button', { name: 'Ask to take back' }).click()
  const dock = cleo.getByLabel('What to do')
  const question = dock.locator('[data-question=undo]')
  await question.getByText('Ana asks to take back the last move.').waitFor()
  await question.getByText('Everybody must agree.').waitFor()
  await question.getByText('then it is your turn').waitFor()
  expect(await dock.getByRole('status').count()).toBe(1) // the question alone
  expect(await dock.locator('[data-choices], [data-kinds], [data-move]').count()).toBe(0)
  expect(await frame()).toEqual(before)
  await cleo.getByLabel('Players').getByText('asks you').waitFor()
  await ben.locator('[data-question=undo]').getByText('then it is the turn of Cleo').waitFor()
  await cleo.setViewportSize({ width: 360, height: 780 })
  await cleo.locator('[data-answers]').getByText('you ?').waitFor()
  await ben.getByRole('button', { name: 'Agree', exact: true }).click()
  await cleo.locator('[data-answers]').getByText('Ben yes').waitFor()
  await cleo.setViewportSize({ width: 1280, height: 800 })
  await question.getByText('Everybody must agree: Ben has said yes.').waitFor()
  await question.getByRole('button', { name: 'Agree', exact: true }).click()
  await ana.locator('[data-turn=mine]').waitFor()
  expect(await cleo.locator('[data-question]').count()).toBe(0)
  await leave(ana, ben, cleo)
})

test('a line stands before what is new in the chat, as long as one reads', async () => {
  const { ana, ben } = await people.two()
  await openTab(ana, 'chat')
  for (const phrase of ['Well played!', 'Thank you!']) {
    await ana.locator('#chat').getByRole('button', { name: phrase }).click()
    await ana.locator('#chat [data-mine]').getByText(phrase).waitFor()
  }
  await ben.locator('[data-tab=chat] [data-news="2"]').waitFor()
  await openTab(ben, 'chat')
  await ben.locator('#chat [data-new="2"]').getByText('2 new').waitFor()
  await ben.locator('[data-tab=chat] [data-news]').waitFor({ state: 'detached' })
  expect(await ben.locator('#chat [data-new="2"]').count()).toBe(1) // it stays while one reads
  await openTab(ben, 'log')
  await openTab(ben, 'chat')
  await ben.locator('#chat ol').getByText('Thank you!').waitFor()
  await ben.locator('#chat [data-new]').waitFor({ state: 'detached' })
  expect(await ana.locator('#chat [data-new]').count()).toBe(0)
  await leave(ana, ben)
})

test('who is away is so in words and by a paler mark; a name stays a name', async () => {
  const { ana, ben } = await people.two()
  await ben.context().close()
  const row = ana.locator('tr[data-seat="1"]')
  await row.getByText('away', { exact: true }).waitFor()
  expect(await row.getAttribute('data-away')).toBe('true')
  await row.getByText('guest Ben', { exact: true }).waitFor()
  expect(await ana.locator('tr[data-seat="0"]').getAttribute('data-away')).toBe(null)
  await leave(ana)
})

test('on a phone somebody who goes away moves nothing', async () => {
  const { ana, ben } = await people.two()
  await ana.setViewportSize({ width: 360, height: 780 })
  const chip = ana.locator('[data-seat="1"]:not(tr):visible') // a row of the wide table stands there for a moment
  await chip.waitFor()
  const before = await ana.locator('[data-frame]').boundingBox()
  await ben.context().close()
  await chip.getByText('away', { exact: true }).waitFor()
  expect(await ana.locator('[data-frame]').boundingBox()).toEqual(before)
  await leave(ana)
})

test('a low clock is red, larger, and has a bar', async () => {
  const { ana, path } = await people.tableOf(2, 'link', { kind: 'live', bank: 12, increment: 0, late: 'loses' })
  const ben = await people.sitDown(path, 'Ben')
  await start(ana)
  const clock = ana.locator('[data-clock="0"]')
  expect(await clock.getAttribute('data-short')).toBe('false')
  const size = () => clock.evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize))
  const usual = await size()
  await ana.locator('[data-clock="0"][data-short=true] span i').waitFor({ state: 'attached' })
  expect(await size()).toBeGreaterThan(usual)
  await leave(ana, ben)
})

/** Runs in the page: which squares of the drawn code are dark, with the number of all in a row. */
function squaresOf(code: Element): { readonly size: number; readonly dark: readonly string[] } {
  const d = code.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
  return {
    size: Number(code.getAttribute('viewBox')?.split(' ')[2]),
    dark: [...d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`),
  }
}

test('the link of a table that gathers is also shown as a QR code, of that address and no other', async () => {
  const { ana } = await people.tableOf(2)
  expect(await ana.locator('[data-code]').count()).toBe(0)
  await ana.locator('[data-show-code]').click()
  const drawn = await ana.locator('[data-code]').evaluate(squaresOf)
  const codeOf = (text: string) => {
    const { size, data } = encode(text, { border: 4, ecc: 'M' })
    return { size, dark: data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))) }
  }
  expect(drawn).toEqual(codeOf(ana.url()))
  expect(drawn).not.toEqual(codeOf(`${ana.url()}0`))
  await ana.locator('[data-show-code]').click()
  expect(await ana.locator('[data-code]').count()).toBe(0)
  await leave(ana)
})
