import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BOARDS } from '@masterplan/boards/games'
import type { BrowserContext, Page } from 'playwright-core'
import { openStage } from '../browser.ts'
import { openAt } from '../greedy-match.ts'
import { hurryBots } from '../hurry.ts'
import { openTab } from '../room.ts'
import { shoot, withoutNotation } from './shot.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180, touch: true },
  { width: 360, height: 780, touch: true },
  { width: 780, height: 360, touch: true },
] as const
const THEMES = ['paper', 'blueprint'] as const
const GAMES = BOARDS.map(({ about }) => about)
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['start-new', '/'],
  ...(['settings', 'learn', 'replays', 'lobby', 'account', 'ratings', 'nowhere'] as const).map(
    path => [path, `/${path}`] as const,
  ),
  ...GAMES.flatMap(({ id }) =>
    (['new', 'host', 'learn', 'rules'] as const).map(part => [`${part}-${id}`, `/${part}/${id}`] as const),
  ),
]

/** Every page, and tables in every state, at every size and in both themes; `only` is a part of the names that are wanted. */
export async function takeAll(folder: string, only: string): Promise<void> {
  const stage = await openStage('whole')
  try {
    for (const size of SIZES)
      for (const theme of THEMES) {
        const here = join(folder, `${size.width}x${size.height}`)
        await mkdir(here, { recursive: true })
        const { page, context } = await stage.visit('/settings', { ...size, theme, before: quickAndPlain })
        const take = async (name: string, show: () => Promise<unknown>) => {
          if (!`${name}-${size.width}-${theme}`.includes(only)) return
          await show()
          await shoot(page, join(here, `${name}-${theme}.webp`))
        }
        for (const [name, path] of PAGES) await take(name, () => stage.load(page, path))
        for (const { id } of GAMES) await takeTable(page, take, id)
        await take('start-returning', () => stage.load(page, '/'))
        await take('replays-some', () => stage.load(page, '/replays'))
        await context.close()
      }
  } finally {
    await stage.close()
  }
}

async function quickAndPlain(context: BrowserContext): Promise<void> {
  await hurryBots(context)
  await withoutNotation(context)
}

type Take = (name: string, show: () => Promise<unknown>) => Promise<void>

async function takeTable(page: Page, take: Take, game: string): Promise<void> {
  await take(`table-${game}`, () => openAt(page, game, 'middle'))
  await take(`table-${game}-held`, async () => {
    await openAt(page, game, 'middle')
    const kind = page.locator('[data-kinds] button:visible').first()
    if ((await kind.count()) > 0) await kind.click()
    const lit = page.locator('[data-lit]:visible')
    const count = await lit.count()
    if (count > 0) await lit.nth(Math.floor(count / 2)).click({ force: true })
  })
  await take(`table-${game}-hints`, async () => {
    await openAt(page, game, 'middle')
    await openTab(page, 'hints')
    await page.locator('[data-hint]').click()
    await page.locator('[data-hinted]').first().waitFor()
  })
  await take(`table-${game}-log`, async () => {
    await openAt(page, game, 'middle')
    await openTab(page, 'log')
  })
  await take(`end-${game}`, () => openAt(page, game, 'over'))
}
