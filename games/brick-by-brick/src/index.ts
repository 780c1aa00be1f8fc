import type { Game } from '@masterplan/kernel'
import type { Event, Move, Options, Refusal, View } from './city.ts'
import type { State } from './hillside.ts'
import { imagine } from './imagine.ts'
import { read, write } from './notation.ts'
import { refuse } from './refusals.ts'
import { copy, draws, moves, play, sample, turn } from './rules.ts'
import { scores } from './scoring.ts'
import { start } from './setup.ts'
import { view } from './sight.ts'
import { RULES_VERSION } from './version.ts'

export type BrickByBrick = { State: State; Move: Move; View: View; Event: Event; Refusal: Refusal; Options: Options }

export const brickByBrick: Game<BrickByBrick> = {
  id: 'brick-by-brick',
  title: 'Brick by Brick',
  rulesVersion: RULES_VERSION,
  seats: { min: 2, max: 5 },
  options: {
    layout: { kind: 'choice', usual: 'shuffled', among: ['shuffled', 'fixed'], rule: 'B-SET-02' },
    start: { kind: 'choice', usual: 'random', among: ['random', 'firstSeat'], rule: 'B-SET-04' },
    twoPlayerLaps: { kind: 'number', usual: 2, min: 1, max: 2, step: 1, rule: 'B-RND-05' },
    fallback: { kind: 'choice', usual: 'strict', among: ['strict', 'lenient'], rule: 'B-FBK-03' },
    passing: { kind: 'choice', usual: 'noFloors', among: ['noFloors', 'never', 'always'], rule: 'B-ACT-04' },
    minInhabitants: { kind: 'number', usual: 1, min: 0, max: 1, step: 1, rule: 'B-NEW-04' },
    landTokens: { kind: 'choice', usual: '3', among: ['3', 'unlimited'], rule: 'B-NEW-02' },
    controlTie: { kind: 'choice', usual: 'all', among: ['all', 'twoOnly'], rule: 'B-CTL-03' },
    claimRule: { kind: 'choice', usual: 'participates', among: ['participates', 'newlyTrue'], rule: 'B-PRJ-04' },
    invasionClaims: { kind: 'switch', usual: true, rule: 'B-PLY-12' },
    invasionRoof: { kind: 'choice', usual: 'removed', among: ['removed', 'stays'], rule: 'B-PLY-10' },
    roofTarget: { kind: 'choice', usual: 'own', among: ['own', 'any'], rule: 'B-PLY-06' },
    ployTokens: { kind: 'number', usual: 4, min: 0, max: 12, step: 1, rule: 'B-SET-03' },
    roofs: { kind: 'number', usual: 24, min: 0, max: 49, step: 1, rule: 'B-PRJ-15' },
    roundCap: { kind: 'number', usual: 30, min: 1, max: 60, step: 1, rule: 'B-END-04' },
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

export * from './city.ts'
export type { State } from './hillside.ts'
export { insight } from './insight.ts'
export { model } from './model.ts'
export { reasons } from './reasons.ts'
export { thinking } from './thinking.ts'
