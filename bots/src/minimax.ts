import type { Game, GameTypes, Insight, Numbers, Seat } from '@masterplan/kernel'
import type { Meter } from './meter.ts'
import { BookNumbers } from './book-numbers.ts'
import { memoryOf } from './outlook.ts'
import { AT_LEAST, AT_MOST, checkOf, EXACT, type PositionTable, placeOf } from './table.ts'
import { HIGHEST, valueOfEnd, valueOfStanding } from './value.ts'

export const DEEPEST = 120
const NO_MOVE = -1
/** From this many moves before the horizon, hunches are worth their time. */
const HUNCHES_FROM = 2
/** The first moves in order are searched to full depth; the others must first show that they deserve it. */
const FULL_DEPTH_MOVES = 4
const REDUCED_FROM = 3

/** What is needed once per depth, so that a position costs no memory of its own. */
interface Ply<State> {
  readonly state: State
  ids: Int32Array
  order: Float64Array
  killer: number
  olderKiller: number
}

/** Principal variation search for two seats and no secrets. Values are for the seat about to move, higher is better. */
export class Minimax<G extends GameTypes> {
  readonly book: MoveBook<G>
  /** Whether the value returned last rests on an estimate: then a deeper search may find another. */
  estimated = false
  private readonly game: Game<G>
  private readonly insight: Insight<G>
  private readonly seat: Seat // estimates are asked for one seat only, so that both see the same number
  private readonly meter: Meter
  private readonly table: PositionTable
  private readonly plies: Ply<G['State']>[] = []
  private history = new Float64Array(1024) // by move and seat: how often it was too good to be allowed

  constructor(
    { game, insight }: { readonly game: Game<G>; readonly insight: Insight<G> },
    seat: Seat,
    root: G['State'],
    tools: { readonly meter: Meter; readonly table: PositionTable },
  ) {
    this.game = game
    this.insight = insight
    this.seat = seat
    this.meter = tools.meter
    this.table = tools.table
    this.book = new MoveBook(game)
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
    if (!this.meter.another()) return 0
    const turn = game.turn(state)
    if (turn.kind === 'over') {
      this.estimated = false
      return valueOfEnd(game, state, by)
    }
    if (depth <= 0 || ply + 2 >= DEEPEST || turn.kind === 'luck' || turn.seats.length > 1) {
      const value = valueOfStanding(this.insight.standing(state, this.seat))
      return by === this.seat ? value : -value
    }
    const next = turn.seats[0]!
    return next === by ? this.search(ply + 1, by, low, high, depth) : -this.search(ply + 1, next, -high, -low, depth)
  }

  /** Moves that were good lately matter less from one depth to the next. */
  fade(): void {
    for (let at = 0; at < this.history.length; at++) this.history[at]! /= 4
  }

  private search(ply: number, by: Seat, low: number, high: number, depth: number): number {
    const { table } = this
    const { state } = this.plies[ply]!
    const memory = memoryOf(state)
    const place = memory === undefined ? 0 : placeOf(memory)
    const check = memory === undefined ? 0 : checkOf(memory)
    let known = NO_MOVE
    if (memory !== undefined && table.find(place, check)) {
      known = table.move
      if ((table.resolved || table.depth >= depth) && isEnough(table, low, high)) {
        this.estimated = !table.resolved
        return table.value
      }
    }
    const value = this.searchMoves(ply, by, low, high, depth, known)
    if (memory !== undefined && !this.meter.over) {
      table.move = this.bestMove
      table.value = value
      table.depth = depth
      table.bound = value >= high ? AT_LEAST : value <= low ? AT_MOST : EXACT
      table.resolved = !this.estimated
      table.keep(place, check)
    }
    return value
  }
  private bestMove = NO_MOVE

  private searchMoves(ply: number, by: Seat, low: number, high: number, depth: number, known: number): number {
    const count = this.list(ply, by, depth, known)
    let best = -HIGHEST
    let bestMove = NO_MOVE
    let floor = low
    let anyEstimated = false
    for (let at = 0; at < count; at++) {
      const move = this.nextInOrder(ply, at, count)
      const value = this.tryInTurn(ply, by, move, floor, high, depth, at)
      if (this.meter.over) return best
      if (this.estimated) anyEstimated = true
      if (value > best) {
        best = value
        bestMove = move
      }
      if (value > floor) floor = value
      if (floor < high) continue
      anyEstimated = this.estimated // one move that is too good is enough, whatever the others are worth
      this.praise(ply, by, move, depth)
      break
    }
    this.estimated = anyEstimated
    this.bestMove = bestMove
    return best
  }

  /** The first move gets the whole window; the others only have to show that they are no better. */
  private tryInTurn(ply: number, by: Seat, move: number, low: number, high: number, depth: number, at: number): number {
    if (at === 0) return this.tryMove(ply, by, move, low, high, depth - 1)
    if (at >= FULL_DEPTH_MOVES && depth >= REDUCED_FROM) {
      const value = this.tryMove(ply, by, move, low, low + 1, depth - 2)
      if (value <= low || this.meter.over) return value
    }
    const value = this.tryMove(ply, by, move, low, low + 1, depth - 1)
    if (value <= low || value >= high || this.meter.over) return value
    return this.tryMove(ply, by, move, low, high, depth - 1)
  }

  private list(ply: number, by: Seat, depth: number, known: number): number {
    const here = this.plies[ply]!
    const moves = this.insight.candidates(here.state, by)
    const count = moves.length
    if (count === 0) throw new Error(`${this.game.id}: nothing to choose from, but a seat must decide.`)
    if (count > here.ids.length) {
      here.ids = new Int32Array(2 * count)
      here.order = new Float64Array(2 * count)
    }
    for (let at = 0; at < count; at++) {
      const id = this.book.idOf(moves[at])
      let order = this.history[2 * id + (by & 1)] ?? 0
      if (depth >= HUNCHES_FROM) order += this.insight.hunch(here.state, by, moves[at])
      if (id === here.olderKiller) order += 1e12
      if (id === here.killer) order += 2e12
      if (id === known) order += 4e12
      here.ids[at] = id
      here.order[at] = order
    }
    return count
  }

  /** Sorts only as far as it is asked: after a few moves the rest is mostly cut off. */
  private nextInOrder(ply: number, from: number, count: number): number {
    const { ids, order } = this.plies[ply]!
    let best = from
    for (let at = from + 1; at < count; at++) if (order[at]! > order[best]!) best = at
    const move = ids[best]!
    const rank = order[best]!
    ids[best] = ids[from]!
    order[best] = order[from]!
    ids[from] = move
    order[from] = rank
    return move
  }

  private praise(ply: number, by: Seat, move: number, depth: number): void {
    const here = this.plies[ply]!
    if (here.killer !== move) {
      here.olderKiller = here.killer
      here.killer = move
    }
    const at = 2 * move + (by & 1)
    if (at >= this.history.length) {
      const longer = new Float64Array(2 * at)
      longer.set(this.history)
      this.history = longer
    }
    this.history[at]! += depth * depth
  }

  private addPly(like: G['State']): void {
    this.plies.push({
      state: this.game.copy(like),
      ids: new Int32Array(64),
      order: new Float64Array(64),
      killer: NO_MOVE,
      olderKiller: NO_MOVE,
    })
  }
}

function isEnough({ bound, value }: PositionTable, low: number, high: number): boolean {
  return bound === EXACT || (bound === AT_LEAST ? value >= high : value <= low)
}
