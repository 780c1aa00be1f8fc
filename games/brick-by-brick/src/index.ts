import type { Game } from '@masterplan/kernel'
import { imagine } from './imagine.ts'
import { draws, moves, openEnded, refuse, sample } from './legal.ts'
import { read } from './moves.ts'
import { NAME } from './name.ts'
import { write } from './notation.ts'
import { options } from './options.ts'
import { play, turn } from './play.ts'
import { scores } from './scoring.ts'
import { start } from './setup.ts'
import { copy, type State } from './state.ts'
import { type Event, type Move, type Options, type Refusal, RULES_VERSIONS, type View } from './types.ts'
import { view } from './view.ts'

export type BrickByBrick = { State: State; Move: Move; View: View; Event: Event; Refusal: Refusal; Options: Options }

export const brickByBrick: Game<BrickByBrick> = {
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
export { brickByBrick as game }
