import type { Entry, Game, GameTypes, Insight, MoveIds, Seat } from '@masterplan/kernel'
import type { Budget } from '../budget.ts'
import { AssignedMoveIds } from './assigned-move-ids.ts'
import { AT_LEAST, AT_MOST, EXACT, type TranspositionTable } from './transposition-table.ts'
import { HIGHEST, valueOfEnd, valueOfEstimate } from './value.ts'

export const DEEPEST = 120
const NO_MOVE = -1
/** From this many moves before the horizon, priors are worth their time. */
const PRIORS_FROM = 2
/** The first moves in order are searched to full depth; the others must first show that they deserve it. */
const FULL_DEPTH_MOVES = 4
const REDUCED_FROM = 3
/** So many ends for each estimate: from then on it costs less to calculate everything than to find out what matters. */
const ENDS_IN_SIGHT = 0.1
/** How many moves are tried in their order. */
const SORTED = 24

/** What is needed once per depth, so that a position costs no memory of its own. */
interface Ply<State> {
  readonly state: State
  readonly ids: Int32Array
  readonly order: Float64Array
  readonly first: Int32Array // moves that were tried before all were listed
  killer: number
  olderKiller: number
  best: number
  bestMove: number
  floor: number
  tried: number
  anyEstimated: boolean
}

/** Principal variation search for two seats and no secrets. Values are for the seat about to move, higher is better. */
export class Minimax<G extends GameTypes> {
  readonly moveIds: MoveIds<G>
  /** Whether the value returned last rests on an estimate: then a deeper search may find another. */
  estimated = false
  private readonly game: Game<G>
  private readonly insight: Insight<G>
  private readonly seat: Seat // estimates are asked for one seat only, so that both see the same number
  private readonly meter: Budget
  private readonly table: TranspositionTable
  private readonly key: Int32Array
  private ends = 0
  private guesses = 0
  private endInSight = false
  private readonly plies: Ply<G['State']>[] = []
  private history = new Float64Array(1024) // by move and seat: how often it was too good to be allowed

  constructor(
    { game, insight, moveIds }: Pick<Entry<G>, 'game' | 'insight' | 'moveIds'>,
    seat: Seat,
    root: G['State'],
    tools: { readonly meter: Budget; readonly table: TranspositionTable },
  ) {
    this.game = game
    this.insight = insight
    this.seat = seat
    this.meter = tools.meter
    this.table = tools.table
    this.moveIds = moveIds ?? new AssignedMoveIds({ game, insight }, root)
    this.key = new Int32Array(this.moveIds.mostKeyWords)
    this.addPly(root)
  }

  /** The value, for `by`, of playing a move in the state of this ply. */
  tryMove(ply: number, by: Seat, move: number, low: number, high: number, depth: number): number {
    const { game, plies } = this
    if (plies.length === ply + 1) this.addPly(plies[0]!.state)
    const { state } = plies[ply + 1]!
    game.copy(plies[ply]!.state, state)
    game.play(state, by, this.moveIds.moveOf(move))
    this.estimated = true
    if (!this.meter.another()) return 0
    const turn = game.turn(state)
    if (turn.kind === 'over') {
      this.ends++
      this.estimated = false
      return valueOfEnd(game, state, by)
    }
    if (depth <= 0 || ply + 2 >= DEEPEST || turn.kind === 'luck' || turn.seats.length > 1) {
      this.guesses++
      const value = valueOfEstimate(this.insight.evaluate(state, this.seat))
      return by === this.seat ? value : -value
    }
    const next = turn.seats[0]!
    return next === by ? this.search(ply + 1, by, low, high, depth) : -this.search(ply + 1, next, -high, -low, depth)
  }

  /** Moves that were good lately matter less from one depth to the next. With the end in sight, all are looked at alike. */
  fade(): void {
    if (this.ends > ENDS_IN_SIGHT * this.guesses) this.endInSight = true
    this.ends = 0
    this.guesses = 0
    for (let at = 0; at < this.history.length; at++) this.history[at]! /= 4
  }

