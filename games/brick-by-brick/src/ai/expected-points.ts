import { type Seat, seatsOf } from '@masterplan/kernel'
import { countBits } from '@masterplan/kernel/bits'
import { leaders } from '../chapters/control.ts'
import { unplayed } from '../chapters/rounds.ts'
import { MISSIONS } from '../data/missions.ts'
import { DISPLAY_PLACES } from '../data/numbers.ts'
import { pointsOf } from '../data/projects.ts'
import { missionPoints } from '../mission-points.ts'
import { inhabitantPoints } from '../scoring.ts'
import { NO_CARD, OFF_MAP, PHASE, type State, seatsIn } from '../state.ts'
import { SPACES } from '../types.ts'
import { bestClaimIn } from './best-claim.ts'
import { floorsToGo, groundOf } from './floors-to-project.ts'

/** Rounds that are probably left: what the shortest supply lasts. */
export function roundsLeft(state: State): number {
  if (state.lastRound === 1) return 0
  const { players, options } = state.fixed
  const turns = players === 2 ? 2 * options.twoPlayerLaps : players
  let least = 99
  for (const seat of seatsOf(players)) least = Math.min(least, state.supply[seat]!)
  return Math.min((least * players) / (2 * turns - 1), options.roundCap - state.round + 1)
}

/** What each seat may expect to have at the end, in points. */
export function expectedPoints(state: State): number[] {
  const seats = seatsOf(state.fixed.players)
  const rounds = roundsLeft(state)
  const early = Math.min(1, rounds / 3) // 1 for most of the game, 0 at its end
  const progress = seats.map(seat => projectsInReach(state, seat))
  const income = incomes(state)
  const average = (values: readonly number[], but: Seat) =>
    (values.reduce((sum, value) => sum + value, 0) - values[but]!) / (values.length - 1)
  const ploys = seats.map(seat => state.ploys[seat]!)
  const chance = chances(state)
  return seats.map(
    seat =>
      state.points[seat]! +
      chance[seat]! +
      0.9 * missionsWorth(state, seat, early) +
      purseWorth(state, seat, early) +
      (progress[seat]! - average(progress, seat)) * Math.min(1, 0.4 + rounds / 3) * Number(rounds > 0) +
      income[seat]! * 0.2 * Math.min(rounds + 0.5, 5) +
      0.6 * early * (ploys[seat]! - average(ploys, seat)),
  )
}

/** Points within arm's reach: a claim that only has to be made, or one that the seat to act could make at the hoist. */
function chances(state: State): number[] {
  const chance = seatsOf(state.fixed.players).map(() => 0)
  if (state.phase === PHASE.claim) chance[state.seat] = 0.6 * bestOf(state, state.claimable)
  else if (state.phase === PHASE.action && state.hoist !== OFF_MAP) {
    chance[state.seat] = 0.35 * bestClaimIn(state, state.seat as Seat, state.hoist)
  } else if (state.phase === PHASE.next) {
    // The least dangerous one will be named.
    const seats = seatsIn(unplayed(state))
    const claims = seats.map(seat => bestClaimIn(state, seat, state.hoist))
    const least = Math.min(...claims)
    chance[seats[claims.indexOf(least)]!] = 0.35 * least
  }
  return chance
}

function bestOf(state: State, places: number): number {
  let best = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    if ((places & (1 << place)) !== 0) best = Math.max(best, pointsOf(state.display[place]!))
  }
  return best
}

/** What each mission has scored on average for players who look two actions ahead, S01 first. */
const TYPICAL = [
  9.6, 9.5, 9.5, 8.1, 8.2, 8.1, 7.5, 7.6, 7.5, 7.4, 7.7, 7.2, 7.5, 7.5, 11, 8.5, 6.2, 9.7, 10.6, 7.6, 4.9, 5.3, 4.7, 8,
] as const
export const typicalMissionPoints = (mission: number): number => TYPICAL[mission - 1]!

function missionsWorth(state: State, seat: Seat, early: number): number {
  let points = 0
  for (const [at, card] of MISSIONS.entries()) {
    if ((state.kept[seat]! & (1 << at)) === 0) continue
    if (state.hoist === OFF_MAP) {
      points += typicalMissionPoints(at + 1) // before the first building nothing else can be said
      continue
    }
    // Inhabitants are spent and come back: only what is left at the end fills the larder.
    points += missionPoints(state, seat, at + 1) * (card.counts === 'fiveInhabitants' ? 1 - 0.8 * early : 1)
  }
  return points
}

/** Points for inhabitants, smoothed while there is time, less what is missing for the floors still to be placed. */
function purseWorth(state: State, seat: Seat, early: number): number {
  const purse = state.purse[seat]!
  const points =
    early > 0.3
      ? (inhabitantPoints(Math.max(0, purse - 2)) + inhabitantPoints(purse) + inhabitantPoints(purse + 2)) / 3
      : inhabitantPoints(purse)
  return points - 0.18 * early * Math.max(0, 4 * (state.supply[seat]! + 1) - purse)
}

/** By floors still needed: how much of a project's points may be counted on. */
const CONFIDENCE = [0, 0.42, 0.2, 0.09, 0.04, 0.02, 0, 0, 0, 0] as const
// Scratch, filled again for each seat.
const ground = new Int8Array(SPACES)
const hopes = new Float64Array(DISPLAY_PLACES)

/** Displayed projects, the best hope in full and each further one by a lesser part: floors are placed one by one. */
function projectsInReach(state: State, seat: Seat): number {
  groundOf(state, seat, ground)
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    const project = state.display[place]!
    const confidence = project === NO_CARD ? 0 : CONFIDENCE[floorsToGo(state, seat, ground, project)]!
    hopes[place] = confidence === 0 ? 0 : pointsOf(project) * confidence
  }
  hopes.sort()
  return hopes[3]! + 0.7 * hopes[2]! + 0.49 * hopes[1]! + 0.34 * hopes[0]!
}

/** Inhabitants that each seat would get if the round ended now. */
function incomes(state: State): number[] {
  const income = seatsOf(state.fixed.players).map(() => 0)
  for (let slot = 0; slot < 7; slot++) {
    const seats = leaders(state, slot)
    for (const seat of income.keys()) if ((seats & (1 << seat)) !== 0) income[seat]! += countBits(seats) === 1 ? 2 : 1
  }
  return income
}
