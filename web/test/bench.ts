import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Stage } from './browser.ts'
import { chooseOption, choosePlayers } from './setting-up.ts'

// `npm run bench:web`: how long a first match takes to be playable, a press from the finger to the picture on the largest
// board of each game, and bots to answer. `-- first presses` measures only these; bots take some ten minutes.
const WEB = join(import.meta.dirname, '..')
if (spawnSync(process.execPath, [join(WEB, 'test', 'ready.ts')], { stdio: 'inherit' }).status !== 0) process.exit(1)
const { openStage } = await import('./browser.ts')
const { oneMove } = await import('./pressing.ts')
const { answerTimes, milestonesOf } = await import('./bench-bots.ts')
const { firstMatchTimes } = await import('./bench-first-match.ts')

/** The largest board of each game, as its set-up page calls it. */
const LARGEST: readonly { game: string; players: string; options: Readonly<Record<string, string>> }[] = [
  { game: 'subdivision', players: '4', options: {} },
  { game: 'parks-and-towers', players: '2', options: {} },
  { game: 'brick-by-brick', players: '5', options: {} },
  { game: 'urbapolis', players: '4', options: {} },
  { game: 'tryste', players: '6', options: { board: 'one-and-all' } },
]
const PRESSES = 40
const OPENING = 4 // moves before it is measured, and more until there is a choice of places on the board
const MOST_OPENING = 40
/** The browser reports presses from 16 milliseconds on, in steps of 8. */
const SHORTEST = 16

const PARTS: Readonly<Record<string, (on: Stage) => Promise<readonly string[]>>> = {
  first: firstMatchTimes,
  presses: pressTimes,
  bots: answerTimes,
}
const asked = process.argv.slice(2)
const unknown = asked.filter(name => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(' or ')} to measure, only ${Object.keys(PARTS)}.`)
const stage = await openStage('whole')
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (asked.length === 0 || asked.includes(name)) console.log(`\n${(await measure(stage)).join('\n')}`)
  }
} finally {
  await stage.close()
}

async function pressTimes(on: Stage): Promise<readonly string[]> {
  const rows: string[] = []
  for (const largest of LARGEST) rows.push(await measured(on, largest))
  return ['| game | players | presses | median, ms | 95 of 100, ms | worst, ms |', '|---|---|---|---|---|---|', ...rows]
}

async function measured(on: Stage, { game, players, options }: (typeof LARGEST)[number]): Promise<string> {
  const { page, context } = await on.visit(`/new/${game}`, { width: 1400, height: 900 })
  await choosePlayers(page, players)
  for (const [name, value] of Object.entries(options)) await chooseOption(page, name, value)
  await page.locator('[data-start]').click()
  await page.locator('[data-turn=mine]').waitFor()
  for (let move = 0; move < MOST_OPENING; move++) {
    await page.locator('[data-turn=mine]').waitFor()
    if (move >= OPENING && (await lightPlaces(page))) break
    await oneMove(page)
  }
  await page.locator('[data-turn=mine]').waitFor()
  await page.waitForTimeout(1000) // what is fetched and compiled on the way in is another matter
  await page.evaluate(watchPresses)
  let made = 0
  for (let press = 0; press < PRESSES; press++) made += await pressLit(page, press)
  await page.waitForTimeout(500)
  const times = (await page.evaluate(() => (globalThis as unknown as Watched).presses)).toSorted((a, b) => a - b)
  await context.close()
  const all = [...Array.from({ length: Math.max(0, made - times.length) }, () => SHORTEST), ...times]
  const [median, most, worst] = milestonesOf(all).map(atMost)
  return `| ${game} | ${players} | ${made} | ${median} | ${most} | ${worst} |`
}
function atMost(time: number): string {
  return time <= SHORTEST ? `≤ ${SHORTEST}` : String(time)
}

interface Watched {
  presses: number[]
}

/** From the press to the next picture, as the browser's event timing has it. */
function watchPresses(): void {
  const watched = globalThis as unknown as Watched
  watched.presses = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name === 'click') watched.presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Whether there is a choice of places on the board; where a kind of move lights them, such a kind is pressed. */
async function lightPlaces(page: Page): Promise<boolean> {
  const hasChoice = async () => (await page.locator('[data-frame] [data-lit]').count()) > 1
  if (await hasChoice()) return true
  for (const kind of await page.locator('[data-kinds] button').all()) {
    await kind.click()
    if (await hasChoice()) return true
  }
  return false
}

/** Presses a lit place; what it began is left alone again, so that every press finds the same table. */
async function pressLit(page: Page, at: number): Promise<number> {
  await lightPlaces(page)
  const lit = page.locator('[data-lit]:visible') // some places are only for narrow pages
  const count = await lit.count()
  if (count === 0) return 0
  await lit.nth((at * 7) % count).click({ timeout: 5000 })
  await page.waitForTimeout(60)
  const cancel = page.locator('[data-cancel]')
  if ((await cancel.count()) > 0) await cancel.dispatchEvent('click')
  await page.waitForTimeout(60)
  return 1
}
