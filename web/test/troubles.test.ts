import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsOf, linesOf, nextTurn, openStage, type Stage, sitDown } from './browser.ts'
import { oneMove } from './pressing.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

describe('nothing is lost, and every trouble has one clear sentence and a way on', () => {
  test('a match is there again after reloads at any moment, and without a network after one visit', async () => {
    const { page, context } = await stage.visit('/', { offlineReady: true })
    const complaints = complaintsOf(page)
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
    await sitDown(page, 'subdivision')
    for (const pause of [0, 5, 40, 200]) {
      await oneMove(page)
      await page.waitForTimeout(pause)
      const seen = await linesOf(page)
      await page.reload()
      await page.locator('[data-turn=mine]').waitFor()
      expect(await linesOf(page)).toBeGreaterThanOrEqual(seen)
    }
    await context.setOffline(true)
    const before = await linesOf(page)
    await page.reload()
    await page.locator('[data-turn=mine]').waitFor()
    expect(await linesOf(page)).toBe(before)
    await oneMove(page)
    await nextTurn(page, before)
    await page.goto(new URL('/learn/tryste', stage.address).href)
    await page.locator('[data-step]').waitFor()
    await page.goto(stage.address)
    await page.locator('[data-game]').first().waitFor()
    await page.locator('a[href^="/table/"]').first().click()
    await page.locator('[data-turn=mine]').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  const spoilt: readonly (readonly [string, (context: BrowserContext) => Promise<unknown>])[] = [
    ['denied', context => context.addInitScript(denyStorage)],
    ['full', context => context.addInitScript(fillStorage)],
  ]
  test.each(spoilt)('storage that is %s: the match goes on, with a warning and a file to save', async (_, before) => {
    const { page, context } = await stage.visit('/', { before })
    await sitDown(page, 'subdivision')
    expect(await page.getByRole('alert').textContent()).toMatch('does not keep the match')
    await oneMove(page)
    await nextTurn(page, 0)
    const save = page.getByRole('alert').getByRole('button', { name: 'Download' })
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(JSON.parse(await readFile(await download.path(), 'utf8')).log).toHaveLength(2)
    await context.close()
  })

  test('a match that is not there, and one that was spoilt', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    await oneMove(page)
    await nextTurn(page, 0)
    await page.goto(new URL('/settings', stage.address).href)
    await page.locator('h1').waitFor()
    await page.evaluate(spoilKeptTables)
    await page.goBack()
    await page.getByRole('alert').getByText('cannot be opened any more').waitFor()
    expect(await page.getByRole('alert').getByRole('button', { name: 'Download' }).count()).toBe(1)
    await context.close()
  })

  test('the rules die in mid-match: they are started again and nothing is lost', async () => {
    const { page, context } = await stage.visit('/')
    await sitDownAndEndRules(page)
    await page.locator('[data-turn=mine][data-lines="2"]').waitFor()
    await oneMove(page)
    await nextTurn(page, 2)
    await context.close()
  })

  test('who moves before the new rules have the match waits for them', async () => {
    const { page, context } = await stage.visit('/', { before: context => context.addInitScript(openSlowly) })
    await sitDownAndEndRules(page)
    await oneMove(page)
    await nextTurn(page, 2)
    await context.close()
  })

  test('a bot dies in mid-thought: it thinks again', async () => {
    const before = (context: BrowserContext) => context.route('**/table.worker*.js', killFirstBot, { times: 1 })
    const { page, context } = await stage.visit('/', { before })
    await sitDown(page, 'parks-and-towers')
    await oneMove(page)
    await page.getByRole('alert').getByText('started again').waitFor()
    await nextTurn(page, 1)
    expect(await linesOf(page)).toBe(2)
    await context.close()
  })

  test('a match open in one tab is not played in another, until it is taken over', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    const second = await context.newPage()
    await second.goto(page.url())
    await second.getByText('open in another tab').waitFor()
    await second.getByRole('button', { name: 'Play it here' }).click()
    await second.locator('[data-turn=mine]').waitFor()
    await page.getByText('open in another tab').waitFor()
    await oneMove(second)
    await nextTurn(second, 0)
    await page.getByRole('button', { name: 'Play it here' }).click()
    await page.locator('[data-turn=mine][data-lines="2"]').waitFor()
    await context.close()
  })
})

/** A match with a move and an answer, and then its rules die. */
async function sitDownAndEndRules(page: Page): Promise<void> {
  await sitDown(page, 'subdivision')
  await oneMove(page)
  await nextTurn(page, 0)
  const rules = page.workers().find(worker => worker.url().includes('table.worker'))
  await rules?.evaluate(() => self.close())
  await page.getByRole('alert').getByText('started again').waitFor()
}

function denyStorage(): void {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { get: deny })
  indexedDB.open = deny
}

function fillStorage(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

/** As if the rules of the game had changed since the match was kept. */
function spoilKeptTables(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('masterplan')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const store = opening.result.transaction('tables', 'readwrite').objectStore('tables')
      const reading = store.getAll()
      reading.onsuccess = () => {
        for (const table of reading.result) store.put({ ...table, record: { ...table.record, rules: '0.0.1' } })
      }
      store.transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** As on a slow device: rules get their match half a second late, and all else at once. Comlink sends a path. */
function openSlowly(): void {
  globalThis.Worker = class extends Worker {
    override postMessage(
      message: { readonly path?: readonly string[] },
      given?: Transferable[] | StructuredSerializeOptions,
    ): void {
      const options = Array.isArray(given) ? { transfer: given } : given
      setTimeout(() => super.postMessage(message, options), message.path?.[0] === 'open' ? 500 : 0)
    }
  }
}

/** The worker of the rules, with a browser around it that ends the first bot as soon as it is asked for a move. */
async function killFirstBot(route: Parameters<Parameters<BrowserContext['route']>[1]>[0]): Promise<void> {
  const answer = await route.fetch()
  const killer = `
    let killed = false
    const Lasting = self.Worker
    self.Worker = class extends Lasting {
      postMessage(message, ...rest) {
        super.postMessage(message, ...rest)
        if (killed || !JSON.stringify(message).includes('choose')) return
        killed = true
        this.terminate()
      }
    }`
  await route.fulfill({ response: answer, body: `${await answer.text()};${killer}` })
}
