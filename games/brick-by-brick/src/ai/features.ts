import { type Features, type Seat, seatsOf } from '@masterplan/kernel'
import { countBits, lowestBit } from '@masterplan/kernel/bits'
import { leaders } from '../chapters/control.ts'
import { unplayed } from '../chapters/rounds.ts'
import { MISSIONS } from '../data/missions.ts'
import { DISPLAY_PLACES } from '../data/numbers.ts'
import { pointsOf } from '../data/projects.ts'
import { missionPoints } from '../mission-points.ts'
import { inhabitantPoints } from '../scoring.ts'
import { inRegion } from '../spot-sets.ts'
import { NO_CARD, OFF_MAP, PHASE, type State, seatsIn } from '../state.ts'
import { bestClaimIn } from './best-claim.ts'
import { floorsToGo } from './floors-to-project.ts'
import { groundOf, newGround } from './ground.ts'
import { typicalMissionPoints } from './prior.ts'

const NAMES = [
  'points', // of claimed projects
  'missions', // as things stand
  'larder', // the mission that counts inhabitants, which are still to be spent
  'inhabitants', // their points, smoothed while there is time
  'purse', // up to what the floors in supply will cost
  'surplus', // beyond
  'shortage', // missing for the floors in supply
  'income', // if the round ended now
  'income-to-come', // the same in all rounds that are probably left
  'regions', // led alone
  'ploys',
  'supply',
  'near', // points of the best project that one floor would complete
  'near-more', // of the other ones
  'two-away', // of the best one that takes two floors
  'two-more',
  'three-away',
  'claim', // only to be taken
  'at-hoist', // what the seat that acts now could claim with one floor
  'next-at-hoist', // the same for the seat that will probably be named
  'actions', // left in this turn
  'open', // buildings
  'floors', // of open buildings
  'roofed',
] as const
const WIDTH = NAMES.length
const at = (name: (typeof NAMES)[number]): number => NAMES.indexOf(name)
const AT = {
  points: at('points'),
  missions: at('missions'),
  larder: at('larder'),
  inhabitants: at('inhabitants'),
  purse: at('purse'),
  surplus: at('surplus'),
  shortage: at('shortage'),
  income: at('income'),
  toCome: at('income-to-come'),
  regions: at('regions'),
  ploys: at('ploys'),
  supply: at('supply'),
  near: at('near'),
  two: at('two-away'),
  three: at('three-away'),
  claim: at('claim'),
  atHoist: at('at-hoist'),
  nextAtHoist: at('next-at-hoist'),
  actions: at('actions'),
  open: at('open'),
  floors: at('floors'),
  roofed: at('roofed'),
} as const

export const features: Features<State> = {
  names: NAMES,
  stages: 4,
  players: state => state.fixed.players,
  stage: stageOf,
  read(state, into) {
    const { players } = state.fixed
    into.fill(0, 0, players * WIDTH)
    const rounds = roundsLeft(state)
    readIncomes(state, rounds, into)
    readFloors(state, into)
    for (let seat = 0; seat < players; seat++) {
      const row = seat * WIDTH
      into[row + AT.points] = state.points[seat]!
      into[row + AT.ploys] = state.ploys[seat]!
      into[row + AT.supply] = state.supply[seat]!
      readMissions(state, seat as Seat, into, row)
      readPurse(state, seat, rounds, into, row)
      readProjects(state, seat as Seat, into, row)
    }
    readChances(state, into)
  },
}

/** Rounds that are probably left: what the shortest supply lasts. */
function roundsLeft(state: State): number {
  if (state.lastRound === 1) return 0
  const { players, options } = state.fixed
  const turns = players === 2 ? 2 * options.twoPlayerLaps : players
  let least = 99
  for (const seat of seatsOf(players)) least = Math.min(least, state.supply[seat]!)
  return Math.min((least * players) / (2 * turns - 1), options.roundCap - state.round + 1)
}

/** Rounds played of those that there will probably be; the last one is the end. */
function stageOf(state: State): number {
  const left = roundsLeft(state)
  const played = Math.max(0, state.round - 1)
  return left === 0 ? 1 : (0.9 * played) / (played + left)
}

