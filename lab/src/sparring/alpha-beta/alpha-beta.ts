import {
  type Advice,
  Budget,
  limitedTo,
  lookAhead,
  type Searcher,
  type SearchLimits,
  type SearchRequest,
  searcher,
  type Thought,
  TranspositionTable,
} from '@masterplan/bots'
import type { GameTypes, Random } from '@masterplan/kernel'
import { leadIn } from '../verdicts.ts'
import { DEEPEST, HIGHEST, isSure, resultIn, ScoreMinimax } from './score-minimax.ts'

/** Clock and cancellation are looked at after so many positions. */
const POSITIONS_BETWEEN_LOOKS = 256
/** A playout costs about as much as this many positions. */
const POSITIONS_PER_PLAYOUT = 20

/** For two in the open; anything else is left to `otherwise`. */
export const alphaBetaOr = (name: string, otherwise: Searcher): Searcher =>
  searcher(name, limitedTo(40_000), (asked, limits) => {
    const { entry, seat, view, random } = asked
    const { world, players, hidden, luck } = lookAhead(entry.game, seat, view, random)
    if (players === 2 && !hidden && !luck) return deepen(asked, world, limits)
    return otherwise.think(asked, { ...limits, iterations: Math.ceil(limits.iterations / POSITIONS_PER_PLAYOUT) })
  })

interface Line<Move> {
  readonly move: Move
  readonly id: number
  value: number
  depth: number // 0 before it was found to be the best
  estimated: boolean
}

function deepen<G extends GameTypes>(
  { entry, seat, random }: SearchRequest<G>,
  world: G['State'],
  limits: SearchLimits,
): Advice<G['Move']> {
  const budget = new Budget(limits, POSITIONS_BETWEEN_LOOKS)
  const table = new TranspositionTable(limits.bytes, limits.iterations)
  const minimax = new ScoreMinimax(entry.game, world, budget, table)
  const lines = shuffled(entry.game.moves(world, seat), random).map(
    (move): Line<G['Move']> => ({ move, id: minimax.book.idOf(move), value: 0, depth: 0, estimated: true }),
  )
  for (let depth = 1; depth < DEEPEST && lines.length > 1 && !budget.over; depth++) {
    let floor = -HIGHEST
    let anyEstimated = false
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at]!
      let value = minimax.tryMove(0, seat, line.id, floor, at === 0 ? HIGHEST : floor + 1, depth - 1)
      if (at > 0 && value > floor && !budget.over) value = minimax.tryMove(0, seat, line.id, floor, HIGHEST, depth - 1)
      if (budget.over) break
      if (minimax.estimated) anyEstimated = true
      if (value <= floor) continue
      floor = value
      Object.assign(line, { value, depth, estimated: true })
      lines.splice(at, 1)
      lines.unshift(line) // also when time runs out later: it has shown that it is better
    }
    if (budget.over || !anyEstimated) {
      if (!budget.over) lines[0]!.estimated = false
      break
    }
    minimax.fade()
  }
  const thoughts = lines.slice(0, Math.max(1, limits.thoughts)).map(line => thoughtOf(line))
  return { thoughts, spent: budget.spent }
}

/** Of equals any. */
function shuffled<Move>(moves: readonly Move[], random: Random): Move[] {
  const lots = moves.map(move => ({ move, lot: random.below(2 ** 20) }))
  return lots.sort((one, other) => one.lot - other.lot).map(({ move }) => move)
}

const POINTS = 4 // in a result, for one of the score
const STEEP = 10 // points that make a lead feel won

function thoughtOf<Move>({ move, value, depth, estimated }: Line<Move>): Thought<Move> {
  const result = resultIn(value)
  const share = isSure(value) || !estimated ? (1 + Math.sign(value)) / 2 : 1 / (1 + Math.exp(-result / POINTS / STEEP))
  const margin = estimated ? null : leadIn(result)
  return { move, share, visits: 0, depth, proven: !estimated || (isSure(value) && value > 0), margin }
}
