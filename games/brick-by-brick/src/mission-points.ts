import type { Seat } from '@masterplan/kernel'
import { countBits, lowestBit } from '@masterplan/kernel/bits'
import { leaders } from './chapters/control.ts'
import { MISSIONS, type MissionCard } from './data/missions.ts'
import { LINKS, type Spot } from './geometry.ts'
import { add, has, inRegion, NEAR } from './spot-sets.ts'
import type { State } from './state.ts'
import { LANDS, type Land, type Mission, SPACES } from './types.ts'

/** What a mission would score for `seat` as things stand. */
export function missionPoints(state: State, seat: Seat, mission: Mission): number {
  const card = MISSIONS[mission - 1]!
  if (card.counts !== 'keys') return pointsFor(card, counted(state, seat, card))
  return card.regions.reduce((sum, number) => sum + pointsFor(card, controls(state, seat, number)), 0)
}

const pointsFor = ({ points }: MissionCard, many: number): number => points[Math.min(many, points.length - 1)]!

function counted(state: State, seat: Seat, card: Exclude<MissionCard, { readonly counts: 'keys' }>): number {
  switch (card.counts) {
    case 'openOnLand':
      return openOn(state, seat, card.land)
    case 'tallestOpenOnLand':
      return tallest(state, spot => has(state.open, seat, spot) && LANDS[state.land[spot]! - 1] === card.land)
    case 'regionsBuilt':
      return [0, 1, 2, 3, 4, 5, 6].filter(slot => inRegion(state.own, seat, slot) !== 0).length
    case 'onBrambles':
      return (
        countBits(state.own[2 * seat]! & state.brambles[0]!) + countBits(state.own[2 * seat + 1]! & state.brambles[1]!)
      )
    case 'onCentres':
      return [0, 1, 2, 3, 4, 5, 6].filter(slot => has(state.own, seat, 7 * slot)).length
    case 'tallest':
      return againstRivals(state, seat)
    case 'largestOpenGroup':
      return largestGroup(state, seat)
    case 'evenLands':
      return Math.min(...LANDS.map(land => openOn(state, seat, land)))
    case 'fiveInhabitants':
      return Math.floor(state.purse[seat]! / 5)
    case 'ploysLeft':
      return state.ploys[seat]!
    case 'links':
      return LINKS.filter(([one, other]) => has(state.own, seat, one!) && has(state.own, seat, other!)).length
    case 'roofed':
      return countBits(state.own[2 * seat]! & state.roofed[0]!) + countBits(state.own[2 * seat + 1]! & state.roofed[1]!)
    case 'openTwoFloors':
      return countSpots(spot => has(state.open, seat, spot) && state.floors[spot]! >= 2)
  }
}

function openOn(state: State, seat: Seat, land: Land): number {
  const at = 2 * (LANDS.indexOf(land) + 1)
  return (
    countBits(state.open[2 * seat]! & state.lands[at]!) + countBits(state.open[2 * seat + 1]! & state.lands[at + 1]!)
  )
}

/** 2 sole control, 1 tied for it, 0 none. */
function controls(state: State, seat: Seat, number: number): number {
  const seats = leaders(state, state.slot[number]!)
  return (seats & (1 << seat)) === 0 ? 0 : countBits(seats) === 1 ? 2 : 1
}

/** 2 taller than every rival's building, 1 as tall as the tallest, 0 lower or none. */
function againstRivals(state: State, seat: Seat): number {
  const mine = tallest(state, spot => has(state.own, seat, spot))
  const theirs = tallest(state, spot => !has(state.own, seat, spot))
  return mine === 0 || mine < theirs ? 0 : mine === theirs ? 1 : 2
}

function tallest(state: State, counts: (spot: Spot) => boolean): number {
  let most = 0
  for (let spot = 0; spot < SPACES; spot++) if (state.floors[spot]! > most && counts(spot)) most = state.floors[spot]!
  return most
}

function countSpots(counts: (spot: Spot) => boolean): number {
  let many = 0
  for (let spot = 0; spot < SPACES; spot++) if (counts(spot)) many++
  return many
}

/** The most open buildings of `seat` that hang together. */
function largestGroup(state: State, seat: Seat): number {
  const left = Int32Array.of(state.open[2 * seat]!, state.open[2 * seat + 1]!)
  let largest = 0
  while ((left[0]! | left[1]!) !== 0) {
    const start = left[0] !== 0 ? lowestBit(left[0]!) : 28 + lowestBit(left[1]!)
    largest = Math.max(largest, takeGroup(left, start))
  }
  return largest
}

/** Removes from `left` the group that a spot belongs to; says how large it was. */
function takeGroup(left: Int32Array, start: Spot): number {
  const group = new Int32Array(2)
  add(group, 0, start)
  for (let size = 0; ; ) {
    const now = countBits(group[0]!) + countBits(group[1]!)
    if (now === size) break
    size = now
    for (let spot = 0; spot < SPACES; spot++) {
      if (!has(group, 0, spot)) continue
      group[0]! |= NEAR[2 * spot]! & left[0]!
      group[1]! |= NEAR[2 * spot + 1]! & left[1]!
    }
  }
  left[0]! &= ~group[0]!
  left[1]! &= ~group[1]!
  return countBits(group[0]!) + countBits(group[1]!)
}