function readIncomes(state: State, rounds: number, into: Float64Array): void {
  for (let slot = 0; slot < 7; slot++) {
    const seats = leaders(state, slot)
    const alone = (seats & (seats - 1)) === 0
    for (let rest = seats; rest !== 0; rest &= rest - 1) {
      const row = lowestBit(rest) * WIDTH
      into[row + AT.income]! += alone ? 2 : 1
      into[row + AT.toCome]! += (alone ? 2 : 1) * Math.min(5, rounds)
      if (alone) into[row + AT.regions]!++
    }
  }
}

function readFloors(state: State, into: Float64Array): void {
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const row = seat * WIDTH
    into[row + AT.open] = countBits(state.open[2 * seat]!) + countBits(state.open[2 * seat + 1]!)
    into[row + AT.roofed] =
      countBits(state.own[2 * seat]! & state.roofed[0]!) + countBits(state.own[2 * seat + 1]! & state.roofed[1]!)
    for (let slot = 0; slot < 7; slot++) {
      for (let open = inRegion(state.open, seat, slot); open !== 0; open &= open - 1) {
        into[row + AT.floors]! += state.floors[7 * slot + lowestBit(open)]!
      }
    }
  }
}

function readMissions(state: State, seat: Seat, into: Float64Array, row: number): void {
  for (let kept = state.kept[seat]!; kept !== 0; kept &= kept - 1) {
    const mission = lowestBit(kept)
    // Before the first building nothing can be said but what the mission usually brings.
    const points = state.hoist === OFF_MAP ? typicalMissionPoints(mission + 1) : missionPoints(state, seat, mission + 1)
    const spends = MISSIONS[mission]!.counts === 'fiveInhabitants' && state.hoist !== OFF_MAP
    into[row + (spends ? AT.larder : AT.missions)]! += points
  }
}

function readPurse(state: State, seat: number, rounds: number, into: Float64Array, row: number): void {
  const purse = state.purse[seat]!
  const needed = 4 * (state.supply[seat]! + 1)
  into[row + AT.inhabitants] =
    rounds > 1
      ? (inhabitantPoints(Math.max(0, purse - 2)) + inhabitantPoints(purse) + inhabitantPoints(purse + 2)) / 3
      : inhabitantPoints(purse)
  into[row + AT.purse] = Math.min(purse, needed)
  into[row + AT.surplus] = Math.max(0, purse - needed)
  into[row + AT.shortage] = Math.max(0, needed - purse)
}

const ground = newGround() // scratch, filled again for each seat

/** Displayed projects by the floors that are missing: the best one of each distance, and what the others add. */
function readProjects(state: State, seat: Seat, into: Float64Array, row: number): void {
  if (state.roofs === 0 || state.hoist === OFF_MAP) return
  groundOf(state, seat, ground)
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    const project = state.display[place]!
    if (project === NO_CARD) continue
    const floors = floorsToGo(state, seat, ground, project)
    if (floors > 3 || floors > state.supply[seat]!) continue
    const points = pointsOf(project)
    if (floors === 3) into[row + AT.three]! += points
    else {
      const best = row + (floors === 1 ? AT.near : AT.two)
      into[best + 1]! += Math.min(points, into[best]!)
      into[best] = Math.max(points, into[best]!)
    }
  }
}

/** Points within arm's reach. */
function readChances(state: State, into: Float64Array): void {
  if (state.phase === PHASE.claim) {
    into[state.seat * WIDTH + AT.claim] = bestOf(state, state.claimable)
    into[state.seat * WIDTH + AT.actions] = state.actions - 1
  } else if (state.phase === PHASE.action && state.hoist !== OFF_MAP) {
    into[state.seat * WIDTH + AT.atHoist] = bestClaimIn(state, state.seat as Seat, state.hoist)
    into[state.seat * WIDTH + AT.actions] = state.actions
  } else if (state.phase === PHASE.next) readNext(state, into)
}

function bestOf(state: State, places: number): number {
  let best = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    if ((places & (1 << place)) !== 0) best = Math.max(best, pointsOf(state.display[place]!))
  }
  return best
}

/** The least dangerous one will be named. */
function readNext(state: State, into: Float64Array): void {
  let named = -1
  let least = Infinity
  for (const seat of seatsIn(unplayed(state))) {
    const claim = bestClaimIn(state, seat, state.hoist)
    if (claim >= least) continue
    least = claim
    named = seat
  }
  if (named >= 0) into[named * WIDTH + AT.nextAtHoist] = least
}
