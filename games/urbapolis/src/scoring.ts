import { type Score, score, seatsOf } from '@masterplan/kernel'
import { countPair } from '@masterplan/kernel/bits'
import { FOR_PLOT } from './chapters/leads.ts'
import { FAMILIES } from './data/icons.ts'
import { COINS_PER_POINT } from './data/numbers.ts'
import { CONDITION_POINTS, CONDITIONS, COUNTED_COINS, type Condition, MOST_FOR_COINS } from './data/public-buildings.ts'
import {
  CONDITION,
  FAMILY,
  FIRST_LATER,
  isLater,
  isPrivate,
  LATER_POINTS,
  LEVELS,
  levelOf,
  POINTS,
  RANK,
} from './data/tiles.ts'
import { BORDERS, firstSide, secondSide } from './geometry.ts'
import { teamOf } from './seats.ts'
import type { State } from './state.ts'

/** U-SCO-01 to U-SCO-07, as if the game ended now. Stakes in open auctions go back first (U-END-06). */
export function scores(state: State): Score[] {
  return seatsOf(state.fixed.players).map(seat => {
    const lines: Record<string, number> = {
      housing: 0,
      shops: 0,
      industry: 0,
      corporations: 0,
      public: 0,
      conditions: 0,
    }
    let buildings = 0
    for (const cell of state.fixed.cells) {
      if (state.owner[cell] !== seat + 1 || state.building[cell] === 0) continue
      const tile = state.building[cell]! - 1
      buildings++
      if (isPrivate(tile)) lines[FAMILIES[FAMILY[tile]!]!]! += POINTS[tile * LEVELS + levelOf(state.total[cell]!)]!
      if (!isLater(tile)) continue
      lines.public! += LATER_POINTS[tile - FIRST_LATER]!
      lines.conditions! += sitePoints(state, tile, cell) + ownerPoints(state, seat, tile)
    }
    const coins = coinsOf(state, seat)
    return score({ ...lines, tokens: state.tokens[seat]!, money: Math.floor(coins / COINS_PER_POINT) }, [
      coins,
      buildings,
    ])
  })
}

function coinsOf(state: State, seat: number): number {
  let coins = state.coins[seat]!
  for (let slot = 0; slot < 4; slot++) {
    if (state.ledKind[slot] === FOR_PLOT) coins += state.stakes[slot * 4 + seat]!
  }
  return coins
}

/** U-SCO-03, U-FX-07: what the end condition of a public building gives because of what stands around it. */
export function sitePoints(state: State, tile: number, cell: number): number {
  const condition = CONDITIONS[CONDITION[tile - FIRST_LATER]!]!
  if (condition === 'neighbours') return CONDITION_POINTS[condition] * state.beside[cell]!
  return condition === 'homes-beside' ? CONDITION_POINTS[condition] * homesBeside(state, cell) : 0
}

/** The same because of what its owner has, wherever it stands. */
export function ownerPoints(state: State, seat: number, tile: number): number {
  const condition = CONDITIONS[CONDITION[tile - FIRST_LATER]!]!
  const points = CONDITION_POINTS[condition] * countFor(state, seat, condition)
  return condition === 'coins' ? Math.min(MOST_FOR_COINS, points) : points
}

function countFor(state: State, seat: number, condition: Condition): number {
  switch (condition) {
    case 'none':
    case 'neighbours':
    case 'homes-beside':
      return 0
    case 'own-shops':
      return countOwn(state, seat, own => FAMILY[own] === 1)
    case 'team':
      return teamOf(state, seat)
    case 'coins':
      return Math.floor(coinsOf(state, seat) / COUNTED_COINS)
    case 'families':
      return FAMILIES.filter((_, family) => countOwn(state, seat, own => FAMILY[own] === family) > 0).length
    case 'top-rank':
      return countOwn(state, seat, own => RANK[own] === 3)
    case 'roads':
      return roadsOf(state, seat)
    case 'own-works':
      return countOwn(state, seat, own => FAMILY[own]! >= 2)
    case 'own-homes':
      return countOwn(state, seat, own => FAMILY[own] === 0)
  }
}

function countOwn(state: State, seat: number, counts: (tile: number) => boolean): number {
  return state.fixed.cells.filter(cell => {
    const tile = state.building[cell]! - 1
    return isPrivate(tile) && state.owner[cell] === seat + 1 && counts(tile)
  }).length
}

function homesBeside(state: State, cell: number): number {
  const { nearLow, nearHigh } = state.fixed
  return countPair(nearLow[cell]! & state.kinLow[0]!, nearHigh[cell]! & state.kinHigh[0]!)
}

function roadsOf(state: State, seat: number): number {
  const mine = (cell: number) => state.owner[cell] === seat + 1 && state.building[cell] !== 0
  return Array.from({ length: BORDERS }, (_, border) => border).filter(
    border => state.roads[border] !== 0 && (mine(firstSide(border)) || mine(secondSide(border))),
  ).length
}
