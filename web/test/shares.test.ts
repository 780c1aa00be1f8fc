import { answerTo, greedyBot, STRONGEST, USUAL_MEGABYTES } from '@masterplan/bots'
import { CATALOG, findGame } from '@masterplan/catalog'
import { type Match, type Playable, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { winShares } from '../src/match/workers/win-shares.ts'

const PATIENCE = { milliseconds: Number.POSITIVE_INFINITY, iterations: 60 }

/** A match of greedy bots, this many decisions old; or over. */
function played(game: Playable, decisions: number): Match {
  const random = seeded(3)
  const opened = game.open(game.seats.min, {})
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  match.settle(random)
  for (let at = 0; at < decisions; at++) {
    const turn = match.turn()
    if (turn.kind !== 'decide') break
    for (const seat of turn.seats.slice(0, 1)) match.submit(seat, match.ask(greedyBot, seat, random), random)
  }
  return match
}
const sum = (numbers: readonly number[]) => numbers.reduce((so, number) => so + number, 0)

describe.each(CATALOG.map(game => [game.id, game] as const))('expected shares in %s', (_, game) => {
  test('are what the hint expects for the player who must decide, and make one win together', async () => {
    const match = played(game, 7)
    const turn = match.turn()
    const [seat] = turn.kind === 'decide' ? turn.seats : []
    if (seat === undefined) throw new Error('Nobody decides here.')
    const bot = `${STRONGEST.name}@${PATIENCE.iterations}`
    const asked = { id: 1, game: game.id, bot, seat, view: match.viewFor(seat), seed: 5, hints: 1, within: null }
    const context = { load: async () => game, clock: () => 0, stopFlag: undefined }
    const answer = await answerTo({ ...asked, megabytes: USUAL_MEGABYTES }, context)
    if (!answer.ok) throw new Error(answer.sentence)
    const [best] = answer.hints
    const shares = winShares(match, seeded(5), PATIENCE)
    expect(shares?.[seat]).toBe(best?.share)
    expect(sum(shares ?? [])).toBeCloseTo(1)
    for (const share of shares ?? []) expect(share).toBeGreaterThanOrEqual(0)
  })
})

test('when it is over, the winner has it all', () => {
  const game = findGame('subdivision')
  if (game === undefined) throw new Error('There is no Subdivision.')
  const match = played(game, 1000)
  expect(match.turn().kind).toBe('over')
  const totals = match.scores().map(({ total }) => total)
  const shares = winShares(match, seeded(1), PATIENCE) ?? []
  expect(sum(shares)).toBe(1)
  expect(totals[shares.indexOf(Math.max(...shares))]).toBe(Math.max(...totals))
})
