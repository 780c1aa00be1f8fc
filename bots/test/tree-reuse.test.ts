import { type Bot, type Entry, type GameTypes, type Seat, seeded } from '@masterplan/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greedyBot, isSearcher, limitedTo, plainUct, type Searcher, treeSearch, withTreeReuse } from '../src/index.ts'
import { NONE, ROOT, TreeMemory } from '../src/search/tree/tree-memory.ts'
import { bestFirst } from './brute-force.ts'
import { cornerLots, cornerLotsEntry, type State } from './corner-lots.ts'
import { lastBrick, lastBrickEntry } from './last-brick.ts'
import { mainStreet, mainStreetEntry } from './main-street/index.ts'
import { playAtRandom } from './positions.ts'

function searching(bot: Bot): Searcher {
  if (!isSearcher(bot)) throw new Error(`${bot.name} does not search.`)
  return bot
}

function first<Each>([one]: readonly Each[]): Each {
  if (one === undefined) throw new Error('There is none.')
  return one
}

const ALL = { ...limitedTo(300), thoughts: 99 }

/** What a search says at each decision of seat 0 in a match whose other moves are made at random. */
function adviceThrough<G extends GameTypes>(entry: Entry<G>, start: G['State'], bot: Searcher, seed: number) {
  const { game } = entry
  const [state, random, others] = [game.copy(start), seeded(seed), seeded(seed + 1)]
  const said = []
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by = turn.kind === 'luck' ? 'luck' : first(turn.seats)
    if (by !== 0) {
      game.play(state, by, game.sample(state, by, others))
      continue
    }
    const { thoughts } = bot.think({ entry, seat: by, view: game.view(state, by), random }, ALL)
    expect(game.refuse(state, by, first(thoughts).move)).toBeUndefined()
    said.push(thoughts)
    game.play(state, by, first(thoughts).move)
  }
  return said
}

test('between two in the open, a seat goes on with the tree that it chose its last move by', () => {
  const start = cornerLots.start(2, { width: 4, height: 4 })
  const visits = (bot: Searcher) =>
    adviceThrough(cornerLotsEntry, start, bot, 1)
      .slice(0, 4) // then results are proven, and the search ends early
      .map(thoughts => thoughts.reduce((sum, each) => sum + each.visits, 0))
  const [first, ...later] = visits(searching(withTreeReuse(treeSearch)))
  expect(first).toBe(300)
  for (const each of later) expect(each).toBeGreaterThan(300)
  expect(visits(treeSearch)).toEqual([300, 300, 300, 300])
})

test('the same match and seed give the same advice again', () => {
  fc.assert(
    fc.property(fc.nat(1000), seed => {
      const start = cornerLots.start(2, { width: 3, height: 4 })
      const once = () => adviceThrough(cornerLotsEntry, start, searching(withTreeReuse(treeSearch)), seed)
      expect(once()).toEqual(once())
    }),
    { numRuns: 20 },
  )
})

test('what is proven by a tree that went on is true', () => {
  const results = new Set<number>()
  for (let seed = 0; seed < 40; seed++) {
    const [random, bot] = [seeded(seed), searching(withTreeReuse(treeSearch))]
    const state = playAtRandom(cornerLots, cornerLots.start(2, { width: 3, height: 2 + (seed % 2) }), random, late)
    for (let turn = cornerLots.turn(state); turn.kind === 'decide'; turn = cornerLots.turn(state)) {
      const seat = first(turn.seats)
      const perfect = first(bestFirst(cornerLots, state, seat))
      const asked = { entry: cornerLotsEntry, seat, view: cornerLots.view(state, seat), random }
      const thought = seat === 0 ? first(bot.think(asked, limitedTo(40)).thoughts) : perfect
      cornerLots.play(state, seat, thought.move)
      if (!('proven' in thought) || !thought.proven) continue
      expect(thought.share).toBe(perfect.worth.share)
      results.add(thought.share)
    }
  }
  expect([...results].sort()).toEqual([0, 0.5, 1])
})
const late = (_: unknown, { empty }: State) => empty <= 7

test('where more than two play, or luck and secrets are ahead, nothing is remembered', () => {
  const three = lastBrick.start(3, { heaps: [3, 4, 2] })
  const street = mainStreet.start(2, { homes: 3, shops: 2, parks: 1, wishPoints: 1 })
  for (const seed of [1, 2, 3]) {
    for (const bot of [treeSearch, plainUct]) {
      const fresh = searching(withTreeReuse(bot))
      expect(adviceThrough(lastBrickEntry, three, fresh, seed)).toEqual(adviceThrough(lastBrickEntry, three, bot, seed))
      const other = searching(withTreeReuse(bot))
      expect(adviceThrough(mainStreetEntry, street, other, seed)).toEqual(
        adviceThrough(mainStreetEntry, street, bot, seed),
      )
    }
  }
})

