import type { OptionSheet } from '@masterplan/kernel'
import type { Options } from './types.ts'

export const OPTIONS: OptionSheet<Options> = {
  houses: { kind: 'number', usual: 3, min: 2, max: 3, step: 1, rule: 'TT-1.1' },
  bonus: { kind: 'number', usual: 2, min: 0, max: 5, step: 1, rule: 'TT-3.3' },
}
