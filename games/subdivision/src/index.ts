import type { Game } from '@masterplan/kernel'
import { draws, moves, openEnded, refuse, sample } from './legal.ts'
import { NAME } from './name.ts'
import { read, write } from './notation.ts'
import { OPTIONS } from './options.ts'
import { play } from './play.ts'
import { scores } from './scoring.ts'
import { start } from './setup.ts'
import { copy, type State, turn } from './state.ts'
import { type Event, type Move, type Options, type Refusal, RULES_VERSIONS, type View } from './types.ts'
import { imagine, view } from './view.ts'

export type Subdivision = {
  State: State
  Move: Move
  View: View
  Event: Event
  Refusal: Refusal
  Options: Options
}

/** Subdivision by Carlton Noles. */
export const subdivision: Game<Subdivision> = {
  ...NAME,
  rulesVersions: RULES_VERSIONS,
  options: OPTIONS,
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
export { moveIds } from './ai/move-ids.ts'
export { reasons } from './ai/reasons.ts'
export { core } from './core.ts'
export * from './types.ts'
/** By the name that it has in every game. */
export { subdivision as game }
