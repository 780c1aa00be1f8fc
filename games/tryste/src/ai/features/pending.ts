import { rowHas } from '@masterplan/kernel/bits'
import { incomeOf } from '../../chapters/income.ts'
import { isResting } from '../../chapters/media.ts'
import { votesFor } from '../../chapters/zoning-board/vote.ts'
import {
  ARCHITECT,
  CONTRACTOR,
  DEVELOPER,
  MAFIA,
  MEDIA,
  REALTOR,
  VENTURE_CAPITALIST,
  ZONING_BOARD,
} from '../../data/names.ts'
import { TERRAFORM_PRICE } from '../../data/numbers.ts'
import * as step from '../../data/steps.ts'
import { zoneAt } from '../../land/estate.ts'
import { influence } from '../../purse.ts'
import type { State } from '../../state.ts'
import { AT } from './names.ts'
import { zoneWorth } from './prospects.ts'

const HUNDRED = 100
/** What one more improvement is roughly worth, in gobs: for what is only planned, roughly will do. */
const IMPROVEMENT = 120

/** What is under way for a seat: a vote, an auction, a role that was just picked. */
export function readPending(state: State, seat: number, years: number, into: Float64Array, row: number): void {
  if (state.tier > 0) {
    into[row + AT.vote] = voteWorth(state, seat, years) / HUNDRED
    return
  }
  switch (state.step) {
    case step.OPEN:
    case step.BID:
    case step.LAND:
      into[row + AT.auction] = auctionWorth(state, seat, years) / HUNDRED
      break
    case step.ZONE:
    case step.VARIANCE:
    case step.BLYCE:
    case step.DRAW:
    case step.SELL:
      if (state.holder === seat) readRole(state, seat, into, row)
      break
    case step.TILE:
      if (state.holder === seat && state.tilesToDraw === 2) readRole(state, seat, into, row)
      break
    default:
  }
}

/** What a role promises its holder, before anything of it is done. */
function readRole(state: State, seat: number, into: Float64Array, row: number): void {
  if (state.role > VENTURE_CAPITALIST) return
  into[row + AT['zoning-board'] + state.role] = 1
  into[row + AT.promise] = promised(state, seat) / HUNDRED
}

/** The tier's zones by the weight that is behind them; before the vote, by what this seat's weight can do. */
function voteWorth(state: State, seat: number, years: number): number {
  const tier = state.tier - 1
  let cast = 3
  let sum = 0
  for (let zone = 0; zone < 3; zone++) {
    let worth = 0
    for (let stooj = 4 * tier; stooj < 4 * tier + 4; stooj++) {
      worth += zoneWorth(state, seat, stooj, zone, years)
    }
    const weight = 1 + 2 * votesFor(state, zone)
    cast += weight - 1
    sum += worth * weight
  }
  return sum / cast
}

const PRESTIGE = 12 // what a bid's prestige is worth in gobs

function auctionWorth(state: State, seat: number, years: number): number {
  const [pro, contra] = [state.totals[0]!, state.totals[1]!]
  const chance = state.step === step.LAND ? 1 : pro >= contra ? 0.75 : 0.25
  const side = state.side[seat]!
  const cost = state.bids[seat]! * PRESTIGE * (side === 1 ? chance : 1 - chance)
  if (state.about === 0) {
    const now = zoneAt(state, state.subject) - 1
    const before = now < 0 ? 0 : zoneWorth(state, seat, state.subject, now, years)
    return chance * (zoneWorth(state, seat, state.subject, state.aim, years) - before) - cost
  }
  return chance * conversionWorth(state, seat, state.subject) - cost
}

/** Own land in the tier becomes useful; everybody else's too. The player in the lead would rather see the end. */
function conversionWorth(state: State, seat: number, tier: number): number {
  let worth = 0
  for (let stooj = 4 * tier; stooj < 4 * tier + 4; stooj++) {
    const owner = state.owner[stooj]!
    if (rowHas(state.developed, 0, stooj)) worth -= owner === seat + 1 ? 40 : 0
    else if (owner === seat + 1) worth += 0.6 * IMPROVEMENT
    else if (owner > 0) worth -= 0.2 * IMPROVEMENT
  }
  return state.initiator === seat ? worth - TERRAFORM_PRICE : worth
}

function promised(state: State, seat: number): number {
  const counts = countLots(state, seat)
  switch (state.role) {
    case ZONING_BOARD:
      return 0.45 * IMPROVEMENT * Math.min(4, counts.unzoned)
    case REALTOR:
      return state.gobs[seat]! < 100 ? 0 : 30 + 0.35 * IMPROVEMENT * Math.max(0, 3 - counts.free)
    case DEVELOPER:
      return 0.6 * IMPROVEMENT * Math.min(3, counts.free)
    case CONTRACTOR:
      return state.gobs[seat]! > 100 && counts.sites > 0 ? 0.7 * IMPROVEMENT : 0
    case ARCHITECT:
    case MAFIA:
      return 0
    case MEDIA:
      return hypePromise(state, seat)
    default:
      return Math.max(0, (20 - PRESTIGE) * Math.min(30, state.prestige[seat]!) * 0.5)
  }
}

function hypePromise(state: State, seat: number): number {
  if (state.hypeYear[seat] !== 0 || state.prestige[seat] === 0 || isResting(state, seat)) return 0
  let best = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1) best = Math.max(best, incomeOf(state, stooj))
  }
  return 2 * best + (influence(state, seat) > 20 ? 20 : 0)
}

const COUNTS = { free: 0, unzoned: 0, sites: 0 }

function countLots(state: State, seat: number): typeof COUNTS {
  COUNTS.free = 0
  COUNTS.unzoned = 0
  COUNTS.sites = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1 && state.level[stooj]! < 4) COUNTS.sites++
    if (state.owner[stooj] !== seat + 1) continue
    if (rowHas(state.tile, 0, stooj) && state.level[stooj] === 0) COUNTS.sites++
    if (rowHas(state.developed, 0, stooj) || rowHas(state.desert, 0, stooj)) continue
    if (zoneAt(state, stooj) === 0) COUNTS.unzoned++
    else COUNTS.free++
  }
  return COUNTS
}
