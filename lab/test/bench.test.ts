import { MAIN_STREET, mainStreet, mainStreetEntry } from '@masterplan/bots/testing'
import { CATALOG } from '@masterplan/catalog'
import { playable } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { bench, type ThreadMeter } from '../src/index.ts'

/** A clock that counts what is done: every move takes a millisecond, so that rates are known. */
function slowed(): { game: ReturnType<typeof playable>; meter: ThreadMeter } {
  let moves = 0
  let heap = 1000
  const game = playable({
    ...mainStreetEntry,
    game: {
      ...mainStreet,
      play: (...given: Parameters<typeof mainStreet.play>) => {
        moves++
        mainStreet.play(...given)
      },
      copy: (...given: Parameters<typeof mainStreet.copy>) => {
        if (given[1] === undefined) heap += 64
        else moves += 0.001
        return mainStreet.copy(...given)
      },
    },
  })
  return { game, meter: { cpuSeconds: () => moves / 1000, seconds: () => moves / 1000, heapBytes: () => heap } }
}

test('a bench counts playouts, moves, copies and bytes per second of its meter', () => {
  const { game, meter } = slowed()
  const found = bench(game, { players: 2, seconds: 2, searches: true }, meter)[0]!
  expect(found).toMatchObject({ game: 'main-street', players: 2, by: 'contract', bytesPerState: 64 })
  const inOneMatch = 2 + 2 + 6 + 6 // wishes, claims, permits, buildings
  expect(found.movesPerSecond).toBeCloseTo(1000, -1)
  expect(found.playoutsPerSecond).toBeCloseTo(1000 / inOneMatch, 0)
  expect(found.copiesPerSecond! / 1e6).toBeCloseTo(1, 6)
})

test('a bench counts what searches look at: every position of alpha-beta, every descent of tree search', () => {
  const { game, meter } = slowed()
  const found = bench(game, { players: 2, seconds: 1, searches: true }, meter)[0]!
  expect(found.positionsPerSecond).toBeNull() // Main Street has luck and secrets
  expect(found.iterationsPerSecond).toBeGreaterThan(1)
  expect(found.iterationsPerSecond).toBeLessThan(1000) // an iteration plays at least one move, of a millisecond each
})

test('a game with a core has a row for it, and none for players that the core does not know', () => {
  const game = CATALOG.find(({ id }) => id === 'subdivision')!
  const meter = { cpuSeconds: seconds, seconds, heapBytes: () => 0 }
  const [contract, core] = bench(game, { players: 2, seconds: 0.1, searches: true }, meter)
  expect([contract?.by, core?.by]).toEqual(['contract', 'core'])
  expect(core?.movesPerSecond).toBeGreaterThan(20 * core!.playoutsPerSecond)
  expect(core).toMatchObject({ copiesPerSecond: null, plainIterationsPerSecond: null, bytesPerState: 112 })
  expect(core?.positionsPerSecond).toBeGreaterThan(0)
  expect(bench(game, { players: 3, seconds: 0.1, searches: false }, meter).map(({ by }) => by)).toEqual(['contract'])
})
const seconds = () => performance.now() / 1000

test('a bench of a number of players that the game does not have is a mistake', () => {
  expect(() => bench(MAIN_STREET, { players: 9, seconds: 1, searches: false }, slowed().meter)).toThrow()
})
