import { CATALOG } from '@masterplan/catalog'
import { type Chosen, type Core, type Entry, type GameTypes, readOptions, type Seat, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { limitedTo, type Searcher } from '../src/index.ts'
import { coreAlphaBeta } from '../src/search/core/core-alpha-beta.ts'
import { type CoreModule, openCore, positionOf } from '../src/search/core/core-module.ts'
import { coreTree } from '../src/search/core/core-tree.ts'

/** `CORES=10000,500` replays so many random games, and games of the search, instead of the usual number. */
const [PLAYOUTS = 500, SEARCHES = 20] = (process.env.CORES ?? '').split(',').filter(Boolean).map(Number)
const ITERATIONS = 400
/** Options that bring every rule the core has: towers that run short, small boards that fill up, komi. */
const OPTIONS: Readonly<Record<string, readonly Chosen[]>> = {
  subdivision: [
    {},
    { set: 'threehouse' },
    { parks: 'custom', parkCells: 'a1,b1,c1,d1,e1,f1' },
    { groupCost: 2, crowdingFree: 0, crowdingMost: 2 },
    { parks: 'placement' },
  ],
  'parks-and-towers': [
    {},
    { towers: 2 },
    { towers: 3, houses: 20 },
    { size: 6, houses: 16, towers: 1 },
    { size: 4, houses: 8, towers: 2, komiHalves: -3 },
    { preset: 'medium', komiHalves: 1 },
  ],
}

type Fast<G extends GameTypes> = { readonly entry: Entry<G>; readonly core: Core<G>; readonly module: CoreModule }

function started<G extends GameTypes>({ game }: Entry<G>, options: Chosen): G['State'] {
  const [rules] = game.rulesVersions
  const read = readOptions<G['Options']>(game.options, options, { players: 2, rules })
  if (!read.ok) throw new Error(read.problem)
  return game.start(2, read.options, rules)
}

const moverIn = <G extends GameTypes>({ game }: Entry<G>, state: G['State']): Seat | undefined => {
  const turn = game.turn(state)
  return turn.kind === 'decide' ? turn.seats[0] : undefined
}

/** A match of the rules, some random moves on its way. */
function onItsWay<G extends GameTypes>(entry: Entry<G>, options: Chosen, seed: number): G['State'] {
  const random = seeded(seed)
  const state = started(entry, options)
  for (let left = random.below(3) === 0 ? 0 : random.below(24); left > 0; left--) {
    const seat = moverIn(entry, state)
    if (seat !== undefined) entry.game.play(state, seat, entry.game.sample(state, seat, random))
  }
  return state
}

/** One random game of the core, move by move through the rules: all legal, the same positions, end and totals. */
function replay<G extends GameTypes>(
  { entry, core, module }: Fast<G>,
  state: G['State'],
  seed: number,
  way: 'playOne' | 'playOneOn',
): string[] {
  const { game } = entry
  const texts: string[] = []
  if (!core.position(state, positionOf(module, core))) return texts
  module.sow(seed, 7)
  const count = module[way]()
  const played = [...new Int32Array(module.memory.buffer, module.PLAYED.value, count)]
  const words = new Int32Array(core.words)
  for (const id of played) {
    const seat = moverIn(entry, state)!
    const move = core.moveOf(state, id)
    texts.push(game.notation.write(move))
    expect(game.refuse(state, seat, move), texts.join(' ')).toBeUndefined()
    game.play(state, seat, move)
    module.playMove(id)
    if (core.position(state, words)) expect([...positionOf(module, core)], texts.join(' ')).toEqual([...words])
  }
  expect(game.turn(state).kind, texts.join(' ')).toBe('over')
  const totals = game.scores(state).map(({ total }) => 2 * total)
  expect([module.totalAtEnd(0), module.totalAtEnd(1)], texts.join(' ')).toEqual(totals)
  return texts
}

/** A match that the search plays with itself; what it calls proven must come true. */
function searched<G extends GameTypes>(bot: Searcher, entry: Entry<G>, options: Chosen, seed: number): number {
  const { game } = entry
  const state = onItsWay(entry, options, seed)
  const random = seeded(seed)
  const promised = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let proofs = 0
  for (let seat = moverIn(entry, state); seat !== undefined; seat = moverIn(entry, state)) {
    const asked = { entry, seat, view: game.view(state, seat), random }
    const [thought] = bot.think(asked, limitedTo(ITERATIONS)).thoughts
    expect(game.refuse(state, seat, thought!.move)).toBeUndefined()
    if (thought!.margin !== null) {
      proofs++
      promised[seat] = Math.max(promised[seat]!, thought!.margin)
    }
    game.play(state, seat, thought!.move)
  }
  const [first, second] = game.scores(state)
  expect(first!.total - second!.total).toBeGreaterThanOrEqual(promised[0]!)
  expect(second!.total - first!.total).toBeGreaterThanOrEqual(promised[1]!)
  return proofs
}

describe.each(Object.entries(OPTIONS))('the core of %s', (id, sets) => {
  const game = CATALOG.find(each => each.id === id)!

  test.each(['playOne', 'playOneOn'] as const)(`${PLAYOUTS} games of %s are games by the rules`, way => {
    game.unfold(entry => {
      const core = entry.core!
      const fast = { entry, core, module: openCore(core) }
      let named = 0
      for (let seed = 0; seed < PLAYOUTS; seed++) {
        const texts = replay(fast, onItsWay(entry, sets[seed % sets.length]!, seed), seed, way)
        if (texts.some(text => text.includes('^'))) named++
      }
      if (id === 'parks-and-towers') expect(named).toBeGreaterThan(PLAYOUTS / 20) // P-7.7: towers ran short
    })
  })

  test.each([coreTree, coreAlphaBeta])(`${SEARCHES} games of $name are legal, and keep what was proven`, bot => {
    game.unfold(entry => {
      let proofs = 0
      for (let seed = 0; seed < SEARCHES; seed++) proofs += searched(bot, entry, sets[seed % sets.length]!, seed)
      expect(proofs).toBeGreaterThan(SEARCHES)
    })
  })

  test.each([coreTree, coreAlphaBeta])('the same seed and iterations give the same thoughts of $name', bot => {
    game.unfold(entry => {
      const state = onItsWay(entry, {}, 5)
      const seat = moverIn(entry, state)!
      const view = entry.game.view(state, seat)
      const think = (seed: number) =>
        bot.think({ entry, seat, view, random: seeded(seed) }, { ...limitedTo(3000), thoughts: 30 })
      expect(think(1)).toEqual(think(1))
      expect(think(1)).not.toEqual(think(2))
    })
  })

  test('of moves that are worth the same, alpha-beta plays any', () => {
    game.unfold(entry => {
      const state = started(entry, {}) // an empty board looks the same from several sides
      const seat = moverIn(entry, state)!
      const view = entry.game.view(state, seat)
      const played = (seed: number) =>
        entry.game.notation.write(
          coreAlphaBeta.think({ entry, seat, view, random: seeded(seed) }, limitedTo(2000)).thoughts[0]!.move,
        )
      expect(new Set(Array.from({ length: 20 }, (_, seed) => played(seed))).size).toBeGreaterThan(1)
    })
  })
})

test('the evaluation of a core is that of the contract, where a net was taught', () => {
  const taught = CATALOG.filter(game => game.unfold(({ core }) => (core?.net.length ?? 0) > 0))
  expect(taught.map(({ id }) => id)).toEqual(['subdivision'])
  for (const game of taught)
    game.unfold(entry => {
      const core = entry.core!
      const module = openCore(core)
      for (let seed = 0; seed < 60; seed++) {
        const state = onItsWay(entry, OPTIONS[game.id]![seed % OPTIONS[game.id]!.length]!, seed)
        if (!core.position(state, positionOf(module, core))) continue
        const share = entry.insight.evaluate(state, 0)
        expect(2 * module.expected()).toBeCloseTo(Math.log(share / (1 - share)), 3)
      }
    })
})
