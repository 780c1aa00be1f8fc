import { FIELD_NAMES, type Field, type State } from '../state.ts'
import type { Open } from '../types.ts'

/** Fields that somebody may not know: hands, what is left in the decks by kind, throws, what one has seen, given cards. */
const SECRET: ReadonlySet<Field> = new Set<Field>([
  'hand',
  'held',
  'deck',
  'hushKind',
  'hushSeat',
  'known',
  'knownTwice',
  'thrown',
  'givenCards',
])
const PUBLIC = FIELD_NAMES.filter(name => !SECRET.has(name))

/** The table as it lies, field by field; what is zero at the end of a row is left out. */
export function openOf(state: State): Open {
  const open: Record<string, number | number[]> = {}
  for (const name of PUBLIC) {
    const value = state[name]
    if (typeof value === 'number') {
      if (value !== 0) open[name] = value
    } else {
      const last = lastNonZero(value)
      if (last >= 0) open[name] = Array.from(value.subarray(0, last + 1))
    }
  }
  return open
}

function lastNonZero(row: ArrayLike<number>): number {
  let last = row.length - 1
  while (last >= 0 && row[last] === 0) last--
  return last
}

export function layOpen(state: State, open: Open): void {
  for (const name of PUBLIC) {
    const value = open[name]
    if (typeof value === 'number') Object.assign(state, { [name]: value })
    else if (value !== undefined) (state[name] as Int32Array).set(value) // a row of the same length as it was read from
  }
}
