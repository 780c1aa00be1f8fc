import type { Numbers } from '@masterplan/kernel'
import type { Move } from './board.ts'
import { candidates } from './candidates.ts'
import type { ParksAndTowers } from './index.ts'
import { WORD } from './layout.ts'
import { PLAIN } from './moves.ts'
import { write } from './notation.ts'

const { EVERYDAY, EMPTY, CROWD } = WORD

/** Cells times places, and room for moves that name cells; with attention there can be more of them, and some are left out. */
const MOST = 4096

/** Moves that name cells, after the plain ones, in the order in which they were first asked for. */
const NAMED: Move[] = []
const BY_TEXT = new Map<string, number>()

export const numbers: Numbers<ParksAndTowers> = {
  most: MOST,
  list: (state, _seat, into) => candidates(state, into, named),
  allows({ words }, _seat, number) {
    const cell = number >> 3
    if (number < 0 || number >= PLAIN.length || words[EVERYDAY] === 0) return false
    return (((words[EMPTY + (cell >> 5)]! & ~words[CROWD + (cell >> 5)]!) >>> cell) & 1) !== 0
  },
  moveOf: number => (number < PLAIN.length ? PLAIN[number]! : NAMED[number - PLAIN.length]!),
}

function named(move: Move): number {
  const text = write(move)
  const known = BY_TEXT.get(text)
  if (known !== undefined) return known
  const number = PLAIN.length + NAMED.length
  NAMED.push(move)
  BY_TEXT.set(text, number)
  return number
}
