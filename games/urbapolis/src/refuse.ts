import { type Actor, type Refused, refused } from '@masterplan/kernel'
import { pairHas } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import { HOSPITAL_COSTS, MOST_BANKERS, MOST_POINTS, MOST_TEMPS, TEMP_COSTS } from './data/prices.ts'
import { AGENCY, BANK, codeOf, HOSPITAL, isPrivate } from './data/tiles.ts'
import { canReserve, canReveal } from './luck.ts'
import { isFree, isPlot, notAPlot, refuseBid, refuseTake, refuseTender } from './refuse-bids.ts'
import { refuseBuild, refuseUpgrade } from './refuse-builds.ts'
import {
  refuseAction,
  refuseBoost,
  refuseClaim,
  refuseDemolition,
  refuseExpropriation,
  refuseHire,
  refuseRoad,
} from './refuse-public.ts'
import { canDisc } from './setup.ts'
import type { State } from './state.ts'
import { ACT, BOOST, CLAIM, DEMOLISH, DISC, DRAFT, PICK, RESERVE, REVEAL, STREET } from './table.ts'
import type { Move, Refusal } from './types.ts'

export type No = Refused<Refusal> | undefined

/** When each kind of move is awaited, and the rule that says so. */
const AWAITED: Readonly<Record<Move['kind'], { readonly in: readonly number[]; readonly rule: string }>> = {
  reveal: { in: [REVEAL], rule: 'U-SET-11' },
  reserve: { in: [RESERVE], rule: 'U-SET-12' },
  disc: { in: [DISC], rule: 'U-SET-15' },
  pick: { in: [PICK], rule: 'U-SET-16' },
  bid: { in: [ACT], rule: 'U-ACT-02' },
  take: { in: [ACT], rule: 'U-ACT-02' },
  build: { in: [ACT], rule: 'U-ACT-02' },
  upgrade: { in: [ACT], rule: 'U-ACT-02' },
  tender: { in: [ACT], rule: 'U-ACT-02' },
  bank: { in: [ACT], rule: 'U-ACT-02' },
  hire: { in: [ACT], rule: 'U-ACT-02' },
  temps: { in: [ACT], rule: 'U-ACT-02' },
  hospital: { in: [ACT], rule: 'U-ACT-02' },
  boost: { in: [ACT, BOOST], rule: 'U-ACT-02' },
  expropriate: { in: [ACT], rule: 'U-ACT-02' },
  road: { in: [ACT, STREET], rule: 'U-ACT-02' },
  claim: { in: [CLAIM], rule: 'U-FX-02' },
  demolish: { in: [DEMOLISH], rule: 'U-FX-03' },
  draft: { in: [DRAFT], rule: 'U-FX-05' },
  done: { in: [BOOST, CLAIM, DEMOLISH, STREET, DRAFT], rule: 'U-FX-06' },
  pass: { in: [ACT], rule: 'U-PAS-01' },
}

/** The one statement of legality, for luck too. */
export function refuse(state: State, _by: Actor, move: Move): No {
  const awaited = AWAITED[move.kind]
  if (!awaited.in.includes(state.phase)) return refused('not-now', awaited.rule)
  const seat = state.seat
  switch (move.kind) {
    case 'reveal':
      return canReveal(state, move.tile) ? undefined : refused('not-in-pile', 'U-SET-10', { tile: codeOf(move.tile) })
    case 'reserve':
      return canReserve(state, move.tile) ? undefined : refused('not-in-deck', 'U-SET-13', { tile: codeOf(move.tile) })
    case 'disc':
      return canDisc(state, move.seat) ? undefined : refused('disc-drawn', 'U-SET-15', { seat: move.seat + 1 })
    case 'pick':
      return refusePick(state, move.tile, move.plot)
    case 'bid':
      return refuseBid(state, seat, move.plot, move.coins)
    case 'take':
      return refuseTake(state, seat, move.tile, 1)
    case 'build':
      return refuseBuild(state, seat, move.tile, move.plot)
    case 'upgrade':
      return refuseUpgrade(state, seat, move.tile, move.plot)
    case 'tender':
      return refuseTender(state, seat, move.tile, move.workers)
    case 'bank': {
      const offered = move.workers >= 1 && move.workers <= MOST_BANKERS
      return refuseAction(state, seat, { start: BANK, offered, workers: move.workers, coins: 0, rule: 'U-PBA-11' })
    }
    case 'hire':
      return refuseHire(state, seat)
    case 'temps': {
      const offered = move.temps >= 2 && move.temps <= MOST_TEMPS
      const coins = TEMP_COSTS[move.temps] ?? 0
      return refuseAction(state, seat, { start: AGENCY, offered, workers: 1, coins, rule: 'U-PBA-13' })
    }
    case 'hospital': {
      const offered = move.points >= 1 && move.points <= MOST_POINTS
      const coins = HOSPITAL_COSTS[move.points] ?? 0
      return refuseAction(state, seat, { start: HOSPITAL, offered, workers: 1, coins, rule: 'U-PBA-14' })
    }
    case 'boost':
      return refuseBoost(state, seat, move.plot)
    case 'expropriate':
      return refuseExpropriation(state, seat, move.plot)
    case 'road':
      return refuseRoad(state, seat, move.road, move.border)
    case 'claim':
      return refuseClaim(state, seat, move.plot)
    case 'demolish':
      return refuseDemolition(state, seat, move.plot)
    case 'draft':
      return refuseTake(state, seat, move.tile, 0)
    case 'done':
    case 'pass':
      return undefined // U-ACT-05: always legal
  }
}

/** U-SET-16. */
function refusePick(state: State, tile: number, plot: number): No {
  const { setupLow, setupHigh } = state.fixed
  if (!isPrivate(tile) || !pairHas(state.marketLow, state.marketHigh, tile)) {
    return refused('not-in-market', 'U-SET-16', { tile: codeOf(tile) })
  }
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (!isFree(state, plot)) return refused('plot-not-free', 'U-SET-16', { plot: cellName(plot) })
  return pairHas(setupLow, setupHigh, plot) ? undefined : refused('not-central', 'U-SET-16', { plot: cellName(plot) })
}
