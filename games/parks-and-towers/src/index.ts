import type { Game } from '@masterplan/kernel'
import type { Event, Move, Options, Refusal, State, View } from './board.ts'
import { moves } from './choices.ts'
import { refuse } from './legality.ts'
import { read, write } from './notation.ts'
import { copy, play, start, turn } from './rules.ts'
import { sample } from './sample.ts'
import { scores } from './scoring.ts'
import { SHEET } from './sheet.ts'
import { imagine, view } from './sight.ts'
import { RULES_VERSION } from './version.ts'

export type ParksAndTowers = {
  State: State
  Move: Move
  View: View
  Event: Event
  Refusal: Refusal
  Options: Options
}

export const parksAndTowers: Game<ParksAndTowers> = {
  id: 'parks-and-towers',
  title: 'Parks & Towers',
  rulesVersion: RULES_VERSION,
  seats: { min: 2, max: 2 },
  options: SHEET,
  start,
  copy,
  turn,
  moves: (state, _seat) => moves(state),
  sample,
  draws: () => [],
  refuse: (state, _by, move) => refuse(state, move),
  play,
  scores,
  view,
  imagine: (view, _random) => imagine(view),
  notation: { write, read },
}

export * from './board.ts'
export { learnt as insight } from './learnt.ts'
export { model } from './model.ts'
export { moveIds } from './move-ids.ts'
export { reasons } from './reasons.ts'
export { thinking } from './thinking.ts'
