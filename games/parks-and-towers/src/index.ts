import type { Game } from '@masterplan/kernel'
import { type Event, type Move, type Options, type Refusal, type State, UNLIMITED, type View } from './board.ts'
import { moves } from './choices.ts'
import { refuse } from './legality.ts'
import { read, write } from './notation.ts'
import { copy, play, start, turn } from './rules.ts'
import { sample } from './sample.ts'
import { scores } from './scoring.ts'
import { imagine, view } from './sight.ts'

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
  rulesVersion: '1.0.0',
  seats: { min: 2, max: 2 },
  options: {
    preset: {
      kind: 'choice',
      usual: 'custom',
      among: ['custom', 'standard', 'medium', 'small', 'mini'],
      rule: 'P-1.2',
    },
    size: { kind: 'number', usual: 8, min: 3, max: 8, step: 1, rule: 'P-1.2' },
    houses: { kind: 'number', usual: 14, min: 1, max: 32, step: 1, rule: 'P-1.3' },
    towers: { kind: 'number', usual: 6, min: 0, max: 16, step: 1, rule: 'P-1.3' },
    conflict: { kind: 'choice', usual: 'park', among: ['park', 'tower'], rule: 'P-7.6' },
    parkLimit: { kind: 'number', usual: UNLIMITED, min: 0, max: UNLIMITED, step: 1, rule: 'P-1.3' },
    attention: { kind: 'switch', usual: false, rule: 'P-9.2' },
    komiHalves: { kind: 'number', usual: 0, min: -40, max: 40, step: 1, rule: 'P-8.6' },
  },
  start,
  copy,
  turn,
  moves: (state, _seat) => moves(state),
  sample: (state, _by, random) => sample(state, random),
  draws: () => [],
  refuse: (state, _by, move) => refuse(state, move),
  play,
  scores,
  view,
  imagine: (view, _random) => imagine(view),
  notation: { write, read },
}

export * from './board.ts'
