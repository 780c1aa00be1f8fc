import { cellName, readCell } from '@masterplan/kernel/square'
import type { Move } from './types.ts'

/** "3c2" places a pyramid of 3 pips, "pc3" a park, "-" is the forced pass. */
export function write(move: Move): string {
  switch (move.kind) {
    case 'pass':
      return '-'
    case 'park':
      return `p${cellName(move.cell)}`
    case 'place':
      return `${move.pips}${cellName(move.cell)}`
  }
}

export function read(text: string): Move | undefined {
  if (text === '-') return { kind: 'pass' }
  const cell = readCell(text.slice(1))
  if (cell === undefined) return undefined
  switch (text[0]) {
    case 'p':
      return { kind: 'park', cell }
    case '1':
      return { kind: 'place', pips: 1, cell }
    case '2':
      return { kind: 'place', pips: 2, cell }
    case '3':
      return { kind: 'place', pips: 3, cell }
  }
  return undefined
}
