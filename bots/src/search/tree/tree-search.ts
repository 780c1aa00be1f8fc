import type { GameTypes, Random } from '@masterplan/kernel'
import { Budget } from '../budget.ts'
import { type Information, lookAhead } from '../information.ts'
import { type Advice, limitedTo, type SearchLimits, type SearchRequest, searcher, type Thought } from '../searcher.ts'
import { leastLossFirst } from './least-loss.ts'
import { forMover, LOST, shareIn, UNKNOWN, WON } from './proof.ts'
import { Tree, type TreeStyle } from './tree.ts'
import { NONE, ROOT } from './tree-memory.ts'

/** Clock and cancellation are looked at after so many playouts. */
const PLAYOUTS_BETWEEN_LOOKS = 8

const PLAIN: TreeStyle = {
  moves: 'listed',
  horizon: Number.POSITIVE_INFINITY,
  playouts: 'random',
  marginWeight: 0,
  first: 'tried',
  evaluateToDepth: 0,
  exploration: 2,
  priorWeight: 0,
  priorTemperature: 1,
  amafWeight: 0,
  initialWidth: Number.POSITIVE_INFINITY,
  proofs: 'ignored',
  triesPerWorld: 1,
  luck: 'apart',
  rivals: 'selfish',
  patience: Number.POSITIVE_INFINITY,
}

/** Monte Carlo tree search, for any game: hidden things are imagined anew for every playout, luck is drawn. */
export const treeSearch = searcher('tree-search', limitedTo(2000), (asked, limits) =>
  thinkInTree(asked, limits, styleOf(asked)),
)
const styleOf =
  <G extends GameTypes>({ entry }: SearchRequest<G>): StyleFor =>
  players => ({ ...entry.thinking.tree(players), moves: 'candidates', proofs: 'kept' })
type StyleFor = (players: number) => TreeStyle

/** What tree search thinks of every move it tried, before any lot is drawn. */
export const triedInTree = <G extends GameTypes>(asked: SearchRequest<G>, limits: SearchLimits): Tried<G['Move']> =>
  growTree(asked, limits, styleOf(asked))

/** The same without a game's insight, random to the very end: a yardstick for what insight is worth. */
export const plainUct = searcher('plain-uct', limitedTo(300), (asked, limits) =>
  thinkInTree(asked, limits, () => PLAIN),
)

function thinkInTree<G extends GameTypes>(
  asked: SearchRequest<G>,
  limits: SearchLimits,
  styleFor: StyleFor,
): Advice<G['Move']> {
  const { thoughts, byLot, spent } = growTree(asked, limits, styleFor)
  const ordered = byLot ? drawnFirst(thoughts, asked.random) : thoughts
  return { thoughts: ordered.slice(0, Math.max(1, limits.thoughts)), spent }
}

/** All that a tree has found, the best first. */
export interface Tried<Move> extends Advice<Move> {
  readonly byLot: boolean // the first is to be drawn by lot
}

function growTree<G extends GameTypes>(
  asked: SearchRequest<G>,
  limits: SearchLimits,
  styleFor: StyleFor,
): Tried<G['Move']> {
  const { entry, seat, view, random } = asked
  const outlook = lookAhead(entry.game, seat, view, random)
  const style = styleFor(outlook.players)
  const moves =
    style.moves === 'listed' ? entry.game.moves(outlook.world, seat) : entry.insight.candidates(outlook.world, seat)
  const meter = new Budget(limits, PLAYOUTS_BETWEEN_LOOKS)
  const tree = new Tree(asked, outlook, style, limits)
  const byLot = isByLot(asked, outlook)
  const patience = byLot || tree.solving ? Number.POSITIVE_INFINITY : style.patience // lots and the next move ask for the whole tree
  const isOpen = () =>
    tree.memory.proven[ROOT] === UNKNOWN && !isDecided(tree, limits.iterations, meter.spent, patience)
  if (moves.length > 1) while (isOpen() && meter.another()) tree.grow()
  if (tree.solving) asked.reuse?.keep({ root: outlook.world, memory: tree.memory, book: tree.book }, asked, limits)
  // Below the root the seat may come to another choice than the one it was asked for.
  const found = tree.mine === NONE ? [] : conclusions(tree)
  const legal = found.filter(({ move }) => entry.game.refuse(outlook.world, seat, move) === undefined)
  if (legal.length > 1 && legal.every(({ proven, share }) => proven && share === 0)) {
    const left = leftOf(limits, meter.spent, tree.memory.bytes)
    const { thoughts, spent } = leastLossFirst(asked, outlook.world, legal, left)
    return { thoughts, byLot: false, spent: meter.spent + Math.ceil(spent) }
  }
  const thoughts = legal.length > 0 ? legal : guesses(asked, outlook.world, moves)
  return { thoughts, byLot, spent: meter.spent }
}

