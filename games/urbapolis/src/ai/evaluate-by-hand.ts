import { type Seat, seatsOf } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { FOR_PLOT } from '../chapters/leads.ts'
import { isLater } from '../data/tiles.ts'
import { OVER_PHASE } from '../phases.ts'
import { scores } from '../scoring.ts'
import type { State } from '../state.ts'
import { prospects, rivalProspects } from './prospects.ts'
import { coinWorth, hiredWorth, publicWorth, standingWorth, workerWorth } from './worth.ts'

/** By the points that a seat may expect, ahead of the others. */
export function evaluateByHand(state: State, seat: Seat): number {
  const mine = ownOutlook(state, seat)
  const others = seatsOf(state.fixed.players).filter(other => other !== seat)
  const theirs = others.map(other => rivalOutlook(state, other))
  const mean = theirs.reduce((sum, each) => sum + each, 0) / theirs.length
  const lead = mine - (mean + Math.max(...theirs)) / 2
  return 1 / (1 + Math.exp(-lead / SPREAD[state.phase === OVER_PHASE ? 0 : Math.max(1, state.round)]!))
}

/** A lead of this many points wins about three games in four: early leads are worth less. */
const SPREAD = [2, 14, 13, 12, 10, 7]

/** Points a seat may expect at the end. */
const ownOutlook = (state: State, seat: Seat): number =>
  state.phase === OVER_PHASE ? finalWorth(state, seat) : possessions(state, seat) + prospects(state, seat)
const rivalOutlook = (state: State, seat: Seat): number =>
  state.phase === OVER_PHASE ? finalWorth(state, seat) : possessions(state, seat) + rivalProspects(state, seat)

function possessions(state: State, seat: Seat): number {
  let worth = state.tokens[seat]! + purseWorth(state, seat)
  for (let word = state.mineLow[seat]!; word !== 0; word &= word - 1) worth += standingWorth(state, lowestBit(word))
  for (let word = state.mineHigh[seat]!; word !== 0; word &= word - 1)
    worth += standingWorth(state, 32 + lowestBit(word))
  for (const cell of state.fixed.cells) {
    const tile = state.building[cell]! - 1
    if (isLater(tile) && state.owner[cell] === seat + 1) worth += publicWorth(state, seat, tile, cell)
  }
  return worth
}

/** Equal points are decided by coins. */
function finalWorth(state: State, seat: Seat): number {
  const { total, tiebreaks } = scores(state)[seat]!
  return total + tiebreaks[0]! / 1000
}

/** Coins and workers; what lies in auctions of others comes back. Who has passed has no use for workers this round. */
function purseWorth(state: State, seat: number): number {
  let coins = state.coins[seat]!
  let workers = state.free[seat]!
  for (let slot = 0; slot < 4; slot++) {
    const stake = state.stakes[slot * 4 + seat]!
    if (slot === seat || stake === 0) continue
    if (state.ledKind[slot] === FOR_PLOT) {
      coins += stake
      workers += 0.5
    } else workers += 0.5 * stake
  }
  const hasPassed = ((state.passed >>> seat) & 1) === 1
  const early = hasPassed ? EARLY * (state.fixed.players - placeIn(state, seat)) : 0
  return (
    spending(coins) * coinWorth(state) +
    (hasPassed ? 0 : useOf(workers) * workerWorth(state)) +
    crew(state, seat) +
    early
  )
}
/** Beyond what one round can use, coins wait. */
const spending = (coins: number): number => (coins <= PLENTY ? coins : PLENTY + (coins - PLENTY) * 0.4)
const PLENTY = 16

/** The first few workers find good work, the others what is left. */
const useOf = (workers: number): number => (workers <= BUSY ? workers : BUSY + (workers - BUSY) * 0.4)
const BUSY = 4

const EARLY = 0.3 // one place further ahead in the next round

function placeIn(state: State, seat: number): number {
  let place = 0
  while (place < state.futureCount && state.future[place] !== seat) place++
  return place
}

/** Workers hired or kept for all later rounds; those of staff are counted with their buildings. */
const crew = (state: State, seat: number): number => (5 + state.hired[seat]!) * hiredWorth(state)
