import type { GameTypes } from '@masterplan/kernel'
import { Budget } from './budget.ts'
import { EVERY_SEAT, Playout } from './playout.ts'
import { type Advice, limitedTo, type SearchLimits, type SearchRequest, searcher, type Thought } from './searcher.ts'

/** Plays every listed move equally often, at random to the end, and takes the best average: the simplest yardstick. */
export const flatSearch = searcher('flat-search', limitedTo(300), think)

const PLAYOUTS_BETWEEN_LOOKS = 8
const TO_THE_END = { horizon: Number.POSITIVE_INFINITY, playouts: 'random', marginWeight: 0 } as const

function think<G extends GameTypes>(asked: SearchRequest<G>, limits: SearchLimits): Advice<G['Move']> {
  const { entry, seat, view, random } = asked
  const { game } = entry
  const world = game.imagine(view, random)
  const moves = game.moves(world, seat)
  const playout = new Playout(entry, game.scores(world).length, random, TO_THE_END, undefined)
  const sums = new Float64Array(moves.length)
  const tries = new Int32Array(moves.length)
  const meter = new Budget(limits, PLAYOUTS_BETWEEN_LOOKS)
  if (moves.length > 1) {
    for (let at = 0; meter.another(); at = (at + 1) % moves.length) {
      const state = game.imagine(view, random)
      game.play(state, seat, moves[at])
      playout.run(state, EVERY_SEAT, seat)
      sums[at]! += playout.worth[seat]!
      tries[at]!++
    }
  }
  const thoughts = moves.map((move, at): Thought<G['Move']> => {
    const visits = tries[at]!
    const share = visits === 0 ? 0 : sums[at]! / visits
    return { move, share, visits, depth: visits === 0 ? 0 : 1, proven: false, margin: null }
  })
  thoughts.sort((one, other) => other.share - one.share)
  return { thoughts: thoughts.slice(0, Math.max(1, limits.thoughts)), spent: meter.spent }
}
