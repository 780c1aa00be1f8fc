import { foreseen, type Reason, type Seat, seatsOf } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { leaders } from '../chapters/control.ts'
import { sitesIn } from '../chapters/working-region.ts'
import { DISPLAY_PLACES } from '../data/numbers.ts'
import { pointsOf } from '../data/projects.ts'
import { type Spot, slotOf, spotOf } from '../geometry.ts'
import type { BrickByBrick } from '../index.ts'
import { wouldFulfil } from '../objectives.ts'
import { play } from '../play.ts'
import type { MoveOf } from '../refusals.ts'
import { BRAMBLE, copy, NO_CARD, type State, spotOfSpace } from '../state.ts'
import {
  type Event,
  landCode,
  type Move,
  missionName,
  projectName,
  regionBeside,
  type Space,
  spaceName,
} from '../types.ts'
import { bestClaimIn } from './best-claim.ts'
import { typicalMissionPoints } from './prior.ts'

/** Why to do this, the weightiest first: what it claims or prepares, whom it hinders, whose regions it tips, what it brings in. */
export function reasons(state: State, seat: Seat, move: Move): Reason[] {
  switch (move.kind) {
    case 'keep':
      return [kept(move)]
    case 'construct':
      return construction(state, seat, move)
    case 'invade':
      return invasion(state, seat, move)
    case 'move':
      return [hoisted(state, seat, move.by)]
    case 'next':
      return [given(state, move.seat)]
    case 'roof':
      return [{ code: 'roof', facts: { space: spaceName(move.from), to: spaceName(move.to) } }]
    case 'pass':
      return [{ code: state.working === 0 ? 'forced' : 'passes', facts: {} }]
    case 'decline':
      return [{ code: 'declines', facts: {} }]
    default:
      return told(foreseen<BrickByBrick>({ copy, play }, state, seat, move).events)
  }
}

function kept({ missions: [one, two] }: MoveOf<'keep'>): Reason {
  const points = Math.round(typicalMissionPoints(one) + typicalMissionPoints(two))
  return { code: 'missions', facts: { one: missionName(one), two: missionName(two), points } }
}

/** What a claim, and what abandoning a building brings. */
const told = (events: readonly Event[]): Reason[] =>
  events.flatMap((event): Reason[] => {
    if (event.kind === 'claimed')
      return [{ code: 'claims', facts: { project: projectName(event.project), points: event.points } }]
    if (event.kind === 'abandoned')
      return [{ code: 'inhabitants', facts: { gain: event.gain, space: spaceName(event.space) } }]
    return []
  })

function construction(state: State, seat: Seat, move: MoveOf<'construct'>): Reason[] {
  const [spot, land, space] = [spotOfSpace(state, move.space), landCode(move.land), spaceName(move.space)]
  const prepared = claimWith(state, seat, spot, 1, land)
  const free = state.floors[spot] === 0
  const threats = seatsOf(state.fixed.players).flatMap((rival): Reason[] => {
    const theirs = rival === seat || !free ? undefined : claimWith(state, rival, spot, 1, land)
    return theirs === undefined ? [] : [{ code: 'denies', facts: { ...theirs, seat: rival, space } }]
  })
  const { after, events } = foreseen<BrickByBrick>({ copy, play }, state, seat, move)
  return [
    ...(prepared === undefined ? [] : [{ code: 'prepares', facts: { ...prepared, space } }]),
    ...threats,
    ...tipped(state, after, seat, spot),
    ...leftTo(after, seat, move.space, state.actions),
    ...events.flatMap(event =>
      event.kind === 'built' ? [{ code: 'builds', facts: { floors: event.floors, cost: event.cost, space } }] : [],
    ),
  ]
}

/** Where the hoist goes, and what that is worth to those who work there next. */
function leftTo(after: State, seat: Seat, space: Space, actions: number): Reason[] {
  const slot = space % 7 // a space leads to the slot of its own position
  const facts = { region: after.number[slot]! }
  if (actions > 1) {
    const best = claimIn(after, seat, slot)
    return best === undefined ? [] : [{ code: 'leads', facts: { ...best, ...facts } }]
  }
  const safe = seatsOf(after.fixed.players).every(rival => rival === seat || bestClaimIn(after, rival, slot) === 0)
  return safe ? [{ code: 'hoist-safe', facts }] : []
}

function invasion(state: State, seat: Seat, move: MoveOf<'invade'>): Reason[] {
  const space = spaceName(move.space)
  const spot = spotOfSpace(state, move.space)
  const { after, events } = foreseen<BrickByBrick>({ copy, play }, state, seat, move)
  const prepared = state.fixed.options.invasionClaims ? claimWith(state, seat, spot, 0, BRAMBLE) : undefined
  return [
    ...(prepared === undefined ? [] : [{ code: 'prepares', facts: { ...prepared, space } }]),
    ...events.flatMap(event =>
      event.kind === 'invaded' ? [{ code: 'invades', facts: { seat: event.rival, cost: event.cost, space } }] : [],
    ),
    ...tipped(state, after, seat, spot),
  ]
}

function hoisted(state: State, seat: Seat, by: 1 | -1): Reason {
  const region = regionBeside(state.number[state.hoist]!, by)
  const best = claimIn(state, seat, state.slot[region]!)
  return best === undefined ? { code: 'hoist', facts: { region } } : { code: 'hoist-claim', facts: { ...best, region } }
}

/** Whoever is next works where the hoist is. */
function given(state: State, next: Seat): Reason {
  const best = claimIn(state, next, state.hoist)
  return best === undefined
    ? { code: 'next-idle', facts: { seat: next } }
    : { code: 'next', facts: { ...best, seat: next } }
}

/** B-CTL: a region that the move brings under control, or out of another's. */
function tipped(state: State, after: State, seat: Seat, spot: Spot): Reason[] {
  const slot = slotOf(spot)
  const [then, now] = [leaders(state, slot), leaders(after, slot)]
  if (now === then || (now & (1 << seat)) === 0) return []
  return [{ code: now === 1 << seat ? 'controls' : 'shares', facts: { region: state.number[slot]! } }]
}

type ClaimFacts = { readonly project: string; readonly points: number }

/** The dearest project that a seat could claim with this building, if it placed so many floors more there. */
function claimWith(state: State, seat: Seat, spot: Spot, floors: number, land: number): ClaimFacts | undefined {
  if (state.roofs === 0) return undefined
  const height = state.floors[spot]! + floors
  const ground = state.land[spot] === BRAMBLE ? land : state.land[spot]!
  const shown = Array.from({ length: DISPLAY_PLACES }, (_, place) => state.display[place]!)
  const claimable = shown.filter(
    project => project !== NO_CARD && wouldFulfil(state, seat, spot, project, height, ground),
  )
  return dearest(claimable.map(project => ({ project: projectName(project), points: pointsOf(project) })))
}

/** The same for any one floor in a region. */
function claimIn(state: State, seat: Seat, slot: number): ClaimFacts | undefined {
  const found: ClaimFacts[] = []
  for (let rest = sitesIn(state, seat, slot); rest !== 0; rest &= rest - 1) {
    found.push(
      ...[claimWith(state, seat, spotOf(slot, lowestBit(rest)), 1, BRAMBLE)].filter(each => each !== undefined),
    )
  }
  return dearest(found)
}

const dearest = (claims: readonly ClaimFacts[]): ClaimFacts | undefined =>
  claims.toSorted((one, other) => other.points - one.points)[0]
