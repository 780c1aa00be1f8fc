import { type Actor, readOptions, seatsOf, seeded } from '@masterplan/kernel'
import { pairHas, pairOf } from '@masterplan/kernel/bits'
import { expect, test } from 'vitest'
import { FOR_PLOT, NO_AUCTION } from '../src/chapters/leads.ts'
import { FAMILY, FIRST_START, ICONS, isPrivate, LEVELS, levelOf, STAFF } from '../src/data/tiles.ts'
import { BORDERS, firstSide, secondSide } from '../src/geometry.ts'
import { type Options, type State, urbapolis } from '../src/index.ts'
import { busyMove } from './random-builder.ts'

const PAGES = [2, 3, 4].flatMap(players => (['A', 'B'] as const).map(scenario => ({ players, scenario })))
/** Plays whole games and looks at the table after every move. */
function watch(chosen: Partial<Options>, players: number, games: number, look: (state: State) => void): number {
  const read = readOptions<Options>(urbapolis.options, chosen, { players, rules: urbapolis.rulesVersions[0] })
  if (!read.ok) throw new Error(read.problem)
  const start = urbapolis.start(players, read.options)
  const random = seeded(players * 7 + games)
  let built = 0
  for (let game = 0; game < games; game++) {
    const state = urbapolis.copy(start)
    for (let turn = urbapolis.turn(state); turn.kind !== 'over'; turn = urbapolis.turn(state)) {
      const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      const move = busyMove(state, by, random)
      urbapolis.play(state, by, move)
      if (move.kind === 'build') built++
      look(state)
    }
  }
  return built
}

const touching = (one: number, other: number) =>
  one !== other && Math.abs((one & 7) - (other & 7)) <= 1 && Math.abs((one >> 3) - (other >> 3)) <= 1

/** U-LVL-01, straight from the map. */
function recomputed(state: State, cell: number): number {
  const family = FAMILY[state.building[cell]! - 1]!
  const icons = state.fixed.cells
    .filter(other => touching(cell, other) && state.building[other] !== 0)
    .reduce((sum, other) => sum + ICONS[(state.building[other]! - 1) * 4 + family]!, 0)
  const roads = Array.from({ length: BORDERS }, (_, border) => border)
    .filter(border => firstSide(border) === cell || secondSide(border) === cell)
    .reduce((sum, border) => sum + state.roads[border]!, 0)
  return icons + roads + state.boosts[cell]!
}

test.each(PAGES)(
  'U-LVL-07 $players players, page $scenario: kept levels are what a full count gives, after every move',
  ({ players, scenario }) => {
    const built = watch({ scenario }, players, 12, state => {
      const staff = [0, 0, 0, 0]
      for (const cell of state.fixed.cells) {
        const tile = state.building[cell]! - 1
        if (!isPrivate(tile)) continue
        const total = recomputed(state, cell)
        if (state.total[cell] !== total) expect([cell, state.total[cell]]).toEqual([cell, total])
        staff[state.owner[cell]! - 1]! += STAFF[tile * LEVELS + levelOf(total)]!
      }
      const kept = [...state.staff.slice(0, 4)]
      if (kept.join() !== staff.join()) expect(kept).toEqual(staff)
    })
    expect(built).toBeGreaterThan(12)
  },
)

test('U-LVL-02 with markers, every level stays on its track', () => {
  watch({ levelModel: 'marker' }, 3, 12, state => {
    const off = state.fixed.cells.find(cell => state.total[cell] !== levelOf(state.total[cell]!))
    expect(off).toBeUndefined()
  })
})

test.each(PAGES)(
  'U-AUC-15 U-GEO-09 $players players, page $scenario: leads, purses, workers and plots always add up',
  ({ players, scenario }) => {
    const options: Partial<Options> = { scenario, hireArrival: 'now', lastTurns: 'all' }
    watch(options, players, 12, state => {
      const faults = [...leadFaults(state), ...purseFaults(state), ...plotFaults(state)]
      if (faults.length > 0) expect(faults).toEqual([])
    })
  },
)

