import type { OptionSheet, Table } from '@masterplan/kernel'
import { type Cell, onBoard, readCell } from '@masterplan/kernel/square'
import { LAYOUTS, type Layout } from './data/layouts.ts'
import { type Options, PARKS, PRIVATE_PARKS, SETS } from './types.ts'

export const OPTIONS: OptionSheet<Options> = {
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
}

/** S-1.2: the cells that a text such as "a1,f1,c3" names, if they are distinct, on the board and as many as needed. */
export function readParks(text: string, { size, parks }: Layout): readonly Cell[] | undefined {
  const named = text.split(',').map(readCell)
  const found = named.filter(cell => cell !== undefined && onBoard(cell, size, size)) as Cell[]
  if (found.length !== named.length || found.length !== parks.length) return undefined
  return new Set(found).size === found.length ? found : undefined
}

/** Only custom parks have a text of their own; the empty text is the fixed layout. */
function allowsParks(text: string, { players, options }: Table): boolean {
  if (text === '') return true
  if (options.parks !== 'custom') return false
  const set = options.set === 'threehouse' ? 'threehouse' : 'full'
  const layout = LAYOUTS[set][players]
  return layout !== undefined && readParks(text, layout) !== undefined
}
