import type { OptionSheet } from '@masterplan/kernel'
import type { Options } from './types.ts'

export const options: OptionSheet<Options> = {
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
}
