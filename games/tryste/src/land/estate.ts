import type { Seat } from '@masterplan/kernel'
import { addTo, removeFrom, rowHas } from '@masterplan/kernel/bits'
import { updateRights } from '../chapters/developer/rights.ts'
import { BROWNFIELD, DESERT, FIRST_MINE, SCAPE, SPECIALS, ZONES } from '../data/names.ts'
import { BROWNFIELD_FEE, GIFT, GIFT_UNITS, VIRGIN_FINE } from '../data/numbers.ts'
import { tierOfStooj } from '../geometry.ts'
import { gainPrestige, gainResource, losePrestige, type Telling } from '../purse.ts'
import { JUNIOR, type State, WORDS } from '../state.ts'

/** Zone plus one; 0 is none. A variance overrides the tier's zone (T-ZON-12). */
export const zoneAt = (state: State, stooj: number): number =>
  state.variance[stooj]! || state.tierZone[tierOfStooj(stooj)]!
export const typeAt = (state: State, stooj: number): number => state.tierType[tierOfStooj(stooj)]!
/** Seat plus one; 0 is nobody. */
export const ownerAt = (state: State, stooj: number): number => state.owner[stooj]!
export const isOwnedBy = (state: State, stooj: number, seat: number): boolean => state.owner[stooj] === seat + 1
export const isDeveloped = (state: State, stooj: number): boolean => rowHas(state.developed, 0, stooj)
export const hasTile = (state: State, stooj: number): boolean => rowHas(state.tile, 0, stooj)
export const isBareTile = (state: State, stooj: number): boolean => hasTile(state, stooj) && state.level[stooj] === 0
export const isDesert = (state: State, stooj: number): boolean => rowHas(state.desert, 0, stooj)
export const isBrownfield = (state: State, stooj: number): boolean => rowHas(state.brownfield, 0, stooj)
export const isProtected = (state: State, stooj: number): boolean => rowHas(state.protectedOnes, 0, stooj)

export function setOwner(state: State, stooj: number, seat: number): void {
  const before = state.owner[stooj]!
  if (before > 0) removeFrom(state.owned, (before - 1) * WORDS, stooj)
  else removeFrom(state.unowned, 0, stooj)
  state.owner[stooj] = seat + 1
  addTo(state.owned, seat * WORDS, stooj)
}

function refreshZone(state: State, stooj: number): void {
  const zone = zoneAt(state, stooj) - 1
  for (let each = 0; each < 3; each++) {
    if (each === zone) addTo(state.zoned, each * WORDS, stooj)
    else removeFrom(state.zoned, each * WORDS, stooj)
  }
}

/** T-ZON-08. */
export function zoneTier(state: State, tier: number, zone: number): void {
  state.tierZone[tier] = zone + 1
  for (let stooj = 4 * tier; stooj < 4 * tier + 4; stooj++) refreshZone(state, stooj)
}

export function setVariance(state: State, stooj: number, zone: number): void {
  state.variance[stooj] = zone + 1
  refreshZone(state, stooj)
}

export function setType(state: State, tier: number, type: number): void {
  state.tierType[tier] = type
  for (let stooj = 4 * tier; stooj < 4 * tier + 4; stooj++) {
    if (type === DESERT) addTo(state.desert, 0, stooj)
    else removeFrom(state.desert, 0, stooj)
    if (type === BROWNFIELD) addTo(state.brownfield, 0, stooj)
    else removeFrom(state.brownfield, 0, stooj)
  }
}

export function placeTile(state: State, seat: number, stooj: number, tell: Telling): void {
  addTo(state.tile, 0, stooj)
  tell?.('everyone', {
    kind: 'placed',
    seat: seat as Seat,
    stooj: state.fixed.board.stoojes[stooj]!,
    zone: ZONES[zoneAt(state, stooj) - 1]!,
  })
  develop(state, seat, stooj, 'fined', tell)
}

/** Takes it from the stock, if it is limited. What it costs is the caller's affair. */
export function placeSpecial(state: State, seat: number, stooj: number, special: number, tell: Telling): void {
  state.special[stooj] = special
  if (special > SCAPE) state.stock[special - 2]!--
  tell?.('everyone', {
    kind: 'special',
    seat: seat as Seat,
    stooj: state.fixed.board.stoojes[stooj]!,
    special: SPECIALS[special - 1]!,
  })
  if (special >= FIRST_MINE) {
    state.mines[seat]!++
    updateRights(state, seat, 2, tell)
  } else if (special > SCAPE) state.huts[3 * seat + special - 2]!++
  develop(state, seat, stooj, special >= FIRST_MINE ? 'fined' : 'exempt', tell)
}

