import { rowHas } from '@masterplan/kernel/bits'
import { MINE, stillOwed } from '../../chapters/contractor/price.ts'
import { incomeOf, percentOf } from '../../chapters/income.ts'
import { isResting } from '../../chapters/media.ts'
import { votesFor } from '../../chapters/zoning-board/vote.ts'
import {
  ARCHITECT,
  CONTRACTOR,
  DEVELOPER,
  FIRST_MINE,
  MAFIA,
  MEDIA,
  REALTOR,
  VENTURE_CAPITALIST,
  ZONING_BOARD,
} from '../../data/names.ts'
import { TERRAFORM_PRICE } from '../../data/numbers.ts'
import * as step from '../../data/steps.ts'
import { zoneAt } from '../../estate.ts'
import { influence } from '../../purse.ts'
import type { State } from '../../state.ts'
import { zoneWorth } from '../prospects.ts'
import type { Preferences } from './personalities.ts'

/** What is under way: a work that is being paid, a vote, an auction, a role that was just picked. */
export function pendingWorth(state: State, seat: number, taste: Preferences, years: number, omega: number): number {
  if (state.tier > 0) return voteWorth(state, seat, taste, years)
  switch (state.step) {
    case step.PAY:
      return state.seat === seat ? workWorth(state, taste, years, omega) : 0
    case step.OPEN:
    case step.BID:
    case step.LAND:
      return auctionWorth(state, seat, taste, years, omega)
    case step.ZONE:
    case step.VARIANCE:
    case step.BLYCE:
    case step.DRAW:
    case step.SELL:
      return state.holder === seat ? roleWorth(state, seat, taste, omega) : 0
    case step.TILE:
      return state.holder === seat && state.tilesToDraw === 2 ? roleWorth(state, seat, taste, omega) : 0
    default:
      return 0
  }
}

/** As if it stood already, less what is still to be paid. */
function workWorth(state: State, taste: Preferences, years: number, omega: number): number {
  const { site, sort, toLevel, seat } = state
  const owed = stillOwed(state)
  const price = Math.min(owed, state.gobs[seat]!) + Math.max(0, owed - state.gobs[seat]!) * 1.2
  if (sort === MINE) return omega + 20 * years * taste.mine - price + (toLevel - FIRST_MINE)
  const { incomes, prestige } = state.fixed.options
  const zone = zoneAt(state, site) - 1
  const before = state.level[site]!
  const kept = state.owner[site] === seat + 1 ? 1 : 0.8
  const after = (incomes[4 * zone + toLevel - 1]! * percentOf(state, site)) / 100
  let worth = (after - incomeOf(state, site)) * kept * years * taste.income * taste.zones[zone]! - price
  for (let level = before; level < toLevel; level++) worth += omega + prestige[4 * zone + level]! * taste.prestige
  return worth
}

/** The tier's zones by the weight that is behind them; before the vote, by what this seat's weight can do. */
function voteWorth(state: State, seat: number, taste: Preferences, years: number): number {
  const tier = state.tier - 1
  let cast = 3
  let sum = 0
  for (let zone = 0; zone < 3; zone++) {
    let worth = 0
    for (let stooj = 4 * tier; stooj < 4 * tier + 4; stooj++) worth += zoneWorth(state, seat, stooj, zone, taste, years)
    const weight = 1 + 2 * votesFor(state, zone)
    cast += weight - 1
    sum += worth * weight
  }
  return sum / cast
}

function auctionWorth(state: State, seat: number, taste: Preferences, years: number, omega: number): number {
  const [pro, contra] = [state.totals[0]!, state.totals[1]!]
  const chance = state.step === step.LAND ? 1 : pro >= contra ? 0.75 : 0.25
  const side = state.side[seat]!
  const cost = state.bids[seat]! * taste.prestige * (side === 1 ? chance : 1 - chance)
  if (state.about === 0) {
    const now = zoneAt(state, state.subject) - 1
    const before = now < 0 ? 0 : zoneWorth(state, seat, state.subject, now, taste, years)
    return chance * (zoneWorth(state, seat, state.subject, state.aim, taste, years) - before) - cost
  }
  return chance * conversionWorth(state, seat, state.subject, omega) - cost
}

/** Own land in the tier becomes useful; everybody else's too. The player in the lead would rather see the end. */
function conversionWorth(state: State, seat: number, tier: number, omega: number): number {
  let worth = 0
  for (let stooj = 4 * tier; stooj < 4 * tier + 4; stooj++) {
    const owner = state.owner[stooj]!
    if (rowHas(state.developed, 0, stooj)) worth -= owner === seat + 1 ? 40 : 0
    else if (owner === seat + 1) worth += 0.6 * omega
    else if (owner > 0) worth -= 0.2 * omega
  }
  return state.initiator === seat ? worth - TERRAFORM_PRICE : worth
}

/** What a role promises its holder, before anything of it is done. */
function roleWorth(state: State, seat: number, taste: Preferences, omega: number): number {
  return taste.roles[state.role]! + promised(state, seat, taste, omega)
}

function promised(state: State, seat: number, taste: Preferences, omega: number): number {
  const counts = countLots(state, seat)
  switch (state.role) {
    case ZONING_BOARD:
      return 10 + 0.45 * omega * Math.min(4, counts.unzoned)
    case REALTOR:
      return state.gobs[seat]! < 100 ? 0 : 30 + 0.35 * omega * Math.max(0, 3 - counts.free)
    case DEVELOPER:
      return 20 + 0.6 * omega * Math.min(3, counts.free)
    case CONTRACTOR:
      return 50 + (state.gobs[seat]! > 100 && counts.sites > 0 ? 0.7 * omega : 0)
    case ARCHITECT:
      return 2 * taste.token + taste.card
    case MAFIA:
      return 15 + taste.card
    case MEDIA:
      return taste.card + hypePromise(state, seat)
    case VENTURE_CAPITALIST:
      return Math.max(0, (20 - taste.prestige) * Math.min(30, state.prestige[seat]!) * 0.5)
    default:
      return 0
  }
}

export function hypePromise(state: State, seat: number): number {
  if (state.hypeYear[seat] !== 0 || state.prestige[seat] === 0 || isResting(state, seat)) return 0
  let best = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1) best = Math.max(best, incomeOf(state, stooj))
  }
  return 2 * best + (influence(state, seat) > 20 ? 20 : 0)
}

const COUNTS = { free: 0, unzoned: 0, sites: 0 }

export function countLots(state: State, seat: number): typeof COUNTS {
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
