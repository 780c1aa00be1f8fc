import { type Random, type Seat, take } from '@masterplan/kernel'
import { putRoof, raise } from './buildings.ts'
import { survey } from './chapters/working-region.ts'
import { layOut, placeTile, rotateTile } from './setup.ts'
import { add, bitOf, remove } from './spot-sets.ts'
import { BRAMBLE, NO_CARD, OFF_MAP, type State, spotOfSpace } from './state.ts'
import { LANDS, MISSION_COUNT, PHASES, type View } from './types.ts'

/** Rebuilds what the viewer sees and deals the missions it does not see from those that are left, each as likely. */
export function imagine(view: View, random: Random): State {
  const state = layOut(view)
  for (const number of view.tiles) placeTile(state, number)
  for (const sixths of view.rotations) rotateTile(state, sixths)
  buildUp(state, view)
  layCards(state, view)
  dealMissions(state, view, random)
  for (const { seat, inhabitants, floors, ploys, points, projects } of view.table) {
    state.purse[seat] = inhabitants
    state.supply[seat] = floors
    state.ploys[seat] = ploys
    state.points[seat] = points
    state.claims[seat] = projects.length
  }
  state.phase = PHASES.indexOf(view.phase)
  state.seat = view.seat
  state.round = view.round
  state.turns = view.turns
  state.played = setOf(view.played)
  state.actions = view.actions
  state.ployPlayed = Number(view.ployPlayed)
  state.hoist = view.hoist === null ? OFF_MAP : state.slot[view.hoist]!
  state.anchor = view.anchor === null ? 0 : spotOfSpace(state, view.anchor)
  state.claimable = setOf(view.claimable.map(project => view.display.indexOf(project)))
  state.lastRound = Number(view.lastRound)
  state.roofs = view.roofs
  if (view.phase === 'action') survey(state, view.seat)
  return state
}

const setOf = (places: readonly number[]): number => places.reduce((bits, place) => bits | (1 << place), 0)

function buildUp(state: State, view: View): void {
  for (const [space, { land, bramble, owner, floors, roof }] of view.spaces.entries()) {
    const spot = spotOfSpace(state, space)
    if (bramble && land !== null) {
      state.land[spot] = LANDS.indexOf(land) + 1
      remove(state.lands, BRAMBLE, spot)
      add(state.lands, state.land[spot], spot)
    }
    if (owner !== null) raise(state, owner, spot, floors)
    if (roof) putRoof(state, spot)
  }
  for (const [at, land] of LANDS.entries()) state.landLeft[at + 1] = view.landTokens[land]
}

/** The deck holds what is neither displayed nor claimed; its order does not exist. */
function layCards(state: State, view: View): void {
  for (const [place, project] of view.display.entries()) {
    state.display[place] = project ?? NO_CARD
    if (project !== null) state.deck &= ~bitOf(project)
  }
  for (const { seat, projects } of view.table) {
    for (const project of projects) state.claimed[seat]! |= bitOf(project)
    state.deck &= ~state.claimed[seat]!
  }
}

function dealMissions(state: State, view: View, random: Random): void {
  const known = (seat: Seat) => view.missions.filter(each => each.seat === seat)
  const unseen = Array.from({ length: MISSION_COUNT }, (_, at) => at + 1).filter(
    mission => !view.missions.some(each => each.mission === mission),
  )
  for (const { seat, missionsDealt, hasKept } of view.table) {
    const mine = known(seat).map(each => each.mission)
    while (mine.length < missionsDealt) mine.push(take(unseen, random))
    for (const mission of mine) state.dealt[seat]! |= bitOf(mission)
    if (!hasKept) continue
    const kept = known(seat).filter(each => each.kept)
    // A seat with one known mission has both known; of the others any two may be kept.
    const two = kept.length > 0 ? kept.map(each => each.mission) : [take(mine, random), take(mine, random)]
    for (const mission of two) state.kept[seat]! |= bitOf(mission)
  }
}
