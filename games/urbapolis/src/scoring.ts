import { type Score, score, seatsOf } from '@masterplan/kernel'
import { FAMILIES } from './data/icons.ts'
import { CONDITIONS } from './data/public-buildings.ts'
import { BORDERS, firstSide, secondSide } from './ground.ts'
import type { State } from './memory.ts'
import { FOR_PLOT, teamOf } from './table.ts'
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
} from './tiles.ts'

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
      lines.conditions! += conditionPoints(state, seat, tile, cell)
    }
    const coins = coinsOf(state, seat)
    return score({ ...lines, tokens: state.tokens[seat]!, money: Math.floor(coins / 10) }, [coins, buildings])
  })
}

function coinsOf(state: State, seat: number): number {
  let coins = state.coins[seat]!
  for (let slot = 0; slot < 4; slot++) {
    if (state.ledKind[slot] === FOR_PLOT) coins += state.stakes[slot * 4 + seat]!
  }
  return coins
}

/** U-SCO-03, U-FX-07: what the end condition of a public building gives its owner. */
export function conditionPoints(state: State, seat: number, tile: number, cell: number): number {
  switch (CONDITIONS[CONDITION[tile - FIRST_LATER]!]!) {
    case 'none':
      return 0
    case 'neighbours':
      return state.beside[cell]!
    case 'homes-beside':
      return 2 * homesBeside(state, cell)
    case 'own-shops':
      return 3 * countOwn(state, seat, own => FAMILY[own] === 1)
    case 'team':
      return teamOf(state, seat)
    case 'coins':
      return Math.min(10, Math.floor(coinsOf(state, seat) / 5))
    case 'families':
      return 3 * FAMILIES.filter((_, family) => countOwn(state, seat, own => FAMILY[own] === family) > 0).length
    case 'top-rank':
      return 2 * countOwn(state, seat, own => RANK[own] === 3)
    case 'roads':
      return 2 * roadsOf(state, seat)
    case 'own-works':
      return 2 * countOwn(state, seat, own => FAMILY[own]! >= 2)
    case 'own-homes':
      return 2 * countOwn(state, seat, own => FAMILY[own] === 0)
  }
}

function countOwn(state: State, seat: number, counts: (tile: number) => boolean): number {
  return state.fixed.cells.filter(cell => {
    const tile = state.building[cell]! - 1
    return isPrivate(tile) && state.owner[cell] === seat + 1 && counts(tile)
  }).length
}

function homesBeside(state: State, cell: number): number {
  const { near, nearCount } = state.fixed
  const around = [...near.slice(cell * 8, cell * 8 + nearCount[cell]!)]
  return around.filter(other => isPrivate(state.building[other]! - 1) && FAMILY[state.building[other]! - 1] === 0)
    .length
}

function roadsOf(state: State, seat: number): number {
  const mine = (cell: number) => state.owner[cell] === seat + 1 && state.building[cell] !== 0
  return Array.from({ length: BORDERS }, (_, border) => border).filter(
    border => state.roads[border] !== 0 && (mine(firstSide(border)) || mine(secondSide(border))),
  ).length
}
