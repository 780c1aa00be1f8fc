import type { Random } from '@masterplan/kernel'
import { openings, raises, takes, tenders } from './choices-bids.ts'
import { expropriations, privateBuilds, publicBuilds, upgrades } from './choices-builds.ts'
import { claims, declines, demolitions, drafts, freeStreets } from './choices-effects.ts'
import {
  agencies,
  bankings,
  boosts,
  boulevards,
  hirings,
  hospitals,
  moreBoosts,
  passes,
  picks,
  streets,
} from './choices-public.ts'
import type { State } from './state.ts'
import { ACT } from './table.ts'
import { type Move, PHASES, type Phase } from './types.ts'

/** One kind of move: counted without being listed, the n-th found without the others. */
export interface Choice {
  count(state: State, seat: number): number
  nth(state: State, seat: number, n: number): Move // `n` is less than `count`
}

/** One action of a turn, in the order in which `countTurn` counts them. */
const ACTIONS: readonly Choice[] = [
  passes,
  raises,
  openings,
  takes,
  tenders,
  privateBuilds,
  publicBuilds,
  upgrades,
  bankings,
  hirings,
  agencies,
  hospitals,
  boosts,
  expropriations,
  boulevards,
  streets,
]

const CHOICES: Readonly<Record<Phase, readonly Choice[]>> = {
  reveal: [],
  reserve: [],
  disc: [],
  pick: [picks],
  act: ACTIONS,
  boost: [moreBoosts, declines],
  claim: [claims, declines],
  demolish: [demolitions, declines],
  street: [freeStreets, declines],
  draft: [drafts, declines],
  over: [],
}
const BY_PHASE: readonly (readonly Choice[])[] = PHASES.map(phase => CHOICES[phase])

const counts = new Int32Array(ACTIONS.length) // of the last state that was counted

/** Fills `counts` for the phase, and returns their sum. */
function count(state: State, seat: number): number {
  if (state.phase === ACT) return countTurn(state, seat)
  const choices = BY_PHASE[state.phase]!
  let total = 0
  for (let at = 0; at < choices.length; at++) {
    counts[at] = choices[at]!.count(state, seat)
    total += counts[at]!
  }
  return total
}

/** The same for a turn, without asking for what has no chance: this is where a playout spends its time. */
function countTurn(state: State, seat: number): number {
  counts[0] = 1
  counts[1] = raises.count(state, seat)
  if (state.free[seat] === 0) return countNothing(2, 1 + counts[1]!) // everything else takes a worker
  const trade = countBids(state, seat) + countBuilds(state, seat)
  return 1 + counts[1]! + trade + countServices(state, seat) + countOnTheMap(state, seat)
}

// One function for each group, small enough for the compiler to take in whole.
function countBids(state: State, seat: number): number {
  counts[2] = openings.count(state, seat)
  counts[3] = takes.count(state, seat)
  counts[4] = state.publics === 0 ? 0 : tenders.count(state, seat)
  return counts[2]! + counts[3]! + counts[4]!
}

function countBuilds(state: State, seat: number): number {
  counts[5] = state.bareCount[seat] === 0 ? 0 : privateBuilds.count(state, seat)
  counts[6] = state.handPublic[seat] === 0 ? 0 : publicBuilds.count(state, seat)
  const built = (state.mineLow[seat]! | state.mineHigh[seat]!) !== 0
  counts[7] = built ? upgrades.count(state, seat) : 0
  return counts[5]! + counts[6]! + counts[7]!
}

function countServices(state: State, seat: number): number {
  counts[8] = bankings.count(state, seat)
  counts[9] = hirings.count(state, seat)
  counts[10] = agencies.count(state, seat)
  counts[11] = hospitals.count(state, seat)
  return counts[8]! + counts[9]! + counts[10]! + counts[11]!
}

function countOnTheMap(state: State, seat: number): number {
  counts[12] = boosts.count(state, seat)
  counts[13] = expropriations.count(state, seat)
  counts[14] = boulevards.count(state, seat)
  counts[15] = streets.count(state, seat)
  return counts[12]! + counts[13]! + counts[14]! + counts[15]!
}

/** Nothing from this place on. */
function countNothing(from: number, total: number): number {
  for (let at = from; at < counts.length; at++) counts[at] = 0
  return total
}

export function sampleChoice(state: State, seat: number, random: Random): Move {
  let n = random.below(count(state, seat))
  let at = 0
  for (; n >= counts[at]!; at++) n -= counts[at]!
  return BY_PHASE[state.phase]![at]!.nth(state, seat, n)
}

export function listChoices(state: State, seat: number): Move[] {
  count(state, seat)
  const many = [...counts]
  return BY_PHASE[state.phase]!.flatMap((choice, at) =>
    Array.from({ length: many[at]! }, (_, n) => choice.nth(state, seat, n)),
  )
}
