import { BOARDS } from '@masterplan/boards/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { type EveningPlan, SIZES, type Size, spendEvening } from './evening.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

/** In `npm test` one size for each game, so that each size has its games; `npm run test:evenings` plays all at all. */
const USUAL: Readonly<Record<string, Size>> = {
  subdivision: '1440×900',
  'parks-and-towers': '360×780',
  'brick-by-brick': '1440×900',
  urbapolis: '780×360',
  tryste: '360×780',
}
const games = BOARDS.map(({ about }) => about.id)
const plans: readonly EveningPlan[] = process.env.EVENINGS
  ? games.flatMap(game => (Object.keys(SIZES) as Size[]).map(size => ({ game, size, rooms: 40 })))
  : games.map(game => ({ game, size: USUAL[game] ?? '360×780', rooms: 2 }))

test.each(plans)(
  'a whole match of $game at $size: whatever is to be pressed is in sight, and nothing moves the board',
  async plan => {
    expect(await spendEvening(stage, plan)).toEqual([])
  },
)
