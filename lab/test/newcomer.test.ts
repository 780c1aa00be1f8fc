import { CATALOG } from '@masterplan/catalog'
import type { Playable } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { playDeal, seated, type Tournament, usualOpening } from '../src/index.ts'

/** First places of one newcomer among equals that play at random, as `masterplan tournament` of docs/bots.md finds it. */
async function shareOfNewcomer(game: Playable, players: number, matches: number): Promise<number> {
  const opening = usualOpening(game, players, {})
  const bots = ['newcomer', 'random']
  const plan: Tournament = { game: game.id, players, options: {}, bots, solo: 'newcomer', seed: 1, opening }
  const lineUp = ['newcomer', ...Array(players - 1).fill('random')]
  let won = 0
  for (let deal = 0; deal < matches / players; deal++) {
    const played = await playDeal(game, plan, { lineUp: 0, deal })
    for (const [rotation, { ranks }] of played.matches.entries()) {
      const rank = ranks[seated(lineUp, rotation).indexOf('newcomer')]
      if (rank === 1) won += 1 / ranks.filter(each => each === 1).length
    }
  }
  return won / matches
}

// Tryste's matches take too long for this: docs/bots.md has them.
const tables = CATALOG.filter(({ id }) => id !== 'tryste').flatMap(game =>
  [2, 4].filter(players => players <= game.seats.max).map(players => ({ game, players })),
)

test.each(tables)('a newcomer is a little better than chance: $game.id for $players', async ({ game, players }) => {
  const share = await shareOfNewcomer(game, players, 100)
  const [low, high] = players === 2 ? [0.55, 0.75] : [0.28, 0.4]
  expect(share).toBeGreaterThanOrEqual(low)
  expect(share).toBeLessThanOrEqual(high)
})
