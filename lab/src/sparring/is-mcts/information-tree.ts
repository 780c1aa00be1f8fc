import { hashOf, type Information, KnownMoves, mixed, type SearchRequest } from '@masterplan/bots'
import { type Actor, awaits, type Game, type GameTypes, type Random, type Seat, type Tell } from '@masterplan/kernel'
import { Verdicts } from '../verdicts.ts'
import { Choice } from './choice.ts'
import { LinkedMemory, NONE, ROOT } from './linked-memory.ts'
import { MoveMeans } from './move-means.ts'

const DEEPEST = 200
/** How much of a result is its margin. */
const MARGIN_WEIGHT = 0.5
/** How often an imagined world is used. */
const TRIES_IN_WORLD = 2
/** Of several who choose at once, each does something else once in so many times; else one would be a move behind the other for ever. */
const ODD_ONES = 4
/** Keys of nodes that are told apart by who decides there. */
const BY_MOVER = -1000

/**
 * One tree over what a seat knows: every try is in some imagined world, and a node stands for all worlds in which the same was
 * decided, as far as the seat can hear. What luck brings is drawn anew each time. Tries are cut short and judged by the score.
 */
export class InformationTree<G extends GameTypes> {
  readonly memory: LinkedMemory
  readonly book: KnownMoves<G>
  depth = 0
  mine = NONE // the node at which the seat decides: below the root where others decide at the same time
  private readonly game: Game<G>
  private readonly seat: Seat
  private readonly view: G['View']
  private readonly random: Random
  private readonly outlook: Information<G>
  private readonly horizon: number // random decisions below the tree before the score is looked at
  private readonly scratch: G['State']
  private world: G['State']
  private triesInWorld = 0
  private readonly verdicts: Verdicts
  private readonly means = new MoveMeans()
  private readonly choice: Choice<G>
  private readonly pathNode = new Int32Array(DEEPEST)
  private readonly pathEdge = new Int32Array(DEEPEST)
  private steps = 0
  private heard = 0
  private readonly listen: Tell<G['Event']>

  constructor(
    { entry, seat, view, random }: SearchRequest<G>,
    outlook: Information<G>,
    { horizon, bytes }: { readonly horizon: number; readonly bytes: number },
  ) {
    const { game } = entry
    this.game = game
    this.seat = seat
    this.view = view
    this.random = random
    this.outlook = outlook
    this.horizon = horizon
    this.world = outlook.world
    this.scratch = game.copy(outlook.world)
    this.verdicts = new Verdicts(outlook.players, MARGIN_WEIGHT)
    this.book = new KnownMoves(game)
    this.memory = new LinkedMemory(bytes)
    this.memory.nodeAt(NONE, NONE, NONE)
    this.choice = new Choice({ game, memory: this.memory, book: this.book, means: this.means, random })
    this.listen = (to, event) => {
      if (to === 'everyone' || to === seat) this.heard = hashOf(event, this.heard)
    }
  }

  /** One more try. */
  grow(): void {
    this.steps = 0
    this.descend(this.game.copy(this.anyWorld(), this.scratch))
    this.backUp()
  }

  private anyWorld(): G['State'] {
    if (this.outlook.hidden && ++this.triesInWorld > TRIES_IN_WORLD) {
      this.world = this.game.imagine(this.view, this.random)
      this.triesInWorld = 1
    }
    return this.world
  }

  private descend(state: G['State']): void {
    const { game, memory, choice } = this
    let node = ROOT
    while (this.steps < DEEPEST) {
      const turn = game.turn(state)
      if (turn.kind === 'over') break
      if (turn.kind === 'luck') {
        game.play(state, 'luck', game.sample(state, 'luck', this.random))
        continue
      }
      const by = this.firstToChoose(turn.seats)
      node = this.nodeOf(node, by)
      if (node === NONE || (node !== ROOT && ++memory.visits[node]! === 1)) break
      if (!choice.unfold(state, node, by, { needed: by === this.seat && this.mine === NONE })) break
      const isOdd = turn.seats.length > 1 && this.random.below(ODD_ONES) === 0
      const odd = isOdd ? choice.any(state, node, by) : NONE
      const edge = odd === NONE ? choice.select(state, node, by) : odd
      if (edge === NONE) break
      this.pathNode[this.steps] = node
      this.pathEdge[this.steps++] = edge
      if (by === this.seat && this.mine === NONE) this.mine = node
      node = this.follow(state, node, edge, by)
      if (node === NONE) break
    }
    this.playOn(state)
  }

  /** Of several who choose at the same time the seat itself comes last: what the others chose, it has not heard. */
  private firstToChoose(seats: readonly Seat[]): Seat {
    if (seats.length === 1) return seats[0]!
    if (!this.outlook.together) return seats.includes(this.seat) ? this.seat : seats[0]!
    return seats[0] === this.seat ? seats[1]! : seats[0]!
  }

  /** After different luck, different seats may have to decide at what was one node. */
  private nodeOf(node: number, by: Seat): number {
    const { memory } = this
    const mover = memory.mover[node]!
    if (mover === by) return node
    if (mover !== NONE) return memory.nodeAt(node, BY_MOVER - by, by)
    memory.mover[node] = by
    return node
  }

  /** Where a move leads, as far as the seat can hear; found out once. */
  private follow(state: G['State'], node: number, edge: number, by: Seat): number {
    const { memory, book } = this
    const id = memory.move[edge]!
    const known = memory.child[edge]!
    if (known !== NONE) {
      this.game.play(state, by, book.moveOf(id))
      return known
    }
    if (this.outlook.hidden) this.hear(state, by, book.moveOf(id), id)
    else this.game.play(state, by, book.moveOf(id))
    const child = memory.nodeAt(node, this.outlook.hidden ? this.heard : id, NONE)
    memory.child[edge] = child
    return child
  }

  /** What others choose at the same time as the seat makes no sound, whatever they are told. */
  private hear(state: G['State'], by: Actor, move: G['Move'], id: number): void {
    const silence = mixed(by === 'luck' ? 7 : by, by === this.seat ? id : NONE)
    const inSecret = this.outlook.together && by !== this.seat && awaits(this.game.turn(state), this.seat)
    this.heard = silence
    this.game.play(state, by, move, this.listen)
    if (inSecret) this.heard = silence
  }

  /** A few random decisions, and how the match stands then. */
  private playOn(state: G['State']): void {
    const { game, random, book, means } = this
    let left = this.horizon
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      if (turn.kind === 'decide' && left-- <= 0) break
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      const move = game.sample(state, by, random)
      if (by !== 'luck') means.note(book.idOf(move), by)
      game.play(state, by, move)
    }
    this.verdicts.judge(game.scores(state))
  }

  private backUp(): void {
    const { memory, means } = this
    const { worth } = this.verdicts
    this.choice.learn(worth[this.seat]!)
    memory.visits[ROOT]!++
    if (this.steps > this.depth) this.depth = this.steps
    for (let step = this.steps - 1; step >= 0; step--) {
      const edge = this.pathEdge[step]!
      const mover = memory.mover[this.pathNode[step]!]!
      memory.tries[edge]!++
      memory.worth[edge]! += worth[mover]!
      means.note(memory.move[edge]!, mover)
    }
    means.settle(worth)
  }
}
