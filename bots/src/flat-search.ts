import type { GameTypes } from '@masterplan/kernel'
import { Meter } from './meter.ts'
import { playOut } from './outcome.ts'
import { type Advice, type Asked, type Limits, limitedTo, searcher, type Thought } from './search.ts'

/** Plays every listed move equally often, at random to the end, and takes the best average: the simplest yardstick. */
export const flatSearch = searcher('flat-search', limitedTo(1500), think)

const PLAYOUTS_BETWEEN_LOOKS = 8

function think<G extends GameTypes>(asked: Asked<G>, limits: Limits): Advice<G['Move']> {
  const { entry, seat, view, random } = asked
  const { game, insight } = entry
  const world = game.imagine(view, random)
  const moves = game.moves(world, seat)
  const worth = new Float64Array(game.scores(world).length)
  const sums = new Float64Array(moves.length)
  const tries = new Int32Array(moves.length)
  const meter = new Meter(limits, PLAYOUTS_BETWEEN_LOOKS)
  if (moves.length > 1) {
    for (let at = 0; meter.another(); at = (at + 1) % moves.length) {
      const state = game.imagine(view, random)
      game.play(state, seat, moves[at])
      playOut(game, insight, state, Number.POSITIVE_INFINITY, random, worth)
      sums[at]! += worth[seat]!
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
