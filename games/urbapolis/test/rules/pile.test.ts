import { type Random, readOptions, seeded, take } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { classOf, codeOf, PRIVATES } from '../../src/data/tiles.ts'
import { type Options, PRIVATE_TILES, type State, urbapolis } from '../../src/index.ts'
import { playReveal } from '../../src/luck.ts'
import { OVER_PHASE, REVEAL } from '../../src/phases.ts'
import { no, refusedBy } from '../builder.ts'

const options = (chosen: Partial<Options>, players: number): Options => {
  const read = readOptions<Options>(urbapolis.options, chosen, { players, rules: urbapolis.rulesVersions[0] })
  if (!read.ok) throw new Error(read.problem)
  return read.options
}
const PAGES = [2, 3, 4].flatMap(players => (['A', 'B'] as const).map(scenario => ({ players, scenario })))

/** The whole pile as luck gives it, tile by tile. */
function revealed(state: State, random: Random): number[] {
  const tiles: number[] = []
  const [top, middle, bottom] = state.fixed.scenario.piles
  state.toDraw = 99
  while (tiles.length < top + middle + bottom) {
    state.phase = REVEAL
    const move = urbapolis.sample(state, 'luck', random)
    if (move.kind !== 'reveal') throw new Error('The pile gave something else.')
    playReveal(state, move.tile, undefined)
    tiles.push(move.tile)
  }
  state.phase = OVER_PHASE
  return tiles
}

/** The same as at a table: U-SET-04 to U-SET-10 with real stacks. */
function stacked(used: readonly number[], piles: readonly number[], random: Random): number[] {
  const shuffled = (tiles: readonly number[]) => {
    const rest = [...tiles]
    return Array.from({ length: tiles.length }, () => take(rest, random))
  }
  const chosen = Array.from({ length: 12 }, (_, kind) => {
    const alike = Array.from({ length: PRIVATES }, (_, tile) => tile).filter(tile => classOf(tile) === kind)
    return shuffled(alike).slice(0, used[kind >> 2]! / 4)
  })
  const rank = (at: number) => shuffled(chosen.slice(4 * at, 4 * at + 4).flat())
  const first = rank(0)
  const top = first.splice(0, piles[0])
  const second = shuffled([...first, ...rank(1)])
  const middle = second.splice(0, piles[1])
  return [...top, ...middle, ...shuffled([...second, ...rank(2)]).slice(0, piles[2])]
}

