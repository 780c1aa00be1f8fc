import { BOARDS } from '@masterplan/boards/games'
import type { Stage } from './browser.ts'

const VISITS = 10

/**
 * How long somebody new waits from the press on “Play” until the first match can be played: places are lit, or moves are
 * there to choose from. Every visit is the first of its browser. Bots that begin move without a pause.
 */
export async function firstMatchTimes(stage: Stage): Promise<string[]> {
  const rows: string[] = []
  for (const { about } of BOARDS) rows.push(await timesOf(stage, about.id))
  return ['| game | first matches | median, ms | worst, ms |', '|---|---|---|---|', ...rows]
}

async function timesOf(stage: Stage, game: string): Promise<string> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) times.push(await firstMatch(stage, game))
  times.sort((a, b) => a - b)
  const [median, worst] = [times[Math.floor(VISITS / 2)] ?? 0, times.at(-1) ?? 0].map(Math.round)
  return `| ${game} | ${VISITS} | ${median} | ${worst} |`
}

async function firstMatch(stage: Stage, game: string): Promise<number> {
  const { page, context } = await stage.visit('/', { width: 412, height: 823 })
  const play = page.locator(`[data-game="${game}"]`)
  await play.waitFor()
  await play.scrollIntoViewIfNeeded()
  await page.evaluate(watchForTable)
  await play.click()
  const time = await page.evaluate(() => (globalThis as unknown as Watched).playable)
  await context.close()
  return time
}

interface Watched {
  playable: Promise<number> // milliseconds since the press
}

/** Runs in the page: from the press to the picture of a table at which something can be pressed. */
function watchForTable(): void {
  const canPlay = () =>
    document.querySelector('[data-turn=mine]') !== null &&
    [...document.querySelectorAll('[data-lit], [data-choice], [data-kinds] button')].some(each =>
      each.checkVisibility(),
    )
  ;(globalThis as unknown as Watched).playable = new Promise(resolve => {
    addEventListener(
      'click',
      ({ timeStamp: pressed }) => {
        const look = () => {
          if (!canPlay()) requestAnimationFrame(look)
          else requestAnimationFrame(now => resolve(now - pressed)) // the picture that has it is drawn
        }
        look()
      },
      { capture: true, once: true },
    )
  })
}
