import {
  type Actor,
  awaits,
  type Game,
  type GameTypes,
  type Insight,
  type Random,
  type Seat,
  type Tell,
} from '@masterplan/kernel'
import { MoveBook } from './move-book.ts'
import { folded, mixed } from './observation.ts'
import { playOut, worthOfEnd } from './outcome.ts'
import type { Outlook } from './outlook.ts'
import type { Asked, Limits } from './search.ts'
import { NONE, TreeMemory } from './tree-memory.ts'

/** How a tree grows. */
export interface TreeStyle {
  readonly moves: 'listed' | 'candidates' // candidates come in the order of their hunches, listed moves in any
  readonly horizon: number // decisions in a playout before insight judges it; Infinity: to the end
  readonly curiosity: number // how much a move gains by having been tried seldom
  readonly trust: number // how much a move gains by its hunch, less with every try
  readonly width: number // how many moves are tried at a node at first; more as its visits grow. Infinity: all
  readonly proofs: 'kept' | 'ignored'
}

export const ROOT = 0
const DEEPEST = 400

/**
 * A tree over what one seat knows. Where nothing is hidden, a node is a state. Else every playout runs in a world of its
 * own: a move counts at a node only as often as it was possible there, and what follows it depends on what was heard.
 */
export class Tree<G extends GameTypes> {
  readonly memory: TreeMemory
  readonly book: MoveBook<G>
  depth = 0
  mine = NONE // the node at which the seat decides: below the root where others decide at the same time
  private readonly game: Game<G>
  private readonly insight: Insight<G>
  private readonly seat: Seat
  private readonly view: G['View']
  private readonly random: Random
  private readonly outlook: Outlook<G>
  private readonly style: TreeStyle
  private readonly solving: boolean
  private readonly scratch: G['State']
  private readonly worth: Float64Array
  private readonly pathNode = new Int32Array(DEEPEST)
  private readonly pathEdge = new Int32Array(DEEPEST)
  private steps = 0
  private isNew = false
  private possible = new Int32Array(256) // by move: the last look at which it was a candidate
  private look = 0
  private heard = 0
  private readonly listen: Tell<G['Event']>

  constructor({ entry, seat, view, random }: Asked<G>, outlook: Outlook<G>, style: TreeStyle, limits: Limits) {
    this.game = entry.game
    this.insight = entry.insight
    this.seat = seat
    this.view = view
    this.random = random
    this.outlook = outlook
    this.style = style
    this.solving = style.proofs === 'kept' && outlook.players === 2 && !outlook.hidden
    this.scratch = entry.game.copy(outlook.world)
    this.worth = new Float64Array(outlook.players)
    this.book = new MoveBook(entry.game)
    this.memory = new TreeMemory(limits.bytes)
    this.memory.addNode(NONE, NONE)
    this.listen = (to, event) => {
      if (to === 'everyone' || to === seat) this.heard = folded(event, this.heard)
    }
  }

  /** One more playout. */
  grow(): void {
    const { game, outlook } = this
    const state = outlook.hidden ? game.imagine(this.view, this.random) : game.copy(outlook.world, this.scratch)
    this.steps = 0
    this.descend(state)
    this.backUp()
  }

  /** Follows the tree as far as it goes, adds a node, and finds out what that is worth. */
  private descend(state: G['State']): void {
    const { game, memory } = this
    let node = ROOT
    this.isNew = false
    while (node !== NONE && !this.isNew && this.steps < DEEPEST) {
      const turn = game.turn(state)
      if (turn.kind === 'over') break
      if (turn.kind === 'luck') {
        node = this.follow(state, node, NONE, 'luck', game.sample(state, 'luck', this.random))
        continue
      }
      const by = this.firstToChoose(turn.seats)
      if (!this.unfold(state, node, by)) break
      const edge = this.select(node)
      this.pathNode[this.steps] = node
      this.pathEdge[this.steps++] = edge
      if (by === this.seat && this.mine === NONE) this.mine = node
      node = this.follow(state, node, edge, by, this.book.moveOf(memory.move[edge]!))
      if (node !== NONE && memory.proven[node] !== UNKNOWN) {
        this.worthOfProof(memory.proven[node]!)
        return
      }
    }
    if (game.turn(state).kind !== 'over') {
      playOut(game, this.insight, state, this.style.horizon, this.random, this.worth)
      return
    }
    worthOfEnd(game, state, this.worth)
    if (this.solving && node !== NONE) memory.proven[node] = proofOf(this.worth[0]!)
  }

  /** Of several who choose at the same time the seat itself comes last: what the others chose, it has not heard. */
  private firstToChoose(seats: readonly Seat[]): Seat {
    return seats[0] === this.seat && seats.length > 1 ? seats[1]! : seats[0]!
  }

  private follow(state: G['State'], node: number, edge: number, by: Actor, move: G['Move']): number {
    const { memory } = this
    const always = !this.outlook.hidden
    if (always) this.game.play(state, by, move)
    else this.hear(state, by, move)
    if (always && edge !== NONE && memory.child[edge] !== NONE) return memory.child[edge]!
    const key = always ? this.book.idOf(move) : this.heard
    let child = memory.find(node, key)
    if (child === NONE) {
      child = memory.addNode(node, key)
      this.isNew = true
    }
    if (always && edge !== NONE) memory.child[edge] = child
    return child
  }

  /** What others choose at the same time as the seat makes no sound, whatever they are told. */
  private hear(state: G['State'], by: Actor, move: G['Move']): void {
    const silence = mixed(by === 'luck' ? 7 : by, by === this.seat ? this.book.idOf(move) : NONE)
    const inSecret = by !== this.seat && awaits(this.game.turn(state), this.seat)
    this.heard = silence
    this.game.play(state, by, move, this.listen)
    if (inSecret) this.heard = silence
  }

