import type { Random } from '@masterplan/kernel'
import { openings, raises, takes, tenders } from './choices-bids.ts'
import { expropriations, privateBuilds, publicBuilds, upgrades } from './choices-builds.ts'
import {
  agencies,
  bankings,
  boosts,
  boulevards,
  claims,
  declines,
  demolitions,
  drafts,
  freeStreets,
  hirings,
  hospitals,
  moreBoosts,
  passes,
  picks,
  streets,
} from './choices-public.ts'
import { type Move, PHASES, type Phase } from './city.ts'
import type { State } from './memory.ts'

/** One kind of move: counted without being listed, the n-th found without the others. */
export interface Choice {
  count(state: State, seat: number): number
  nth(state: State, seat: number, n: number): Move // `n` is less than `count`
}

const ACTIONS: readonly Choice[] = [
  openings,
  raises,
  takes,
  privateBuilds,
  publicBuilds,
  upgrades,
  tenders,
  bankings,
  hirings,
  agencies,
  hospitals,
  boosts,
  expropriations,
  boulevards,
  streets,
  passes,
]

const CHOICES: Readonly<Partial<Record<Phase, readonly Choice[]>>> = {
  pick: [picks],
  act: ACTIONS,
  boost: [moreBoosts, declines],
  claim: [claims, declines],
  demolish: [demolitions, declines],
  street: [freeStreets, declines],
  draft: [drafts, declines],
}
const BY_PHASE: readonly (readonly Choice[])[] = PHASES.map(phase => CHOICES[phase] ?? [])

const counts = new Int32Array(ACTIONS.length) // scratch of one call

export function sampleChoice(state: State, seat: number, random: Random): Move {
  const choices = BY_PHASE[state.phase]!
  let total = 0
  for (let at = 0; at < choices.length; at++) {
    const count = choices[at]!.count(state, seat)
    counts[at] = count
    total += count
  }
  let n = random.below(total)
  let at = 0
  for (; n >= counts[at]!; at++) n -= counts[at]!
  return choices[at]!.nth(state, seat, n)
}

export function listChoices(state: State, seat: number): Move[] {
  return BY_PHASE[state.phase]!.flatMap(choice =>
    Array.from({ length: choice.count(state, seat) }, (_, n) => choice.nth(state, seat, n)),
  )
}
