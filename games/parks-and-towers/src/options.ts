import type { OptionSheet } from '@masterplan/kernel'
import { type Options, UNLIMITED } from './types.ts'

export const OPTIONS: OptionSheet<Options> = {
  preset: { kind: 'choice', usual: 'custom', among: ['custom', 'standard', 'medium', 'small', 'mini'], rule: 'P-1.2' },
  size: { kind: 'number', usual: 8, min: 3, max: 8, step: 1, rule: 'P-1.2' },
  houses: { kind: 'number', usual: 14, min: 1, max: 32, step: 1, rule: 'P-1.3' },
  towers: { kind: 'number', usual: 6, min: 0, max: 16, step: 1, rule: 'P-1.3' },
  conflict: { kind: 'choice', usual: 'park', among: ['park', 'tower'], rule: 'P-7.6' },
  parkLimit: { kind: 'number', usual: UNLIMITED, min: 0, max: UNLIMITED, step: 1, rule: 'P-1.3' },
  attention: { kind: 'switch', usual: false, rule: 'P-9.2' },
  komiHalves: { kind: 'number', usual: 0, min: -40, max: 40, step: 1, rule: 'P-8.6' },
}
