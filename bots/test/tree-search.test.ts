import { ranks, type Seat, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { greedyBot, LEVEL_BOTS, limitedTo, plainUct, treeSearch, within } from '../src/index.ts'
import { bestFirst } from './brute-force.ts'
import { cornerLots, cornerLotsEntry } from './corner-lots.ts'
import { envelope, envelopeEntry } from './envelope.ts'
import { lastBrick, lastBrickEntry } from './last-brick.ts'
import { mainStreet, mainStreetEntry } from './main-street/index.ts'
import { anyDecision, playAtRandom } from './positions.ts'

const MASTER = LEVEL_BOTS.at(-1)!
const searching = within(treeSearch, limitedTo(200))

const bricks = (players: number, ...heaps: number[]) => {
  const view = lastBrick.view(lastBrick.start(players, { heaps }), 0)
  return { entry: lastBrickEntry, seat: 0 as Seat, view, random: seeded(1) }
}

test('a forced win is found and called proven; so is a loss that nothing can avert', () => {
  const random = seeded(4)
  let wins = 0
  for (let round = 0; round < 40; round++) {
    const heaps = [1 + random.below(4), random.below(4), random.below(3)]
    const [best] = treeSearch.think(bricks(2, ...heaps), limitedTo(20_000)).thoughts
    const sum = heaps.reduce((all, heap) => all ^ heap, 0)
    if (heaps.reduce((all, heap) => all + heap, 0) === 1) continue // one legal move needs no thought
    expect(best).toMatchObject({ proven: true, share: sum === 0 ? 0 : 1 })
    if (sum === 0) continue
    wins++
    const left = heaps.map((heap, at) => (at === best!.move.heap ? heap - best!.move.bricks : heap))
    expect(left.reduce((all, heap) => all ^ heap, 0)).toBe(0)
  }
  expect(wins).toBeGreaterThan(10)
})

test('what is proven is true: wins, draws and losses as brute force finds them', () => {
  const random = seeded(6)
  const results = new Set<number>()
  for (let round = 0; round < 60; round++) {
    const state = cornerLots.start(2, { width: 3, height: 2 + random.below(2) })
    playAtRandom(cornerLots, state, random, (_, now) => now.empty <= 5)
    const seat = state.seat as Seat
    const asked = { entry: cornerLotsEntry, seat, view: cornerLots.view(state, seat), random }
    const [best] = treeSearch.think(asked, limitedTo(5000)).thoughts
    const { share } = bestFirst(cornerLots, state, seat)[0]!.worth
    expect(best).toMatchObject({ proven: true, share })
    results.add(share)
  }
  expect([...results].sort()).toEqual([0, 0.5, 1])
})

test('where every move loses, it loses by as little as brute force does, and says by how much', () => {
  const random = seeded(9)
  let lost = 0
  for (let round = 0; round < 400; round++) {
    const state = cornerLots.start(2, { width: 3, height: 3 })
    playAtRandom(cornerLots, state, random, (_, now) => now.empty <= 6)
    const seat = state.seat as Seat
    const all = bestFirst(cornerLots, state, seat)
    const { share, margin } = all[0]!.worth
    if (share > 0 || margin === all.at(-1)!.worth.margin) continue
    lost++
    const asked = { entry: cornerLotsEntry, seat, view: cornerLots.view(state, seat), random }
    for (const bot of [treeSearch, MASTER]) {
      const [best] = bot.think(asked, limitedTo(3000)).thoughts
      expect(best).toMatchObject({ proven: true, share: 0, margin })
      expect(all.find(({ move }) => move === best!.move)?.worth).toEqual({ share, margin })
    }
  }
  expect(lost).toBeGreaterThan(20)
})

test('the search ends early when everything is proven', () => {
  const { spent } = treeSearch.think(bricks(2, 1, 2, 0), limitedTo(100_000))
  expect(spent).toBeLessThan(1000)
})

test.each([treeSearch, plainUct])('$name finds a win at once among three', searcher => {
  const { thoughts } = searcher.think(bricks(3, 4, 0, 0), limitedTo(2000))
  expect(thoughts[0]!.move).toEqual({ heap: 0, bricks: 4 })
  expect(thoughts[0]!.share).toBeGreaterThan(0.9)
})

test.each([treeSearch, plainUct])('$name expects others to play for themselves, not against it', searcher => {
  // Taking two lets the next seat win at once. After taking one that seat cannot win, and may well leave the win to us;
  // a search that takes all others for one enemy sees no difference.
  const { thoughts } = searcher.think(bricks(3, 2, 2), { ...limitedTo(4000), thoughts: 9 })
  expect(thoughts[0]!.move.bricks).toBe(1)
  expect(thoughts[0]!.share).toBeGreaterThan(0.1)
  for (const { move, share } of thoughts) if (move.bricks === 2) expect(share).toBeLessThan(0.1)
})

test.each([treeSearch, plainUct])('$name knows neither a hidden prize nor a call made at the same time', searcher => {
  const state = envelope.start(2, {})
  envelope.play(state, 'luck', { word: 'left' })
  const asked = { entry: envelopeEntry, seat: 0 as Seat, view: envelope.view(state, 0), random: seeded(1) }
  const { thoughts } = searcher.think(asked, { ...limitedTo(6000), thoughts: 3 })
  const share = (word: string) => thoughts.find(thought => thought.move.word === word)!.share
  expect(thoughts[0]!.move.word).toBe('bet')
  expect(share('bet')).toBeCloseTo(0.7, 1)
  expect(share('wait')).toBeLessThan(0.6) // a search that peeps into the envelope would say 1
  expect(share('duel')).toBeLessThan(0.6) // one that hears the other's call, too
})

test('who decides at the same time as others decides for itself', () => {
  const state = envelope.start(2, {})
  for (const [by, word] of [
    ['luck', 'left'],
    [0, 'duel'],
  ] as const)
    envelope.play(state, by, { word })
  for (const seat of [0, 1] as const) {
    const asked = { entry: envelopeEntry, seat, view: envelope.view(state, seat), random: seeded(1) }
    const { thoughts } = treeSearch.think(asked, { ...limitedTo(3000), thoughts: 5 })
    expect(thoughts.map(({ move }) => move.word).sort()).toEqual(['heads', 'tails'])
    for (const { share } of thoughts) expect(Math.abs(share - 0.5)).toBeLessThan(0.15)
  }
})

test('a seat that sees the prize takes it', () => {
  // As seat 0 would be with seat 1's view: the whole truth.
  const state = { ...envelope.start(2, {}), prize: 'right' as const, way: 'wait' as const }
  const view = envelope.view(state, 1)
  const { thoughts } = treeSearch.think({ entry: envelopeEntry, seat: 0, view, random: seeded(1) }, limitedTo(200))
  expect(thoughts[0]).toMatchObject({ move: { word: 'right' }, share: 1 })
})

test('with luck, secrets and choices at once it wins against a look one move ahead', () => {
  let won = 0
  const matches = 200
  for (let round = 0; round < matches; round++) {
    const random = seeded(round)
    const state = mainStreet.start(2, { homes: 3, shops: 2, parks: 1, wishPoints: 1 })
    const me = (round % 2) as Seat
    for (let turn = mainStreet.turn(state); turn.kind !== 'over'; turn = mainStreet.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      const bot = by === me ? searching : greedyBot
      const move =
        by === 'luck'
          ? mainStreet.sample(state, by, random)
          : bot.choose(mainStreetEntry, by, mainStreet.view(state, by), random)
      expect(mainStreet.refuse(state, by, move)).toBeUndefined()
      mainStreet.play(state, by, move)
    }
    const places = ranks(mainStreet.scores(state))
    won += places[me] === 1 ? (places[1 - me] === 1 ? 0.5 : 1) : 0
  }
  expect(won / matches).toBeGreaterThan(0.55)
})

test('a search ends early where nothing can change what it plays, and where that is unlikely as its game says', () => {
  const random = seeded(12)
  const spent = { never: 0, surely: 0, likely: 0 }
  const most = 640
  for (let round = 0; round < 40; round++) {
    const options = { homes: 3, shops: 2, parks: 1, wishPoints: 1 }
    const { seat, view } = anyDecision(mainStreet, () => mainStreet.start(2, options), random)
    const think = (patience: number) => {
      const tree = () => ({ ...mainStreetEntry.thinking.tree(2), patience })
      const entry = { ...mainStreetEntry, thinking: { ...mainStreetEntry.thinking, tree } }
      return treeSearch.think({ entry, seat, view, random: seeded(round) }, limitedTo(most))
    }
    const never = think(Number.POSITIVE_INFINITY)
    const surely = think(1)
    const likely = think(0.5)
    expect(surely.thoughts[0]!.move).toEqual(never.thoughts[0]!.move)
    expect(likely.spent).toBeLessThanOrEqual(surely.spent)
    if (never.spent < most) continue // a lone move
    spent.never += never.spent
    spent.surely += surely.spent
    spent.likely += likely.spent
  }
  expect(spent.surely).toBeLessThan(0.9 * spent.never)
  expect(spent.likely).toBeLessThan(0.9 * spent.surely)
})
