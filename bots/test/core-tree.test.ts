import { CATALOG } from '@masterplan/catalog'
import { type Entry, type GameTypes, readOptions, type Seat, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { limitedTo, type Searcher, type SearchLimits, withTreeReuse } from '../src/index.ts'
import { coreAlphaBeta } from '../src/search/core/core-alpha-beta.ts'
import { coreOf } from '../src/search/core/core-module.ts'
import { coreTree } from '../src/search/core/core-tree.ts'

const MEGABYTE = 2 ** 20
const GAMES = CATALOG.filter(game => game.unfold(({ core }) => core !== undefined)).map(({ id }) => id)
const found = (id: string) => CATALOG.find(game => game.id === id)!

function started<G extends GameTypes>({ game }: Entry<G>, players = 2): G['State'] {
  const [rules] = game.rulesVersions
  const read = readOptions<G['Options']>(game.options, {}, { players, rules })
  if (!read.ok) throw new Error(read.problem)
  return game.start(players, read.options, rules)
}

const mover = <G extends GameTypes>({ game }: Entry<G>, state: G['State']): Seat => {
  const turn = game.turn(state)
  if (turn.kind !== 'decide') throw new Error('Nobody is to decide.')
  return turn.seats[0]!
}

function thinkAt<G extends GameTypes>(bot: Searcher, entry: Entry<G>, state: G['State'], limits: SearchLimits) {
  const seat = mover(entry, state)
  return bot.think({ entry, seat, view: entry.game.view(state, seat), random: seeded(4) }, limits)
}

describe.each(GAMES)('in the core of %s', id => {
  test('what a seat found at its last move is there at its next, and not for another match', () => {
    found(id).unfold(entry => {
      const bot = withTreeReuse(coreTree) as Searcher // a searcher stays one
      const limits = { ...limitedTo(5000), thoughts: 1000 }
      const tries = (state: unknown) =>
        thinkAt(bot, entry, state, limits).thoughts.reduce((sum, { visits }) => sum + visits, 0)
      const state = started(entry)
      expect(tries(state)).toBe(5000)
      for (let turn = 0; turn < 2; turn++) {
        const [best] = thinkAt(coreTree, entry, state, limitedTo(5000)).thoughts
        entry.game.play(state, mover(entry, state), best!.move)
      }
      expect(tries(state)).toBeGreaterThan(5000)
      expect(tries(started(entry))).toBe(5000)
    })
  })

  test('however many moves are asked for, the first is the same: near the end, too, where lines of play come first', () => {
    found(id).unfold(entry => {
      const few = limitedTo(150)
      let compared = 0
      for (let deal = 0; deal < 4; deal++) {
        const state = started(entry)
        const random = seeded(deal)
        while (entry.game.turn(state).kind === 'decide') {
          const [alone] = thinkAt(coreTree, entry, state, few).thoughts
          const [first] = thinkAt(coreTree, entry, state, { ...few, thoughts: 4 }).thoughts
          expect(first!.move).toEqual(alone!.move)
          compared++
          const { thoughts } = thinkAt(coreTree, entry, state, { ...few, thoughts: 100 })
          entry.game.play(state, mover(entry, state), thoughts[random.below(thoughts.length)]!.move)
        }
      }
      expect(compared).toBeGreaterThan(40)
    })
  })

  test('a search that is cancelled, out of time, of iterations or of memory answers with a legal move', () => {
    found(id).unfold(entry => {
      const state = started(entry)
      const usual = limitedTo(3000)
      const troubles: SearchLimits[] = [
        { ...usual, cancelled: () => true },
        { ...usual, deadline: -1 },
        { ...usual, iterations: 0 },
        { ...usual, bytes: 0 },
      ]
      for (const bot of [coreTree, coreAlphaBeta]) {
        for (const limits of troubles) {
          const { thoughts } = thinkAt(bot, entry, state, limits)
          expect(entry.game.refuse(state, mover(entry, state), thoughts[0]!.move)).toBeUndefined()
        }
      }
    })
  })

  test('a search is cancelled within a slice of it', () => {
    found(id).unfold(entry => {
      for (const bot of [coreTree, coreAlphaBeta]) {
        let looks = 0
        const limits = { ...limitedTo(Number.POSITIVE_INFINITY), cancelled: () => ++looks > 3 }
        expect(thinkAt(bot, entry, started(entry), limits).spent).toBeLessThan(10_000)
      }
    })
  })

  test('no more memory is used than was given', () => {
    found(id).unfold(entry => {
      const core = { ...entry.core! } // so that it is not one that another test has used
      const own = { ...entry, core }
      thinkAt(coreTree, own, started(entry), { ...limitedTo(60_000), bytes: 4 * MEGABYTE })
      expect(coreOf(core).memory.buffer.byteLength).toBeLessThan(6 * MEGABYTE)
    })
  })
})

test('options and numbers of players that a core does not know are left to the searches through the contract', () => {
  found('subdivision').unfold(entry => {
    const state = started(entry, 3)
    for (const bot of [coreTree, coreAlphaBeta]) {
      const { thoughts, spent } = thinkAt(bot, entry, state, limitedTo(200))
      expect(entry.game.refuse(state, mover(entry, state), thoughts[0]!.move)).toBeUndefined()
      expect(spent).toBeGreaterThan(0)
    }
  })
})
