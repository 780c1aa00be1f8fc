import type { Actor, Random, Seat } from '@masterplan/kernel'
import { countBits, countPair, lowestBit, nthBit } from '@masterplan/kernel/bits'
import { landsLeft, mayPass } from './chapters/actions.ts'
import { missionDeck } from './chapters/missions.ts'
import { invasions, mayPloy, roofSources, roofTargets } from './chapters/ploys.ts'
import { unplayed } from './chapters/rounds.ts'
import { spotOf } from './geometry.ts'
import { tilesLeft } from './luck.ts'
import {
  ABANDON,
  CLAIM,
  CLEAR,
  CONSTRUCT,
  DEAL,
  DECLINE,
  HOIST,
  INVADE,
  KEEP,
  keepsFrom,
  NEXT,
  PASS,
  REVEAL,
  ROOF,
  ROTATE,
  STARTER,
  TILE,
  WORDS,
} from './moves.ts'
import { bitOf, nthSpot } from './spot-sets.ts'
import { BRAMBLE, PHASE, type State, spaceOfSpot } from './state.ts'
import { type Move, SPACES } from './types.ts'

// The second way to sample, for playouts: the n-th move of the menu is counted off from the chapters' sets without a row
// being written. It is the same move by the same number; fast.test.ts proves it of every move of thousands of menus.

const { moves: constructs } = CONSTRUCT
const { moves: clears } = CLEAR
const { moves: abandons } = ABANDON
const { moves: invades } = INVADE
const { moves: roofs } = ROOF
const { moves: hoists } = HOIST
const { moves: claims } = CLAIM
const { moves: nexts } = NEXT
const PASSED = WORDS.moves[PASS]!
const DECLINED = WORDS.moves[DECLINE]!

export function sample(state: State, by: Actor, random: Random): Move {
  switch (state.phase) {
    case PHASE.action:
      return sampleAction(state, by as Seat, random)
    case PHASE.claim: {
      const many = countBits(state.claimable)
      const n = random.below(many + 1)
      if (n === many) return DECLINED
      return claims[state.display[nthBit(state.claimable, n)]! - 1]!
    }
    case PHASE.next:
      return nexts[anyOf(unplayed(state), random)]!
    case PHASE.keep:
      return sampleKept(state, by as Seat, random)
    default:
      return sampleLuck(state, random)
  }
}

const anyOf = (set: number, random: Random): number => nthBit(set, random.below(countBits(set)))

/**
 * B-SET-06: one mission, then another. The menu would take one number for the pair; two are taken so that a seed gives
 * the match that it always gave.
 */
function sampleKept(state: State, seat: Seat, random: Random): Move {
  const dealt = state.dealt[seat]!
  const one = anyOf(dealt, random) + 1
  const other = anyOf(dealt & ~bitOf(one), random) + 1
  const smaller = Math.min(one, other)
  const larger = Math.max(one, other)
  return KEEP.moves[keepsFrom(smaller) + larger - smaller - 1]!
}

function sampleLuck(state: State, random: Random): Move {
  switch (state.phase) {
    case PHASE.tile:
      return TILE.moves[anyOf(tilesLeft(state), random)]!
    case PHASE.rotate:
      return ROTATE.moves[random.below(6)]!
    case PHASE.starter:
      return STARTER.moves[random.below(state.fixed.players)]!
    case PHASE.reveal:
      return REVEAL.moves[anyOf(state.deck, random)]!
    case PHASE.deal:
      return DEAL.moves[anyOf(missionDeck(state), random)]!
    default:
      throw new Error('Nothing to sample: the game is over.')
  }
}

function sampleAction(state: State, seat: Seat, random: Random): Move {
  const mains = countMains(state)
  const passes = mayPass(state, seat) ? 1 : 0
  const ploys = mayPloy(state, seat) ? countPloys(state, seat) : 0
  const n = random.below(mains + passes + ploys)
  if (n < mains) return nthMain(state, n)
  return n < mains + passes ? PASSED : nthPloy(state, seat, n - mains - passes)
}

/** One word of the sites that are brambles nobody has cleared: there the land is chosen too (B-NEW-02). */
const wild = (state: State, half: 0 | 1): number => state.sites[half]! & state.lands[2 * BRAMBLE + half]!

function countMains(state: State): number {
  const wilds = countPair(wild(state, 0), wild(state, 1))
  const sites = countPair(state.sites[0]!, state.sites[1]!)
  const lands = wilds === 0 ? 1 : countBits(landsLeft(state))
  return sites + wilds * (lands - 1) + countPair(state.ruins[0]!, state.ruins[1]!)
}

function nthMain(state: State, n: number): Move {
  const wildLow = wild(state, 0)
  const wildHigh = wild(state, 1)
  const low = state.sites[0]! & ~wildLow
  const high = state.sites[1]! & ~wildHigh
  const plains = countPair(low, high)
  if (n < plains) return constructs[spaceOfSpot(state, nthSpot(low, high, n))]!
  const lands = landsLeft(state)
  const choices = countBits(lands)
  const wilds = countPair(wildLow, wildHigh) * choices
  const left = n - plains
  if (left >= wilds) {
    return abandons[spaceOfSpot(state, nthSpot(state.ruins[0]!, state.ruins[1]!, left - wilds))]!
  }
  const spot = nthSpot(wildLow, wildHigh, (left / choices) | 0)
  return clears[3 * spaceOfSpot(state, spot) + nthBit(lands, left % choices)]!
}

function countPloys(state: State, seat: Seat): number {
  let ploys = 2 + countBits(invasions(state, seat))
  for (let rest = roofSources(state, seat); rest !== 0; rest &= rest - 1) {
    const land = state.land[spotOf(state.hoist, lowestBit(rest))]!
    ploys += countPair(roofTargets(state, seat, land, 0), roofTargets(state, seat, land, 1))
  }
  return ploys
}

function nthPloy(state: State, seat: Seat, n: number): Move {
  if (n < 2) return hoists[n]!
  const rivals = invasions(state, seat)
  let left = n - 2
  if (left < countBits(rivals)) {
    return invades[spaceOfSpot(state, spotOf(state.hoist, nthBit(rivals, left)))]!
  }
  left -= countBits(rivals)
  for (let rest = roofSources(state, seat); ; rest &= rest - 1) {
    const from = spotOf(state.hoist, lowestBit(rest))
    const land = state.land[from]!
    const low = roofTargets(state, seat, land, 0)
    const high = roofTargets(state, seat, land, 1)
    const targets = countPair(low, high)
    if (left < targets) {
      return roofs[SPACES * spaceOfSpot(state, from) + spaceOfSpot(state, nthSpot(low, high, left))]!
    }
    left -= targets
  }
}
