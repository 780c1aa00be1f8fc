import { type Actor, readOptions, type Seat, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { type Move, type Options, PHASES, type State, urbapolis } from '../src/index.ts'
import {
  BANKS,
  BOOSTS,
  BOULEVARDS,
  BUILDS,
  bidOf,
  CLAIMS,
  DEMOLITIONS,
  DONE,
  DRAFTS,
  EXPROPRIATIONS,
  HIRE,
  HOSPITALS,
  PASS,
  PICKS,
  STREETS,
  TAKES,
  TEMPS,
  tenderOf,
  UPGRADES,
} from '../src/moves.ts'
import { busyMove } from './random-builder.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** Every move that anybody could write down, bids as far as purses go. */
const EVERYTHING: readonly Move[] = [
  ...[PICKS, TAKES, BUILDS, UPGRADES, DRAFTS, BANKS, TEMPS, HOSPITALS, BOOSTS].flat(),
  ...[EXPROPRIATIONS, STREETS, BOULEVARDS, CLAIMS, DEMOLITIONS].flat(),
  ...upTo(64).flatMap(plot => upTo(60).map(coins => bidOf(plot, coins))),
  ...upTo(24).flatMap(later => upTo(17).map(workers => tenderOf(later, workers))),
  HIRE,
  DONE,
  PASS,
]

const OPTIONS: readonly Partial<Options>[] = [
  {},
  { scenario: 'B', boostTargets: 'any', publicPlots: 'adjacentFree' },
  { levelModel: 'marker', hireArrival: 'now', lastTurns: 'all', bankTable: 'steep' },
]

/** Listed and legal must be the same set; returns what is in only one of them. */
function differences(state: State, seat: Seat): string[] {
  const listed = urbapolis.moves(state, seat).map(urbapolis.notation.write)
  const known = new Set(listed)
  const legal = EVERYTHING.filter(move => urbapolis.refuse(state, seat, move) === undefined).map(
    urbapolis.notation.write,
  )
  const able = new Set(legal)
  const twice = listed.length - known.size
  const beyond = (text: string) => /^bid \w\d \d{2,}$/.test(text) && Number(text.split(' ')[2]) >= 60
  return [
    ...listed.filter(text => !able.has(text) && !beyond(text)),
    ...legal.filter(text => !known.has(text)),
    ...(twice > 0 ? [`${twice} moves are listed twice`] : []),
  ]
}

test.each([2, 3, 4])(
  'U-ACT-02 U-ACT-05 of all moves there are, the listed ones are exactly the legal ones (%i players)',
  players => {
    const seen = new Set<string>()
    for (const [at, chosen] of OPTIONS.entries()) {
      const read = readOptions<Options>(urbapolis.options, chosen, players)
      if (!read.ok) throw new Error(read.sentence)
      const random = seeded(players * 10 + at)
      for (let game = 0; game < 48 / players; game++) {
        const state = urbapolis.start(players, read.options)
        for (let turn = urbapolis.turn(state); turn.kind !== 'over'; turn = urbapolis.turn(state)) {
          const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
          const phase = PHASES[state.phase]!
          const rare = phase !== 'act' && phase !== 'pick'
          if (by !== 'luck' && (rare || random.below(12) === 0)) {
            seen.add(phase)
            const wrong = differences(state, by)
            if (wrong.length > 0) expect(wrong).toEqual([])
          }
          urbapolis.play(state, by, busyMove(state, by, random))
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['pick', 'act', 'claim', 'demolish', 'street', 'draft']))
  },
)
