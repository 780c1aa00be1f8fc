import type { Game } from '@masterplan/kernel'
import { imagine } from './imagine.ts'
import type { Event, Move, Options, Refusal, View } from './land.ts'
import { SHEET } from './land.ts'
import { read, write } from './notation.ts'
import { copy, draws, moves, play, refuse, sample, turn } from './rules.ts'
import { scores } from './scoring.ts'
import { view } from './sight.ts'
import { start } from './start.ts'
import type { State } from './state.ts'
import { RULES_VERSION } from './version.ts'

export type Tryste = { State: State; Move: Move; View: View; Event: Event; Refusal: Refusal; Options: Options }

export const tryste: Game<Tryste> = {
  id: 'tryste',
  title: 'Tryste',
  rulesVersion: RULES_VERSION,
  seats: { min: 2, max: 6 },
  options: SHEET,
  start,
  copy,
  turn,
  moves,
  sample,
  draws,
  refuse,
  play,
  scores,
  view,
  imagine,
  notation: { write, read },
}

export { personalities } from './insight.ts'
export * from './land.ts'
export { insight } from './learnt.ts'
export { model } from './model.ts'
export { reasons } from './reasons.ts'
export type { State } from './state.ts'
export { thinking } from './thinking.ts'
