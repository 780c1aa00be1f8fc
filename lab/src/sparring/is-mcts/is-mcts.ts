import {
  type Advice,
  Budget,
  type Information,
  limitedTo,
  lookAhead,
  type Searcher,
  type SearchLimits,
  type SearchRequest,
  searcher,
  type Thought,
} from '@masterplan/bots'
import type { GameTypes, Random } from '@masterplan/kernel'
import { InformationTree } from './information-tree.ts'
import { NONE } from './linked-memory.ts'

/** Clock and cancellation are looked at after so many playouts. */
const PLAYOUTS_BETWEEN_LOOKS = 8

/** For any game and any number of players. `horizon`: random decisions below the tree before the score is looked at. */
export const isMcts = (name: string, horizon: number): Searcher =>
  searcher(name, limitedTo(1000), (asked, limits) => think(asked, limits, horizon))

function think<G extends GameTypes>(asked: SearchRequest<G>, limits: SearchLimits, horizon: number): Advice<G['Move']> {
  const { entry, seat, view, random } = asked
  const { game } = entry
  const outlook = lookAhead(game, seat, view, random)
  const moves = game.moves(outlook.world, seat)
  const budget = new Budget(limits, PLAYOUTS_BETWEEN_LOOKS)
  const tree = new InformationTree(asked, outlook, { horizon, bytes: limits.bytes })
  if (moves.length > 1) while (budget.another()) tree.grow()
  const found = tried(tree).filter(({ move }) => game.refuse(outlook.world, seat, move) === undefined)
  const thoughts = found.length > 0 ? found : unsearched(moves, random)
  const ordered = isByLot(asked, outlook) ? drawnFirst(thoughts, random) : thoughts
  return { thoughts: ordered.slice(0, Math.max(1, limits.thoughts)), spent: budget.spent }
}

function tried<G extends GameTypes>({ memory, book, mine, depth }: InformationTree<G>): Thought<G['Move']>[] {
  const found: Thought<G['Move']>[] = []
  for (let edge = mine === NONE ? NONE : memory.firstEdge[mine]!; edge !== NONE; edge = memory.next[edge]!) {
    const visits = memory.tries[edge]!
    const share = visits === 0 ? 0 : memory.worth[edge]! / visits // with margins in it: this search strives for both
    found.push({ move: book.moveOf(memory.move[edge]!), share, visits, depth, proven: false, margin: null })
  }
  return found.sort((one, other) => other.visits - one.visits || other.share - one.share)
}

/** Without any time to think: any move. */
function unsearched<Move>(moves: readonly Move[], random: Random): Thought<Move>[] {
  const first = random.below(moves.length)
  return moves.map((_, at) => ({
    move: moves[(at + first) % moves.length]!,
    share: 0.5,
    visits: 0,
    depth: 0,
    proven: false,
    margin: null,
  }))
}

/** Where several choose in secret, whoever always chooses the same is read like a book. */
function isByLot<G extends GameTypes>({ entry }: SearchRequest<G>, { world, together }: Information<G>): boolean {
  const turn = entry.game.turn(world)
  return together && turn.kind === 'decide' && turn.seats.length > 1
}

/** Each is as likely to come first as it was tried often. */
function drawnFirst<Move>(thoughts: readonly Thought<Move>[], random: Random): readonly Thought<Move>[] {
  let left = random.below(
    Math.max(
      1,
      thoughts.reduce((sum, { visits }) => sum + visits, 0),
    ),
  )
  const drawn = thoughts.find(({ visits }) => {
    left -= visits
    return left < 0
  })
  return drawn === undefined ? thoughts : [drawn, ...thoughts.filter(thought => thought !== drawn)]
}
