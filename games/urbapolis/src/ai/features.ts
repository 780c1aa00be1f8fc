import type { Features } from '@masterplan/kernel'
import { countPair } from '@masterplan/kernel/bits'
import { FOR_PLOT, FOR_PUBLIC } from '../chapters/leads.ts'
import { ROUNDS } from '../data/numbers.ts'
import {
  FIRST_LATER,
  FIRST_START,
  INCOME,
  LATER_POINTS,
  LEVELS,
  levelOf,
  POINTS,
  STAFF,
  TOP_LEVEL,
} from '../data/tiles.ts'
import { OVER_PHASE } from '../phases.ts'
import { ownerPoints, sitePoints } from '../scoring.ts'
import type { State } from '../state.ts'
import { PLANS, readPlans } from './plans.ts'
import { emptyBeside, upkeepsLeft } from './worth.ts'

const OWN = [
  'points', // as if the game ended now, money not counted
  'growth', // points that one more level of each building would bring, by the empty plots around it
  'income', // in all upkeeps to come
  'income-growth',
  'staff', // workers in all rounds to come
  'staff-growth',
  'hired', // the same, of those who were hired
  'coins', // up to what one round can use; what lies in lost auctions comes back
  'riches', // beyond
  'workers', // up to a few
  'crowd', // beyond
  'stakes', // coins in a plot's auction that one leads
  'pledged', // workers in a tender that one leads
  'in-play', // not passed yet
  'early', // places ahead in the next round, once passed
  'tiles',
  'bare-plots',
  'to-move',
] as const

const NAMES = [...OWN, ...PLANS]
const WIDTH = NAMES.length
const place = (name: (typeof NAMES)[number]): number => NAMES.indexOf(name)
const [POINTS_AT, GROWTH_AT, INCOME_AT, INCOME_GROWTH_AT] = [0, 1, 2, 3]
const [STAFF_AT, STAFF_GROWTH_AT, HIRED_AT, COINS_AT] = [4, 5, 6, 7]
const RICHES_AT = place('riches')
const WORKERS_AT = place('workers')
const CROWD_AT = place('crowd')
const STAKES_AT = place('stakes')
const PLEDGED_AT = place('pledged')
const IN_PLAY_AT = place('in-play')
const EARLY_AT = place('early')
const TILES_AT = place('tiles')
const BARE_AT = place('bare-plots')
const TO_MOVE_AT = place('to-move')
const PLANS_AT = OWN.length

/** Beyond this, coins wait for the next round, and workers find little to do. */
const PLENTY = 16
const BUSY = 4

export const features: Features<State> = {
  names: NAMES,
  stages: ROUNDS + 1,
  players: state => state.fixed.players,
  stage: stageOf,
  read(state, into) {
    const { players } = state.fixed
    into.fill(0, 0, players * WIDTH)
    readBuildings(state, into)
    for (let seat = 0; seat < players; seat++) {
      readPurse(state, seat, into, seat * WIDTH)
      readPlans(state, seat, into, seat * WIDTH + PLANS_AT)
    }
  },
}

/** Rounds that are done, the present one by its workers. */
function stageOf(state: State): number {
  if (state.ending === 1 || state.phase === OVER_PHASE) return 1
  if (state.round === 0) return 0
  let free = 0
  let all = 0
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (((state.passed >>> seat) & 1) === 0) free += state.free[seat]!
    all += state.free[seat]! + state.placed[seat]!
  }
  return (state.round - (all === 0 ? 0 : free / all)) / ROUNDS
}

/** One walk over the neighbourhood for all seats. */
function readBuildings(state: State, into: Float64Array): void {
  const { cells } = state.fixed
  const upkeeps = upkeepsLeft(state)
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]!
    const owner = state.owner[cell]!
    const tile = state.building[cell]! - 1
    if (owner === 0 || tile < 0) continue
    const row = (owner - 1) * WIDTH
    if (tile < FIRST_START) {
      const level = levelOf(state.total[cell]!)
      const track = tile * LEVELS + level
      into[row + POINTS_AT]! += POINTS[track]!
      into[row + INCOME_AT]! += upkeeps * INCOME[track]!
      into[row + STAFF_AT]! += upkeeps * STAFF[track]!
      if (level === TOP_LEVEL || state.total[cell]! < 0) continue
      const empty = emptyBeside(state, cell)
      into[row + GROWTH_AT]! += empty * (POINTS[track + 1]! - POINTS[track]!)
      into[row + INCOME_GROWTH_AT]! += empty * upkeeps * (INCOME[track + 1]! - INCOME[track]!)
      into[row + STAFF_GROWTH_AT]! += empty * upkeeps * (STAFF[track + 1]! - STAFF[track]!)
    } else if (tile >= FIRST_LATER) {
      const conditions = sitePoints(state, tile, cell) + ownerPoints(state, owner - 1, tile)
      into[row + POINTS_AT]! += LATER_POINTS[tile - FIRST_LATER]! + conditions
    }
  }
}

function readPurse(state: State, seat: number, into: Float64Array, row: number): void {
  const upkeeps = upkeepsLeft(state)
  let coins = state.coins[seat]!
  let workers = state.free[seat]!
  for (let slot = 0; slot < 4; slot++) {
    const stake = state.stakes[slot * 4 + seat]!
    if (slot === seat || stake === 0) continue
    if (state.ledKind[slot] === FOR_PLOT) {
      coins += stake
      workers++
    } else workers += stake
  }
  const hasPassed = ((state.passed >>> seat) & 1) === 1
  into[row + POINTS_AT]! += state.tokens[seat]!
  into[row + INCOME_AT]! += upkeeps * state.rent[seat]!
  into[row + HIRED_AT] = upkeeps * state.hired[seat]!
  into[row + COINS_AT] = Math.min(PLENTY, coins)
  into[row + RICHES_AT] = Math.max(0, coins - PLENTY)
  into[row + TILES_AT] = countPair(state.handLow[seat]!, state.handHigh[seat]!)
  into[row + BARE_AT] = state.bareCount[seat]!
  if (state.ledKind[seat] === FOR_PLOT) into[row + STAKES_AT] = state.stakes[seat * 4 + seat]!
  if (state.ledKind[seat] === FOR_PUBLIC) into[row + PLEDGED_AT] = state.stakes[seat * 4 + seat]!
  if (hasPassed) into[row + EARLY_AT] = state.fixed.players - placeIn(state, seat)
  else {
    into[row + WORKERS_AT] = Math.min(BUSY, workers)
    into[row + CROWD_AT] = Math.max(0, workers - BUSY)
    into[row + IN_PLAY_AT] = 1
  }
  if (state.seat === seat) into[row + TO_MOVE_AT] = 1
}

function placeIn(state: State, seat: number): number {
  let place = 0
  while (place < state.futureCount && state.future[place] !== seat) place++
  return place
}
