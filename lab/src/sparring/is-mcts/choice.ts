import type { KnownMoves } from '@masterplan/bots'
import type { Game, GameTypes, Random, Seat } from '@masterplan/kernel'
import { type LinkedMemory, NONE } from './linked-memory.ts'
import type { MoveMeans } from './move-means.ts'

/** What a move's mean over all playouts counts for, in tries. */
const AMAF_TRIES = 4
/** How much a move gains by having been tried seldom, as a part of how far tries differ. */
const CURIOSITY = 1
/** Before anything is known about how far tries differ: so much, as if that had been seen a few times. */
const FIRST_SPREAD = 0.1
const FEW = 4
const LEAST_SPREAD = 0.02 // even if all tries come to the same, others are tried at times

export interface Ground<G extends GameTypes> {
  readonly game: Game<G>
  readonly memory: LinkedMemory
  readonly book: KnownMoves<G>
  readonly means: MoveMeans
  readonly random: Random
}

/** The moves at the nodes of a tree, and which of them to try next. */
export class Choice<G extends GameTypes> {
  private readonly ground: Ground<G>
  private look = 0
  private known = new Int32Array(256) // by move: the last look at which the node had it
  private tries = 0
  private mean = 0.5
  private squares = 0
  private spread = FIRST_SPREAD

  constructor(ground: Ground<G>) {
    this.ground = ground
  }

  /** Small differences matter where all are small: tells what one more try was worth to the one who asks. */
  learn(worth: number): void {
    this.tries++
    const gap = worth - this.mean
    this.mean += gap / this.tries
    this.squares += gap * (worth - this.mean)
    this.spread = Math.max(LEAST_SPREAD, Math.sqrt((this.squares + FEW * FIRST_SPREAD ** 2) / (this.tries + FEW)))
  }

  /** Gives a node its moves, and from time to time those that other worlds have added. False where there is no room. */
  unfold(state: G['State'], node: number, by: Seat, { needed }: { readonly needed: boolean }): boolean {
    const { memory } = this.ground
    const visits = memory.visits[node]!
    if (memory.firstEdge[node] !== NONE && (visits & (visits - 1)) !== 0) return true
    return this.addMoves(state, node, by, needed ? 'always' : 'with-room')
  }

  private addMoves(state: G['State'], node: number, by: Seat, when: 'always' | 'with-room'): boolean {
    const { game, memory, book, random } = this.ground
    const look = ++this.look
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = memory.next[edge]!)
      this.note(memory.move[edge]!, look)
    const moves = game.moves(state, by)
    if (when === 'with-room' && !memory.hasRoomFor(moves.length)) return memory.firstEdge[node] !== NONE
    const shift = random.below(Math.max(1, moves.length)) // of equals the first is tried, so let it be any
    for (let at = 0; at < moves.length; at++) {
      const id = book.idOf(moves[(at + shift) % moves.length])
      if (this.known[id] === look) continue
      this.note(id, look)
      memory.addEdge(node, id)
    }
    return true
  }

  private note(id: number, look: number): void {
    if (id >= this.known.length) {
      const wider = new Int32Array(2 * id)
      wider.set(this.known)
      this.known = wider
    }
    this.known[id] = look
  }

  /** The most promising of the moves that are possible in this world; NONE if there is none and no room for more. */
  select(state: G['State'], node: number, by: Seat): number {
    const { game, memory, book } = this.ground
    const look = ++this.look
    for (let isListed = false; ; ) {
      const edge = this.mostPromising(node, look)
      if (edge === NONE) {
        if (isListed || !this.addMoves(state, node, by, 'with-room')) return NONE
        isListed = true
        continue
      }
      if (game.refuse(state, by, book.moveOf(memory.move[edge]!)) === undefined) return edge
      memory.passed[edge] = look
    }
  }

  /** Any of the moves that are possible, as it comes. */
  any(state: G['State'], node: number, by: Seat): number {
    const { game, memory, book, random } = this.ground
    let drawn = NONE
    let count = 0
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = memory.next[edge]!) {
      if (game.refuse(state, by, book.moveOf(memory.move[edge]!)) !== undefined) continue
      if (random.below(++count) === 0) drawn = edge
    }
    return drawn
  }

  private mostPromising(node: number, look: number): number {
    const { memory, means } = this.ground
    const { next, tries, worth, move, passed } = memory
    const mover = memory.mover[node]!
    const curious = CURIOSITY * this.spread * Math.sqrt(Math.log(memory.visits[node]! + 1))
    let best = NONE
    let highest = Number.NEGATIVE_INFINITY
    for (let edge = memory.firstEdge[node]!; edge !== NONE; edge = next[edge]!) {
      if (passed[edge] === look) continue
      const count = tries[edge]!
      const guess = means.of(move[edge]!, mover)
      const promise = (worth[edge]! + AMAF_TRIES * guess) / (count + AMAF_TRIES) + curious / Math.sqrt(count + 1)
      if (promise > highest) {
        highest = promise
        best = edge
      }
    }
    return best
  }
}
