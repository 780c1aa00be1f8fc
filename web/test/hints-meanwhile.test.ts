import { findGame } from '@masterplan/catalog'
import { type MatchRecord, replay } from '@masterplan/kernel'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linesOf, type Stage } from './browser.ts'
import { positionsOf } from './decisions.ts'
import { plantInBots } from './hurry.ts'
import { type KeptSitter, openSeated } from './kept.ts'
import { onStage } from './on-stage.ts'
import { openTab } from './room.ts'

let stage: Stage
onStage(opened => {
  stage = opened
})

/** Who thinks in a worker of their own: the bots at the table, and who is asked for a hint. */
type Thinker = 'master' | 'adviser'

/** Runs in the worker of a bot: from a question to these on it hears nothing, as if it thought, until it is told to go on. */
function thinkUntilTold(thinkers: Thinker[]): void {
  const channel = new BroadcastChannel('thinkers')
  const unheard: MessageEvent[] = []
  let thinking: string | null = null
  addEventListener('message', event => {
    const asked: unknown = event.data?.argumentList?.[0]?.value
    const isQuestion = typeof asked === 'object' && asked !== null && 'hints' in asked
    const who = isQuestion ? (asked.hints === 0 ? 'master' : 'adviser') : null
    if (thinking === null && (who === null || !thinkers.includes(who))) return
    thinking ??= who
    unheard.push(event)
    event.stopImmediatePropagation()
    channel.postMessage(`${who} thinks`)
  })
  channel.addEventListener('message', ({ data }) => {
    if (data !== `${thinking} goes on`) return
    thinking = null
    thinkers.length = 0
    for (const { data, ports } of unheard.splice(0))
      dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
  })
}

declare const isSaid: (text: string) => boolean
/** Runs in the page before it opens: what the workers say. */
function listen(): void {
  const said = new Set<string>()
  new BroadcastChannel('thinkers').addEventListener('message', ({ data }) => said.add(data))
  Object.assign(window, { isSaid: (text: string) => said.has(text) })
}
const thinks = (page: Page, who: Thinker) =>
  expect.poll(() => page.evaluate(text => isSaid(text), `${who} thinks`)).toBe(true)
const goesOn = (page: Page, who: Thinker) =>
  page.evaluate(text => new BroadcastChannel('thinkers').postMessage(text), `${who} goes on`)

const PERSON: KeptSitter = { kind: 'person' }
const MASTER: KeptSitter = { kind: 'bot', bot: 'master' }

/** A table of Tryste where two choose at the same time, a person and Master. */
async function sitWithMaster(
  ...held: readonly Thinker[]
): Promise<{ readonly page: Page; readonly record: MatchRecord }> {
  const before = async (context: BrowserContext) => {
    await plantInBots(context, `(${thinkUntilTold})(${JSON.stringify(held)})`)
    await context.addInitScript(listen)
  }
  const { page } = await stage.visit('/', { width: 1440, height: 900, before })
  await page.locator('[data-picture] svg').nth(4).waitFor() // by then the page has made its database
  const record = positionsOf('tryste').get('throw')
  if (record === undefined) throw new Error('Nobody throws in these matches.')
  const replayed = replay(record, findGame, record.log.length)
  if (!replayed.ok) throw new Error(replayed.problem)
  const turn = replayed.match.turn()
  if (turn.kind !== 'decide' || turn.seats.length < 2) throw new Error('Only one of them throws.')
  const sitters = (record.names ?? []).map((_, seat): KeptSitter => (seat === turn.seats[0] ? PERSON : MASTER))
  await openSeated(page, record, { sitters })
  await openTab(page, 'hints')
  return { page, record }
}

test('who asks while Master thinks does not wait for it', async () => {
  const { page, record } = await sitWithMaster('master')
  await thinks(page, 'master')
  await page.locator('[data-hint]').click()
  await page.locator('[data-hinted]').first().waitFor()
  expect(await linesOf(page)).toBe(record.log.length)
  await goesOn(page, 'master')
  await page.locator(`[data-turn=mine][data-lines="${record.log.length + 1}"]`).waitFor()
  expect(await page.locator('[data-hinted]').count()).toBeGreaterThan(0) // they are for the decision, which is the same
  await page.context().close()
})

test('a hint comes though others, who choose at the same time, are faster', async () => {
  const { page, record } = await sitWithMaster('master', 'adviser')
  await page.locator('[data-hint]').click()
  await thinks(page, 'adviser')
  await thinks(page, 'master')
  await goesOn(page, 'master')
  await page.locator(`[data-turn=mine][data-lines="${record.log.length + 1}"]`).waitFor()
  await goesOn(page, 'adviser')
  await page.locator('[data-hinted]').first().waitFor()
  await page.context().close()
})
