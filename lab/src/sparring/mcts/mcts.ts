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
} from '@masterplan/bots'
import { type GameTypes, memoryOf, type Seat } from '@masterplan/kernel'
import { leadIn } from '../verdicts.ts'
import { boundsOf } from './bounds.ts'
import { type KeptRows, OpenTree } from './open-tree.ts'
import { LOWEST, NONE, ROOT, type RowMemory } from './row-memory.ts'

/** Clock and cancellation are looked at after so many playouts. */
const PLAYOUTS_BETWEEN_LOOKS = 16

/** Open games for any number of players; where luck or secrets are ahead, `otherwise` answers. */
export const mctsOr = (name: string, otherwise: Searcher): Searcher =>
  searcher(name, limitedTo(4000), (asked, limits) => {
    const { entry, seat, view, random } = asked
    const { world, players, hidden, luck } = lookAhead(entry.game, seat, view, random)
    if (hidden || luck) return otherwise.think(asked, limits)
    return thinkInTree(asked, limits, { world, players })
  })

type Position<G extends GameTypes> = { readonly world: G['State']; readonly players: number }

function thinkInTree<G extends GameTypes>(
  asked: SearchRequest<G>,
  limits: SearchLimits,
  { world, players }: Position<G>,
): Advice<G['Move']> {
  const { game } = asked.entry
  const remains = remainsAt(asked, world, limits)
  const tree = new OpenTree(game, world, { players, random: asked.random, bytes: limits.bytes }, remains)
  const budget = new Budget(limits, PLAYOUTS_BETWEEN_LOOKS)
  const { memory } = tree
  if (memory.edgeCount[ROOT]! > 1) while (!isSettled(memory) && budget.another()) tree.grow()
  const edges = ordered(memory)
  if (asked.reuse !== undefined) {
    kept.set(asked.reuse, {
      game,
      seat: asked.seat,
      world,
      memory,
      book: tree.book,
      edge: edges[0]!,
      bytes: limits.bytes,
    })
  }
  const thoughts = edges.slice(0, Math.max(1, limits.thoughts)).map(edge => thoughtOf(tree, edge))
  return { thoughts, spent: budget.spent }
}

/** Nothing is left to find out: the mover has won, or the result is known to the point. */
function isSettled({ least, most, mover }: RowMemory): boolean {
  const [low, high] = [least[ROOT]!, most[ROOT]!]
  return low === high || (mover[ROOT] === 0 ? low > 0 : high < 0)
}

/**
 * Sure wins first, then what was tried most, a sure draw before all that look worse; of sure losses, which come last, those
 * that surely lose by least.
 */
function ordered(memory: RowMemory): number[] {
  const mover = memory.mover[ROOT]!
  const first = memory.firstEdge[ROOT]!
  const edges = Array.from({ length: memory.edgeCount[ROOT]! }, (_, at) => first + at)
  const known = new Map(edges.map(edge => [edge, boundsOf(memory, edge, mover)]))
  const most = Math.max(...edges.map(edge => memory.tries[edge]!))
  const leader = edges.find(edge => memory.tries[edge] === most)!
  const drawTries = meanOf(memory, leader) < 0.5 ? most + 0.5 : 0
  const rank = (edge: number): number => {
    const { least, most } = known.get(edge)!
    if (least > 0) return 1e12 + least
    if (most < 0) return Math.max(least, LOWEST) - 1e12
    return least === most ? drawTries : memory.tries[edge]!
  }
  return edges.sort((one, other) => rank(other) - rank(one) || memory.score[other]! - memory.score[one]!)
}

const meanOf = ({ worth, tries }: RowMemory, edge: number): number =>
  tries[edge] === 0 ? 0.5 : worth[edge]! / tries[edge]!

function thoughtOf<G extends GameTypes>({ memory, book, depth }: OpenTree<G>, edge: number): Thought<G['Move']> {
  const mover = memory.mover[ROOT]! as Seat
  const { least, most } = boundsOf(memory, edge, mover)
  const sure = least > 0 ? 1 : most < 0 ? 0 : least === most ? 0.5 : undefined
  return {
    move: book.moveOf(memory.move[edge]!),
    share: sure ?? meanOf(memory, edge), // with margins in it: this search strives for both
    visits: memory.tries[edge]!,
    depth,
    proven: sure !== undefined,
    margin: least === most ? leadIn(least) : null,
  }
}

/** What a seat of a match keeps from one of its moves to the next. */
interface Kept<G extends GameTypes> extends KeptRows<G> {
  readonly game: unknown
  readonly seat: Seat
  readonly world: G['State']
  readonly edge: number // that was played
  readonly bytes: number
}
/** By what stands for a seat of a match; it is forgotten with it. */
const kept = new WeakMap<object, Kept<GameTypes>>()

/** The part of the last tree below what was played since; undefined where it did not come as far. */
function remainsAt<G extends GameTypes>(
  asked: SearchRequest<G>,
  world: G['State'],
  { bytes }: SearchLimits,
): KeptRows<G> | undefined {
  if (asked.reuse === undefined) return undefined
  const last = kept.get(asked.reuse) as Kept<G> | undefined // of the one game that the seat plays
  kept.delete(asked.reuse)
  if (last === undefined || last.bytes !== bytes || last.game !== asked.entry.game || last.seat !== asked.seat)
    return undefined
  const { game } = asked.entry
  const after = game.copy(last.world)
  const turn = game.turn(after)
  const node = last.memory.node[last.edge]!
  if (turn.kind !== 'decide' || node === NONE) return undefined
  game.play(after, turn.seats[0]!, last.book.moveOf(last.memory.move[last.edge]!))
  const found = nodeAt(asked, world, last, { state: after, node })
  if (found === NONE) return undefined
  last.memory.keepFrom(found)
  return last
}

function nodeAt<G extends GameTypes>(
  asked: SearchRequest<G>,
  wanted: G['State'],
  { memory, book }: KeptRows<G>,
  { state, node }: { readonly state: G['State']; readonly node: number },
): number {
  if (memory.edgeCount[node] === 0) return NONE
  if (isSame(state, wanted)) return node
  const mover = memory.mover[node]! as Seat
  if (mover === asked.seat) return NONE
  const { game } = asked.entry
  const after = game.copy(state)
  for (let edge = memory.firstEdge[node]!; edge < memory.firstEdge[node]! + memory.edgeCount[node]!; edge++) {
    const child = memory.node[edge]!
    if (child === NONE) continue
    game.copy(state, after)
    game.play(after, mover, book.moveOf(memory.move[edge]!))
    const found = nodeAt(asked, wanted, { memory, book }, { state: after, node: child })
    if (found !== NONE) return found
  }
  return NONE
}

function isSame(one: unknown, other: unknown): boolean {
  const [words, others] = [memoryOf(one), memoryOf(other)]
  if (words === undefined || others === undefined) return JSON.stringify(one) === JSON.stringify(other)
  return words.length === others.length && words.every((word, at) => word === others[at])
}
