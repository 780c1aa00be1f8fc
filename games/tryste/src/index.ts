import type { Game } from '@masterplan/kernel'
import { imagine } from './imagine.ts'
import { draws, moves, openEnded, refuse, sample } from './legal.ts'
import { NAME } from './name.ts'
import { read, write } from './notation.ts'
import { SHEET } from './options.ts'
import { copy, play, turn } from './play.ts'
import { scores } from './scoring.ts'
import { start } from './setup.ts'
import type { State } from './state.ts'
import { type Event, type Move, type Options, type Refusal, RULES_VERSIONS, type View } from './types.ts'
import { view } from './view.ts'

export type Tryste = { State: State; Move: Move; View: View; Event: Event; Refusal: Refusal; Options: Options }

export const tryste: Game<Tryste> = {
  ...NAME,
  rulesVersions: RULES_VERSIONS,
  options: SHEET,
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
export { personalities } from './ai/personalities.ts'
export { reasons } from './ai/reasons.ts'
export * from './nouns.ts'
export type { State } from './state.ts'
/** By the name that it has in every game. */
export { tryste as game }
