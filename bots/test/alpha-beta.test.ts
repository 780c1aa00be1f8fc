import { type Random, type Seat, seeded, waitFor } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { alphaBeta, limitedTo, treeSearch } from '../src/index.ts'
import { bestFirst } from './brute-force.ts'
import { cornerLots, cornerLotsEntry, type State } from './corner-lots.ts'
import { lastBrick, lastBrickEntry } from './last-brick.ts'
import { mainStreet, mainStreetEntry } from './main-street/index.ts'
import { playAtRandom } from './positions.ts'

const ENOUGH = limitedTo(1_000_000)

/** A board of any size with at most `empty` lots left. */
function nearTheEnd(random: Random, empty: number): State {
  for (;;) {
    const state = cornerLots.start(2, { width: 2 + random.below(3), height: 2 + random.below(3) })
    playAtRandom(cornerLots, state, random, (_, now) => now.empty <= empty)
    if (cornerLots.turn(state).kind === 'decide') return state
  }
}

const asked = (state: State, random: Random) => {
  const seat = state.seat as Seat
  return { entry: cornerLotsEntry, seat, view: cornerLots.view(state, seat), random }
}

test.each([
  ['with a table', 2 ** 20],
  ['with a table of four entries', 64],
  ['without a table', 0],
])('an end within reach is played perfectly %s: result, margin and move are those of brute force', (_, bytes) => {
  const random = seeded(bytes)
  const results = new Set<number>()
  for (let round = 0; round < 60; round++) {
    const state = nearTheEnd(random, 3 + random.below(4))
    const seat = state.seat as Seat
    const all = bestFirst(cornerLots, state, seat)
    const [best] = alphaBeta.think(asked(state, random), { ...ENOUGH, bytes }).thoughts
    const { share, margin } = all[0]!.worth
    expect(best).toMatchObject({ share, margin, proven: true })
    expect(all.find(({ move }) => move === best!.move)?.worth).toEqual({ share, margin })
    results.add(share)
  }
  expect([...results].sort()).toEqual([0, 0.5, 1])
})

test('several thoughts are the best moves in their order, each with its own exact worth', () => {
  const random = seeded(3)
  for (let round = 0; round < 30; round++) {
    const state = nearTheEnd(random, 6)
    const all = bestFirst(cornerLots, state, state.seat as Seat)
    const { thoughts } = alphaBeta.think(asked(state, random), { ...ENOUGH, thoughts: 3 })
    expect(thoughts.map(({ share, margin }) => ({ share, margin }))).toEqual(all.slice(0, 3).map(({ worth }) => worth))
    for (const { move, share, margin } of thoughts) {
      expect(all.find(each => each.move === move)?.worth).toEqual({ share, margin })
    }
    expect(new Set(thoughts.map(({ move }) => move)).size).toBe(thoughts.length)
  }
})

test('the whole game on three by three is solved, and what is called proven early is true', () => {
  const start = cornerLots.start(2, { width: 3, height: 3 })
  const [whole] = alphaBeta.think(asked(start, seeded(1)), ENOUGH).thoughts
  expect(whole).toMatchObject({ proven: true })
  const random = seeded(8)
  let early = 0
  for (let round = 0; round < 80; round++) {
    const state = nearTheEnd(random, 7)
    const limits = limitedTo(50 + random.below(1500)) // too few to see everything
    const [thought] = alphaBeta.think(asked(state, random), limits).thoughts
    if (!thought!.proven) continue
    early++
    const { share, margin } = bestFirst(cornerLots, state, state.seat as Seat)[0]!.worth
    expect(thought!.share).toBe(share)
    if (thought!.margin !== null) expect(thought!.margin).toBe(margin)
  }
  expect(early).toBeGreaterThan(10)
})

test('states that are no block of memory are searched without a table', () => {
  const random = seeded(5)
  for (let round = 0; round < 30; round++) {
    const state = lastBrick.start(2, { heaps: [1 + random.below(4), random.below(4), random.below(3)] })
    const sum = state.heaps.reduce((all, heap) => all ^ heap, 0)
    const view = lastBrick.view(state, 0)
    const [best] = alphaBeta.think({ entry: lastBrickEntry, seat: 0, view, random }, ENOUGH).thoughts
    expect(best).toMatchObject({ proven: true, share: sum === 0 ? 0 : 1, margin: sum === 0 ? -1 : 1 })
    lastBrick.play(state, 0, best!.move)
    if (sum !== 0) expect(state.heaps.reduce((all, heap) => all ^ heap, 0)).toBe(0)
  }
})

test('a move that loses is left as soon as it is seen to lose, even when time is up', () => {
  const state = lastBrick.start(2, { heaps: [1, 2, 0] }) // only taking one of the two wins
  for (let positions = 14; positions < 40; positions++) {
    const view = lastBrick.view(state, 0)
    const asked = { entry: lastBrickEntry, seat: 0 as Seat, view, random: seeded(1) }
    const [best] = alphaBeta.think(asked, limitedTo(positions)).thoughts
    expect(best!.move).not.toEqual({ heap: 1, bricks: 2 }) // the other takes the last brick at once
  }
})

test('a deeper search estimates with insight alone where the end is out of reach', () => {
  const state = cornerLots.start(2, { width: 4, height: 4 })
  const { thoughts, spent } = alphaBeta.think(asked(state, seeded(1)), limitedTo(5000))
  expect(thoughts[0]).toMatchObject({ proven: false, margin: null })
  expect(thoughts[0]!.depth).toBeGreaterThan(3)
  expect(thoughts[0]!.share).toBeGreaterThan(0.2)
  expect(spent).toBe(5000)
})

test('luck, secrets and a third seat are left to tree search', () => {
  const crowd = lastBrick.start(3, { heaps: [1, 2, 3] })
  const view = lastBrick.view(crowd, 0)
  const three = { entry: lastBrickEntry, seat: 0 as Seat, view }
  expect(alphaBeta.think({ ...three, random: seeded(1) }, limitedTo(2000)).thoughts[0]).toMatchObject({
    margin: null,
    visits: expect.any(Number),
  })
  expect(alphaBeta.think({ ...three, random: seeded(1) }, limitedTo(2000)).spent).toBe(100)
  const street = playAtRandom(
    mainStreet,
    mainStreet.start(2, { homes: 3, shops: 2, parks: 1, wishPoints: 1 }),
    seeded(1),
    turn => turn === waitFor(0),
  )
  const lucky = { entry: mainStreetEntry, seat: 0 as Seat, view: mainStreet.view(street, 0) }
  const tree = treeSearch.think({ ...lucky, random: seeded(2) }, limitedTo(100))
  expect(tree.thoughts[0]!.visits).toBeGreaterThan(0)
})