test.each(PAGES)(
  'U-GEN-02 U-END-05 $players players, page $scenario: random games are over within five rounds',
  ({ players, scenario }) => {
    const read = readOptions<Options>(urbapolis.options, { scenario }, { players, rules: urbapolis.rulesVersions[0] })
    if (!read.ok) throw new Error(read.problem)
    const start = urbapolis.start(players, read.options)
    const state = urbapolis.copy(start)
    const random = seeded(players)
    for (let game = 0; game < 300; game++) {
      urbapolis.copy(start, state)
      let lines = 0
      for (let turn = urbapolis.turn(state); turn.kind !== 'over'; turn = urbapolis.turn(state), lines++) {
        const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
        urbapolis.play(state, by, urbapolis.sample(state, by, random))
      }
      expect(state.ending === 1 || state.round === 5).toBe(true)
      expect(lines).toBeLessThan(250)
    }
  },
)

/** U-AUC-15: one lead each is how auctions are kept; what can go wrong is a passed leader, or two auctions for one thing. */
function leadFaults(state: State): string[] {
  const led = seatsOf(state.fixed.players).filter(seat => state.ledKind[seat] !== NO_AUCTION)
  const passed = led.filter(seat => (state.passed >>> seat) & 1 && state.ending === 0)
  const things = led.map(seat => `${state.ledKind[seat]}:${state.ledThing[seat]}`)
  const low = led.filter(seat => seatsOf(4).some(other => state.stakes[seat * 4 + other]! > state.ledBid[seat]!))
  const upkeep = state.phase === 0 && led.length > 0
  return [
    ...passed.map(seat => `seat ${seat} has passed and leads`),
    ...(new Set(things).size < things.length ? ['two auctions for one thing'] : []),
    ...low.map(seat => `seat ${seat} leads with less than another stake`),
    ...(upkeep ? ['an auction is open during upkeep'] : []),
  ]
}

function purseFaults(state: State): string[] {
  return seatsOf(state.fixed.players).flatMap(seat => {
    const [free, placed, team, temps] = [state.free[seat]!, state.placed[seat]!, state.team[seat]!, state.temps[seat]!]
    return [
      ...(state.coins[seat]! < 0 || free < 0 || placed < 0 ? [`seat ${seat} owes something`] : []),
      ...(free + placed === team + temps ? [] : [`seat ${seat} has ${free} + ${placed} workers of ${team} + ${temps}`]),
      ...(team > 12 ? [`seat ${seat} has a team of ${team}`] : []),
      ...(state.bareCount[seat] === pairOf(state.bareLow[seat]!, state.bareHigh[seat]!).length ? [] : ['bare plots']),
    ]
  })
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** U-GEO-09: built, owned and empty, in auction, or free; and the counts by price are right. */
function plotFaults(state: State): string[] {
  const auctioned = seatsOf(4)
    .filter(seat => state.ledKind[seat] === FOR_PLOT)
    .map(seat => state.ledThing[seat]!)
  return state.fixed.cells.flatMap(cell => {
    const built = state.building[cell] !== 0
    const bare = seatsOf(4).some(seat => pairHas(state.bareLow[seat]!, state.bareHigh[seat]!, cell))
    const free = pairHas(state.freeLow, state.freeHigh, cell)
    const states = [built, bare, auctioned.includes(cell), free].filter(is => is).length
    const beside = state.fixed.cells.filter(other => touching(cell, other) && state.building[other] !== 0).length
    const listed = upTo(9).filter(count => pairHas(state.openLow[count]!, state.openHigh[count]!, cell))
    const unowned = built && state.owner[cell] === 0 && state.building[cell]! <= FIRST_START
    const inOrder = listed.join() === (free ? `${beside}` : '')
    return states === 1 && state.beside[cell] === beside && !unowned && inOrder ? [] : [`plot ${cell}`]
  })
}
