import type { Entry, Game, GameTypes, Insight, Seat } from '@masterplan/kernel'
import type { MoveBook } from './move-book.ts'
import type { Outlook } from './outlook.ts'
import { isLost } from './proof.ts'
import type { Reputation } from './reputation.ts'
import type { TreeStyle } from './tree.ts'
import { NONE, type TreeMemory } from './tree-memory.ts'

const OUT_OF_THE_QUESTION = 1000
const NOT_LOOKED_AT = -1

export interface Setting<G extends GameTypes> {
  readonly memory: TreeMemory
  readonly book: MoveBook<G>
  readonly reputation: Reputation
}

/** The moves at the nodes of a tree, and which of them to try next. */
export class Choice<G extends GameTypes> {
  depth = 0 // of the node that is asked about, in decisions
  private readonly game: Game<G>
  private readonly insight: Insight<G>
  private readonly style: TreeStyle
  private readonly memory: TreeMemory
  private readonly book: MoveBook<G>
  private readonly reputation: Reputation
  private readonly solving: boolean
  private readonly certain: boolean
  private readonly scratch: G['State']
  private look = 0
  private known = new Int32Array(256) // by move: the last look at which the node had it
  private trusts = new Float64Array(64)
  private firsts = new Float64Array(64)

  constructor(entry: Entry<G>, outlook: Outlook<G>, style: TreeStyle, setting: Setting<G>, solving: boolean) {
    this.game = entry.game
    this.insight = entry.insight
    this.style = style
    this.memory = setting.memory
    this.book = setting.book
    this.reputation = setting.reputation
    this.solving = solving
    this.certain = !outlook.hidden && !outlook.luck
    this.scratch = entry.game.copy(outlook.world)
  }

  /** Gives a node its moves. False where the tree must end: no memory left, and they are not `needed`. */
  unfold(state: G['State'], node: number, by: Seat, needed: boolean): boolean {
    const { memory } = this
    if (memory.firstEdge[node] !== NONE) {
      const visits = memory.visits[node]!
      const isTime = !this.certain && (visits & (visits - 1)) === 0 && visits > 1
      if (isTime) this.addUnknown(state, node, by) // other worlds, other moves
      return true
    }
    const moves = this.list(state, by)
    if (!needed && !memory.hasRoomFor(moves.length)) return false
    this.judge(state, by, moves)
    for (let at = 0; at < moves.length; at++) {
      memory.addEdge(node, this.book.idOf(moves[at]), this.trusts[at]!, this.firsts[at]!)
    }
    return true
  }

  private list(state: G['State'], by: Seat): G['Move'][] {
    const moves = this.style.moves === 'listed' ? this.game.moves(state, by) : this.insight.candidates(state, by)
    if (moves.length === 0) throw new Error(`${this.game.id}: nothing to choose from, but a seat must decide.`)
    return moves
  }

  /** How good each move looks at first: as a part of all, and where it is looked at, its worth. */
  private judge(state: G['State'], by: Seat, moves: readonly G['Move'][]): void {
    const { style, insight } = this
    const count = moves.length
    if (count > this.trusts.length) {
      this.trusts = new Float64Array(2 * count)
      this.firsts = new Float64Array(2 * count)
    }
    const { trusts, firsts } = this
    let sum = 0
    if (this.depth < style.looks) {
      let best = 0
      for (let at = 0; at < count; at++) {
        this.game.copy(state, this.scratch)
        this.game.play(this.scratch, by, moves[at])
        firsts[at] = insight.standing(this.scratch, by)
        if (firsts[at]! > best) best = firsts[at]!
      }
      for (let at = 0; at < count; at++) trusts[at] = Math.exp((firsts[at]! - best) / style.heat)
    } else {
      for (let at = 0; at < count; at++) {
        firsts[at] = NOT_LOOKED_AT
        trusts[at] = style.trust === 0 ? 1 : insight.hunch(state, by, moves[at])
      }
    }
    for (let at = 0; at < count; at++) sum += trusts[at]!
    for (let at = 0; at < count; at++) trusts[at]! /= sum
  }

  private addUnknown(state: G['State'], node: number, by: Seat): void {
    const { memory, book } = this
    const look = ++this.look
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = memory.next[edge]!)
      this.note(memory.move[edge]!, look)
    const moves = this.list(state, by)
    let judged = false
    for (let at = 0; at < moves.length; at++) {
      const id = book.idOf(moves[at])
      if (this.known[id] === look || !memory.hasRoomFor(1)) continue
      this.note(id, look)
      if (!judged) this.judge(state, by, moves)
      judged = true
      memory.addEdge(node, id, this.trusts[at]!, this.firsts[at]!)
    }
  }

  private note(id: number, look: number): void {
    if (id >= this.known.length) {
      const wider = new Int32Array(Math.max(2 * this.known.length, id + 1))
      wider.set(this.known)
      this.known = wider
    }
    this.known[id] = look
  }

  /** The most promising of the moves that are possible in this world. */
  select(state: G['State'], node: number, by: Seat): number {
    const { memory, game, book } = this
    if (this.certain) return this.best(node, 0)
    const look = ++this.look
    for (let isListed = false; ; ) {
      const edge = this.best(node, look)
      if (edge === NONE) {
        if (isListed) throw new Error(`${game.id}: none of the moves that are listed is allowed.`)
        this.addUnknown(state, node, by)
        isListed = true
        continue
      }
      if (game.refuse(state, by, book.moveOf(memory.move[edge]!)) === undefined) return edge
      memory.passed[edge] = look
    }
  }

  private best(node: number, look: number): number {
    const { memory, style } = this
    const { curiosity, trust, hearsay, first } = style
    const mover = memory.mover[node]!
    const visits = memory.visits[node]!
    const usual = visits === 0 ? 0.5 : memory.total[node]! / visits
    const curious = curiosity * Math.sqrt(Math.log(visits + 1))
    const trusting = trust * Math.sqrt(visits)
    const weight = first === 'tried' ? 0 : 1
    let best = NONE
    let highest = Number.NEGATIVE_INFINITY
    let untried = NONE
    let highestUntried = Number.NEGATIVE_INFINITY
    let tried = 0
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = memory.next[edge]!) {
      if (look > 0 && memory.passed[edge] === look) continue
      const tries = memory.tries[edge]!
      let promise = Number.POSITIVE_INFINITY
      if (tries > 0 || weight > 0) {
        const said = hearsay === 0 ? 0 : hearsay * this.reputation.of(memory.move[edge]!, mover, usual)
        const guess = memory.first[edge]! >= 0 ? memory.first[edge]! : usual
        promise =
          (memory.worth[edge]! + said + weight * guess) / (tries + hearsay + weight) +
          curious / Math.sqrt(tries + 1) +
          (trusting * memory.trust[edge]!) / (tries + 1)
      }
      if (this.solving && isLost(memory, edge, mover)) promise = Math.min(promise, 1) - OUT_OF_THE_QUESTION
      if (tries === 0) {
        if (promise > highestUntried) {
          highestUntried = promise
          untried = edge
        }
        continue
      }
      tried++
      if (promise > highest) {
        highest = promise
        best = edge
      }
    }
    const isRoom = tried < style.width * Math.sqrt(1 + visits)
    return untried !== NONE && (best === NONE || (isRoom && highestUntried > highest)) ? untried : best
  }
}
