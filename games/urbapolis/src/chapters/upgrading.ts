import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { highWord, lowestBit, lowWord } from '@masterplan/kernel/bits'
import { addPair } from '@masterplan/kernel/menu'
import { cellName } from '@masterplan/kernel/square'
import { COIN_COST, codeOf, FAMILY, isPrivate, PRIVATES, RANK, WORKER_COST } from '../data/tiles.ts'
import { type Menu, UPGRADES } from '../moves.ts'
import type { Telling } from '../phases.ts'
import { isPlot, notAPlot } from '../plots.ts'
import { drop, isInHand, placeWorkers, tooDear } from '../seats.ts'
import type { State } from '../state.ts'
import type { MoveOf, Refusal } from '../types.ts'
import { replace } from './levels.ts'
import { endTurn } from './turns.ts'

// Only tiles of higher rank replace anything, and few hands hold one.
const allHigher = (wordOf: (tile: number) => number): number =>
  Array.from({ length: PRIVATES }, (_, tile) => (RANK[tile]! > 1 ? wordOf(tile) : 0)).reduce(
    (all, word) => all | word,
    0,
  )
const HIGHER_RANK_LOW = allHigher(lowWord)
const HIGHER_RANK_HIGH = allHigher(highWord)

/** U-UPG-01 to U-UPG-03: every tile of higher rank in hand, on every own building that it may replace. */
export function fillUpgrades(state: State, seat: number, menu: Menu): void {
  for (let word = state.handLow[seat]! & HIGHER_RANK_LOW; word !== 0; word &= word - 1) {
    fillUpgradesTo(state, seat, lowestBit(word), menu)
  }
  for (let word = state.handHigh[seat]! & HIGHER_RANK_HIGH; word !== 0; word &= word - 1) {
    fillUpgradesTo(state, seat, 32 + lowestBit(word), menu)
  }
}

function fillUpgradesTo(state: State, seat: number, tile: number, menu: Menu): void {
  const family = FAMILY[tile]!
  let low = state.mineLow[seat]! & state.kinLow[family]!
  let high = state.mineHigh[seat]! & state.kinHigh[family]!
  for (let word = low; word !== 0; word &= word - 1) {
    if (!isReplaceable(state, seat, tile, lowestBit(word))) low &= ~(word & -word)
  }
  for (let word = high; word !== 0; word &= word - 1) {
    if (!isReplaceable(state, seat, tile, 32 + lowestBit(word))) high &= ~(word & -word)
  }
  addPair(menu, UPGRADES, tile * 64, low, high)
}

/** A building of the tile's own family: of lower rank, and the difference can be paid. */
function isReplaceable(state: State, seat: number, tile: number, cell: number): boolean {
  const old = state.building[cell]! - 1
  return (
    RANK[tile]! > RANK[old]! &&
    moreWorkers(tile, old) <= state.free[seat]! &&
    moreCoins(tile, old) <= state.coins[seat]!
  )
}

export function whyNotUpgrade(state: State, seat: number, { tile, plot }: MoveOf<'upgrade'>): Refused<Refusal> {
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (!isPrivate(tile) || !isInHand(state, seat, tile)) {
    return refused('not-in-hand', 'U-UPG-01', { tile: codeOf(tile) })
  }
  const old = state.building[plot]! - 1
  if (!isPrivate(old)) return refused('no-private-building', 'U-UPG-01', { plot: cellName(plot) })
  if (state.owner[plot] !== seat + 1) return refused('not-your-building', 'U-UPG-01', { plot: cellName(plot) })
  const facts = { tile: codeOf(tile), building: codeOf(old) }
  if (FAMILY[tile] !== FAMILY[old]) return refused('wrong-family', 'U-UPG-01', facts)
  if (RANK[tile]! <= RANK[old]!) return refused('rank-not-higher', 'U-UPG-01', facts)
  return tooDear(state, seat, moreWorkers(tile, old), moreCoins(tile, old))
}

const moreWorkers = (tile: number, old: number): number => Math.max(0, WORKER_COST[tile]! - WORKER_COST[old]!)
const moreCoins = (tile: number, old: number): number => Math.max(0, COIN_COST[tile]! - COIN_COST[old]!)

/** U-UPG-03, U-UPG-06, U-UPG-07. */
export function upgrade(state: State, seat: number, { tile, plot }: MoveOf<'upgrade'>, tell: Telling): void {
  const old = state.building[plot]! - 1
  placeWorkers(state, seat, moreWorkers(tile, old))
  state.coins[seat]! -= moreCoins(tile, old)
  drop(state, seat, tile)
  replace(state, tile, plot)
  tell?.('everyone', {
    kind: 'upgraded',
    seat: seat as Seat,
    from: codeOf(old),
    to: codeOf(tile),
    plot: cellName(plot),
  })
  endTurn(state, tell)
}
