import { type Bot, type GameTypes, memoryOf } from '@masterplan/kernel'
import type { KnownMoves } from '../known-moves.ts'
import { isSearcher, type SearchLimits, type SearchRequest, searcher } from '../searcher.ts'
import { NONE, ROOT, type TreeMemory } from './tree-memory.ts'

/** A tree that was grown from a state, where the same moves always lead to the same state. */
interface Grown<G extends GameTypes> {
  readonly root: G['State']
  readonly memory: TreeMemory
  readonly book: KnownMoves<G>
}
/** What is left of one, to go on with from a later state. */
export type Remains<G extends GameTypes> = Omit<Grown<G>, 'root'>

/** What one seat remembers, in one match, from one of its moves to the next: the tree that it chose by. */
export class TreeReuse<G extends GameTypes> {
  private last: { readonly tree: Grown<G>; readonly asked: SearchRequest<G>; readonly bytes: number } | undefined

  keep(tree: Grown<G>, asked: SearchRequest<G>, { bytes }: SearchLimits): void {
    this.last = { tree, asked, bytes }
  }

  /**
   * The part of the tree below what was played since. The rest is forgotten in place: no more memory is used than one tree
   * may have. Undefined where the tree did not come as far as this state, or was grown by other means.
   */
  remainsAt(state: G['State'], { entry, seat }: SearchRequest<G>, { bytes }: SearchLimits): Remains<G> | undefined {
    const { last } = this
    this.last = undefined // whoever goes on with the tree changes it
    if (last === undefined || last.bytes !== bytes) return undefined
    if (last.asked.seat !== seat || last.asked.entry.insight !== entry.insight) return undefined
    const { root, memory, book } = last.tree
    const node = nodeOf(state, last.asked, last.tree, { state: root, node: ROOT })
    if (node === NONE) return undefined
    memory.keepFrom(node)
    return { memory, book }
  }
}

/** The node at which the tree came to a state, when its seat was next to decide after others had; or NONE. */
function nodeOf<G extends GameTypes>(
  wanted: G['State'],
  asked: SearchRequest<G>,
  tree: Grown<G>,
  from: { readonly state: G['State']; readonly node: number },
): number {
  const { memory, book } = tree
  const { game } = asked.entry
  const turn = game.turn(from.state)
  const [by] = turn.kind === 'decide' ? turn.seats : []
  if (by === undefined) return NONE
  const after = game.copy(from.state)
  for (let edge = memory.firstEdge[from.node] ?? NONE; edge !== NONE; edge = memory.next[edge] ?? NONE) {
    const child = memory.child[edge] ?? NONE
    if (child === NONE || memory.firstEdge[child] === NONE) continue
    game.copy(from.state, after)
    game.play(after, by, book.moveOf(memory.move[edge] ?? NONE))
    if (isSame(after, wanted)) return child
    const isNextTurn = by !== asked.seat && memory.mover[child] === asked.seat
    const found = isNextTurn ? NONE : nodeOf(wanted, asked, tree, { state: after, node: child })
    if (found !== NONE) return found
  }
  return NONE
}

function isSame(one: unknown, other: unknown): boolean {
  const [words, others] = [memoryOf(one), memoryOf(other)]
  if (words === undefined || others === undefined) return JSON.stringify(one) === JSON.stringify(other)
  return words.length === others.length && words.every((word, at) => word === others[at])
}

/**
 * The same bot for one seat of one match: it goes on with the tree it chose its last move by. Its answers follow from the
 * match so far, the seed and the iterations.
 */
export function withTreeReuse(bot: Bot): Bot {
  if (!isSearcher(bot)) return bot
  const reuse: unknown = new TreeReuse() // of the one game that the seat plays; for any other it remembers nothing
  return searcher(bot.name, bot.usual, <G extends GameTypes>(asked: SearchRequest<G>, limits: SearchLimits) =>
    bot.think({ ...asked, reuse: reuse as TreeReuse<G> }, limits),
  )
}