/** T-DEV-20 to T-DEV-23, T-JUN-06. */
function develop(state: State, seat: number, stooj: number, later: 'fined' | 'exempt', tell: Telling): void {
  addTo(state.developed, 0, stooj)
  const tier = tierOfStooj(stooj)
  const gift = GIFT[state.tierType[tier]!]!
  if (gift >= 0) {
    const first = state.spoiled[tier] === 0
    if (first || state.fixed.mode === JUNIOR) gainResource(state, seat, gift, GIFT_UNITS, 'virgin-land', tell)
    if (first || later === 'fined') losePrestige(state, seat, VIRGIN_FINE, 'virgin-land', tell)
  }
  state.spoiled[tier] = 1
  if (isBrownfield(state, stooj)) {
    state.brownfields[seat]!++
    updateRights(state, seat, 0, tell)
    gainPrestige(state, seat, 1, 'brownfield', tell)
  }
}

/** Raises a construct, or begins one, and gives what every step gives (T-CON-09, T-DEV-23). */
export function raise(state: State, seat: number, stooj: number, level: number, tell: Telling): void {
  const before = state.level[stooj]!
  const zone = zoneAt(state, stooj) - 1
  const { prestige, constructPP, virginPenaltyConstructs } = state.fixed.options
  if (before === 0) {
    state.builder[stooj] = seat + 1
    addTo(state.constructs, seat * WORDS, stooj)
    state.built[3 * seat + zone]!++
    updateRights(state, seat, 1, tell)
    if (virginPenaltyConstructs && GIFT[typeAt(state, stooj)]! >= 0)
      losePrestige(state, seat, VIRGIN_FINE, 'virgin-land', tell)
  }
  state.level[stooj] = level
  for (let step = before; step < level; step++) {
    const replaced = constructPP === 'difference' && step > 0 ? prestige[4 * zone + step - 1]! : 0
    gainPrestige(state, seat, Math.max(0, prestige[4 * zone + step]! - replaced), 'construct', tell)
    if (isBrownfield(state, stooj)) gainPrestige(state, seat, 1, 'brownfield', tell)
  }
}

/** T-CON-13. The caller has taken the tokens from wherever they come. */
export function affix(state: State, seat: number, stooj: number, tokens: number, tell: Telling): void {
  if (tokens === 0) return
  state.affixed[stooj]! += tokens
  gainPrestige(state, seat, tokens, 'quality', tell)
}

/** T-EVT-11. Nothing happens to a protected construct. */
export function loseImprovement(state: State, stooj: number, tell: Telling): void {
  const name = state.fixed.board.stoojes[stooj]!
  const level = state.level[stooj]!
  if (level > 0 && isProtected(state, stooj)) return
  if (level > 1) {
    state.level[stooj] = level - 1
    tell?.('everyone', { kind: 'lost', stooj: name, what: 'level' })
  } else if (level === 1) {
    removeFrom(state.constructs, (state.builder[stooj]! - 1) * WORDS, stooj)
    state.level[stooj] = 0
    state.builder[stooj] = 0
    state.affixed[stooj] = 0
    tell?.('everyone', { kind: 'lost', stooj: name, what: 'construct' })
  } else if (isDeveloped(state, stooj)) {
    const special = state.special[stooj]!
    if (special > SCAPE) state.stock[special - 2]!++
    state.special[stooj] = 0
    removeFrom(state.tile, 0, stooj)
    removeFrom(state.fenced, 0, stooj)
    removeFrom(state.developed, 0, stooj)
    tell?.('everyone', { kind: 'lost', stooj: name, what: special > 0 ? 'special' : 'tile' })
  }
}

/** T-GEN-02: tiles and special developments by landowner, levels by the construct's owner (T-END-03). */
export function improvements(state: State, seat: number): number {
  let sum = 0
  const { stoojes } = state.fixed.board
  for (let stooj = 0; stooj < stoojes.length; stooj++) {
    if (state.owner[stooj] === seat + 1 && isDeveloped(state, stooj)) sum++
    if (state.builder[stooj] === seat + 1) sum += state.level[stooj]!
  }
  return sum
}

/** What a stooj costs at the Realtor's; in the Junior game it is developed at once (T-REA-01, T-JUN-05). */
export function priceOf(state: State, stooj: number): number {
  const price = state.fixed.options.landPrices[typeAt(state, stooj)]!
  return state.fixed.mode === JUNIOR && isBrownfield(state, stooj) ? price + BROWNFIELD_FEE : price
}
