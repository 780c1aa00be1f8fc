import { type MatchRecord, recordOf } from '@masterplan/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from './browser.ts'
import { moveKind, positionsOf, wander } from './decisions.ts'
import { installLook } from './evenings/look-around.ts'
import { openAmongPeople, openSeated, peopleAt } from './kept.ts'
import { onStage } from './on-stage.ts'
import { openTab } from './room.ts'

let stage: Stage
onStage(opened => {
  stage = opened
})

const OUT_OF_SIGHT = 'nothing that is lit in data-panel=cards is on the screen'

/** A phone lying down, where the least of the cards is seen. */
async function visit(): Promise<Page> {
  const before = (context: Parameters<NonNullable<NonNullable<Parameters<Stage['visit']>[1]>['before']>>[0]) =>
    context.addInitScript(installLook)
  const { page } = await stage.visit('/', { width: 780, height: 360, touch: true, before })
  await page.locator('[data-game]').first().waitFor() // by then the page has made its database
  return page
}

/** Runs in the page: looks whenever anything has changed, before anybody could see it, and keeps what was out of sight. */
function watchLit(fault: string): void {
  const found: string[] = []
  const look = Reflect.get(window, 'lookAround') as () => readonly string[]
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-turn=mine] [role=status]')) found.push(...look().filter(each => each === fault))
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  Object.assign(window, { outOfSight: found })
}

test.each(['tryste', 'urbapolis'])('%s: a card that lights up is in sight from the first moment', async game => {
  const page = await visit()
  await page.evaluate(watchLit, OUT_OF_SIGHT)
  for (const [kind, record] of positionsOf(game)) {
    await openSeated(page, record, { sitters: peopleAt(record), coached: true }) // who takes a part of the room
    expect(await page.evaluate('outOfSight.splice(0)'), kind).toEqual([])
  }
  await page.context().close()
})

/** Where one may build and has cards to show: the levels of a plot that a hint names unfold above the cards. */
function workWithCards(): MatchRecord {
  const found: MatchRecord[] = []
  wander('tryste', ({ kind, match, offers }) => {
    const kinds = new Set(offers.map(moveKind))
    if (kind === 'work' && kinds.has('show') && kinds.has('work') && found.length === 0)
      found.push(recordOf(match, ['Ana', 'Bo', 'Cy', 'Di'].slice(0, match.players)))
  })
  if (found[0] === undefined) throw new Error('Nobody who may build has a card in these matches.')
  return found[0]
}

test('what a hint unfolds above the cards does not push them out of sight; who has scrolled is left alone', async () => {
  const page = await visit()
  await openAmongPeople(page, workWithCards())
  const cards = page.locator('[data-panel=cards]')
  const height = () => cards.evaluate(panel => panel.scrollHeight)
  const before = await height()
  await openTab(page, 'hints')
  await page.locator('[data-hint]').click()
  await page.locator('[data-hinted]').first().waitFor()
  await page.locator('[data-tab=hints]').click()
  expect(await height()).toBeGreaterThan(before + 50) // they do unfold something
  expect(await page.evaluate('lookAround()')).toEqual([])
  await cards.hover()
  await page.mouse.wheel(0, 2000)
  const isAtEnd = () => cards.evaluate(panel => panel.scrollTop + panel.clientHeight >= panel.scrollHeight - 1)
  await expect.poll(isAtEnd).toBe(true)
  await page.mouse.move(200, 180) // over the board, which looks at other places
  expect(await isAtEnd()).toBe(true)
  await page.context().close()
})
