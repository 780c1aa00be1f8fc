import { KnownMoves } from '@masterplan/bots'
import type { Game, GameTypes, Random, Seat } from '@masterplan/kernel'
import { resultOf, Verdicts } from '../verdicts.ts'
import { prove } from './bounds.ts'
import { NONE, ROOT, RowMemory } from './row-memory.ts'
import { fresh, mostPromising, rescore, rescoreRow } from './scores.ts'

/** A move is tried so often before what follows it gets a row of its own: rows are long, and most moves are bad. */
const TRIES_BEFORE_ROW = 6
/** How much of a result is its margin. */
const MARGIN_WEIGHT = 0.5
/** What came of a move two plies ago counts for so many AMAF tries of it now. */
const INHERITED = 8
/** Slots are found by moves' numbers below this; AMAF is not kept for the few moves beyond. */
const MOST_SLOTS = 4096
const JITTER = 2 ** 12

/** What a tree leaves for the next one. */
export type KeptRows<G extends GameTypes> = { readonly memory: RowMemory; readonly book: KnownMoves<G> }

/**
 * Monte Carlo tree search where nothing is hidden and luck has no say: RAVE in every node, results with their margins,
 * and, between two, bounds of what is proven.
 */
export class OpenTree<G extends GameTypes> {
  readonly memory: RowMemory
  readonly book: KnownMoves<G>
  depth = 0
  private readonly game: Game<G>
  private readonly random: Random
  private readonly world: G['State']
  private readonly scratch: G['State']
  private readonly verdicts: Verdicts
  private readonly solving: boolean
  private pathNode = new Int32Array(64)
  private pathEdge = new Int32Array(64)
  private steps = 0
  private madeMove = new Int32Array(256) // of this try, in the tree and below it
  private madeBy = new Int8Array(256)
  private made = 0

  constructor(
    game: Game<G>,
    world: G['State'],
    { players, random, bytes }: { readonly players: number; readonly random: Random; readonly bytes: number },
    remains: KeptRows<G> | undefined,
  ) {
    this.game = game
    this.random = random
    this.world = world
    this.scratch = game.copy(world)
    this.verdicts = new Verdicts(players, MARGIN_WEIGHT)
    this.solving = players === 2
    this.book = remains?.book ?? new KnownMoves(game)
    this.memory = remains?.memory ?? new RowMemory(bytes)
    if (remains === undefined) this.unfold(NONE, world, { needed: true })
  }

  /** One more try: down the tree, on to the end at random, and what that came to. */
  grow(): void {
    this.steps = 0
    this.made = 0
    this.descend(this.game.copy(this.world, this.scratch))
    this.backUp()
  }

  private descend(state: G['State']): void {
    const { game, memory, book } = this
    let node = ROOT
    for (;;) {
      const edge = mostPromising(memory, node)
      const by = memory.mover[node]! as Seat
      const move = memory.move[edge]!
      this.step(node, edge)
      this.note(move, by)
      game.play(state, by, book.moveOf(move))
      let child = memory.node[edge]!
      if (child === NONE && memory.tries[edge]! >= TRIES_BEFORE_ROW) {
        child = this.unfold(edge, state, { needed: false })
      }
      if (child === NONE || memory.edgeCount[child] === 0) break
      node = child
    }
    this.playOn(state)
  }

  private step(node: number, edge: number): void {
    if (this.steps === this.pathNode.length) {
      this.pathNode = longer(this.pathNode, new Int32Array(2 * this.steps))
      this.pathEdge = longer(this.pathEdge, new Int32Array(2 * this.steps))
    }
    this.pathNode[this.steps] = node
    this.pathEdge[this.steps++] = edge
  }

  private note(move: number, by: Seat): void {
    if (this.made === this.madeMove.length) {
      this.madeMove = longer(this.madeMove, new Int32Array(2 * this.made))
      this.madeBy = longer(this.madeBy, new Int8Array(2 * this.made))
    }
    this.madeMove[this.made] = move
    this.madeBy[this.made++] = by
  }

