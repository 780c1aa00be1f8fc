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
import { type Move, PHASES, type Phase } from './city.ts'
import type { State } from './memory.ts'
import { ACT } from './table.ts'
import { CITY_HALL, FIRST_BOOST, PARKS, WORKS } from './tiles.ts'

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
  if (state.free[seat] === 0) return countRest(1 + counts[1]!, 2) // everything else takes a worker
  counts[2] = openings.count(state, seat)
  counts[3] = takes.count(state, seat)
  counts[4] = state.publics === 0 ? 0 : tenders.count(state, seat)
  counts[5] = state.bareCount[seat] === 0 ? 0 : privateBuilds.count(state, seat)
  counts[6] = state.handPublic[seat] === 0 ? 0 : publicBuilds.count(state, seat)
  const built = (state.mineLow[seat]! | state.mineHigh[seat]!) !== 0
  counts[7] = built ? upgrades.count(state, seat) : 0
  counts[8] = bankings.count(state, seat)
  counts[9] = hirings.count(state, seat)
  counts[10] = agencies.count(state, seat)
  counts[11] = hospitals.count(state, seat)
  const available = state.fixed.standing & ~state.used
  counts[12] = (available & LIFTS) === 0 ? 0 : boosts.count(state, seat)
  if ((available & ON_THE_MAP) === 0) return countRest(sumUpTo(13), 13)
  counts[13] = expropriations.count(state, seat)
  counts[14] = boulevards.count(state, seat)
  counts[15] = streets.count(state, seat)
  return sumUpTo(16)
}

/** Nothing from this place on. */
function countRest(total: number, from: number): number {
  for (let at = from; at < counts.length; at++) counts[at] = 0
  return total
}

function sumUpTo(end: number): number {
  let total = 0
  for (let at = 0; at < end; at++) total += counts[at]!
  return total
}
const LIFTS = 0b1111 << FIRST_BOOST
const ON_THE_MAP = (1 << CITY_HALL) | (1 << PARKS) | (1 << WORKS)

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
