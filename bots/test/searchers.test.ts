import { type Entry, type GameTypes, type Seat, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { hintsFor } from '../src/hints.ts'
import { alphaBeta, limitedTo, plainUct, type SearchLimits, treeSearch, within } from '../src/index.ts'
import { flatSearch } from '../src/search/flat-search.ts'
import { cornerLots, cornerLotsEntry } from './corner-lots.ts'
import { envelope, envelopeEntry } from './envelope.ts'
import { lastBrick, lastBrickEntry } from './last-brick.ts'
import { MAIN_STREET, mainStreet, mainStreetEntry } from './main-street/index.ts'
import { anyDecision } from './positions.ts'

const SEARCHERS = [alphaBeta, treeSearch, flatSearch, plainUct]
const STREET = { homes: 3, shops: 2, parks: 1, wishPoints: 1 }

const board = (width: number, height: number) => cornerLots.start(2, { width, height })
const askedAbout = (state: ReturnType<typeof board>, seed: number) => {
  const seat = state.seat as Seat
  return { entry: cornerLotsEntry, seat, view: cornerLots.view(state, seat), random: seeded(seed) }
}

describe.each(SEARCHERS)('$name', searcher => {
  /** A move must be let through by the rules, wherever a random match leads and however little thought there was. */
  function staysLegal<G extends GameTypes>(
    entry: Entry<G>,
    start: (round: number) => G['State'],
    rounds: number,
  ): void {
    const random = seeded(rounds)
    for (let round = 0; round < rounds; round++) {
      const { state, seat, view } = anyDecision(entry.game, () => start(round), random)
      const limits: SearchLimits = {
        ...limitedTo(random.below(60)),
        bytes: random.below(3) * 4000,
        thoughts: 1 + random.below(4),
      }
      const { thoughts, spent } = searcher.think({ entry, seat, view, random }, limits)
      expect(thoughts.length).toBeGreaterThan(0)
      expect(thoughts.length).toBeLessThanOrEqual(limits.thoughts)
      // Alpha-beta looks for further moves after the best.
      const others = searcher === alphaBeta && limits.thoughts > 1 ? Math.ceil(limits.iterations / 4) : 0
      expect(spent).toBeLessThanOrEqual(limits.iterations + others)
      expect(new Set(thoughts.map(({ move }) => entry.game.notation.write(move))).size).toBe(thoughts.length)
      for (const { move, share } of thoughts) {
        expect(entry.game.refuse(state, seat, move)).toBeUndefined()
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }
  }

  test('only proposes legal moves, whatever the game, the memory and the time', () => {
    staysLegal(cornerLotsEntry, round => board(2 + (round % 3), 2 + (round % 2)), 150)
    staysLegal(lastBrickEntry, round => lastBrick.start(2 + (round % 2), { heaps: [3, round % 5, 2] }), 150)
    staysLegal(envelopeEntry, () => envelope.start(2, {}), 100)
    staysLegal(mainStreetEntry, round => mainStreet.start(2 + (round % 2), STREET), 250)
  })

  test('without a budget, or cancelled at once, it still names a move', () => {
    const late: SearchLimits = { ...limitedTo(1000), deadline: 5, clock: () => 5 }
    for (const limits of [limitedTo(0), { ...limitedTo(1000), cancelled: () => true }, late]) {
      const { thoughts, spent } = searcher.think(askedAbout(board(3, 3), 1), limits)
      expect(spent).toBe(0)
      expect(thoughts).toHaveLength(1)
      expect(thoughts[0]).toMatchObject({ proven: false, visits: 0, depth: 0, margin: null })
    }
  })

  test('can be stopped in the midst of it, by the clock or by hand', () => {
    let looks = 0
    const endless = limitedTo(Number.POSITIVE_INFINITY)
    const byHand = searcher.think(askedAbout(board(4, 4), 1), { ...endless, cancelled: () => ++looks > 20 })
    expect(looks).toBe(21)
    let ticks = 0
    const byClock = searcher.think(askedAbout(board(4, 4), 1), { ...endless, deadline: 30, clock: () => ticks++ })
    for (const { thoughts, spent } of [byHand, byClock]) {
      expect(spent).toBeGreaterThan(100)
      expect(thoughts[0]!.depth).toBeGreaterThan(0)
    }
  })

  test('the only legal move needs no thought', () => {
    const state = lastBrick.start(2, { heaps: [1] })
    const asked = { entry: lastBrickEntry, seat: 0 as Seat, view: lastBrick.view(state, 0), random: seeded(1) }
    const { thoughts, spent } = searcher.think(asked, limitedTo(100_000))
    expect(thoughts).toMatchObject([{ move: { heap: 0, bricks: 1 } }])
    expect(spent).toBeLessThan(10)
  })

  test('searches on when its memory is full', () => {
    for (const bytes of [0, 1, 100, 5000]) {
      const { thoughts, spent } = searcher.think(askedAbout(board(4, 3), 1), { ...limitedTo(3000), bytes })
      expect(spent).toBe(3000)
      expect(thoughts[0]!.depth).toBeGreaterThan(0)
    }
  })

  test('the same seed and budget give the same advice', () => {
    const again = () => searcher.think(askedAbout(board(4, 4), 7), { ...limitedTo(700), thoughts: 5 })
    expect(again()).toEqual(again())
    const street = mainStreet.start(3, STREET)
    const { seat, view } = anyDecision(mainStreet, () => mainStreet.copy(street), seeded(3))
    const there = () => searcher.think({ entry: mainStreetEntry, seat, view, random: seeded(7) }, limitedTo(300))
    expect(there()).toEqual(there())
  })

  test('explains several moves, the best first and each once', () => {
    const { thoughts } = searcher.think(askedAbout(board(4, 4), 7), { ...limitedTo(4000), thoughts: 4 })
    expect(new Set(thoughts.map(({ move }) => move)).size).toBe(4)
    if (searcher !== alphaBeta) expect(thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(100)
  })

  test('takes a win that lies on the table', () => {
    const state = lastBrick.start(2, { heaps: [5] })
    const asked = { entry: lastBrickEntry, seat: 0 as Seat, view: lastBrick.view(state, 0), random: seeded(1) }
    const [best] = searcher.think(asked, limitedTo(2000)).thoughts
    expect(best).toMatchObject({ move: { heap: 0, bricks: 5 }, share: 1 })
  })
})

test('advice about a match is in notation, within the limits of whoever asks', () => {
  const opened = MAIN_STREET.open(2, {})
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  const random = seeded(1)
  match.settle(random)
  const hints = hintsFor(
    match.game,
    treeSearch,
    { ...limitedTo(90), thoughts: 3 },
    { seat: 0, view: match.viewFor(0), random },
  )
  expect(hints).toHaveLength(3)
  for (const { text } of hints) expect(match.movesFor(0)).toContain(text)
  expect(hints.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(90)
  const hurried = within(treeSearch, { ...limitedTo(10_000), cancelled: () => true })
  expect(match.judge(0, match.ask(hurried, 0, random))).toBeUndefined()
})
