import type { GameTypes } from '@masterplan/kernel'
import { DEEPEST, Minimax } from '../alpha-beta/minimax.ts'
import { TranspositionTable } from '../alpha-beta/transposition-table.ts'
import { HIGHEST, marginIn } from '../alpha-beta/value.ts'
import { Budget, POSITIONS_BETWEEN_LOOKS, POSITIONS_PER_PLAYOUT } from '../budget.ts'
import type { Advice, SearchLimits, SearchRequest, Thought } from '../searcher.ts'

/**
 * A tree that knows every move to lose does not know by how much. What is left of its limits goes into finding that out:
 * the move that loses by least comes first, with its margin; the others stay in their order.
 */
export function leastLossFirst<G extends GameTypes>(
  { entry, seat }: SearchRequest<G>,
  world: G['State'],
  lost: readonly Thought<G['Move']>[],
  left: SearchLimits,
): Advice<G['Move']> {
  const { write } = entry.game.notation
  const iterations = left.iterations * POSITIONS_PER_PLAYOUT
  const meter = new Budget({ ...left, iterations }, POSITIONS_BETWEEN_LOOKS)
  const minimax = new Minimax(entry, seat, world, { meter, table: new TranspositionTable(left.bytes, iterations) })
  const ids = new Int32Array(minimax.moveIds.most)
  const listed = ids.subarray(0, minimax.moveIds.list(world, seat, ids))
  const idOf = new Map(Array.from(listed, id => [write(minimax.moveIds.moveOf(id)), id]))
  let best: Thought<G['Move']> | undefined
  let highest = -HIGHEST
  for (const thought of lost) {
    const id = idOf.get(write(thought.move))
    if (id === undefined) continue
    const value = minimax.tryMove(0, seat, id, highest, HIGHEST, DEEPEST)
    if (meter.over) break
    if (value <= highest || minimax.estimated) continue
    highest = value
    best = { ...thought, margin: marginIn(value) }
  }
  const others = lost.filter(({ move }) => move !== best?.move)
  return { thoughts: best === undefined ? others : [best, ...others], spent: meter.spent / POSITIONS_PER_PLAYOUT }
}
