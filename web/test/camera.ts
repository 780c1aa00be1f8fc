import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openStage, type Stage, sitDown } from './browser.ts'
import { oneMove } from './pressing.ts'

const THEMES = ['paper', 'blueprint'] as const
const SIZE = { width: 1400, height: 900 }
/** How many moves into a match a picture is taken: enough that there is something to see, too few for its end. */
const MOVES = 9
const MORE_MOVES: Readonly<Record<string, number>> = { 'brick-by-brick': 14, urbapolis: 20, tryste: 45 }

/** Writes the pictures into a folder and names them. */
export async function takePictures(folder: string): Promise<string[]> {
  const stage = await openStage('whole')
  try {
    const games = await takeStart(stage, 'paper', folder)
    await takeStart(stage, 'blueprint', folder)
    for (const game of games) for (const theme of THEMES) await takeTable(stage, game, theme, folder)
    await takePhone(stage, folder)
  } finally {
    await stage.close()
  }
  return readdirSync(folder).map(file => join('docs', 'pictures', file))
}

/** The games that the start page offers. */
async function takeStart(stage: Stage, theme: (typeof THEMES)[number], folder: string): Promise<string[]> {
  const { page, context } = await stage.visit('/', { ...SIZE, theme })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `start-${theme}.png`) })
  const games = await page
    .locator('[data-game]')
    .evaluateAll(all => all.map(each => each.getAttribute('data-game') ?? ''))
  await context.close()
  return games
}

async function takeTable(stage: Stage, game: string, theme: (typeof THEMES)[number], folder: string): Promise<void> {
  const { page, context } = await stage.visit('/', { ...SIZE, theme })
  await sitDown(page, game)
  for (let move = 0; move < (MORE_MOVES[game] ?? MOVES); move++) {
    await page.locator('[data-turn=mine]').waitFor()
    await oneMove(page)
  }
  await page.locator('[data-turn=mine]').waitFor()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(400) // what glides has arrived
  await page.screenshot({ path: join(folder, `${game}-${theme}.png`) })
  await context.close()
}

async function takePhone(stage: Stage, folder: string): Promise<void> {
  const { page, context } = await stage.visit('/', { width: 360, height: 740 })
  await sitDown(page, 'brick-by-brick')
  for (let move = 0; move < 3; move++) {
    await page.locator('[data-turn=mine]').waitFor()
    await oneMove(page)
  }
  await page.locator('[data-turn=mine]').waitFor()
  await page.screenshot({ path: join(folder, 'phone.png') })
  await context.close()
}
