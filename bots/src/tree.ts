import {
  type Actor,
  awaits,
  type Game,
  type GameTypes,
  type Insight,
  type Random,
  type Seat,
  type Tell,
  type TreeManner,
} from '@masterplan/kernel'
import { MoveBook } from './move-book.ts'
import { folded, mixed } from './observation.ts'
import type { Outlook } from './outlook.ts'
import { Playout } from './playout.ts'
import { isLost, proofOf, prove, shareIn, UNKNOWN } from './proof.ts'
import { Reputation } from './reputation.ts'
import type { Asked, Limits } from './search.ts'
import { NONE, TreeMemory } from './tree-memory.ts'

/** How a tree grows. */
export interface TreeStyle extends TreeManner {
  readonly moves: 'listed' | 'candidates'
  readonly proofs: 'kept' | 'ignored'
}

export const ROOT = 0
const DEEPEST = 400
const OUT_OF_THE_QUESTION = 1000
/** Of several who choose at once, each does something else once in so many times; else one would be a move behind the other for ever. */
const ODD_ONES = 4

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
  private readonly playout: Playout<G>
  private readonly reputation = new Reputation()
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
    this.playout = new Playout(entry, outlook.players, random, style, (by, move) => {
      if (style.hearsay > 0) this.reputation.note(this.book.idOf(move), by)
    })
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
      const edge = turn.seats.length > 1 && this.random.below(ODD_ONES) === 0 ? this.anyOf(node) : this.select(node)
      this.pathNode[this.steps] = node
      this.pathEdge[this.steps++] = edge
      if (by === this.seat && this.mine === NONE) this.mine = node
      node = this.follow(state, node, edge, by, this.book.moveOf(memory.move[edge]!))
      if (node !== NONE && memory.proven[node] !== UNKNOWN) {
        this.playout.known(shareIn(memory.proven[node]!))
        return
      }
    }
    if (game.turn(state).kind !== 'over') {
      this.playout.run(state)
      return
    }
    this.playout.end(state)
    if (this.solving && node !== NONE) memory.proven[node] = proofOf(this.playout.share[0]!)
  }

  /** Of several who choose at the same time the seat itself comes last: what the others chose, it has not heard. */
  private firstToChoose(seats: readonly Seat[]): Seat {
    if (seats.length === 1) return seats[0]!
    if (!this.outlook.together) return seats.includes(this.seat) ? this.seat : seats[0]!
    return seats[0] === this.seat ? seats[1]! : seats[0]!
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
    const inSecret = this.outlook.together && by !== this.seat && awaits(this.game.turn(state), this.seat)
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
    const isNeeded = node === this.mine || this.mine === NONE // without these edges there is nothing to choose from
    if (!isNeeded && !memory.hasRoomFor(moves.length)) return false
    memory.mover[node] = by
    if (outlook.hidden) this.addUnknown(state, node, by, moves)
    else this.addAll(state, node, by, moves)
    return true
  }

  private addAll(state: G['State'], node: number, by: Seat, moves: readonly G['Move'][]): void {
    for (const move of moves) this.memory.addEdge(node, this.book.idOf(move), this.hunchOf(state, by, move))
  }

  private hunchOf(state: G['State'], by: Seat, move: G['Move']): number {
    return this.style.moves === 'listed' ? 1 : this.insight.hunch(state, by, move)
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
      memory.addEdge(node, id, this.hunchOf(state, by, move))
    }
  }

  private select(node: number): number {
    const { memory, outlook, style } = this
    const mover = memory.mover[node]!
    const visits = memory.visits[node]!
    const usual = visits === 0 ? 0.5 : memory.total[node]! / visits
    let best = NONE
    let highest = Number.NEGATIVE_INFINITY
    let untried = NONE
    let highestUntried = Number.NEGATIVE_INFINITY
    let tried = 0
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = memory.next[edge]!) {
      if (outlook.hidden) {
        if (this.possible[memory.move[edge]!] !== -this.look) continue
        memory.chances[edge]!++
      }
      const chances = outlook.hidden ? memory.chances[edge]! : visits
      let promise = this.promiseOf(edge, mover, chances, usual)
      if (this.solving && isLost(memory, edge, mover)) promise -= OUT_OF_THE_QUESTION
      if (memory.tries[edge] === 0) {
        if (promise > highestUntried) {
          highestUntried = promise
          untried = edge
        }
      } else {
        tried++
        if (promise > highest) {
          highest = promise
          best = edge
        }
      }
    }
    const isRoom = tried < style.width * Math.sqrt(1 + visits)
    return untried !== NONE && (best === NONE || (isRoom && highestUntried > highest)) ? untried : best
  }

  private anyOf(node: number): number {
    const { memory } = this
    let drawn = NONE
    let count = 0
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = memory.next[edge]!) {
      if (this.outlook.hidden && this.possible[memory.move[edge]!] !== -this.look) continue
      if (this.random.below(++count) === 0) drawn = edge
    }
    return drawn
  }

  /** What it brought so far and is said to bring, more for moves that were seldom tried or look good. */
  private promiseOf(edge: number, mover: number, chances: number, usual: number): number {
    const { memory } = this
    const { curiosity, trust, hearsay } = this.style
    const tries = memory.tries[edge]!
    if (hearsay === 0 && tries === 0) return Number.POSITIVE_INFINITY
    const hunch = memory.hunch[edge]!
    const said = hearsay === 0 ? 0 : hearsay * this.reputation.of(memory.move[edge]!, mover, usual)
    const known = (memory.worth[edge]! + said) / (tries + hearsay)
    return (
      known + curiosity * Math.sqrt(Math.log(chances + 1) / (tries + 1)) + (trust * hunch) / (hunch + 1) / (tries + 1)
    )
  }

  private backUp(): void {
    const { memory, style } = this
    const { worth, share } = this.playout
    if (this.steps > this.depth) this.depth = this.steps
    for (let step = this.steps - 1; step >= 0; step--) {
      const node = this.pathNode[step]!
      const edge = this.pathEdge[step]!
      const mover = memory.mover[node]!
      memory.visits[node]!++
      memory.tries[edge]!++
      memory.total[node]! += worth[mover]!
      memory.worth[edge]! += worth[mover]!
      memory.share[edge]! += share[mover]!
      if (style.hearsay > 0) this.reputation.note(memory.move[edge]!, mover)
      if (this.solving) prove(memory, node, edge)
    }
    this.reputation.settle(worth)
  }
}

function widened(column: Int32Array, id: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.max(2 * column.length, id + 1))
  wider.set(column)
  return wider
}
