import { type Actor, type Refused, refused, type Seat } from '@masterplan/kernel'
import { buildCost, floorCost, isOwn, isRoofed } from './buildings.ts'
import { unplayed } from './chapters/rounds.ts'
import { type Spot, slotOf } from './geometry.ts'
import { budget, mayPass } from './legal.ts'
import { missionDeck } from './setup.ts'
import { bitOf } from './spot-sets.ts'
import { BRAMBLE, OFF_MAP, phaseOf, type State, spotOfSpace } from './state.ts'
import {
  LANDS,
  type Move,
  missionName,
  type Phase,
  projectName,
  type Refusal,
  SPACES,
  type Space,
  spaceName,
} from './types.ts'

type No = Refused<Refusal> | undefined
type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>

/** When a kind of move is awaited, and the rule that says so. */
const AWAITED: Readonly<Record<Move['kind'], readonly [phase: Phase, rule: string]>> = {
  tile: ['tile', 'B-SET-02'],
  rotate: ['rotate', 'B-SET-02'],
  starter: ['starter', 'B-SET-04'],
  reveal: ['reveal', 'B-PRJ-13'],
  deal: ['deal', 'B-SET-06'],
  keep: ['keep', 'B-SET-06'],
  construct: ['action', 'B-ACT-01'],
  abandon: ['action', 'B-ACT-01'],
  pass: ['action', 'B-ACT-01'],
  move: ['action', 'B-PLY-02'],
  roof: ['action', 'B-PLY-02'],
  invade: ['action', 'B-PLY-02'],
  claim: ['claim', 'B-PRJ-02'],
  decline: ['claim', 'B-PRJ-02'],
  next: ['next', 'B-RND-03'],
}

/** The one statement of legality. */
export function refuse(state: State, by: Actor, move: Move): No {
  const [phase, rule] = AWAITED[move.kind]
  if (phaseOf(state) !== phase) return refused('not-now', rule)
  switch (move.kind) {
    case 'tile':
    case 'rotate':
    case 'starter':
    case 'reveal':
    case 'deal':
      return refuseLuck(state, move)
    case 'keep':
      return refuseKeep(state, by as Seat, move)
    case 'construct':
      return refuseSpace(move.space) ?? refuseConstruct(state, move)
    case 'abandon':
      return refuseSpace(move.space) ?? refuseAbandon(state, move)
    case 'pass':
      return mayPass(state, state.seat as Seat) ? undefined : refused('must-act', 'B-ACT-04')
    case 'move':
      return refusePloy(state)
    case 'roof':
      return refuseSpace(move.from) ?? refuseSpace(move.to) ?? refusePloy(state) ?? refuseRoof(state, move)
    case 'invade':
      return refuseSpace(move.space) ?? refusePloy(state) ?? refuseInvasion(state, move)
    case 'claim':
      return refuseClaim(state, move)
    case 'decline':
      return undefined
    case 'next':
      return refuseNext(state, move)
  }
}

const within = (number: number, from: number, to: number): boolean =>
  Number.isInteger(number) && number >= from && number <= to
const refuseSpace = (space: Space): No =>
  within(space, 0, SPACES - 1) ? undefined : refused('no-such-thing', 'B-GEO-01', { number: space })

function refuseLuck(state: State, move: MoveOf<'tile' | 'rotate' | 'starter' | 'reveal' | 'deal'>): No {
  switch (move.kind) {
    case 'tile':
      if (!within(move.number, 1, 7)) return refused('no-such-thing', 'B-SET-02', { number: move.number })
      for (let slot = 0; slot < state.placed; slot++) {
        if (state.number[slot] === move.number) return refused('tile-placed', 'B-SET-02', { region: move.number })
      }
      return undefined
    case 'rotate':
      return within(move.sixths, 0, 5) ? undefined : refused('no-such-thing', 'B-SET-02', { number: move.sixths })
    case 'starter': {
      const seated = within(move.seat, 0, state.fixed.players - 1)
      return seated ? undefined : refused('no-such-thing', 'B-SET-04', { number: move.seat + 1 })
    }
    case 'reveal':
      if (within(move.project, 1, 32) && (state.deck & bitOf(move.project)) !== 0) return undefined
      return refused('project-not-in-deck', 'B-SET-05', { project: projectName(move.project) })
    case 'deal':
      if (within(move.mission, 1, 24) && (missionDeck(state) & bitOf(move.mission)) !== 0) return undefined
      return refused('mission-gone', 'B-SET-06', { mission: missionName(move.mission) })
  }
}

function refuseKeep(state: State, seat: Seat, { missions: [one, other] }: MoveOf<'keep'>): No {
  const mine = state.dealt[seat]!
  for (const mission of [one, other]) {
    if (within(mission, 1, 24) && (mine & bitOf(mission)) !== 0) continue
    return refused('mission-not-yours', 'B-SET-06', { mission: missionName(mission) })
  }
  return one < other ? undefined : refused('no-such-thing', 'B-SET-06', { number: other })
}

