import type { Features } from '@masterplan/kernel'
import { rowHas } from '@masterplan/kernel/bits'
import { heldOf } from '../cards/hands.ts'
import { MINE, stillOwed } from '../chapters/contractor/price.ts'
import { incomeOf, percentOf } from '../chapters/income.ts'
import { FIRST_MINE, LAIR, SCAPE } from '../data/names.ts'
import { HALVED_ABOVE, SECOND_ABOVE, SECOND_ABOVE_CONDENSED } from '../data/numbers.ts'
import { PAY } from '../data/steps.ts'
import { isDesert, priceOf, zoneAt } from '../land/estate.ts'
import { influence } from '../purse.ts'
import { CONDENSED, JUNIOR, type State, TYPICAL } from '../state.ts'
import { AT, NAMES, WIDTH } from './features/names.ts'
import { readPending } from './features/pending.ts'
import { longest, yearsLeft, zoneWorth } from './features/prospects.ts'
import { noteSite, readWorks, startWorks } from './features/works.ts'
import { hutYield, mineYield, pleased } from './features/yields.ts'

const HUNDRED = 100

export const features: Features<State> = {
  names: NAMES,
  stages: 3,
  players: state => state.fixed.players,
  stage: state => (longest(state) - yearsLeft(state)) / (longest(state) - 1),
  read(state, into) {
    const { players } = state.fixed
    const years = yearsLeft(state)
    into.fill(0, 0, players * WIDTH)
    readLand(state, years, into)
    for (let seat = 0; seat < players; seat++) {
      readPurse(state, seat, into, seat * WIDTH)
      readTiles(state, seat, into, seat * WIDTH)
    }
    for (let seat = 0; seat < players; seat++) readWorks(state, seat, years, into, seat * WIDTH)
    if (state.step === PAY) readWork(state, years, into, state.seat * WIDTH)
    else for (let seat = 0; seat < players; seat++) readPending(state, seat, years, into, seat * WIDTH)
  },
}

function readPurse(state: State, seat: number, into: Float64Array, row: number): void {
  const { mode } = state.fixed
  into[row + AT.gobs] = state.gobs[seat]! / HUNDRED
  for (let resource = 0; resource < 4; resource++) {
    into[row + AT.lumber + resource] = Math.min(8, state.resources[4 * seat + resource]!)
  }
  for (let deck = 0; deck < 4; deck++) into[row + AT.cards]! += heldOf(state, seat, deck)
  if (mode === JUNIOR) return
  into[row + AT.prestige] = state.prestige[seat]!
  into[row + AT.hype] = state.hype[seat]!
  const standing = influence(state, seat)
  if (standing > (mode === CONDENSED ? SECOND_ABOVE_CONDENSED : HALVED_ABOVE)) into[row + AT.known] = 1
  if (standing > (mode === CONDENSED ? HALVED_ABOVE : SECOND_ABOVE)) into[row + AT.famous] = 1
  if (mode !== TYPICAL) return
  const tokens = state.tokens[seat]!
  into[row + AT.tokens] = Math.min(6, tokens)
  into[row + AT['token-heap']] = Math.max(0, tokens - 6)
}

// Scratch of one call: zoned lots of each seat by zone, and each seat's best income.
const lots = new Int32Array(18)
const best = new Float64Array(6)

/** One walk over the map for all seats. */
function readLand(state: State, years: number, into: Float64Array): void {
  const { board } = state.fixed
  lots.fill(0)
  best.fill(0)
  const paying = state.step === PAY
  const site = paying && state.sort !== MINE ? state.site : -1
  startWorks(state, paying ? stillOwed(state) : 0)
  for (let stooj = 0; stooj < board.stoojes.length; stooj++) {
    const owner = state.owner[stooj]! - 1
    const builder = state.builder[stooj]! - 1
    if (builder >= 0) readConstruct(state, stooj, years, into, builder, owner)
    if (owner >= 0) readGround(state, stooj, years, into, owner)
    const level = stooj === site ? state.toLevel : state.level[stooj]!
    const worker = stooj === site ? state.seat : builder >= 0 ? builder : owner
    if (level < 4 && worker >= 0 && rowHas(state.tile, 0, stooj)) {
      noteSite(state, worker, zoneAt(state, stooj) - 1, level)
    }
  }
  for (let seat = 0; seat < state.fixed.players; seat++) {
    into[seat * WIDTH + AT.hyped] = (best[seat]! * Math.max(0, state.hypeTimes[seat]! - 1)) / HUNDRED
  }
}

