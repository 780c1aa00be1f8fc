import { refused } from '@masterplan/kernel'
import { pairHas } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import { FAMILIES } from './data/icons.ts'
import { compensation, expropriationPrice, HIRE_COST, liftCost, MOST_LIFTS } from './data/prices.ts'
import {
  CITY_HALL,
  codeOf,
  EMPLOYMENT,
  FAMILY,
  FIRST_BOOST,
  FIRST_START,
  isPrivate,
  PARKS,
  RANK,
  TOP_LEVEL,
  WORKS,
} from './data/tiles.ts'
import { type Border, borderName, type Road } from './geometry.ts'
import type { No } from './refuse.ts'
import { isFree, isPlot, notAPlot, refuseCost } from './refuse-bids.ts'
import type { State } from './state.ts'
import { BARE_LIMIT, BOOST, isAvailable, STREET, TEAM_LIMIT, teamOf } from './table.ts'

export type Asked = {
  readonly start: number // the starting public building
  readonly offered: boolean // whether it has such an amount at all
  readonly workers: number
  readonly coins: number
  readonly rule: string
}

/** U-PBA-01 to U-PBA-04, and the price. */
export function refuseAction(state: State, seat: number, { start, offered, workers, coins, rule }: Asked): No {
  const building = codeOf(FIRST_START + start)
  if (((state.fixed.standing >>> start) & 1) === 0) return refused('building-absent', 'U-PBA-01', { building })
  if (!isAvailable(state, start)) return refused('action-used', 'U-PBA-04', { building })
  return offered ? refuseCost(state, seat, workers, coins) : refused('not-offered', rule, { building })
}

/** U-PBA-12. */
export function refuseHire(state: State, seat: number): No {
  const asked = { start: EMPLOYMENT, offered: true, workers: 1, coins: HIRE_COST, rule: 'U-PBA-12' }
  const no = refuseAction(state, seat, asked)
  return no ?? (teamOf(state, seat) < TEAM_LIMIT ? undefined : refused('team-full', 'U-PBA-12', { limit: TEAM_LIMIT }))
}

/** U-PBA-15 to U-PBA-18, U-PBA-22: the first building of a boost, or one more. */
export function refuseBoost(state: State, seat: number, plot: number): No {
  if (!isPlot(state, plot)) return notAPlot(plot)
  const tile = state.building[plot]! - 1
  const facts = { plot: cellName(plot) }
  if (!isPrivate(tile)) return refused('no-private-building', 'U-PBA-22', facts)
  const family = FAMILY[tile]!
  const rule = `U-PBA-${15 + family}`
  const more = state.phase === BOOST
  if (more && family !== state.liftFamily) {
    return refused('wrong-family', `U-PBA-${15 + state.liftFamily}`, {
      tile: codeOf(tile),
      family: FAMILIES[state.liftFamily]!,
    })
  }
  if (more && pairHas(state.liftedLow, state.liftedHigh, plot)) return refused('already-boosted', 'U-PBA-22', facts)
  if (more && state.lifts >= MOST_LIFTS) return refused('not-offered', rule, facts)
  const anybody = state.fixed.options.boostTargets === 'any'
  if (!anybody && state.owner[plot] !== seat + 1) return refused('not-your-building', 'U-PBA-22', facts)
  if (state.total[plot]! >= TOP_LEVEL) return refused('level-full', 'U-PBA-22', facts)
  const coins = liftCost(family, state.lifts)
  if (more) return refuseCost(state, seat, 0, coins)
  return refuseAction(state, seat, { start: FIRST_BOOST + family, offered: true, workers: 1, coins, rule })
}

/** U-PBA-19, U-PBA-23. */
export function refuseExpropriation(state: State, seat: number, plot: number): No {
  if (!isPlot(state, plot)) return notAPlot(plot)
  const owner = state.owner[plot]!
  if (owner === 0 || owner === seat + 1 || state.building[plot] !== 0) {
    return refused('not-a-rivals-plot', 'U-PBA-19', { plot: cellName(plot) })
  }
  const coins = expropriationPrice(state, plot)
  const no = refuseAction(state, seat, { start: CITY_HALL, offered: true, workers: 2, coins, rule: 'U-PBA-19' })
  return no ?? (state.bareCount[seat]! < BARE_LIMIT ? undefined : refused('two-empty-plots', 'U-LIM-02'))
}

/** U-PBA-20, U-PBA-21, U-PBA-24; as an effect (U-FX-04) a street needs no office and no worker. */
export function refuseRoad(state: State, seat: number, road: Road, border: Border): No {
  const facts = { road, border: borderName(border) }
  const bit = (words: Int32Array) => ((words[border >> 5]! >>> (border & 31)) & 1) === 1
  if (!bit(state.fixed.borders)) return refused('not-a-border', 'U-GEO-07', facts)
  if (!bit(state.borders)) return refused('border-taken', 'U-GEO-08', facts)
  const left = road === 'street' ? state.streets : state.boulevards
  if (left === 0) return refused('no-road-left', 'U-PBA-24', facts)
  if (state.phase === STREET) return road === 'street' ? undefined : refused('not-now', 'U-FX-04')
  const rule = road === 'street' ? 'U-PBA-21' : 'U-PBA-20'
  const start = road === 'street' ? WORKS : PARKS
  return refuseAction(state, seat, { start, offered: true, workers: 1, coins: 0, rule })
}

const besideSite = (state: State, plot: number): boolean =>
  pairHas(state.fixed.nearLow[state.site]!, state.fixed.nearHigh[state.site]!, plot)

/** U-FX-02. */
export function refuseClaim(state: State, seat: number, plot: number): No {
  const facts = { plot: cellName(plot) }
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (!besideSite(state, plot)) return refused('not-adjacent', 'U-FX-02', facts)
  if (!isFree(state, plot)) return refused('plot-not-free', 'U-FX-02', facts)
  return state.bareCount[seat]! < BARE_LIMIT ? undefined : refused('two-empty-plots', 'U-FX-02')
}

/** U-FX-03. */
export function refuseDemolition(state: State, seat: number, plot: number): No {
  const facts = { plot: cellName(plot) }
  if (!isPlot(state, plot)) return notAPlot(plot)
  const tile = state.building[plot]! - 1
  if (!besideSite(state, plot)) return refused('not-adjacent', 'U-FX-03', facts)
  if (!isPrivate(tile)) return refused('no-private-building', 'U-FX-03', facts)
  if (state.owner[plot] === seat + 1) {
    return state.bareCount[seat]! < BARE_LIMIT ? undefined : refused('two-empty-plots', 'U-FX-03')
  }
  if (RANK[tile]! > 1) return refused('rank-too-high', 'U-FX-03', { tile: codeOf(tile) })
  return refuseCost(state, seat, 0, compensation(state, plot))
}