const isWorking = (state: State, spot: Spot): boolean => (state.working & (1 << slotOf(spot))) !== 0
function outside(state: State, space: Space, rule: string): No {
  const hoist = state.hoist === OFF_MAP ? 0 : state.number[state.hoist]!
  return refused('outside-region', rule, { space: spaceName(space), hoist })
}

function refuseConstruct(state: State, { space, land }: MoveOf<'construct'>): No {
  const seat = state.seat as Seat
  const spot = spotOfSpace(state, space)
  if (!isWorking(state, spot)) return outside(state, space, 'B-ACT-03')
  if (state.floors[spot]! > 0) {
    const owner = state.owner[spot]!
    if (owner !== seat) return refused('rival-building', 'B-BLD-04', { space: spaceName(space), owner })
    if (isRoofed(state, spot)) return refused('roofed', 'B-BLD-04', { space: spaceName(space) })
  }
  const wild = state.land[spot] === BRAMBLE
  if (wild && land === null) return refused('land-needed', 'B-NEW-02', { space: spaceName(space) })
  if (!wild && land !== null) return refused('land-fixed', 'B-NEW-02', { space: spaceName(space) })
  if (land !== null && state.landLeft[LANDS.indexOf(land) + 1] === 0) return refused('land-gone', 'B-NEW-02', { land })
  if (state.supply[seat] === 0) return refused('no-floors', 'B-NEW-04')
  return refusePrice(state, seat, floorCost(state, spot), state.floors[spot] === 0 ? 'B-NEW-04' : 'B-BLD-05')
}

function refusePrice(state: State, seat: Seat, cost: number, rule: string): No {
  if (cost <= budget(state, seat)) return undefined
  const { minInhabitants: keep } = state.fixed.options
  return refused('too-dear', rule, { cost, inhabitants: state.purse[seat]!, keep })
}

function refuseAbandon(state: State, { space }: MoveOf<'abandon'>): No {
  const spot = spotOfSpace(state, space)
  if (!isOwn(state, state.seat, spot)) return refused('not-your-building', 'B-ABN-01', { space: spaceName(space) })
  return isWorking(state, spot) ? undefined : outside(state, space, 'B-ACT-03')
}

function refusePloy(state: State): No {
  if (state.hoist === OFF_MAP) return refused('no-hoist-yet', 'B-ACT-06')
  if (state.ployPlayed === 1) return refused('ploy-played', 'B-PLY-01')
  return state.ploys[state.seat] === 0 ? refused('no-ploy-left', 'B-PLY-01') : undefined
}

function refuseRoof(state: State, { from, to }: MoveOf<'roof'>): No {
  const [source, target] = [spotOfSpace(state, from), spotOfSpace(state, to)]
  if (slotOf(source) !== state.hoist) return outside(state, from, 'B-PLY-06')
  if (!isOwn(state, state.seat, source)) return refused('not-your-building', 'B-PLY-06', { space: spaceName(from) })
  if (!isRoofed(state, source)) return refused('no-roof-there', 'B-PLY-06', { space: spaceName(from) })
  const anybodys = state.fixed.options.roofTarget === 'any' && state.floors[target]! > 0
  if (!anybodys && !isOwn(state, state.seat, target)) {
    return refused('not-your-building', 'B-PLY-06', { space: spaceName(to) })
  }
  if (isRoofed(state, target)) return refused('roofed', 'B-PLY-06', { space: spaceName(to) })
  if (state.land[source] === state.land[target]) return undefined
  return refused('other-land', 'B-PLY-06', { space: spaceName(to) })
}

function refuseInvasion(state: State, { space }: MoveOf<'invade'>): No {
  const seat = state.seat as Seat
  const spot = spotOfSpace(state, space)
  if (slotOf(spot) !== state.hoist) return outside(state, space, 'B-PLY-08')
  const rivals = state.floors[spot]! > 0 && state.owner[spot] !== seat
  if (!rivals) return refused('no-rival-there', 'B-PLY-08', { space: spaceName(space) })
  if (state.floors[spot]! > state.supply[seat]!) return refused('no-floors', 'B-PLY-11')
  return refusePrice(state, seat, 2 * buildCost(state, spot), 'B-PLY-11')
}

function refuseClaim(state: State, { project }: MoveOf<'claim'>): No {
  const place = state.display.indexOf(project)
  if (place < 0 || project === 0) return refused('not-displayed', 'B-PRJ-01', { project: projectName(project) })
  if ((state.claimable & (1 << place)) !== 0) return undefined
  return refused('not-fulfilled', 'B-PRJ-03', { project: projectName(project) })
}

function refuseNext(state: State, { seat }: MoveOf<'next'>): No {
  if (!within(seat, 0, state.fixed.players - 1)) return refused('no-such-thing', 'B-SET-01', { number: seat + 1 })
  return (unplayed(state) & (1 << seat)) !== 0 ? undefined : refused('had-a-turn', 'B-RND-03', { seat })
}
