import { expect } from 'vitest'
import { type Stage, sitDown, type Visit } from '../browser.ts'
import { hurryBots } from '../hurry.ts'
import { keptAt } from '../kept.ts'
import { playOn, show } from '../pressing.ts'
import { chooseOption, choosePlayers } from '../setting-up.ts'
import { violationsInBothThemes } from '../violations.ts'
import { expectedAt, notShown } from './expected.ts'
import { installLook } from './look-around.ts'
import { movedIn, type RoomBoxes, roomBoxes } from './room-boxes.ts'
import { movedByPeople, movedByWords } from './same-room.ts'

export const SIZES = {
  '1440×900': { width: 1440, height: 900 },
  '360×780': { width: 360, height: 780, touch: true },
  '780×360': { width: 780, height: 360, touch: true },
} as const satisfies Readonly<Record<string, Visit>>
export type Size = keyof typeof SIZES

/** A match of usual length would take hours at a table; these are whole matches too. */
const SHORTER: Readonly<
  Record<string, { readonly players: string; readonly options: Readonly<Record<string, string>> }>
> = {
  tryste: { players: '2', options: { endAfterYears: '3' } },
}
const MOST_MOVES = 800
const MOST_FAULTS = 12

export interface EveningPlan {
  readonly game: string
  readonly size: Size
  readonly rooms: number // at how many kinds of decisions everything is tried that might move the board
}

/** Plays a whole match by pressing only what is lit; what was wrong at any decision of it, and what it was like. */
export async function spendEvening(stage: Stage, { game, size, rooms }: EveningPlan): Promise<string[]> {
  const before = async (context: Parameters<NonNullable<Visit['before']>>[0]) => {
    await hurryBots(context)
    await context.addInitScript(installLook)
  }
  const shorter = SHORTER[game]
  const { page, context } = await stage.visit(shorter ? `/new/${game}` : '/', { ...SIZES[size], before })
  const { page: french, context: abroad } = await stage.visit('/', { ...SIZES[size], before, language: 'fr' })
  await french.locator('[data-game]').first().waitFor() // by then the page has made its database
  const faults = new Set<string>()
  const found = (where: string, those: readonly string[]) => {
    for (const fault of those) if (faults.size < MOST_FAULTS) faults.add(`${where}: ${fault}`)
  }
  const met = new Set<string>()
  let first: RoomBoxes | undefined

  if (shorter) {
    await choosePlayers(page, shorter.players)
    for (const [name, value] of Object.entries(shorter.options)) await chooseOption(page, name, value)
    await page.locator('[data-start]').click()
    await page.locator('[data-turn=mine]').waitFor()
  } else await sitDown(page, game)

  await playOn(page, MOST_MOVES, {
    seen: ({ lines, name, faults: those }) => found(`line ${lines}, before ${name}`, those),
    async decision(lines) {
      // Where others choose at the same time, one of them may have been faster than a second press: what was begun stands.
      if ((await page.locator('[data-turn][data-begun]').count()) > 0) await page.keyboard.press('Escape')
      const { record } = await keptAt(page)
      const expected = await expectedAt(record, lines)
      if (expected.isLone) return
      const where = `line ${lines}, ${expected.code}`
      const turn = expected.match.turn()
      const alone = turn.kind === 'decide' && turn.seats.length === 1 // or others move meanwhile, and what is said goes
      const missing = await notShown(page, expected)
      // Somebody else, or a press that came through late, has gone on: there is nothing here to look at any more.
      if ((await page.locator(`[data-turn=mine][data-lines="${lines}"]`).count()) === 0) return
      found(where, missing)
      const boxes = await page.evaluate(roomBoxes, false)
      first ??= boxes
      found(where, movedIn(first, boxes, 'some moves'))
      if (!alone || met.has(expected.code)) return
      met.add(expected.code)
      if (met.size > rooms) return
      found(where, await movedByWords(page))
      found(where, await movedByPeople(page, french, record, expected.match))
      found(`${where}, in French`, await french.evaluate('lookAround()'))
      if (met.size !== rooms) return
      await show(page, true)
      found(where, await violationsInBothThemes(page))
      await show(page, false)
    },
  })
  found('at the end', await violationsInBothThemes(page))
  expect(await page.locator('[data-turn=over] [role=status]').first().textContent()).toMatch(/wins?\.|share the win\./)
  const totals = await page.locator('[data-total]').allTextContents()
  expect(totals.length).toBeGreaterThan(1)
  for (const total of totals) expect(total).toMatch(/^[−-]?[\d.]+$/)
  await context.close()
  await abroad.close()
  return [...faults]
}
