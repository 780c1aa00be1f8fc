import type { GameTypes, Seat } from '@masterplan/kernel'
import { Budget, POSITIONS_BETWEEN_LOOKS, POSITIONS_PER_PLAYOUT } from '../budget.ts'
import { type Information, lookAhead } from '../information.ts'
import { type Advice, limitedTo, type SearchLimits, type SearchRequest, searcher, type Thought } from '../searcher.ts'
import { guesses, treeSearch } from '../tree/tree-search.ts'
import { DEEPEST, Minimax } from './minimax.ts'
import { TranspositionTable } from './transposition-table.ts'
import { HIGHEST, isSure, marginIn, shareIn } from './value.ts'

/** So much longer may it take where further moves are asked for. */
const PART_FOR_OTHERS = 0.25
/** How far from the last depth's value the next one is expected. */
const WINDOW = 30_000

/**
 * Looks at every line of play, deeper and deeper, for two seats with no secrets and no luck ahead; an end within reach is
 * played perfectly. Anything else is left to tree search.
 */
export const alphaBeta = searcher('alpha-beta', limitedTo(40_000), (asked, limits) =>
  alphaBetaOr(asked, limits, instead => treeSearch.think(asked, instead)),
)

/** Where it cannot look at every line, another search answers, within limits that take about as long. */
export function alphaBetaOr<G extends GameTypes, Other>(
  asked: SearchRequest<G>,
  limits: SearchLimits,
  other: (limits: SearchLimits) => Other,
): Advice<G['Move']> | Other {
  const { entry, seat, view, random } = asked
  const outlook = lookAhead(entry.game, seat, view, random)
  if (outlook.players !== 2 || outlook.hidden || outlook.luck) {
    return other({ ...limits, iterations: Math.ceil(limits.iterations / POSITIONS_PER_PLAYOUT) })
  }
  return deepen(asked, outlook, limits)
}

/** A move at the root and what is known of it. */
interface Line<Move> {
  readonly move: Move
  readonly id: number
  value: number
  depth: number // 0 before its value is known
  estimated: boolean
  compared: boolean // with all that rank behind it, at this depth
}

/** All that is needed to search the moves of one position. */
interface Root<G extends GameTypes> {
  readonly minimax: Minimax<G>
  readonly meter: Budget
  readonly seat: Seat
  readonly lines: Line<G['Move']>[]
}

function deepen<G extends GameTypes>(
  asked: SearchRequest<G>,
  outlook: Information<G>,
  limits: SearchLimits,
): Advice<G['Move']> {
  const { entry, seat } = asked
  const began = limits.clock()
  const meter = new Budget(limits, POSITIONS_BETWEEN_LOOKS)
  const table = new TranspositionTable(limits.bytes, limits.iterations)
  const minimax = new Minimax(entry, seat, outlook.world, { meter, table })
  const ids = new Int32Array(minimax.moveIds.most)
  const count = minimax.moveIds.list(outlook.world, seat, ids)
  const moves = Array.from(ids.subarray(0, count), id => minimax.moveIds.moveOf(id))
  const first = guesses(asked, outlook.world, moves)
  const lines = first.map(
    ({ move }): Line<G['Move']> => ({
      move,
      id: ids[moves.indexOf(move)]!,
      value: 0,
      depth: 0,
      estimated: true,
      compared: false,
    }),
  )
  settle({ minimax, meter, seat, lines }, 1)
  fleeFromLoss(lines)
  const others = lines.splice(1)
  const wanted = Math.min(others.length, limits.thoughts - 1)
  const later = new Budget(afterwards(limits, began), POSITIONS_BETWEEN_LOOKS)
  if (wanted > 0) {
    const { moveIds } = minimax // the table knows moves by these numbers
    const again = new Minimax({ ...entry, moveIds }, seat, outlook.world, { meter: later, table })
    settle({ minimax: again, meter: later, seat, lines: others }, wanted)
  }
  const unsearched = first[0]!
  const thoughts = [...lines, ...others.slice(0, Math.max(0, wanted))].map(line =>
    line.depth === 0 ? { ...unsearched, move: line.move } : thoughtOf(line),
  )
  return { thoughts, spent: meter.spent + later.spent }
}

/** Others are looked for after the best is found, so that asking for them never changes it; not long, for the table remembers. */
function afterwards(limits: SearchLimits, began: number): SearchLimits {
  const now = limits.clock()
  const isTimed = limits.deadline !== Number.POSITIVE_INFINITY
  return {
    ...limits,
    iterations: Math.ceil(limits.iterations * PART_FOR_OTHERS),
    deadline: isTimed ? now + (now - began) * PART_FOR_OTHERS : limits.deadline,
  }
}

/** Brings the best lines to the front, as many as are wanted, looking deeper and deeper. */
function settle<G extends GameTypes>(root: Root<G>, wanted: number): void {
  const { minimax, meter, lines } = root
  for (let depth = 1; depth < DEEPEST && !meter.over; depth++) {
    for (let rank = 0; rank < wanted; rank++) settleRank(root, rank, depth)
    if (lines.slice(0, wanted).every(line => !line.estimated)) break
    minimax.fade()
  }
}

/** Finds the best of the lines from `rank` on, in a narrow window first, and moves it there. */
function settleRank<G extends GameTypes>(root: Root<G>, rank: number, depth: number): void {
  const expected = root.lines[rank]!
  let low = depth < 3 || expected.depth === 0 ? -HIGHEST : expected.value - WINDOW
  let high = low === -HIGHEST ? HIGHEST : expected.value + WINDOW
  for (;;) {
    const value = searchRank(root, rank, depth, low, high)
    if (root.meter.over) return
    if (value <= low && low > -HIGHEST) low = -HIGHEST
    else if (value >= high && high < HIGHEST) high = HIGHEST
    else return
  }
}

function searchRank<G extends GameTypes>(
  root: Root<G>,
  rank: number,
  depth: number,
  low: number,
  high: number,
): number {
  const { minimax, meter, seat, lines } = root
  let floor = low
  let best = -HIGHEST
  let anyEstimated = false
  for (let at = rank; at < lines.length; at++) {
    const line = lines[at]!
    const narrow = at > rank
    let value = minimax.tryMove(0, seat, line.id, floor, narrow ? floor + 1 : high, depth - 1)
    if (narrow && value > floor && value < high && !meter.over) {
      value = minimax.tryMove(0, seat, line.id, floor, high, depth - 1)
    }
    if (meter.over) return best
    if (minimax.estimated) anyEstimated = true
    if (value > best) best = value
    if (value <= floor) continue
    floor = value
    line.value = value
    line.depth = depth
    line.estimated = true
    line.compared = false
    lines.splice(at, 1)
    lines.splice(rank, 0, line) // also when time runs out later: it has shown that it is better
    if (value >= high) break
  }
  if (best > low && best < high) {
    lines[rank]!.estimated = anyEstimated
    lines[rank]!.compared = true
  }
  return best
}

/** Time ran out just when the best move turned out to lose: any that was not yet refuted is better. */
function fleeFromLoss<Move>(lines: Line<Move>[]): void {
  const best = lines[0]!
  if (best.compared || best.value > 0 || !isSure(best.value)) return
  lines.shift()
  lines.push(best)
}

/** A win needs no comparison; that nothing is better than a loss does. */
function thoughtOf<Move>({ move, value, depth, estimated, compared }: Line<Move>): Thought<Move> {
  const proven = !estimated || (isSure(value) && (value > 0 || compared))
  return { move, share: shareIn(value), visits: 0, depth, proven, margin: estimated ? null : marginIn(value) }
}
