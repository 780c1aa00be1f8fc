import { type Actor, derived, makeOdds, type Random, readOptions, refused, type Seat, seeded } from '@masterplan/kernel'
import { makeMenu } from '@masterplan/kernel/menu'
import { expect, test } from 'vitest'
import { CLASSES } from '../src/data/tiles.ts'
import { type Move, type Options, type State, type Urbapolis, urbapolis } from '../src/index.ts'
import { fillOdds } from '../src/luck.ts'
import { busyMove } from './random-builder.ts'

/** One of the listed moves, by one number. */
function listed(state: State, seat: Seat, random: Random): Move {
  const moves = urbapolis.moves(state, seat)
  return moves[random.below(moves.length)]!
}

/** Luck as it is derived from its odds. */
const { sample: slowly } = derived<Urbapolis>({
  write: urbapolis.notation.write,
  menu: makeMenu(1, 1),
  odds: makeOdds(CLASSES, 2),
  fill: () => {},
  why: () => refused('not-now', 'U-SET-11'),
  fillOdds,
  whyNotDrawn: () => refused('not-in-pile', 'U-SET-10'),
  openEnded: undefined,
  fast: undefined,
})

const OPTIONS: readonly Partial<Options>[] = [
  {},
  { scenario: 'B', publicPlots: 'adjacentFree', boostTargets: 'any' },
  { levelModel: 'marker', hireArrival: 'now', lastTurns: 'all', handInfo: 'closed' },
]

test.each([2, 3, 4])('what fast.ts samples is what menu and odds give, from the same numbers (%i players)', players => {
  const seen = new Map<string, number>()
  for (let seed = 0; seed < 45; seed++) {
    const read = readOptions<Options>(urbapolis.options, OPTIONS[seed % OPTIONS.length]!, {
      players,
      rules: urbapolis.rulesVersions[0],
    })
    if (!read.ok) throw new Error(read.problem)
    const random = seeded(seed)
    const state = urbapolis.start(players, read.options)
    for (let turn = urbapolis.turn(state); turn.kind !== 'over'; turn = urbapolis.turn(state)) {
      const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      const [quick, slow] = [seeded(seed), seeded(seed)]
      for (let time = 0; time < 3; time++) {
        const move = urbapolis.sample(state, by, quick)
        expect(move).toBe(by === 'luck' ? slowly(state, by, slow) : listed(state, by, slow))
        expect(slow.below(1 << 30)).toBe(quick.below(1 << 30))
        seen.set(move.kind, (seen.get(move.kind) ?? 0) + 1)
      }
      urbapolis.play(state, by, busyMove(state, by, random))
    }
  }
  const kinds = ['reveal', 'pass', 'bid', 'take', 'tender', 'build', 'upgrade', 'bank', 'boost', 'road']
  expect(kinds.filter(kind => (seen.get(kind) ?? 0) < 5)).toEqual([])
})
