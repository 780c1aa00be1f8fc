import { alphaBeta, limitedTo, STRONGEST } from '@masterplan/bots'
import { loadGame } from '@masterplan/catalog/games'
import {
  type Chosen,
  type Entry,
  type Game,
  type GameTypes,
  type Random,
  readOptions,
  type Seat,
  seeded,
} from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'

/** How far the seat is ahead at the end with best play on both sides: everything is tried, and nothing is clever. */
function slowLead<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): number {
  const turn = game.turn(state)
  if (turn.kind === 'over') {
    const totals = game.scores(state).map(({ total }) => total)
    return totals[seat]! - totals[1 - seat]!
  }
  if (turn.kind === 'luck') throw new Error('Nothing is left to luck in these games.')
  const by = turn.seats[0]!
  const leads = game.moves(state, by).map(move => {
    const after = game.copy(state)
    game.play(after, by, move)
    return slowLead(game, after, seat)
  })
  return by === seat ? Math.max(...leads) : Math.min(...leads)
}

/** A position of a random match, as early as trying everything takes no more than so many moves. */
function lateIn<G extends GameTypes>({ game }: Entry<G>, start: G['State'], random: Random, most: number) {
  const states = [game.copy(start)]
  for (;;) {
    const state = game.copy(states.at(-1)!)
    const turn = game.turn(state)
    if (turn.kind !== 'decide') break
    game.play(state, turn.seats[0]!, game.sample(state, turn.seats[0]!, random))
    states.push(state)
  }
  let ways = 1
  let earliest = states.length - 1
  for (let at = states.length - 2; at >= 0; at--) {
    const turn = game.turn(states[at]!)
    if (turn.kind !== 'decide') break
    ways *= game.moves(states[at]!, turn.seats[0]!).length
    if (ways > most) break
    earliest = at
  }
  return states[earliest]!
}

describe.each([
  ['subdivision', { set: 'threehouse' }],
  ['parks-and-towers', { preset: 'mini' }],
  ['parks-and-towers', { preset: 'custom', size: 4, houses: 4, towers: 1 }],
] as const satisfies readonly (readonly [string, Chosen])[])('%s %o', (id, chosen) => {
  test('alpha-beta finds the very lead that trying everything finds, and says that it is sure', async () => {
    const playable = await loadGame(id)
    playable!.unfold(entry => {
      const { game } = entry
      const read = readOptions(game.options, chosen, { players: 2, rules: game.rulesVersions[0] })
      if (!read.ok) throw new Error(read.problem)
      const start = game.start(2, read.options as Parameters<typeof game.start>[1])
      const random = seeded(7)
      for (let round = 0; round < 15; round++) {
        const state = lateIn(entry, start, random, 8000)
        const turn = game.turn(state)
        if (turn.kind !== 'decide') continue
        const seat = turn.seats[0]!
        const view = game.view(state, seat)
        const [best] = alphaBeta.think({ entry, seat, view, random }, limitedTo(2_000_000)).thoughts
        const lead = slowLead(game, state, seat)
        expect(best).toMatchObject({ proven: true, margin: lead, share: lead > 0 ? 1 : lead < 0 ? 0 : 0.5 })
        game.play(state, seat, best!.move)
        expect(slowLead(game, state, seat)).toBe(lead)
      }
    })
  })
})

test('P-8.6 with half a point of komi the lead that alpha-beta proves is exact, with a memory and without', async () => {
  const playable = await loadGame('parks-and-towers')
  playable!.unfold(entry => {
    const { game } = entry
    const chosen = { size: 4, houses: 6, towers: 2, komiHalves: 1 }
    const read = readOptions(game.options, chosen, { players: 2, rules: game.rulesVersions[0] })
    if (!read.ok) throw new Error(read.problem)
    const start = game.start(2, read.options as Parameters<typeof game.start>[1])
    const random = seeded(3)
    for (let round = 0; round < 12; round++) {
      const state = game.copy(start)
      for (let ply = 0; ply < 6; ply++)
        game.play(state, (ply % 2) as Seat, game.sample(state, (ply % 2) as Seat, random))
      const view = game.view(state, 0)
      const lead = (bytes: number) => {
        const limits = { ...limitedTo(20_000_000), bytes }
        return alphaBeta.think({ entry, seat: 0, view, random }, limits).thoughts[0]!.margin
      }
      const exact = lead(0)
      expect(Math.abs((exact ?? 0) * 2) % 2).toBe(1) // never a whole number
      expect(lead(2 ** 24)).toBe(exact)
    }
  })
})

test.each(['subdivision', 'parks-and-towers'])('%s: the strongest bot never loses a won position', async id => {
  const playable = await loadGame(id)
  playable!.unfold(entry => {
    const { game } = entry
    const read = readOptions(game.options, {}, { players: 2, rules: game.rulesVersions[0] })
    if (!read.ok) throw new Error(read.problem)
    const start = game.start(2, read.options as Parameters<typeof game.start>[1])
    const random = seeded(11)
    let won = 0
    for (let round = 0; round < 10; round++) {
      const state = lateIn(entry, start, random, 20_000)
      const turn = game.turn(state)
      if (turn.kind !== 'decide') continue
      const seat = turn.seats[0]!
      const worth = Math.sign(slowLead(game, state, seat))
      if (worth > 0) won++
      game.play(state, seat, STRONGEST.choose(entry, seat, game.view(state, seat), random))
      expect(Math.sign(slowLead(game, state, seat))).toBe(worth)
    }
    expect(won).toBeGreaterThan(0)
  })
})
