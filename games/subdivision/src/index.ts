import type { Game } from '@masterplan/kernel'
import { type Event, type Move, type Options, PARKS, PRIVATE_PARKS, type Refusal, SETS, type View } from './board.ts'
import { allowsParks } from './layout.ts'
import { copy, type State, turn } from './memory.ts'
import { read, write } from './notation.ts'
import { sample } from './playout.ts'
import { draws, moves, play, refuse } from './rules.ts'
import { scores } from './scoring.ts'
import { start } from './setup.ts'
import { imagine, view } from './sight.ts'
import { RULES_VERSION } from './version.ts'

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
  id: 'subdivision',
  title: 'Subdivision',
  rulesVersion: RULES_VERSION,
  seats: { min: 2, max: 4 },
  options: {
    set: { kind: 'choice', usual: 'full', among: SETS, rule: 'S-1.1' },
    parks: { kind: 'choice', usual: 'fixed', among: PARKS, rule: 'S-1.2' },
    parkCells: {
      kind: 'text',
      usual: '',
      rule: 'S-1.2',
      what: 'empty or, with custom parks, as many different cells of the board as it has parks, such as "a1,f1,a3,a6,e6,f6"',
      allows: allowsParks,
    },
    privateParks: { kind: 'choice', usual: 'off', among: PRIVATE_PARKS, rule: 'S-7.2' },
    privateParkPoints: { kind: 'number', usual: 3, min: 0, max: 9, step: 1, rule: 'S-7.2' },
    groupCost: { kind: 'number', usual: 1, min: 0, max: 5, step: 1, rule: 'S-5.2' },
    crowdingFree: { kind: 'number', usual: 1, min: 0, max: 8, step: 1, rule: 'S-5.3' },
    crowdingMost: { kind: 'number', usual: 3, min: 0, max: 3, step: 1, rule: 'S-5.3' },
  },
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

export * from './board.ts'
export { learnt as insight } from './learnt.ts'
export { model } from './model.ts'
export { moveIds } from './move-ids.ts'
export { reasons } from './reasons.ts'
export { thinking } from './thinking.ts'
