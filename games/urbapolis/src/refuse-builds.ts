import { refused } from '@masterplan/kernel'
import { pairHas } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import { COIN_COST, codeOf, FAMILY, FIRST_LATER, isLater, isPrivate, RANK, WORKER_COST } from './data/tiles.ts'
import type { No } from './refuse.ts'
import { isFree, isPlot, notAPlot, refuseCost } from './refuse-bids.ts'
import type { State } from './state.ts'

function inHand(state: State, seat: number, tile: number): boolean {
  if (isPrivate(tile)) return pairHas(state.handLow[seat]!, state.handHigh[seat]!, tile)
  return isLater(tile) && ((state.handPublic[seat]! >>> (tile - FIRST_LATER)) & 1) === 1
}

/** U-BLD-01 to U-BLD-05. */
export function refuseBuild(state: State, seat: number, tile: number, plot: number): No {
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (!inHand(state, seat, tile)) return refused('not-in-hand', 'U-BLD-01', { tile: codeOf(tile) })
  if (state.building[plot] !== 0) return refused('plot-built', 'U-GEO-05', { plot: cellName(plot) })
  const site = isPrivate(tile) ? refuseOwnSite(state, seat, plot) : refusePublicSite(state, seat, plot)
  return site ?? refuseCost(state, seat, WORKER_COST[tile]!, COIN_COST[tile]!)
}

function refuseOwnSite(state: State, seat: number, plot: number): No {
  return state.owner[plot] === seat + 1 ? undefined : refused('not-your-plot', 'U-BLD-01', { plot: cellName(plot) })
}

/** Own plots always; free ones, with the option only beside a building; never a rival's or one in auction. */
function refusePublicSite(state: State, seat: number, plot: number): No {
  const facts = { plot: cellName(plot) }
  if (state.owner[plot] === seat + 1) return undefined
  if (state.owner[plot] !== 0) return refused('not-your-plot', 'U-BLD-04', facts)
  if (!isFree(state, plot)) return refused('plot-not-free', 'U-AUC-16', facts)
  const lonely = state.fixed.options.publicPlots === 'adjacentFree' && state.beside[plot] === 0
  return lonely ? refused('no-neighbour', 'U-BLD-04', facts) : undefined
}

/** U-UPG-01 to U-UPG-03. */
export function refuseUpgrade(state: State, seat: number, tile: number, plot: number): No {
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (!isPrivate(tile) || !inHand(state, seat, tile)) return refused('not-in-hand', 'U-UPG-01', { tile: codeOf(tile) })
  const old = state.building[plot]! - 1
  if (!isPrivate(old)) return refused('no-private-building', 'U-UPG-01', { plot: cellName(plot) })
  if (state.owner[plot] !== seat + 1) return refused('not-your-building', 'U-UPG-01', { plot: cellName(plot) })
  const facts = { tile: codeOf(tile), building: codeOf(old) }
  if (FAMILY[tile] !== FAMILY[old]) return refused('wrong-family', 'U-UPG-01', facts)
  if (RANK[tile]! <= RANK[old]!) return refused('rank-not-higher', 'U-UPG-01', facts)
  const workers = WORKER_COST[tile]! - WORKER_COST[old]!
  return refuseCost(state, seat, Math.max(0, workers), Math.max(0, COIN_COST[tile]! - COIN_COST[old]!))
}
