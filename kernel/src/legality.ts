import type { Game, GameTypes, Refused, Seat, Weighted } from './game.ts'
import type { Random } from './luck/random.ts'
import { clear, countOf, drawFrom, isOn, listOf, type Menu, makeMenu, memberOf } from './menu.ts'

/** What luck may do now: rows as in a menu of decisions, and the tickets of each. */
export interface Odds<Move> {
  readonly menu: Menu<Move>
  readonly tickets: Int32Array // by row
  /**
   * 0: each move of a row has the row's tickets, and one number decides. Otherwise a row is a class that shares its tickets
   * evenly, and two numbers decide: class, then move. `share` is then a multiple of the size of every class, so that odds
   * are whole numbers.
   */
  share: number
}

export const makeOdds = <Move>(rows: number, words: number): Odds<Move> => ({
  menu: makeMenu(rows, words),
  tickets: new Int32Array(rows),
  share: 0,
})

/** The menu, for the next row to be added with these tickets: `addPair(weighed(odds, 3), …)`. */
export function weighed<Move>({ menu, tickets }: Odds<Move>, many: number): Menu<Move> {
  tickets[menu.rows] = many
  return menu
}

/** Open-ended moves, such as offers: too many to list, so they are judged one by one, and drawn one by one. */
export interface OpenEnded<G extends GameTypes> {
  includes(move: G['Move']): boolean
  refuse(state: G['State'], seat: Seat, move: G['Move']): Refused<G['Refusal']> | undefined
  draw: Game<G>['openEnded']
}

/** What a game states about its moves, once. Everything else is derived from it. */
export interface Legality<G extends GameTypes> {
  readonly write: (move: G['Move']) => string
  readonly menu: Menu<G['Move']> // the one that is filled, as large as the game needs it
  readonly odds: Odds<G['Move']>
  /** Every listed move that is legal now. */
  fill(state: G['State'], seat: Seat, menu: Menu<G['Move']>): void
  /** Why a move is not on the menu. It only explains: that it is not has been found. */
  why(state: G['State'], seat: Seat, move: G['Move']): Refused<G['Refusal']>
  fillOdds(state: G['State'], odds: Odds<G['Move']>): void
  whyNotDrawn(state: G['State'], move: G['Move']): Refused<G['Refusal']>
  readonly openEnded: OpenEnded<G> | undefined
  /** A second way to sample, written for speed and proven equal by the promises; undefined: the menu samples. */
  readonly fast: Game<G>['sample'] | undefined
}

type Derived<G extends GameTypes> = Pick<Game<G>, 'moves' | 'sample' | 'draws' | 'openEnded' | 'refuse'> & {
  /** The filled menu, for the game's own questions: how many there are, whether there is one. Valid until the next question. */
  menuFor(state: G['State'], seat: Seat): Menu<G['Move']>
}

export function derived<G extends GameTypes>(stated: Legality<G>): Derived<G> {
  const { write, menu, odds, openEnded } = stated

  function menuFor(state: G['State'], seat: Seat): Menu<G['Move']> {
    clear(menu)
    stated.fill(state, seat, menu)
    return menu
  }

  function oddsIn(state: G['State']): Odds<G['Move']> {
    clear(odds.menu)
    odds.share = 0
    stated.fillOdds(state, odds)
    return odds
  }

  return {
    menuFor,
    moves: (state, seat) => listOf(menuFor(state, seat)),
    draws: state => drawsOf(oddsIn(state)),
    sample:
      stated.fast ??
      ((state, by, random) => (by === 'luck' ? fall(oddsIn(state), random) : drawFrom(menuFor(state, by), random))),
    openEnded: (state, seat, random) => openEnded?.draw(state, seat, random),
    refuse(state, by, move) {
      if (by === 'luck') {
        return isOn(oddsIn(state).menu, write, move) ? undefined : stated.whyNotDrawn(state, move)
      }
      if (openEnded?.includes(move)) return openEnded.refuse(state, by, move)
      return isOn(menuFor(state, by), write, move) ? undefined : stated.why(state, by, move)
    },
  }
}

/** One move of luck, each as likely as its tickets say. */
function fall<Move>({ menu, tickets, share }: Odds<Move>, random: Random): Move {
  let total = 0
  for (let row = 0; row < menu.rows; row++) total += tickets[row]! * (share === 0 ? countOf(menu, row) : 1)
  let ticket = random.below(total)
  for (let row = 0; ; row++) {
    const here = tickets[row]! * (share === 0 ? countOf(menu, row) : 1)
    if (ticket >= here) ticket -= here
    else return memberOf(menu, row, share === 0 ? (ticket / tickets[row]!) | 0 : random.below(countOf(menu, row)))
  }
}

function drawsOf<Move>({ menu, tickets, share }: Odds<Move>): Weighted<Move>[] {
  const draws: Weighted<Move>[] = []
  for (let row = 0; row < menu.rows; row++) {
    const count = countOf(menu, row)
    const weight = share === 0 ? tickets[row]! : (tickets[row]! * share) / count
    for (let n = 0; n < count; n++) draws.push({ item: memberOf(menu, row, n), weight })
  }
  return draws
}
