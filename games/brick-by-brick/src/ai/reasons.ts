import { foreseen, type Reason, type Seat, seatsOf } from '@masterplan/kernel'
import { leaders } from '../chapters/control.ts'
import { slotOf } from '../geometry.ts'
import type { BrickByBrick } from '../index.ts'
import { play } from '../play.ts'
import { copy, type State, spotOfSpace } from '../state.ts'
import { landCode, type Move, projectName, regionBeside, type Space, spaceName } from '../types.ts'
import { bestClaimIn, bestClaimWith } from './best-claim.ts'
import { typicalMissionPoints } from './prior.ts'

const MOST = 3

/** Why to do this: what it claims or prepares, whom it hinders, whose regions it tips, and what it brings in. */
export function reasons(state: State, seat: Seat, move: Move): Reason[] {
  return [...ofMove(state, seat, move), ...tipped(state, seat, move)].slice(0, MOST)
}

function ofMove(state: State, seat: Seat, move: Move): Reason[] {
  switch (move.kind) {
    case 'keep': {
      const points = Math.round(typicalMissionPoints(move.missions[0]) + typicalMissionPoints(move.missions[1]))
      return [{ code: 'missions', facts: { points } }]
    }
    case 'claim': {
      const claimed = foreseen<BrickByBrick>({ copy, play }, state, seat, move).events.find(
        event => event.kind === 'claimed',
      )
      return claimed === undefined
        ? []
        : [{ code: 'claims', facts: { project: projectName(move.project), points: claimed.points } }]
    }
    case 'construct':
      return construction(state, seat, move.space, landCode(move.land))
    case 'invade':
      return invasion(state, seat, move)
    case 'abandon': {
      const left = foreseen<BrickByBrick>({ copy, play }, state, seat, move).events.find(
        event => event.kind === 'abandoned',
      )
      return left === undefined
        ? []
        : [{ code: 'inhabitants', facts: { gain: left.gain, space: spaceName(move.space) } }]
    }
    case 'move':
      return hoisted(state, seat, move.by)
    case 'next': {
      const points = bestClaimIn(state, move.seat, state.hoist)
      return [{ code: points === 0 ? 'next-idle' : 'next', facts: { seat: move.seat, points } }]
    }
    case 'roof':
      return [{ code: 'roof', facts: { space: spaceName(move.from), to: spaceName(move.to) } }]
    case 'pass':
    case 'decline':
      return [{ code: 'waits', facts: {} }]
    default:
      return []
  }
}

function construction(state: State, seat: Seat, space: Space, land: number): Reason[] {
  const spot = spotOfSpace(state, space)
  const points = bestClaimWith(state, seat, spot, 1, land)
  const own: Reason[] = points > 0 ? [{ code: 'prepares', facts: { points, space: spaceName(space) } }] : []
  const threats = seatsOf(state.fixed.players).flatMap((rival): Reason[] => {
    const theirs = rival === seat ? 0 : bestClaimWith(state, rival, spot, 1, land)
    return theirs > 0 ? [{ code: 'denies', facts: { seat: rival, points: theirs, space: spaceName(space) } }] : []
  })
  return [...own, ...threats]
}

function invasion(state: State, seat: Seat, move: Extract<Move, { kind: 'invade' }>): Reason[] {
  const space = spaceName(move.space)
  const invaded = foreseen<BrickByBrick>({ copy, play }, state, seat, move).events.find(
    event => event.kind === 'invaded',
  )
  if (invaded === undefined) return []
  const points = bestClaimWith(state, seat, spotOfSpace(state, move.space), 0, 0)
  const taken: Reason = { code: 'invades', facts: { seat: invaded.rival, space } }
  return points > 0 ? [taken, { code: 'prepares', facts: { points, space } }] : [taken]
}

function hoisted(state: State, seat: Seat, by: 1 | -1): Reason[] {
  const region = regionBeside(state.number[state.hoist]!, by)
  const points = bestClaimIn(state, seat, state.slot[region]!)
  return [{ code: points > 0 ? 'hoist-claim' : 'hoist', facts: { region, points } }]
}

/** B-CTL: a region that the move brings under control, or out of another's. */
function tipped(state: State, seat: Seat, move: Move): Reason[] {
  if (move.kind !== 'construct' && move.kind !== 'invade') return []
  const slot = slotOf(spotOfSpace(state, move.space))
  const then = leaders(state, slot)
  const now = leaders(foreseen<BrickByBrick>({ copy, play }, state, seat, move).after, slot)
  const region = state.number[slot]!
  if (now === then || (now & (1 << seat)) === 0) return []
  return [{ code: now === 1 << seat ? 'controls' : 'shares', facts: { region } }]
}