  private search(ply: number, by: Seat, low: number, high: number, depth: number): number {
    const { table } = this
    const { state } = this.plies[ply]!
    const words = this.moveIds.positionKey(state, this.key)
    table.hash(this.key, words)
    const { place, check } = table
    let known = NO_MOVE
    if (words > 0 && table.find(place, check)) {
      known = table.move
      if ((table.resolved || table.depth >= depth) && isEnough(table, low, high)) {
        this.estimated = !table.resolved
        return table.value
      }
    }
    const value = this.searchMoves(ply, by, low, high, depth, known)
    if (words > 0 && !this.meter.over) {
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
    const here = this.plies[ply]!
    here.best = -HIGHEST
    here.bestMove = NO_MOVE
    here.floor = low
    here.tried = 0
    here.anyEstimated = false
    const { killer, olderKiller } = here
    // What was too good elsewhere often is here, and then the others need not even be listed.
    const isCut =
      this.tryBefore(ply, by, known, high, depth) ||
      (killer !== known && this.tryBefore(ply, by, killer, high, depth)) ||
      (olderKiller !== known && olderKiller !== killer && this.tryBefore(ply, by, olderKiller, high, depth))
    if (!isCut && !this.meter.over) this.tryOthers(ply, by, high, depth, known)
    this.estimated = here.anyEstimated
    this.bestMove = here.bestMove
    return here.best
  }

  private tryBefore(ply: number, by: Seat, move: number, high: number, depth: number): boolean {
    const here = this.plies[ply]!
    if (move === NO_MOVE || this.meter.over || !this.moveIds.allows(here.state, by, move)) return false
    here.first[here.tried] = move
    return this.isTooGood(ply, by, move, high, depth)
  }

  private tryOthers(ply: number, by: Seat, high: number, depth: number, known: number): void {
    const here = this.plies[ply]!
    const count = this.list(ply, by, depth, known)
    for (let at = 0; at < count; at++) {
      if (this.isTooGood(ply, by, this.nextInOrder(ply, at, count), high, depth) || this.meter.over) return
    }
    if (here.tried === 0) throw new Error(`${this.game.id}: nothing to choose from, but a seat must decide.`)
  }

  /** Tries one more move; whether the other side would never let it come to this. */
  private isTooGood(ply: number, by: Seat, move: number, high: number, depth: number): boolean {
    const here = this.plies[ply]!
    const value = this.tryInTurn(ply, by, move, here.floor, high, depth, here.tried)
    if (this.meter.over) return true
    here.tried++
    if (this.estimated) here.anyEstimated = true
    if (value > here.best) {
      here.best = value
      here.bestMove = move
    }
    if (value > here.floor) here.floor = value
    if (here.floor < high) return false
    here.anyEstimated = this.estimated // one move that is too good is enough, whatever the others are worth
    this.praise(ply, by, move, depth)
    return true
  }

  /** The first move gets the whole window; the others only have to show that they are no better. */
  private tryInTurn(ply: number, by: Seat, move: number, low: number, high: number, depth: number, at: number): number {
    if (at === 0 || depth === 1) return this.tryMove(ply, by, move, low, high, depth - 1) // estimates need no second look
    if (at >= FULL_DEPTH_MOVES && depth >= REDUCED_FROM && !this.endInSight) {
      const value = this.tryMove(ply, by, move, low, low + 1, depth - 2)
      if (value <= low || this.meter.over) return value
    }
    const value = this.tryMove(ply, by, move, low, low + 1, depth - 1)
    if (value <= low || value >= high || this.meter.over) return value
    return this.tryMove(ply, by, move, low, high, depth - 1)
  }

  /** All moves but those that were tried before. */
  private list(ply: number, by: Seat, depth: number, known: number): number {
    const { state, ids, order, first, tried, killer, olderKiller } = this.plies[ply]!
    const { history, moveIds } = this
    const listed = moveIds.list(state, by, ids)
    let count = 0
    for (let at = 0; at < listed; at++) {
      const id = ids[at]!
      if ((tried > 0 && id === first[0]) || (tried > 1 && id === first[1]) || (tried > 2 && id === first[2])) continue
      let rank = 2 * id < history.length ? history[2 * id + (by & 1)]! : 0
      if (depth >= PRIORS_FROM) rank += this.insight.prior(state, by, moveIds.moveOf(id))
      if (id === olderKiller) rank += 1e12
      if (id === killer) rank += 2e12
      if (id === known) rank += 4e12
      ids[count] = id
      order[count++] = rank
    }
    return count
  }

  /** Sorts only the first few: if none of them was too good, hardly any other is, and all must be tried. */
  private nextInOrder(ply: number, from: number, count: number): number {
    const { ids, order } = this.plies[ply]!
    if (from >= SORTED) return ids[from]!
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
      ids: new Int32Array(this.moveIds.most),
      order: new Float64Array(this.moveIds.most),
      first: new Int32Array(3),
      killer: NO_MOVE,
      olderKiller: NO_MOVE,
      best: 0,
      bestMove: NO_MOVE,
      floor: 0,
      tried: 0,
      anyEstimated: false,
    })
  }
}

function isEnough({ bound, value }: TranspositionTable, low: number, high: number): boolean {
  return bound === EXACT || (bound === AT_LEAST ? value >= high : value <= low)
}
