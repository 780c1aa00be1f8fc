import { type Seat, seatsOf, type Viewer } from '@masterplan/kernel'
import { countBits } from '@masterplan/kernel/bits'
import { leaders } from './chapters/control.ts'
import { missionPoints } from './mission-points.ts'
import { turn } from './play.ts'
import { inhabitantPoints } from './scoring.ts'
import { bitOf, cardsIn, has } from './spot-sets.ts'
import { NO_CARD, OFF_MAP, PHASE, phaseOf, type State, seatsIn, spaceOfSpot, spotOfSpace } from './state.ts'
import { type HeldMission, LANDS, type SeatView, SPACES, type SpaceView, type View } from './types.ts'

const SLOTS = [0, 1, 2, 3, 4, 5, 6] as const
const REGIONS = [1, 2, 3, 4, 5, 6, 7] as const

/** Everything is public but missions: what others were dealt never shows, what they kept shows at the end (B-SCO-01). */
export function view(state: State, viewer: Viewer): View {
  const { rules, players, options } = state.fixed
  const waits = turn(state)
  const complete = state.rotated === SLOTS.length
  const acting = state.phase === PHASE.action
  const anchored = state.round > 0 && (state.phase === PHASE.claim || state.phase === PHASE.reveal)
  const places = [0, 1, 2, 3] as const
  return {
    viewer,
    rules,
    options,
    players,
    phase: phaseOf(state),
    waiting: waits.kind === 'decide' ? [...waits.seats] : [],
    seat: state.seat as Seat,
    round: state.round,
    turns: state.turns,
    played: seatsIn(state.played),
    actions: state.actions,
    ployPlayed: state.ployPlayed === 1,
    hoist: state.hoist === OFF_MAP ? null : state.number[state.hoist]!,
    working: acting ? REGIONS.filter(number => (state.working & (1 << state.slot[number]!)) !== 0) : [],
    anchor: anchored ? spaceOfSpot(state, state.anchor) : null,
    claimable: places.filter(place => (state.claimable & (1 << place)) !== 0).map(place => state.display[place]!),
    lastRound: state.lastRound === 1,
    tiles: [...state.number.slice(0, state.placed)],
    rotations: [...state.rotation.slice(0, state.rotated)],
    spaces: complete ? Array.from({ length: SPACES }, (_, space) => spaceView(state, spotOfSpace(state, space))) : [],
    control: complete ? REGIONS.map(region => ({ region, seats: seatsIn(leaders(state, state.slot[region]!)) })) : [],
    landTokens: { M: state.landLeft[1]!, L: state.landLeft[2]!, R: state.landLeft[3]! },
    roofs: state.roofs,
    display: places.map(place => (state.display[place] === NO_CARD ? null : state.display[place]!)),
    deck: countBits(state.deck),
    table: seatsOf(players).map(seat => seatView(state, seat)),
    missions: seatsOf(players).flatMap(seat => missionsSeen(state, seat, viewer)),
  }
}

function spaceView(state: State, spot: number): SpaceView {
  const floors = state.floors[spot]!
  return {
    land: LANDS[state.land[spot]! - 1] ?? null,
    bramble: has(state.brambles, 0, spot),
    cost: state.cost[spot]!,
    owner: floors > 0 ? (state.owner[spot] as Seat) : null,
    floors,
    roof: has(state.roofed, 0, spot),
  }
}

const seatView = (state: State, seat: Seat): SeatView => ({
  seat,
  inhabitants: state.purse[seat]!,
  floors: state.supply[seat]!,
  ploys: state.ploys[seat]!,
  projects: cardsIn(state.claimed[seat]!),
  points: state.points[seat]!,
  inhabitantPoints: inhabitantPoints(state.purse[seat]!),
  missionsDealt: countBits(state.dealt[seat]!),
  hasKept: state.kept[seat] !== 0,
})

/** B-SET-06: your own, the rejected ones too; of others what they kept, when it is shown. */
function missionsSeen(state: State, seat: Seat, viewer: Viewer): HeldMission[] {
  const seen = seat === viewer ? state.dealt[seat]! : state.phase === PHASE.over ? state.kept[seat]! : 0
  return cardsIn(seen).map(mission => ({
    seat,
    mission,
    kept: (state.kept[seat]! & bitOf(mission)) !== 0,
    worth: missionPoints(state, seat, mission),
  }))
}
