import type { Game } from '@masterplan/kernel'
import { imagine } from './imagine.ts'
import { draws, moves, openEnded, refuse, sample, turn } from './legal.ts'
import { NAME } from './name.ts'
import { read, write } from './notation.ts'
import { options } from './options.ts'
import { play } from './play.ts'
import { scores } from './scoring.ts'
import { start } from './setup.ts'
import { copy, type State } from './state.ts'
import type { Event, Move, Options, Refusal, View } from './types.ts'
import { RULES_VERSIONS } from './version.ts'
import { view } from './view.ts'

export type Urbapolis = { State: State; Move: Move; View: View; Event: Event; Refusal: Refusal; Options: Options }

export const urbapolis: Game<Urbapolis> = {
  ...NAME,
  rulesVersions: RULES_VERSIONS,
  options,
  start,
  copy,
  turn,
  moves,
  sample,
  draws,
  openEnded,
  refuse,
  play,
  scores,
  view,
  imagine,
  notation: { write, read },
}

export { insight, model } from './ai/insight.ts'
export { thinking } from './ai/levels.ts'
export { reasons } from './ai/reasons.ts'
export type { State } from './state.ts'
export * from './types.ts'
/** By the name that it has in every game. */
export { urbapolis as game }
