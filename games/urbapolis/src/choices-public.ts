import { countBits, countPair, nthOfPair } from '@masterplan/kernel/bits'
import type { Choice } from './choices.ts'
import { HIRE_COST, HOSPITAL_COSTS, liftCost, MOST_BANKERS, MOST_LIFTS, TEMP_COSTS } from './data/prices.ts'
import { AGENCY, BANK, EMPLOYMENT, FIRST_BOOST, HOSPITAL, PARKS, WORKS } from './data/tiles.ts'
import { BANKS, BOOSTS, BOULEVARDS, HIRE, HOSPITALS, PASS, PICKS, STREETS, TEMPS } from './moves.ts'
import type { State } from './state.ts'
import { isAvailable, TEAM_LIMIT, teamOf } from './table.ts'
import type { Move } from './types.ts'

// Every action of a starting public building takes a worker: these are counted only for a seat that has one.
const only = (move: Move) => (): Move => move

export const passes: Choice = { count: () => 1, nth: only(PASS) } // U-ACT-05

/** U-SET-16: any tile of the market with any free plot beside a central building. */
export const picks: Choice = {
  count: state => countPair(state.marketLow, state.marketHigh) * pickPlots(state),
  nth(state, _seat, n) {
    const { setupLow, setupHigh } = state.fixed
    const plots = pickPlots(state)
    const which = (n / plots) | 0
    const tile = nthOfPair(state.marketLow, state.marketHigh, which)
    return PICKS[tile * 64 + nthOfPair(setupLow & state.freeLow, setupHigh & state.freeHigh, n - which * plots)]!
  },
}
const pickPlots = (state: State): number =>
  countPair(state.fixed.setupLow & state.freeLow, state.fixed.setupHigh & state.freeHigh)

export const bankings: Choice = {
  count: (state, seat) => (isAvailable(state, BANK) ? Math.min(MOST_BANKERS, state.free[seat]!) : 0),
  nth: (_state, _seat, n) => BANKS[n + 1]!,
}

export const hirings: Choice = {
  count: (state, seat) =>
    isAvailable(state, EMPLOYMENT) && state.coins[seat]! >= HIRE_COST && teamOf(state, seat) < TEAM_LIMIT ? 1 : 0,
  nth: only(HIRE),
}

export const agencies: Choice = {
  count: (state, seat) => (isAvailable(state, AGENCY) ? TEMP_STEPS[Math.min(MOST_ASKED, state.coins[seat]!)]! : 0),
  nth: (_state, _seat, n) => TEMPS[n + 2]!,
}

export const hospitals: Choice = {
  count: (state, seat) => (isAvailable(state, HOSPITAL) ? POINT_STEPS[Math.min(MOST_ASKED, state.coins[seat]!)]! : 0),
  nth: (_state, _seat, n) => HOSPITALS[n + 1]!,
}

/** By coins: how many steps of a price list can be paid. */
const MOST_ASKED = Math.max(...TEMP_COSTS, ...HOSPITAL_COSTS)
const stepsOf = (costs: readonly number[]): Int32Array =>
  Int32Array.from({ length: MOST_ASKED + 1 }, (_, coins) => costs.filter(cost => cost > 0 && cost <= coins).length)
const TEMP_STEPS = stepsOf(TEMP_COSTS)
const POINT_STEPS = stepsOf(HOSPITAL_COSTS)

/** U-PBA-15 to U-PBA-18: the first building of a boost; the family says at which public building. */
export const boosts: Choice = {
  count(state, seat) {
    let count = 0
    for (let family = 0; family < 4; family++) count += liftable(state, seat, family)
    return count
  },
  nth(state, seat, n) {
    let rest = n
    let family = 0
    for (; ; family++) {
      const here = liftable(state, seat, family)
      if (rest < here) break
      rest -= here
    }
    return BOOSTS[nthOfPair(liftableLow(state, seat, family), liftableHigh(state, seat, family), rest)]!
  },
}

function liftable(state: State, seat: number, family: number): number {
  if (!isAvailable(state, FIRST_BOOST + family) || state.coins[seat]! < liftCost(family, 0)) return 0
  return countPair(liftableLow(state, seat, family), liftableHigh(state, seat, family))
}
/** U-PBA-22: own buildings below the top; with the option, everybody's. */
function liftableLow(state: State, seat: number, family: number): number {
  const whose = state.fixed.options.boostTargets === 'own' ? state.mineLow[seat]! : -1
  return state.kinLow[family]! & state.liftLow & whose
}
function liftableHigh(state: State, seat: number, family: number): number {
  const whose = state.fixed.options.boostTargets === 'own' ? state.mineHigh[seat]! : -1
  return state.kinHigh[family]! & state.liftHigh & whose
}

/** The second and third building of the boost that is going on. */
export const moreBoosts: Choice = {
  count(state, seat) {
    const family = state.liftFamily
    if (state.lifts >= MOST_LIFTS || state.coins[seat]! < liftCost(family, state.lifts)) return 0
    return countPair(
      liftableLow(state, seat, family) & ~state.liftedLow,
      liftableHigh(state, seat, family) & ~state.liftedHigh,
    )
  },
  nth(state, seat, n) {
    const family = state.liftFamily
    const low = liftableLow(state, seat, family) & ~state.liftedLow
    return BOOSTS[nthOfPair(low, liftableHigh(state, seat, family) & ~state.liftedHigh, n)]!
  },
}

/** U-PBA-20, U-PBA-21, U-PBA-24: any border without a road, as long as there is a piece. */
export const boulevards: Choice = {
  count: state => (isAvailable(state, PARKS) && state.boulevards > 0 ? state.bordersOpen : 0),
  nth: (state, _seat, n) => BOULEVARDS[nthBorder(state, n)]!,
}
export const streets: Choice = {
  count: state => (isAvailable(state, WORKS) && state.streets > 0 ? state.bordersOpen : 0),
  nth: (state, _seat, n) => STREETS[nthBorder(state, n)]!,
}
function nthBorder(state: State, n: number): number {
  let rest = n
  let word = 0
  for (; ; word++) {
    const here = countBits(state.borders[word]!)
    if (rest < here) break
    rest -= here
  }
  return word * 32 + nthOfPair(state.borders[word]!, 0, rest)
}