function readConstruct(
  state: State,
  stooj: number,
  years: number,
  into: Float64Array,
  builder: number,
  owner: number,
): void {
  const row = builder * WIDTH
  const income = incomeOf(state, stooj)
  const all = (income * years) / HUNDRED
  into[row + AT.levels]! += state.level[stooj]!
  into[row + AT.homes + zoneAt(state, stooj) - 1]! += all
  best[builder] = Math.max(best[builder]!, income)
  if (owner === builder) return
  into[row + AT.abroad]! += all
  if (owner >= 0) into[owner * WIDTH + AT.shares]! += all
}

function readGround(state: State, stooj: number, years: number, into: Float64Array, owner: number): void {
  const row = owner * WIDTH
  into[row + AT.ground]! += priceOf(state, stooj) / HUNDRED
  const special = state.special[stooj]!
  if (special > 0) {
    into[row + AT.specials]!++
    if (special >= FIRST_MINE) into[row + AT.mines]! += mineYield(state, owner, stooj, years) / HUNDRED
    else if (special === SCAPE) into[row + AT.scapes]! += years * pleased(state, stooj)
    else if (special <= LAIR) into[row + AT.huts]! += (years * hutYield(state, owner, special)) / HUNDRED
    return
  }
  const zone = zoneAt(state, stooj) - 1
  if (rowHas(state.tile, 0, stooj)) {
    if (state.level[stooj]! > 0) into[row + AT['tiles-built']]!++
    else {
      into[row + AT['tiles-bare']]!++
      into[row + AT['bare-zones']]! += zoneWorth(state, owner, stooj, zone, years) / HUNDRED
    }
  } else if (isDesert(state, stooj)) into[row + AT['lots-desert']]!++
  else if (zone < 0) into[row + AT['lots-unzoned']]!++
  else {
    lots[3 * owner + zone]!++
    into[row + AT.lots]!++
    into[row + AT['lot-zones']]! += zoneWorth(state, owner, stooj, zone, years) / HUNDRED
  }
}

function readTiles(state: State, seat: number, into: Float64Array, row: number): void {
  for (let zone = 0; zone < 3; zone++) {
    const tiles = state.tiles[3 * seat + zone]!
    const useful = Math.min(tiles, lots[3 * seat + zone]!)
    into[row + AT['tiles-useful']]! += useful
    into[row + AT['tiles-idle']]! += tiles - useful
  }
}

/** A work that is being paid counts as if it stood already, and what is still owed as if it were gone. */
function readWork(state: State, years: number, into: Float64Array, row: number): void {
  const { site, sort, toLevel, seat } = state
  const owed = stillOwed(state)
  into[row + AT.gobs]! -= (Math.min(owed, state.gobs[seat]!) + Math.max(0, owed - state.gobs[seat]!) * 1.2) / HUNDRED
  if (sort === MINE) {
    into[row + AT.specials]!++
    into[row + AT.mines]! += (years * 20) / HUNDRED
    return
  }
  const { incomes, prestige } = state.fixed.options
  const zone = zoneAt(state, site) - 1
  const before = state.level[site]!
  const after = (incomes[4 * zone + toLevel - 1]! * percentOf(state, site)) / 100
  const all = ((after - incomeOf(state, site)) * years) / HUNDRED
  into[row + AT.homes + zone]! += all
  if (state.owner[site] !== seat + 1) into[row + AT.abroad]! += all
  else if (before === 0) {
    into[row + AT['tiles-bare']]!--
    into[row + AT['tiles-built']]!++
    into[row + AT['bare-zones']]! -= zoneWorth(state, seat, site, zone, years) / HUNDRED
  }
  into[row + AT.levels]! += toLevel - before
  for (let level = before; level < toLevel; level++) into[row + AT.prestige]! += prestige[4 * zone + level]!
}
