import type { Tell } from '@masterplan/kernel'
import { type Event, PHASES, type Phase } from './types.ts'

export type Telling = Tell<Event> | undefined

// Phases as numbers, for the fast paths.
const at = (phase: Phase): number => PHASES.indexOf(phase)
export const REVEAL = at('reveal')
export const RESERVE = at('reserve')
export const DISC = at('disc')
export const PICK = at('pick')
export const ACT = at('act')
export const BOOST = at('boost')
export const CLAIM = at('claim')
export const DEMOLISH = at('demolish')
export const STREET = at('street')
export const DRAFT = at('draft')
export const OVER_PHASE = at('over')
