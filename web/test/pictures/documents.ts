import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BOARDS } from '@masterplan/boards/games'
import { openStage, type Stage, type Visit } from '../browser.ts'
import { openAt } from '../greedy-match.ts'
import { shoot, withoutNotation } from './shot.ts'

const THEMES = ['paper', 'blueprint'] as const
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 780 }

/** Writes the pictures that documents show into a folder and names them. */
export async function takePictures(folder: string): Promise<string[]> {
  const stage = await openStage('whole')
  try {
    for (const theme of THEMES) {
      await take(stage, join(folder, `start-${theme}.webp`), { ...DESK, theme })
      for (const { about } of BOARDS)
        await take(stage, join(folder, `${about.id}-${theme}.webp`), { ...DESK, theme }, about.id)
    }
    await take(stage, join(folder, 'phone.webp'), PHONE, 'brick-by-brick')
  } finally {
    await stage.close()
  }
  return readdirSync(folder).map(file => join('docs', 'pictures', file))
}

/** The table of a game in mid-match; without one, the start page. */
async function take(stage: Stage, file: string, visit: Visit, game?: string): Promise<void> {
  const { page, context } = await stage.visit('/', { ...visit, before: withoutNotation })
  await page.locator('[data-living] svg').waitFor()
  await page.waitForLoadState('networkidle')
  if (game !== undefined) await openAt(page, game, 'middle')
  await shoot(page, file)
  await context.close()
}
