import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsOf, linesOf, nextTurn, oneMove, openStage, type Stage, sitDown } from './browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

async function typeMove(page: Page, text: string): Promise<void> {
  await page.locator('form input').fill(text)
  await page.keyboard.press('Enter')
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([called, contents]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([contents!], called!, { type: 'application/json' }))
      return carried
    },
    [name, text] as const,
  )
  await page.dispatchEvent('main', 'drop', { dataTransfer: files })
}

describe('nothing is lost', () => {
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

  test('a match is saved as a file, dropped on a page, replayed, and played on from the middle', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    for (let move = 0; move < 3; move++) {
      const lines = await linesOf(page)
      await oneMove(page)
      await nextTurn(page, lines)
    }
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-tool=save]').click()])
    const text = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(text).log).toHaveLength(6)
    await page.goto(stage.address)
    await page.locator('h1').waitFor()
    await drop(page, 'mine.match.json', text)
    await page.locator('input[type=range]').waitFor()
    expect(await page.locator('input[type=range]').getAttribute('max')).toBe('6')
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
    await page.locator('input[type=range]').focus()
    await page.locator('[data-branch=bots]').click()
    await page.locator('[data-turn=mine]').waitFor()
    expect(await linesOf(page)).toBeLessThan(6)
    await context.close()
  })

  test('a link opens a match at the position it names', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    await oneMove(page)
    await nextTurn(page, 0)
    await page.locator('[data-tool=share]').click()
    const link = await page.locator('[data-link]').inputValue()
    const other = await context.newPage()
    await other.goto(link)
    await other.locator('input[type=range]').waitFor()
    expect(await other.locator('input[type=range]').inputValue()).toBe('2')
    await context.close()
  })

  test('a move is taken back up to what was revealed, and a match is started again', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    await oneMove(page)
    await nextTurn(page, 0)
    await page.locator('[data-undo]').click()
    await page.locator('[data-lines="0"]').waitFor()
    expect(await page.locator('[data-undo]').isDisabled()).toBe(true)
    await oneMove(page)
    await nextTurn(page, 0)
    const address = page.url()
    await page.locator('[data-tool=restart]').click()
    await page.locator('[data-turn=mine][data-lines="0"]').waitFor()
    expect(page.url()).not.toBe(address)
    await context.close()
  })
})

describe('a table explains itself', () => {
  test('a press on a dark place is answered with the rule, a wrong notation with a sentence', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    await page.locator('[data-place="a1"]').click()
    expect(await page.getByRole('alert').textContent()).toMatch('Rule S-1.3')
    await typeMove(page, 'nonsense')
    await page.getByText('This is not a move').waitFor()
    await context.close()
  })

  test('a hint names three moves, each with its share and a reason', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'parks-and-towers')
    for (let move = 0; move < 4; move++) {
      const lines = await linesOf(page)
      await oneMove(page)
      await nextTurn(page, lines)
    }
    await page.locator('[data-hint]').click()
    await page.locator('[data-turn] ol li').first().waitFor()
    const hints = await page.locator('[data-turn] ol li').allTextContents()
    expect(hints).toHaveLength(3)
    for (const hint of hints) expect(hint).toMatch(/share \d+ %.+\w+.*\.$/)
    await context.close()
  })

  test('a lesson is walked to its end, and leads to a match', async () => {
    const { page, context } = await stage.visit('/learn/subdivision')
    await page.locator('[data-step="0"]').waitFor()
    while ((await page.locator('[data-next]').count()) > 0) await page.locator('[data-next]').click()
    await page.locator('[data-game=subdivision]').click()
    await page.locator('[data-turn=mine]').waitFor()
    await context.close()
  })

  test('people at one device hand it on behind a curtain where somebody has secrets', async () => {
    const { page, context } = await stage.visit('/new/brick-by-brick')
    await page.locator('label select').first().selectOption('2')
    await page.locator('[data-who="1"]').selectOption('0')
    await page.locator('[data-start]').click()
    await page.locator('[data-turn=mine]').waitFor()
    const secrets = await page.locator('[data-kind=mission]').allTextContents()
    await keepTwo(page)
    await page.getByRole('heading', { name: /Hand the device to/ }).waitFor()
    const shown = await page.locator('main').textContent()
    for (const secret of secrets) expect(shown).not.toContain(secret)
    await page.getByRole('button', { name: /show the board/ }).click()
    await page.locator('[data-turn=mine]').waitFor()
    await context.close()
  })
})

/** Keeps two missions, after which a curtain falls instead of the next turn. */
async function keepTwo(page: Page): Promise<void> {
  const cards = page.locator('[data-kind=mission][data-lit]')
  await cards.nth(0).click()
  await cards.nth(0).click()
  await page.locator('[data-move]').first().click()
}

describe('bad input has one clear sentence and a way on', () => {
  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['a picture', '\u0089PNG', /not a file of the kind/],
    ['a foreign format', '{"format":"chess/1"}', /another format/],
    ['a spoilt record', '{"format":"masterplan-match/1","game":"subdivision"}', /missing or of the wrong kind/],
  ]
  test.each(broken)('%s dropped on a page', async (_, text, sentence) => {
    const { page, context } = await stage.visit('/')
    await page.locator('h1').waitFor()
    await drop(page, 'x.json', text)
    expect(await page.getByRole('alert').textContent()).toMatch(sentence)
    expect(await page.getByRole('alert').getByRole('button').count()).toBe(2)
    await context.close()
  })

  const foreign: readonly (readonly [string, object, RegExp])[] = [
    ['of a game that is not played here', { game: 'chess' }, /not played here/],
    ['of other rules', { rules: '0.0.1' }, /another version of the rules/],
    ['that breaks the rules', { log: ['1 3e1', '2 3e1'] }, /Line 2 of its log breaks the rules/],
    ['with too many players', { players: 9 }, /number of players/],
    ['with a wrong result', { log: [], result: { scores: [1, 2], ranks: [2, 1] } }, /result it states/],
  ]
  test.each(foreign)('a record %s', async (_, change, sentence) => {
    const { page, context } = await stage.visit('/')
    await page.locator('h1').waitFor()
    const record = {
      format: 'masterplan-match/1',
      game: 'subdivision',
      rules: '1.0.0',
      players: 2,
      options: {},
      log: [],
    }
    await drop(page, 'x.match.json', JSON.stringify({ ...record, ...change }))
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(sentence)
    await page.getByRole('link', { name: 'To the games' }).click()
    await page.locator('[data-game]').first().waitFor()
    await context.close()
  })

  test.each(['garbage', '%%%', 'A'.repeat(5000), ''])('a link with garbage: #%.10s', async hash => {
    const { page, context } = await stage.visit(`/replay#${hash}`)
    expect(await page.getByRole('alert').textContent()).toMatch('This link does not hold a match.')
    await page.getByRole('link', { name: 'To the games' }).click()
    await page.locator('[data-game]').first().waitFor()
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
    const save = page.getByRole('alert').getByRole('button', { name: 'Save' })
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
    expect(await page.getByRole('alert').getByRole('button', { name: 'Save' }).count()).toBe(1)
    await context.close()
  })

  test('the rules die in mid-match: they are started again and nothing is lost', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    await oneMove(page)
    await nextTurn(page, 0)
    const rules = page.workers().find(worker => worker.url().includes('table.worker'))
    await rules?.evaluate(() => self.close())
    await page.getByRole('alert').getByText('started again').waitFor()
    await page.locator('[data-turn=mine][data-lines="2"]').waitFor()
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