test('a state that the tree did not come to, another seat or other limits begin anew', () => {
  const bot = searching(withTreeReuse(treeSearch))
  const start = cornerLots.start(2, { width: 4, height: 4 })
  const elsewhere = playAtRandom(cornerLots, cornerLots.copy(start), seeded(3), (_, { empty }) => empty <= 12)
  const seat = elsewhere.seat === 0 ? 0 : 1
  const asked = (state: State, by: Seat) => ({
    entry: cornerLotsEntry,
    seat: by,
    view: cornerLots.view(state, by),
    random: seeded(9),
  })
  const anew = treeSearch.think(asked(elsewhere, seat), ALL)
  bot.think(asked(cornerLots.start(2, { width: 4, height: 4 }), 0), limitedTo(8))
  expect(bot.think(asked(elsewhere, seat), ALL)).toEqual(anew)
  expect(bot.think(asked(elsewhere, seat), { ...ALL, bytes: 2 ** 20 })).toEqual(anew)
  expect(bot.think(asked(elsewhere, seat), ALL)).toEqual(anew) // a takeback: the root is not below itself
  expect(withTreeReuse(greedyBot)).toBe(greedyBot)
})

function edgesOf({ firstEdge, next }: TreeMemory, node: number): number[] {
  const edges = []
  for (let edge = firstEdge[node] ?? NONE; edge !== NONE; edge = next[edge] ?? NONE) edges.push(edge)
  return edges
}

/** A tree of numbers: each node has the edges that unfolding it gave, each edge perhaps a child. */
function grownAtRandom(seed: number, nodes: number): TreeMemory {
  const [random, memory] = [seeded(seed), new TreeMemory(2 ** 22)]
  memory.addNode(NONE, NONE)
  while (memory.nodes < nodes) {
    const node = random.below(memory.nodes)
    memory.visits[node] = random.below(100)
    memory.mover[node] = random.below(2)
    const edges = edgesOf(memory, node)
    const moves = edges.length === 0 ? 1 + random.below(4) : 0
    for (let move = 0; move < moves; move++) memory.addEdge(node, move, move / 8, move / 4)
    for (const [move, edge] of edges.entries()) {
      memory.tries[edge] = random.below(100)
      memory.worth[edge] = random.below(9)
      if (memory.child[edge] === NONE && random.below(2) === 0) memory.child[edge] = memory.addNode(node, move)
    }
  }
  return memory
}

interface Drawn {
  readonly columns: readonly unknown[]
  readonly edges: readonly { readonly columns: readonly unknown[]; readonly child: Drawn | undefined }[]
}

/** All that can be seen of a node and what is below it, without its number. */
function drawn(memory: TreeMemory, node: number): Drawn {
  const { mover, proven, visits, total, move, tries, trust, first: guessed, worth, share } = memory
  const edges = edgesOf(memory, node).map((edge, number) => {
    const child = memory.find(node, number)
    expect(memory.child[edge]).toBe(child)
    const columns = [move, tries, trust, guessed, worth, share].map(column => column[edge])
    return { columns, child: child === NONE ? undefined : drawn(memory, child) }
  })
  return { columns: [mover, proven, visits, total].map(column => column[node]), edges }
}

test('a memory that keeps the part below a node has that part unchanged, and room for new nodes and edges', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 3000 }), fc.nat(), (seed, nodes, pick) => {
      const memory = grownAtRandom(seed, nodes)
      const node = pick % memory.nodes
      const before = drawn(memory, node)
      const edges = memory.edges
      memory.keepFrom(node)
      expect(drawn(memory, ROOT)).toEqual(before)
      expect(memory.edges).toBeLessThanOrEqual(edges)
      const added = memory.addNode(ROOT, 77)
      expect(memory.find(ROOT, 77)).toBe(added)
      const edge = memory.addEdge(added, 5, 0.5, 0.25)
      const fresh = [memory.visits, memory.total, memory.proven].map(column => column[added])
      expect([
        ...fresh,
        ...[memory.tries, memory.worth, memory.share, memory.passed].map(column => column[edge]),
      ]).toEqual([0, 0, 0, 0, 0, 0, 0])
    }),
    { numRuns: 60 },
  )
})
