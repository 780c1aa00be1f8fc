import type { Entry, Game, GameTypes, Insight, Random, Seat } from '@masterplan/kernel'
import type { Information } from '../information.ts'
import type { KnownMoves } from '../known-moves.ts'
import type { Amaf } from './amaf.ts'
import { isLost } from './proof.ts'
import type { TreeStyle } from './tree.ts'
import { NONE, type TreeMemory } from './tree-memory.ts'

const NOT_LOOKED_AT = -1
const USUAL_SPREAD = 0.25
const NOTHING = 1e-9

export interface SelectionSettings<G extends GameTypes> {
  readonly memory: TreeMemory
  readonly book: KnownMoves<G>
  readonly amaf: Amaf
  readonly random: Random
}

/** The moves at the nodes of a tree, and which of them to try next. */
export class Selection<G extends GameTypes> {
  depth = 0 // of the node that is asked about, in decisions
  spread = USUAL_SPREAD // of what tries are worth: a small difference matters where all are small
  private readonly game: Game<G>
  private readonly insight: Insight<G>
  private readonly style: TreeStyle
  private readonly memory: TreeMemory
  private readonly book: KnownMoves<G>
  private readonly amaf: Amaf
  private readonly random: Random
  private readonly solving: boolean
  private readonly certain: boolean
  private readonly scratch: G['State']
  private look = 0
  private known = new Int32Array(256) // by move: the last look at which the node had it
  private trusts = new Float64Array(64)
  private firsts = new Float64Array(64)

  constructor(
    entry: Entry<G>,
    outlook: Information<G>,
    style: TreeStyle,
    setting: SelectionSettings<G>,
    solving: boolean,
  ) {
    this.game = entry.game
    this.insight = entry.insight
    this.style = style
    this.memory = setting.memory
    this.book = setting.book
    this.amaf = setting.amaf
    this.random = setting.random
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
    // Of equals any: two who always did the same could tie for ever.
    const moves = needed ? this.shuffled(this.list(state, by)) : this.list(state, by)
    if (!needed && !memory.hasRoomFor(moves.length)) return false
    this.judge(state, by, moves)
    for (let at = 0; at < moves.length; at++) {
      memory.addEdge(node, this.book.idOf(moves[at]), this.trusts[at]!, this.firsts[at]!)
    }
    return true
  }

  private shuffled(listed: readonly G['Move'][]): G['Move'][] {
    const moves = [...listed]
    for (let at = moves.length - 1; at > 0; at--) {
      const other = this.random.below(at + 1)
      const move = moves[at]
      moves[at] = moves[other]
      moves[other] = move
    }
    return moves
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
    if (this.depth < style.evaluateToDepth) {
      let best = 0
      let total = 0
      let squares = 0
      for (let at = 0; at < count; at++) {
        this.game.copy(state, this.scratch)
        this.game.play(this.scratch, by, moves[at])
        const worth = insight.evaluate(this.scratch, by)
        firsts[at] = worth
        total += worth
        squares += worth * worth
        if (worth > best) best = worth
      }
      const deviation = Math.sqrt(Math.max(0, squares / count - (total / count) ** 2)) + NOTHING
      for (let at = 0; at < count; at++)
        trusts[at] = Math.exp((firsts[at]! - best) / (style.priorTemperature * deviation))
    } else {
      for (let at = 0; at < count; at++) {
        firsts[at] = NOT_LOOKED_AT
        trusts[at] = style.priorWeight === 0 ? 1 : insight.prior(state, by, moves[at])
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

  /** The most promising of the moves that are possible in this world; NONE if there is none and no memory for more. */
  select(state: G['State'], node: number, by: Seat): number {
    const { memory, game, book } = this
    if (this.certain) return this.best(node, 0)
    const look = ++this.look
    for (let isListed = false; ; ) {
      const edge = this.best(node, look)
      if (edge === NONE) {
        if (isListed) return NONE
        this.addUnknown(state, node, by)
        isListed = true
        continue
      }
      if (game.refuse(state, by, book.moveOf(memory.move[edge]!)) === undefined) return edge
      memory.passed[edge] = look
    }
  }

  /** Lost moves come last. They are few, so they are looked for only when one of them would be chosen. */
  private best(node: number, look: number): number {
    const edge = this.mostPromising(node, look, 'any')
    const { memory } = this
    if (!this.solving || edge === NONE || !isLost(memory, edge, memory.mover[node]!)) return edge
    const other = this.mostPromising(node, look, 'not-lost')
    return other === NONE ? edge : other
  }

  private mostPromising(node: number, look: number, among: 'any' | 'not-lost'): number {
    const { memory, amaf } = this
    const { next, tries, worth, trust, first, passed, move } = memory
    const { amafWeight, initialWidth } = this.style
    const mover = memory.mover[node]!
    const visits = memory.visits[node]!
    const usual = visits === 0 ? 0.5 : memory.total[node]! / visits
    const curious = this.spread * this.style.exploration * Math.sqrt(Math.log(visits + 1))
    const trusting = this.spread * this.style.priorWeight * Math.sqrt(visits)
    const mustTry = this.style.first === 'tried'
    const weight = mustTry ? 0 : 1
    let best = NONE
    let highest = Number.NEGATIVE_INFINITY
    let untried = NONE
    let highestUntried = Number.NEGATIVE_INFINITY
    let tried = 0
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = next[edge]!) {
      if (look > 0 && passed[edge] === look) continue
      if (among === 'not-lost' && isLost(memory, edge, mover)) continue
      const count = tries[edge]!
      if (mustTry && count === 0) return edge
      const guess = first[edge]! >= 0 ? first[edge]! : usual
      let sum = worth[edge]! + weight * guess
      if (amafWeight > 0) sum += amafWeight * amaf.of(move[edge]!, mover, usual)
      const part = count < PARTS ? PART[count]! : 1 / (count + 1)
      let promise = sum / (count + amafWeight + weight) + trusting * trust[edge]! * part
      if (curious > 0) promise += curious * Math.sqrt(part)
      if (count > 0) {
        tried++
        if (promise > highest) {
          highest = promise
          best = edge
        }
      } else if (promise > highestUntried) {
        highestUntried = promise
        untried = edge
      }
    }
    const isRoom = tried < initialWidth * Math.sqrt(1 + visits)
    return untried !== NONE && (best === NONE || (isRoom && highestUntried > highest)) ? untried : best
  }
}

/** 1 / (n + 1) for the numbers of tries that most moves have: a division less for each. */
const PARTS = 1024
const PART = Float64Array.from({ length: PARTS }, (_, count) => 1 / (count + 1))