/** A search looks whether it may end early after so many tries, a power of two, and not before this part of all. */
const TRIES_BETWEEN_LOOKS = 64
const FIRST_LOOK = 0.1

/** Whether the move that was tried most would stay it, see `patience`. */
function isDecided<G extends GameTypes>(
  { memory, mine }: Tree<G>,
  most: number,
  spent: number,
  patience: number,
): boolean {
  if (patience === Number.POSITIVE_INFINITY || mine === NONE) return false
  if ((spent & (TRIES_BETWEEN_LOOKS - 1)) !== 0 || spent < FIRST_LOOK * most) return false
  let [best, second] = [0, 0]
  for (let edge = memory.firstEdge[mine]!; edge !== NONE; edge = memory.next[edge]!) {
    const tries = memory.tries[edge]!
    second = Math.max(second, Math.min(best, tries))
    best = Math.max(best, tries)
  }
  return best - second > patience * (most - spent)
}

const leftOf = (limits: SearchLimits, iterations: number, bytes: number): SearchLimits => ({
  ...limits,
  iterations: limits.iterations - iterations,
  bytes: Math.max(0, limits.bytes - bytes),
})

/**
 * Where several choose in secret, whoever always chooses the same is read like a book, and two who think alike tie for ever:
 * there the first is drawn by lot.
 */
function isByLot<G extends GameTypes>({ entry }: SearchRequest<G>, { world, together }: Information<G>): boolean {
  const turn = entry.game.turn(world)
  return together && turn.kind === 'decide' && turn.seats.length >= 2
}

/** Each is as likely to come first as it was tried often. */
export function drawnFirst<Tried extends { readonly visits: number }>(
  thoughts: readonly Tried[],
  random: Random,
): readonly Tried[] {
  const tries = thoughts.reduce((sum, { visits }) => sum + visits, 0)
  if (tries === 0) return thoughts
  let left = random.below(tries)
  const drawn = thoughts.find(({ visits }) => {
    left -= visits
    return left < 0
  })
  return drawn === undefined ? thoughts : [drawn, ...thoughts.filter(thought => thought !== drawn)]
}

/** What to say without having thought at all; of equals any. */
export function guesses<G extends GameTypes>(
  { entry, seat, random }: SearchRequest<G>,
  world: G['State'],
  moves: readonly G['Move'][],
): Thought<G['Move']>[] {
  const share = Math.min(1, Math.max(0, entry.insight.evaluate(world, seat)))
  return moves
    .map(move => ({ move, prior: entry.insight.prior(world, seat, move), lot: random.below(LOTS) }))
    .sort((one, other) => other.prior - one.prior || other.lot - one.lot)
    .map(({ move }) => ({ move, share, visits: 0, depth: 0, proven: false, margin: null }))
}

const LOTS = 2 ** 20

/** The moves tried most, after those that surely win and before those that surely lose. */
function conclusions<G extends GameTypes>({ memory, book, mine, depth }: Tree<G>): Thought<G['Move']>[] {
  const found: { thought: Thought<G['Move']>; proof: number }[] = []
  const mover = memory.mover[mine]!
  for (let edge = memory.firstEdge[mine]!; edge !== NONE; edge = memory.next[edge]!) {
    const visits = memory.tries[edge]!
    const child = memory.child[edge]!
    const proof = child === NONE ? UNKNOWN : forMover(memory.proven[child]!, mover)
    const average = visits === 0 ? 0 : memory.share[edge]! / visits
    const share = proof === UNKNOWN ? average : shareIn(proof)
    const thought = {
      move: book.moveOf(memory.move[edge]!),
      share,
      visits,
      depth,
      proven: proof !== UNKNOWN,
      margin: null,
    }
    found.push({ thought, proof })
  }
  const surely = (proof: number) => (proof === WON ? 1 : proof === LOST ? -1 : 0)
  found.sort(
    (one, other) =>
      surely(other.proof) - surely(one.proof) ||
      other.thought.visits - one.thought.visits ||
      other.thought.share - one.thought.share,
  )
  return found.map(({ thought }) => thought)
}
