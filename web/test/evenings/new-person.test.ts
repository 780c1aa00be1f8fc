import { BOARDS, boardsOf } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { openAt } from '../greedy-match.ts'
import { movesOf, pressMove } from '../lesson-moves.ts'
import { type Onlooker, oneMove, playOn } from '../pressing.ts'

let stage: Stage
const seconds: Record<string, Readonly<Record<string, string>>> = {}
beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => {
  await stage?.close()
  console.table(seconds) // how long it takes is told, never asserted
})

/** Whoever is new reads no more than this between the first press on the board and the first move: prompt and coach together. */
const MOST_WORDS = 60
/** The press that leads to the table, one on the board, and two more. */
const MOST_PRESSES = 4
const LAST_MOVES = 40

test.each(BOARDS.map(({ about }) => about.id))(
  'somebody new comes from the start page by the lesson of %s to a first match, its end and a rematch',
  async game => {
    const clock = stopwatch()
    const { page, context } = await stage.visit('/', { width: 1440, height: 900 })
    await page.locator(`[data-more="${game}"]`).click()
    await page.locator(`#more-${game} a[href="/learn/${game}"]`).click()
    await doLesson(page, game)
    const lesson = clock()

    await page.locator(`[data-game="${game}"]`).click()
    await page.locator('[data-turn=mine]').waitFor()
    const playable = clock()
    const { pressed, words } = await firstMove(page)
    const move = clock()
    expect(pressed[0]).toMatch(/^(place|choice)$/) // the second press, right after the one that led here
    expect(1 + pressed.length).toBeLessThanOrEqual(MOST_PRESSES)
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(MOST_WORDS)
    expect(words.length).toBeGreaterThan(3) // or nothing was read

    await openAt(page, game, 'last')
    await playOn(page, LAST_MOVES)
    await page.locator('[data-end-sheet]').waitFor()
    const over = page.url()
    clock()
    await page.locator('[data-end=rematch]').click()
    await page.locator('[data-turn=mine], [data-turn=theirs]').first().waitFor()
    expect(page.url()).not.toBe(over)
    expect(await page.locator('[data-end-sheet]').count()).toBe(0)
    seconds[game] = { lesson, playable, 'first move': move, rematch: clock() }
    await context.close()
  },
)

/** Seconds since it was last asked. */
function stopwatch(): () => string {
  let since = performance.now()
  return () => {
    const now = performance.now()
    const passed = ((now - since) / 1000).toFixed(1)
    since = now
    return passed
  }
}

async function doLesson(page: Page, game: string): Promise<void> {
  const { tasks } = await boardsOf(game)!.lesson()
  const board = await boardsOf(game)!.web()
  for (const [at, task] of tasks.entries()) {
    await page.locator(`[data-step="${at}"][data-answer=none]`).waitFor()
    await pressMove(page, movesOf(task, board).right)
    await page.locator('[data-answer=right]').waitFor()
    if (at < tasks.length - 1) await page.locator('[data-next]').click()
  }
}

/** What was pressed for a first move, and the words of prompt and coach that were shown from the first press to the last. */
async function firstMove(
  page: Page,
): Promise<{ readonly pressed: readonly string[]; readonly words: readonly string[] }> {
  const pressed: string[] = []
  const sentences = new Set<string>()
  const look: Onlooker = {
    decision: async () => {},
    async seen({ what }) {
      pressed.push(what)
      if (pressed.length === 1) return
      for (const sentence of await page.evaluate(saidNow)) sentences.add(sentence)
    },
  }
  while (pressed.at(-1) !== 'move') await oneMove(page, look) // where all decide at once, bots may be faster
  return { pressed, words: [...sentences].flatMap(sentence => sentence.split(/\s+/).filter(word => /\w/.test(word))) }
}

/** Runs in the page: what prompt and coach say. */
function saidNow(): string[] {
  const said = [...document.querySelectorAll('[data-turn] [role=status], [data-coach] p, [data-panel=coach] li')]
  return said.filter(each => each.checkVisibility()).map(each => each.textContent?.trim() ?? '')
}