  /** To the end of the match, every move as likely as the next. */
  private playOn(state: G['State']): void {
    const { game, random, book } = this
    const from = this.made
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      const move = game.sample(state, by, random)
      if (by !== 'luck') this.note(book.idOf(move), by)
      game.play(state, by, move)
    }
    const scores = game.scores(state)
    this.verdicts.judge(scores)
    if (this.solving && this.made === from) this.end(resultOf(scores))
  }

  /** The last move of the path ends the match: that is certain from now on. */
  private end(result: number): void {
    const { memory } = this
    const edge = this.pathEdge[this.steps - 1]!
    let child = memory.node[edge]!
    if (child === NONE) {
      if (!memory.hasRoomFor(0, 0)) return
      child = memory.addNode(this.pathNode[this.steps - 1]!, 0, 0, 0)
      memory.node[edge] = child
    }
    memory.least[child] = result
    memory.most[child] = result
  }

  /** Gives what follows an edge, or the root, its row of moves. NONE where there is no room, or no one seat to move. */
  private unfold(edge: number, state: G['State'], { needed }: { readonly needed: boolean }): number {
    const { game, memory, book } = this
    const turn = game.turn(state)
    if (turn.kind !== 'decide' || (turn.seats.length > 1 && !needed)) return NONE
    const by = turn.seats[0]!
    const moves = game.moves(state, by)
    let slots = 0
    for (const move of moves) slots = Math.max(slots, book.idOf(move) + 1)
    slots = Math.min(slots, MOST_SLOTS)
    if (!needed && !memory.hasRoomFor(moves.length, slots)) return NONE
    const before = needed ? NONE : this.lastOf(by)
    const node = memory.addNode(needed ? NONE : this.pathNode[this.steps - 1]!, by, moves.length, slots)
    if (!needed) memory.node[edge] = node
    const usual = needed ? 0.5 : 1 - memory.worth[edge]! / memory.tries[edge]!
    const first = memory.firstEdge[node]!
    for (let at = 0; at < moves.length; at++) {
      const id = book.idOf(moves[at])
      const inherited = before === NONE ? NONE : memory.edgeOf(before, id)
      memory.move[first + at] = id
      if (id < slots) memory.slot[memory.firstSlot[node]! + id] = at + 1
      if (inherited !== NONE) {
        memory.amafMean[first + at] = memory.amafMean[inherited]!
        memory.amafTries[first + at] = Math.min(INHERITED, memory.amafTries[inherited]!)
      }
      memory.score[first + at] = fresh(memory, first + at, usual) + this.random.below(JITTER) / JITTER / 1000
    }
    return node
  }

  /** The last node of the path at which this seat moved. */
  private lastOf(by: Seat): number {
    for (let step = this.steps - 1; step >= 0; step--) {
      if (this.memory.mover[this.pathNode[step]!] === by) return this.pathNode[step]!
    }
    return NONE
  }

  private backUp(): void {
    const { memory, madeMove, madeBy, made } = this
    const { worth } = this.verdicts
    const { amafTries, amafMean, tries } = memory
    if (this.steps > this.depth) this.depth = this.steps
    let proving = this.solving
    for (let step = this.steps - 1; step >= 0; step--) {
      const node = this.pathNode[step]!
      const edge = this.pathEdge[step]!
      const mover = memory.mover[node]!
      const gain = worth[mover]!
      const visits = ++memory.visits[node]!
      tries[edge]!++
      memory.worth[edge]! += gain
      for (let at = step; at < made; at++) {
        if (madeBy[at] !== mover) continue
        const other = memory.edgeOf(node, madeMove[at]!)
        if (other === NONE) continue
        const count = amafTries[other]! + 1
        amafTries[other] = count
        amafMean[other]! += (gain - amafMean[other]!) / count
        rescore(memory, other, visits)
      }
      rescore(memory, edge, visits)
      if ((visits & (visits - 1)) === 0) rescoreRow(memory, node)
      if (proving) proving = prove(memory, node, edge)
    }
  }
}

function longer<Column extends Int32Array | Int8Array>(from: Column, into: Column): Column {
  into.set(from)
  return into
}
