import type { Core } from '@masterplan/kernel'
import type { Network } from '@masterplan/kernel/net'
import { CORE } from '../core/built.ts'
import { duelNet } from './ai/insight.ts'
import type { Subdivision } from './index.ts'
import { PASSES, PLACINGS } from './moves.ts'
import { PARK, type State, seatOf } from './state.ts'

/** Where things are in the core's position, in words; `core/position.ts` says the same in bytes. */
const AT = { OWNED: 0, FREE: 4, HOMES: 6, HIGH_RISES: 8, WELCOME: 10, TOO_NEAR: 14, STASH: 18, MOVER: 20 } as const
const OF_EACH = 21
const GROUP_COST = 22
const CELLS = 23
const CROWDING = 24
const WORDS = 28

/** Of the net; straight weights are padded to a multiple of four. */
const INPUTS = 53
const PADDED = 56
const UNITS = 32

export const core: Core<Subdivision> = {
  bytes: CORE,
  words: WORDS,
  tree: {
    exploration: 0.05,
    amafBias: 0.003,
    perPoint: 0.02,
    guessTries: 3,
    opensAfter: 4,
    marginWeight: 0.3,
    usualMargin: 3,
    judgeWeight: 0.5,
    endsFirst: 0.5,
    positionsPerTry: 6,
  },
  net: packed(duelNet),
  taught: packed,
  position,
  moveOf: (_state, id) => PLACINGS.moves[id] ?? PASSES.moves[0]!,
}

/** Between two, once the parks are there, and without private parks. */
function position(state: State, into: Int32Array): boolean {
  const { fixed, free, homes, highRises, owned, welcome, tooNear, stash, waits } = state
  if (fixed.players !== 2 || waits >= PARK || fixed.options.privateParks !== 'off') return false
  into.fill(0, 0, WORDS)
  into.set(owned.subarray(0, 4), AT.OWNED)
  into.set(free, AT.FREE)
  into.set(homes, AT.HOMES)
  into.set(highRises, AT.HIGH_RISES)
  into.set(welcome.subarray(0, 4), AT.WELCOME)
  into.set(tooNear.subarray(0, 4), AT.TOO_NEAR)
  for (let seat = 0; seat < 2; seat++) {
    into[AT.STASH + seat] = stash[4 * seat + 1]! | (stash[4 * seat + 2]! << 8) | (stash[4 * seat + 3]! << 16)
  }
  into[AT.MOVER] = seatOf(state)
  into[OF_EACH] = fixed.ofEach
  into[GROUP_COST] = fixed.options.groupCost
  into[CELLS] = fixed.cells.length
  for (const [at, price] of fixed.crowding.entries()) into[CROWDING + (at >> 2)]! |= price << (8 * (at & 3))
  return true
}

/** The net in the order in which `core/network.ts` reads it. */
function packed({ base, straight, units, doubt }: Network): Float32Array {
  if (units.length > UNITS || straight.length > INPUTS)
    throw new Error('subdivision: the net is too large for the core.')
  const rest = (INPUTS + 1) * UNITS
  const numbers = new Float32Array(rest + PADDED + UNITS + 3)
  for (const [at, unit] of units.entries()) {
    numbers[at] = unit.base
    for (const [input, weight] of unit.inputs.entries()) numbers[(1 + input) * UNITS + at] = weight
    numbers[rest + PADDED + at] = unit.weight
  }
  numbers.set(straight, rest)
  numbers.set([base, ...doubt], rest + PADDED + UNITS)
  return numbers
}
