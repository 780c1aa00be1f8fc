import type { Seat } from '@masterplan/kernel'
import { LANDS, MISSION_COUNT, type Move, PROJECT_COUNT, SPACES } from './types.ts'

// Moves are made once and shared: a playout allocates nothing.
const table = <Made>(length: number, make: (at: number) => Made): readonly Made[] =>
  Array.from({ length }, (_, at) => make(at))

/** By number of the tile; entry 0 is not used. The same holds for all cards. */
export const TILE = table(8, (number): Move => ({ kind: 'tile', number }))
export const ROTATE = table(6, (sixths): Move => ({ kind: 'rotate', sixths }))
export const STARTER = table(6, (seat): Move => ({ kind: 'starter', seat: seat as Seat }))
export const REVEAL = table(PROJECT_COUNT + 1, (project): Move => ({ kind: 'reveal', project }))
export const DEAL = table(MISSION_COUNT + 1, (mission): Move => ({ kind: 'deal', mission }))
/** KEEP[smaller]![larger] */
export const KEEP = table(MISSION_COUNT + 1, one =>
  table(MISSION_COUNT + 1, (other): Move => ({ kind: 'keep', missions: [one, other] })),
)

/** At `4 * space + land`, with land 0 where there is nothing to choose. */
export const CONSTRUCT = table(
  SPACES * 4,
  (at): Move => ({
    kind: 'construct',
    space: at >> 2,
    land: LANDS[(at & 3) - 1] ?? null,
  }),
)
export const ABANDON = table(SPACES, (space): Move => ({ kind: 'abandon', space }))
export const PASS: Move = { kind: 'pass' }
export const UP: Move = { kind: 'move', by: 1 }
export const DOWN: Move = { kind: 'move', by: -1 }
/** At `49 * from + to`. */
export const ROOF = table(
  SPACES * SPACES,
  (at): Move => ({ kind: 'roof', from: Math.floor(at / SPACES), to: at % SPACES }),
)
export const INVADE = table(SPACES, (space): Move => ({ kind: 'invade', space }))
export const CLAIM = table(PROJECT_COUNT + 1, (project): Move => ({ kind: 'claim', project }))
export const DECLINE: Move = { kind: 'decline' }
export const NEXT = table(6, (seat): Move => ({ kind: 'next', seat: seat as Seat }))
