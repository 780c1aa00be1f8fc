import { type Seat, seatsOf, type Viewer } from '@masterplan/kernel'
import { countPair, pairOf } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import { FOR_PLOT, NO_AUCTION } from './chapters/leads.ts'
import { pileLeft } from './chapters/upkeep.ts'
import { codeOf, FIRST_LATER, FIRST_START, isPrivate } from './data/tiles.ts'
import { borderName } from './geometry.ts'
import { BOOST, CLAIM, DRAFT, OVER_PHASE, PICK } from './phases.ts'
import { scores } from './scoring.ts'
import type { State } from './state.ts'
import {
  type AuctionView,
  FAMILIES,
  type HandView,
  PHASES,
  type PileView,
  type PlotView,
  type SeatView,
  type View,
} from './types.ts'

const codes = (low: number, high: number): string[] => pairOf(low, high).map(codeOf)
const laterCodes = (word: number): string[] => pairOf(word, 0).map(later => codeOf(FIRST_LATER + later))
const names = (low: number, high: number): string[] => pairOf(low, high).map(cellName)

/** Everything on the table. Only the pile is hidden, and with closed hands what the others hold. */
export function view(state: State, viewer: Viewer): View {
  const { rules, options, scenario, players, starts } = state.fixed
  const seats = seatsOf(players)
  const order = [...state.order.slice(0, state.round === 0 && state.phase < PICK ? state.place : players)] as Seat[]
  const deciding = state.phase >= PICK && state.phase !== OVER_PHASE
  return {
    viewer,
    rules,
    phase: PHASES[state.phase]!,
    options,
    scenario,
    players,
    round: state.round,
    seat: deciding ? (state.seat as Seat) : null,
    ending: state.ending === 1,
    order,
    future: [...state.future.slice(0, state.futureCount)] as Seat[],
    passed: seats.filter(seat => (state.passed >>> seat) & 1),
    drawing: state.toDraw,
    market: codes(state.marketLow, state.marketHigh),
    obsolete: codes(state.obsoleteLow, state.obsoleteHigh),
    pile: pileView(state),
    publics: laterCodes(state.publics),
    reserved: [...state.slots].map(laterCodes),
    plots: state.fixed.cells.map(cell => plotView(state, cell)),
    roads: roadViews(state),
    streets: state.streets,
    boulevards: state.boulevards,
    auctions: seats.flatMap(seat => auctionView(state, seat)),
    actions: starts.flatMap((cell, start) => {
      const usedBy = state.usedBy[start] === 0 ? null : ((state.usedBy[start]! - 1) as Seat)
      return cell === undefined ? [] : [{ building: codeOf(FIRST_START + start), usedBy }]
    }),
    seats: seatViews(state, viewer),
    boosted:
      state.phase === BOOST
        ? { family: FAMILIES[state.liftFamily]!, plots: names(state.liftedLow, state.liftedHigh) }
        : null,
    site: state.phase >= CLAIM && state.phase <= DRAFT ? cellName(state.site) : null,
  }
}

function roadViews(state: State): View['roads'] {
  return [...state.roads].flatMap((value, border) => {
    if (value === 0) return []
    return [{ border: borderName(border), road: value === 1 ? ('street' as const) : ('boulevard' as const) }]
  })
}

function plotView(state: State, cell: number): PlotView {
  const tile = state.building[cell]! - 1
  return {
    plot: cellName(cell),
    owner: state.owner[cell] === 0 ? null : ((state.owner[cell]! - 1) as Seat),
    building: tile < 0 ? null : codeOf(tile),
    total: isPrivate(tile) ? state.total[cell]! : null,
    boosts: state.boosts[cell]!,
    beside: state.beside[cell]!,
  }
}

function auctionView(state: State, leader: Seat): AuctionView[] {
  const kind = state.ledKind[leader]
  if (kind === NO_AUCTION) return []
  const thing = state.ledThing[leader]!
  const stakes = [...state.stakes.slice(leader * 4, leader * 4 + state.fixed.players)]
  const common = { leader, bid: state.ledBid[leader]!, stakes }
  if (kind === FOR_PLOT) return [{ ...common, kind: 'plot', plot: cellName(thing), base: state.ledBase[leader]! }]
  return [{ ...common, kind: 'tender', tile: codeOf(FIRST_LATER + thing) }]
}

function seatViews(state: State, viewer: Viewer): SeatView[] {
  const points = scores(state)
  return seatsOf(state.fixed.players).map(seat => ({
    seat,
    coins: state.coins[seat]!,
    free: state.free[seat]!,
    placed: state.placed[seat]!,
    team: state.team[seat]!,
    temps: state.temps[seat]!,
    hired: state.hired[seat]!,
    tokens: state.tokens[seat]!,
    hand: handView(state, seat, viewer),
    points: points[seat]!.total,
    lines: points[seat]!.lines,
  }))
}

/** U-TIL-04: open, unless the table plays with closed hands; then the others see how many tiles there are. */
function handView(state: State, seat: Seat, viewer: Viewer): HandView {
  const [low, high, later] = [state.handLow[seat]!, state.handHigh[seat]!, state.handPublic[seat]!]
  if (state.fixed.options.handInfo === 'open' || seat === viewer) {
    return { kind: 'open', tiles: [...codes(low, high), ...laterCodes(later)] }
  }
  return { kind: 'closed', privates: countPair(low, high), publics: countPair(later, 0) }
}

function pileView(state: State): PileView {
  const left = pileLeft(state)
  if (state.fixed.options.handInfo === 'closed') return { kind: 'closed', left }
  return { kind: 'open', left, unseen: codes(state.unseenLow, state.unseenHigh), classes: [...state.classLeft] }
}