  /** Brings the edges of a node up to date. False where the tree must end: no memory left. */
  private unfold(state: G['State'], node: number, by: Seat): boolean {
    const { memory, outlook } = this
    const mover = memory.mover[node]!
    if (mover !== NONE && !outlook.hidden) return true
    if (mover !== NONE && mover !== by) return false // two things that sound alike; very rare
    const moves = this.style.moves === 'listed' ? this.game.moves(state, by) : this.insight.candidates(state, by)
    if (moves.length === 0) throw new Error(`${this.game.id}: nothing to choose from, but a seat must decide.`)
    if (!memory.hasRoomFor(moves.length)) return false
    memory.mover[node] = by
    if (outlook.hidden) this.addUnknown(state, node, by, moves)
    else this.addAll(state, node, by, moves)
    return true
  }

  /** The best hunches first: `select` stops at the first move that was never tried. */
  private addAll(state: G['State'], node: number, by: Seat, moves: readonly G['Move'][]): void {
    if (this.style.moves === 'listed') {
      for (const move of moves) this.memory.addEdge(node, this.book.idOf(move), 1)
      return
    }
    const hunches = moves.map(move => ({ move, hunch: this.insight.hunch(state, by, move) }))
    hunches.sort((one, other) => other.hunch - one.hunch)
    for (const { move, hunch } of hunches) this.memory.addEdge(node, this.book.idOf(move), hunch)
  }

  private addUnknown(state: G['State'], node: number, by: Seat, moves: readonly G['Move'][]): void {
    const { memory, book } = this
    const look = ++this.look
    for (const move of moves) {
      const id = book.idOf(move)
      if (id >= this.possible.length) this.possible = widened(this.possible, id)
      this.possible[id] = look
    }
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = memory.next[edge]!) {
      if (this.possible[memory.move[edge]!] === look) this.possible[memory.move[edge]!] = -look
    }
    for (const move of moves) {
      const id = book.idOf(move)
      if (this.possible[id] !== look) continue
      this.possible[id] = -look
      memory.addEdge(node, id, this.style.moves === 'listed' ? 1 : this.insight.hunch(state, by, move))
    }
  }

  private select(node: number): number {
    const { memory, outlook, style } = this
    const { curiosity, trust } = style
    const visits = memory.visits[node]!
    const seldom = Math.log(visits + 1)
    let best = NONE
    let highest = Number.NEGATIVE_INFINITY
    let untried = NONE
    let tried = 0
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = memory.next[edge]!) {
      if (outlook.hidden) {
        if (this.possible[memory.move[edge]!] !== -this.look) continue
        memory.chances[edge]!++
      }
      const tries = memory.tries[edge]!
      if (tries === 0) {
        if (untried === NONE || memory.hunch[edge]! > memory.hunch[untried]!) untried = edge
        if (outlook.hidden) continue
        break
      }
      tried++
      const hunch = memory.hunch[edge]!
      const rare = outlook.hidden ? Math.log(memory.chances[edge]! + 1) : seldom
      let promise = memory.worth[edge]! / tries + curiosity * Math.sqrt(rare / tries)
      promise += (trust * hunch) / (hunch + 1) / (tries + 1)
      if (this.solving && this.isLost(edge, memory.mover[node]!)) promise -= 1000
      if (promise > highest) {
        highest = promise
        best = edge
      }
    }
    return untried !== NONE && (best === NONE || tried < style.width * Math.sqrt(1 + visits)) ? untried : best
  }

  private isLost(edge: number, mover: number): boolean {
    const child = this.memory.child[edge]!
    return child !== NONE && forMover(this.memory.proven[child]!, mover) === LOST
  }

  private worthOfProof(proof: number): void {
    this.worth[0] = (proof - LOST) / 2
    this.worth[1] = 1 - this.worth[0]!
  }

  private backUp(): void {
    const { memory } = this
    if (this.steps > this.depth) this.depth = this.steps
    for (let step = this.steps - 1; step >= 0; step--) {
      const node = this.pathNode[step]!
      const edge = this.pathEdge[step]!
      memory.visits[node]!++
      memory.tries[edge]!++
      memory.worth[edge]! += this.worth[memory.mover[node]!]!
      if (this.solving) this.prove(node, edge)
    }
  }

  /** A node is won if one of its moves wins; else all must be known. */
  private prove(node: number, edge: number): void {
    const { memory } = this
    const child = memory.child[edge]!
    if (child === NONE || memory.proven[child] === UNKNOWN || memory.proven[node] !== UNKNOWN) return
    const mover = memory.mover[node]!
    let best = forMover(memory.proven[child]!, mover)
    for (let other = memory.firstEdge[node]!; best !== WON && other !== NONE; other = memory.next[other]!) {
      const known = memory.child[other] === NONE ? UNKNOWN : memory.proven[memory.child[other]!]!
      if (known === UNKNOWN) return
      best = Math.max(best, forMover(known, mover))
    }
    memory.proven[node] = forMover(best, mover)
  }
}

const UNKNOWN = 0
export const LOST = 1
export const WON = 3

/** A proof as its mover sees it; the same turns it back. */
export const forMover = (proof: number, mover: number): number => (proof === UNKNOWN || mover === 0 ? proof : 4 - proof)

const proofOf = (worth: number): number => (Math.abs(worth - 0.5) < 1e-9 ? 2 : worth > 0.5 ? WON : LOST)

function widened(column: Int32Array, id: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.max(2 * column.length, id + 1))
  wider.set(column)
  return wider
}