describe('The private pile', () => {
  test.each(PAGES)(
    'U-SET-07 U-SET-08 U-SET-09 U-SET-10 $players players, page $scenario: the layers lie in order',
    ({ players, scenario }) => {
      const random = seeded(players)
      for (let game = 0; game < 50; game++) {
        const state = urbapolis.start(players, options({ scenario }, players))
        const [top, middle, bottom] = state.fixed.scenario.piles
        const tiles = revealed(state, random)
        const rank = (tile: number) => PRIVATE_TILES[tile]!.rank
        expect(tiles).toHaveLength(top + middle + bottom)
        expect(new Set(tiles).size).toBe(tiles.length)
        expect(tiles.slice(0, top).every(tile => rank(tile) === 1)).toBe(true)
        expect(tiles.slice(top, top + middle).every(tile => rank(tile) <= 2)).toBe(true)
      }
    },
  )

  test('U-SET-05 U-SET-04 the same number of each family is used, tiles not drawn stay out', () => {
    const random = seeded(9)
    for (let game = 0; game < 200; game++) {
      const state = urbapolis.start(2, options({}, 2))
      const tiles = revealed(state, random)
      const counts = Array.from({ length: 12 }, (_, kind) => tiles.filter(tile => classOf(tile) === kind).length)
      counts.forEach((count, kind) => {
        expect(count).toBeLessThanOrEqual([3, 2, 2][kind >> 2]!)
      })
    }
  })

  test('U-SET-10 a tile of a later layer, or one that was seen, is refused', () => {
    const state = urbapolis.start(2, options({}, 2))
    expect(no(state, '* reveal H06')).toEqual(refusedBy('U-SET-10', 'not-in-pile'))
    urbapolis.play(state, 'luck', { kind: 'reveal', tile: 0 })
    expect(no(state, '* reveal H01')).toEqual(refusedBy('U-SET-10', 'not-in-pile'))
    for (const tile of [1, 2]) urbapolis.play(state, 'luck', { kind: 'reveal', tile })
    expect(no(state, '* reveal H04')).toEqual(refusedBy('U-SET-10', 'not-in-pile')) // three homes of rank 1 are used
    expect(urbapolis.draws(state).map(({ item }) => item.kind)).toContain('reveal')
  })

  test('U-SET-06 U-SET-08 U-SET-09 what comes out is distributed as a shuffled pile (chi-square, 6,000 piles each)', () => {
    const games = 6_000
    const random = seeded(2026)
    const model = options({}, 2)
    const start = urbapolis.start(2, model)
    const state = urbapolis.copy(start)
    const { tiles: used, piles } = start.fixed.scenario
    const length = piles[0] + piles[1] + piles[2]
    // What may differ: which tile lies where, and which two classes follow each other.
    const here = { at: tally(length * PRIVATES), pair: tally(length * 144) }
    const there = { at: tally(length * PRIVATES), pair: tally(length * 144) }
    for (let game = 0; game < games; game++) {
      urbapolis.copy(start, state)
      record(here, revealed(state, random))
      record(there, stacked(used, piles, random))
    }
    expect(deviations(here.at, there.at)).toBeLessThan(5)
    expect(deviations(here.pair, there.pair)).toBeLessThan(5)
  })

  test('U-SET-06 the test above would notice layers of another size', () => {
    const random = seeded(5)
    const [here, there] = [tally(12 * 22), tally(12 * 22)]
    const { tiles: used, piles } = urbapolis.start(2, options({}, 2)).fixed.scenario
    for (let game = 0; game < 3_000; game++) {
      stacked(used, piles, random).forEach((tile, at) => {
        here[at * 12 + classOf(tile)]!++
      })
      stacked(used, [7, 7, 8], random).forEach((tile, at) => {
        there[at * 12 + classOf(tile)]!++
      })
    }
    expect(deviations(here, there)).toBeGreaterThan(5)
  })

  test('U-SET-12 U-SET-13 every early building is as likely for round 2 as any other', () => {
    const random = seeded(11)
    const counts = new Map<string, number>()
    const state = urbapolis.start(3, options({}, 3))
    while (urbapolis.view(state, 'audience').phase === 'reveal') {
      urbapolis.play(state, 'luck', urbapolis.sample(state, 'luck', random))
    }
    for (let draw = 0; draw < 12_000; draw++) {
      const move = urbapolis.sample(state, 'luck', random)
      if (move.kind !== 'reserve') throw new Error('A public building should come now.')
      counts.set(codeOf(move.tile), (counts.get(codeOf(move.tile)) ?? 0) + 1)
    }
    expect(counts.size).toBe(12)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000))
  })
})

const tally = (bins: number): Float64Array => new Float64Array(bins)

function record(into: { at: Float64Array; pair: Float64Array }, tiles: readonly number[]): void {
  tiles.forEach((tile, at) => {
    into.at[at * PRIVATES + tile]!++
    if (at > 0) into.pair[at * 144 + classOf(tiles[at - 1]!) * 12 + classOf(tile)]!++
  })
}

/** Two samples of equal size: standard deviations of their chi-square from what one distribution would give. */
function deviations(one: Float64Array, other: Float64Array): number {
  let [surprise, freedom] = [0, 0]
  one.forEach((count, at) => {
    const both = count + other[at]!
    if (both < 10) return
    surprise += (count - other[at]!) ** 2 / both
    freedom++
  })
  return (surprise - freedom) / Math.sqrt(2 * freedom)
}
