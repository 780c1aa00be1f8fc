import {
  type Actor,
  awaits,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
  type Tell,
  type TreeSettings,
} from '@masterplan/kernel'
import { hashOf, mixed } from '../hash.ts'
import type { Information } from '../information.ts'
import { KnownMoves } from '../known-moves.ts'
import { Playout } from '../playout.ts'
import type { SearchLimits, SearchRequest } from '../searcher.ts'
import { Amaf } from './amaf.ts'
import { proofOf, prove, shareIn, UNKNOWN } from './proof.ts'
import { Selection } from './selection.ts'
import { NONE, ROOT, TreeMemory } from './tree-memory.ts'

/** How a tree grows. */
export interface TreeStyle extends TreeSettings {
  readonly moves: 'listed' | 'candidates'
  readonly proofs: 'kept' | 'ignored'
}

const DEEPEST = 400
/** Of several who choose at once, each does something else once in so many times; else one would be a move behind the other for ever. */
const ODD_ONES = 4
/** Before anything is known about how far tries differ: so much, as if that had been seen a few times. */
const FIRST_SPREAD = 0.1
const FEW = 4
const LEAST_SPREAD = 0.02 // even if all tries come to the same, others are tried at times
/** Keys of nodes that are told apart by who decides there; below all keys of moves. */
const BY_MOVER = -1000

/**
 * A tree over what one seat knows. Where nothing is hidden and no luck to come, a node is a state. Else every try is in
 * some imagined world, and a node stands for all worlds in which the same was decided, as far as the seat can hear.
 */
export class Tree<G extends GameTypes> {
  readonly memory: TreeMemory
  readonly book: KnownMoves<G>
  depth = 0
  mine = NONE // the node at which the seat decides: below the root where others decide at the same time
  private readonly game: Game<G>
  private readonly seat: Seat
  private readonly view: G['View']
  private readonly random: Random
  private readonly outlook: Information<G>
  private readonly style: TreeStyle
  readonly solving: boolean // two play in the open: results can be proven, and the tree kept for the next move
  private readonly certain: boolean // the same moves always lead to the same state
  private readonly scratch: G['State']
  private world: G['State']
  private triesInWorld = 0
  private readonly playout: Playout<G>
  private readonly amaf = new Amaf()
  private readonly choice: Selection<G>
  private readonly pathNode = new Int32Array(DEEPEST)
  private readonly pathEdge = new Int32Array(DEEPEST)
  private steps = 0
  private movers = 0 // of this try, as bits
  private tries = 0
  private mean = 0.5
  private squares = 0
  private heard = 0
  private readonly listen: Tell<G['Event']>

  constructor(asked: SearchRequest<G>, outlook: Information<G>, style: TreeStyle, limits: SearchLimits) {
    const { entry, seat, view, random } = asked
    this.game = entry.game
    this.seat = seat
    this.view = view
    this.random = random
    this.outlook = outlook
    this.style = style
    this.certain = !outlook.hidden && !outlook.luck
    this.solving = style.proofs === 'kept' && outlook.players === 2 && this.certain
    this.scratch = entry.game.copy(outlook.world)
    this.world = outlook.world
    const remains = this.solving ? asked.reuse?.remainsAt(outlook.world, asked, limits) : undefined
    this.book = remains?.book ?? new KnownMoves(entry.game)
    this.memory = remains?.memory ?? new TreeMemory(limits.bytes)
    if (remains === undefined) this.memory.addNode(NONE, NONE)
    else this.mine = ROOT
    this.playout = new Playout(entry, outlook.players, random, style, this.gossip())
    const setting = { memory: this.memory, book: this.book, amaf: this.amaf, random }
    this.choice = new Selection(entry, outlook, style, setting, this.solving)
    this.listen = (to, event) => {
      if (to === 'everyone' || to === seat) this.heard = hashOf(event, this.heard)
    }
  }

  private gossip(): ((by: Seat, move: G['Move']) => void) | undefined {
    if (this.style.amafWeight === 0) return undefined
    return (by, move) => this.amaf.note(this.book.idOf(move), by)
  }

  /** One more try: down the tree as far as it goes, one node more, and what that is worth. */
  grow(): void {
    this.steps = 0
    this.movers = 1 << this.seat
    this.descend(this.game.copy(this.anyWorld(), this.scratch))
    this.backUp()
  }

  private anyWorld(): G['State'] {
    if (this.outlook.hidden && ++this.triesInWorld > this.style.triesPerWorld) {
      this.world = this.game.imagine(this.view, this.random)
      this.triesInWorld = 1
    }
    return this.world
  }

