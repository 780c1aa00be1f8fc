import { AT_LEAST, AT_MOST, type Budget, EXACT, KnownMoves, type TranspositionTable } from '@masterplan/bots'
import { type Game, type GameTypes, memoryOf, type Seat } from '@masterplan/kernel'
import { resultOf } from '../verdicts.ts'

export const DEEPEST = 100
/** Above every value. */
export const HIGHEST = 2 ** 29
/** An end that is won is above every score on the way, and one that is lost below. */
const WIN = 2 ** 24
export const isSure = (value: number): boolean => Math.abs(value) > WIN / 2
/** The result, as `resultOf` has it, in the value of an end. */
export const resultIn = (value: number): number => (isSure(value) ? value - Math.sign(value) * WIN : value)

const NO_MOVE = -1
/** How many moves are tried in their order: if none of the first is too good, hardly any other is. */
const SORTED = 16

/** What is needed once per depth. */
interface Ply<State> {
  readonly state: State
  ids: Int32Array
  order: Float64Array
}

/** Negamax over all listed moves, judged by nothing but the score; moves that were too good elsewhere are tried first. */
export class ScoreMinimax<G extends GameTypes> {
  readonly book: KnownMoves<G>
  estimated = false // whether the value returned last rests on a score that is not final
  private readonly game: Game<G>
  private readonly budget: Budget
  private readonly table: TranspositionTable
  private readonly plies: Ply<G['State']>[] = []
  private history = new Float64Array(1024) // by move and seat
  private bestMove = NO_MOVE

  constructor(game: Game<G>, root: G['State'], budget: Budget, table: TranspositionTable) {
    this.game = game
    this.budget = budget
    this.table = table
    this.book = new KnownMoves(game)
    this.addPly(root)
  }

  /** The value, for `by`, of playing a move in the state of this ply. */
  tryMove(ply: number, by: Seat, move: number, low: number, high: number, depth: number): number {
    const { game, plies } = this
    if (plies.length === ply + 1) this.addPly(plies[0]!.state)
    const { state } = plies[ply + 1]!
    game.copy(plies[ply]!.state, state)
    game.play(state, by, this.book.moveOf(move))
    this.estimated = true
    if (!this.budget.another()) return 0
    const turn = game.turn(state)
    if (turn.kind === 'over') {
      this.estimated = false
      return this.scoreFor(state, by, WIN)
    }
    if (depth <= 0 || ply + 2 >= DEEPEST || turn.kind === 'luck' || turn.seats.length > 1) {
      return this.scoreFor(state, by, 0)
    }
    const next = turn.seats[0]!
    return next === by ? this.search(ply + 1, by, low, high, depth) : -this.search(ply + 1, next, -high, -low, depth)
  }

  private scoreFor(state: G['State'], by: Seat, end: number): number {
    const result = resultOf(this.game.scores(state))
    const value = result + Math.sign(result) * end
    return by === 0 ? value : -value
  }

  /** Moves that were good lately matter less from one depth to the next. */
  fade(): void {
    for (let at = 0; at < this.history.length; at++) this.history[at]! /= 4
  }

  private search(ply: number, by: Seat, low: number, high: number, depth: number): number {
    const { table } = this
    const memory = memoryOf(this.plies[ply]!.state)
    let known = NO_MOVE
    let [place, check] = [0, 0]
    if (memory !== undefined) {
      table.hash(memory, memory.length)
      ;({ place, check } = table)
      if (table.find(place, check)) {
        known = table.move
        if ((table.resolved || table.depth >= depth) && isEnough(table, low, high)) {
          this.estimated = !table.resolved
          return table.value
        }
      }
    }
    const value = this.searchMoves(ply, by, low, high, depth, known)
    if (memory !== undefined && !this.budget.over) {
      table.move = this.bestMove
      table.value = value
      table.depth = depth
      table.bound = value >= high ? AT_LEAST : value <= low ? AT_MOST : EXACT
      table.resolved = !this.estimated
      table.keep(place, check)
    }
    return value
  }

  private searchMoves(ply: number, by: Seat, low: number, high: number, depth: number, known: number): number {
    const count = this.list(ply, by, known)
    let best = -HIGHEST
    let bestMove = NO_MOVE
    let floor = low
    let anyEstimated = false
    for (let at = 0; at < count; at++) {
      const move = this.nextInOrder(ply, at, count)
      let value = this.tryMove(ply, by, move, floor, at === 0 ? high : floor + 1, depth - 1)
      if (at > 0 && value > floor && value < high && !this.budget.over) {
        value = this.tryMove(ply, by, move, floor, high, depth - 1)
      }
      if (this.budget.over) return 0
      if (this.estimated) anyEstimated = true
      if (value > best) {
        best = value
        bestMove = move
      }
      if (value > floor) floor = value
      if (floor < high) continue
      anyEstimated = this.estimated // one move that is too good is enough, whatever the others are worth
      this.praise(by, move, depth)
      break
    }
    this.estimated = anyEstimated
    this.bestMove = bestMove
    return best
  }

  private list(ply: number, by: Seat, known: number): number {
    const here = this.plies[ply]!
    const moves = this.game.moves(here.state, by)
    if (moves.length > here.ids.length) {
      here.ids = new Int32Array(2 * moves.length)
      here.order = new Float64Array(2 * moves.length)
    }
    for (let at = 0; at < moves.length; at++) {
      const id = this.book.idOf(moves[at])
      here.ids[at] = id
      here.order[at] = id === known ? Number.POSITIVE_INFINITY : (this.history[2 * id + by] ?? 0)
    }
    return moves.length
  }

  private nextInOrder(ply: number, from: number, count: number): number {
    const { ids, order } = this.plies[ply]!
    if (from >= SORTED) return ids[from]!
    let best = from
    for (let at = from + 1; at < count; at++) if (order[at]! > order[best]!) best = at
    const [move, rank] = [ids[best]!, order[best]!]
    ids[best] = ids[from]!
    order[best] = order[from]!
    ids[from] = move
    order[from] = rank
    return move
  }

  private praise(by: Seat, move: number, depth: number): void {
    const at = 2 * move + by
    if (at >= this.history.length) {
      const longer = new Float64Array(2 * at)
      longer.set(this.history)
      this.history = longer
    }
    this.history[at]! += depth * depth
  }

  private addPly(like: G['State']): void {
    this.plies.push({ state: this.game.copy(like), ids: new Int32Array(64), order: new Float64Array(64) })
  }
}

function isEnough({ bound, value }: TranspositionTable, low: number, high: number): boolean {
  return bound === EXACT || (bound === AT_LEAST ? value >= high : value <= low)
}
