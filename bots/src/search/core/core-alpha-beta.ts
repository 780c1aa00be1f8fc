import type { GameTypes } from '@masterplan/kernel'
import { alphaBeta } from '../alpha-beta/alpha-beta.ts'
import { isSure, marginIn, shareIn } from '../alpha-beta/value.ts'
import { type Advice, limitedTo, type SearchLimits, type SearchRequest, searcher, type Thought } from '../searcher.ts'
import { type CoreModule, coreOf, positionOf } from './core-module.ts'

/** So much longer may it take where further moves are asked for, as in alpha-beta through the contract. */
const PART_FOR_OTHERS = 0.25
const MOST_POSITIONS = 2 ** 31 - 1
const LEAST_BYTES = 2 ** 16
const WORD = 2 ** 32
/** The core looks at so many positions while alpha-beta through the contract looks at one. */
const FASTER = 2
const MOST_BYTES = 2 ** 24

/**
 * Every line of play, deeper and deeper, in a game's core and by the evaluation there. A game without a core, or options that it
 * does not know, are left to alpha-beta through the contract.
 */
export const coreAlphaBeta = searcher('core-alpha-beta', limitedTo(200_000), linesOf)

/** With what the best line alone has cost: it is the same however many moves are asked for. */
export function linesOf<G extends GameTypes>(
  asked: SearchRequest<G>,
  limits: SearchLimits,
): Advice<G['Move']> & { readonly spentOnBest: number } {
  const { entry, view, random } = asked
  const { game, core } = entry
  const world = game.imagine(view, random)
  if (core === undefined || !core.position(world, new Int32Array(core.words)))
    return inContract(asked, { ...limits, iterations: Math.ceil(limits.iterations / FASTER) })
  const module = coreOf(core)
  core.position(world, positionOf(module, core))
  module.sow(random.below(WORD) | 0, random.below(WORD) | 0)
  const began = limits.clock()
  module.ponder(Math.min(MOST_BYTES, Math.max(LEAST_BYTES, limits.bytes)))
  module.host = { mustStop: () => limits.cancelled() || limits.clock() >= limits.deadline }
  const spentOnBest = module.deepen(0, 1, Math.min(MOST_POSITIONS, limits.iterations))
  let spent = spentOnBest
  const wanted = Math.min(module.lines(), Math.max(1, limits.thoughts))
  if (wanted > 1) {
    const now = limits.clock()
    const deadline = Math.min(Number.MAX_VALUE, now + (now - began) * PART_FOR_OTHERS)
    const isTimed = limits.deadline !== Number.POSITIVE_INFINITY
    module.host = { mustStop: () => limits.cancelled() || (isTimed && limits.clock() >= deadline) }
    spent += module.deepen(1, wanted - 1, Math.min(MOST_POSITIONS, Math.ceil(limits.iterations * PART_FOR_OTHERS)))
  }
  const thoughts = Array.from({ length: wanted }, (_, rank) => ({
    ...thoughtAt(module, rank),
    move: core.moveOf(world, module.lineMove(rank)),
  }))
  return { thoughts, spent, spentOnBest }
}

function inContract<G extends GameTypes>(asked: SearchRequest<G>, limits: SearchLimits) {
  const advice = alphaBeta.think(asked, limits)
  return { ...advice, spentOnBest: advice.spent }
}

/** A win needs no comparison; that nothing is better than a loss does. */
function thoughtAt(module: CoreModule, rank: number): Omit<Thought<unknown>, 'move'> {
  const value = module.lineValue(rank)
  const isEstimated = module.lineIsEstimated(rank) !== 0
  const isSettled = value > 0 || module.lineIsCompared(rank) !== 0
  const proven = !isEstimated || (module.linesAreWhole() !== 0 && isSure(value) && isSettled)
  return {
    share: shareIn(value),
    visits: 0,
    depth: module.lineDepth(rank),
    proven,
    margin: isEstimated ? null : marginIn(value),
  }
}