  private descend(state: G['State']): void {
    const { game, memory, choice } = this
    let node = ROOT
    while (node !== NONE) {
      const turn = game.turn(state)
      if (turn.kind === 'over') {
        this.playout.end(state)
        if (this.solving) memory.proven[node] = proofOf(this.playout.share[0]!)
        this.step(node, NONE)
        return
      }
      if (turn.kind === 'luck') {
        node = this.fall(state, node)
        continue
      }
      const by = this.firstToChoose(turn.seats)
      node = this.nodeOf(node, by)
      if (node === NONE || this.steps >= DEEPEST - 1 || (node !== ROOT && memory.visits[node] === 0)) break
      choice.depth = this.steps
      if (!choice.unfold(state, node, by, node === this.mine || this.mine === NONE)) break
      const edge =
        turn.seats.length > 1 && this.random.below(ODD_ONES) === 0
          ? this.anyOf(state, node, by)
          : choice.select(state, node, by)
      if (edge === NONE) break
      this.step(node, edge)
      if (by === this.seat && this.mine === NONE) this.mine = node
      node = this.follow(state, node, edge, by)
      if (this.solving && node !== NONE && memory.proven[node] !== UNKNOWN) {
        this.playout.known(shareIn(memory.proven[node]!))
        return
      }
    }
    if (node !== NONE) this.step(node, NONE)
    this.playout.run(state, this.style.rivals === 'hostile' ? 1 << this.seat : this.movers, this.seat)
  }

  private step(node: number, edge: number): void {
    this.pathNode[this.steps] = node
    this.pathEdge[this.steps++] = edge
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
    if (mover !== NONE) return this.childOf(node, BY_MOVER - by, by)
    memory.mover[node] = by
    return node
  }

  private childOf(node: number, key: number, mover: number): number {
    const { memory } = this
    let child = memory.find(node, key)
    if (child === NONE) {
      child = memory.addNode(node, key)
      if (child !== NONE) memory.mover[child] = mover
    }
    return child
  }

  private fall(state: G['State'], node: number): number {
    const { game, outlook } = this
    const move = game.sample(state, 'luck', this.random)
    if (this.style.luck === 'together') {
      game.play(state, 'luck', move)
      return node
    }
    if (outlook.hidden) this.hear(state, 'luck', move, NONE)
    else game.play(state, 'luck', move)
    return this.childOf(node, outlook.hidden ? this.heard : this.book.idOf(move), NONE)
  }

  /** Where a move leads, as far as the seat can hear; found out once. */
  private follow(state: G['State'], node: number, edge: number, by: Seat): number {
    const { memory, book } = this
    const id = memory.move[edge]!
    const known = memory.child[edge]!
    this.movers |= 1 << by
    if (known !== NONE) {
      this.game.play(state, by, book.moveOf(id))
      return known
    }
    if (this.outlook.hidden) this.hear(state, by, book.moveOf(id), id)
    else this.game.play(state, by, book.moveOf(id))
    const child = this.childOf(node, this.outlook.hidden ? this.heard : id, NONE)
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

  private anyOf(state: G['State'], node: number, by: Seat): number {
    const { memory, game, book } = this
    let drawn = NONE
    let count = 0
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = memory.next[edge]!) {
      if (!this.certain && game.refuse(state, by, book.moveOf(memory.move[edge]!)) !== undefined) continue
      if (this.random.below(++count) === 0) drawn = edge
    }
    return drawn === NONE ? this.choice.select(state, node, by) : drawn
  }

  /** The standard deviation of what tries came to, drawn towards a usual one while it rests on few. */
  private spreadWith(worth: number): number {
    this.tries++
    const gap = worth - this.mean
    this.mean += gap / this.tries
    this.squares += gap * (worth - this.mean)
    return Math.max(LEAST_SPREAD, Math.sqrt((this.squares + FEW * FIRST_SPREAD ** 2) / (this.tries + FEW)))
  }

  private backUp(): void {
    const { memory, style, seat } = this
    const { worth, share } = this.playout
    if (!this.solving) this.choice.spread = this.spreadWith(worth[seat]!) // a proof must try what looks alike, too
    if (this.steps > this.depth) this.depth = this.steps
    for (let step = this.steps - 1; step >= 0; step--) {
      const node = this.pathNode[step]!
      const edge = this.pathEdge[step]!
      const mover = memory.mover[node]!
      memory.visits[node]!++
      if (edge === NONE) continue
      const hostile = style.rivals === 'hostile' && mover !== seat
      const gain = hostile ? 1 - worth[seat]! : worth[mover]!
      memory.tries[edge]!++
      memory.total[node]! += gain
      memory.worth[edge]! += gain
      memory.share[edge]! += hostile ? 1 - share[seat]! : share[mover]!
      if (style.amafWeight > 0) this.amaf.note(memory.move[edge]!, mover)
      if (this.solving) prove(memory, node, edge)
    }
    if (style.amafWeight > 0) this.amaf.settle(worth)
  }
}
