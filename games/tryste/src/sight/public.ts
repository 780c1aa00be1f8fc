import type { Open } from '../nouns/view.ts'
import { FIELD_NAMES, type Field, type State } from '../state.ts'

/** Fields that somebody may not know: hands, what is left in the decks by kind, throws, what one has seen, given cards. */
const SECRET: ReadonlySet<Field> = new Set<Field>([
  'hand',
  'held',
  'deck',
  'hushKind',
  'hushSeat',
  'known',
  'thrown',
  'givenCards',
])
const PUBLIC = FIELD_NAMES.filter(name => !SECRET.has(name))

/** Fields with one entry, or several, by tier or stooj: only as many as the board has. */
const BY_TIER: ReadonlySet<Field> = new Set<Field>(['tierType', 'tierZone', 'spoiled'])
const BY_STOOJ: ReadonlySet<Field> = new Set<Field>(['owner', 'variance', 'special', 'builder', 'level', 'affixed'])

function entriesOf(state: State, name: Field): number {
  const { tiers, stoojes } = state.fixed.board
  if (BY_TIER.has(name)) return tiers.length
  return BY_STOOJ.has(name) ? stoojes.length : Number.POSITIVE_INFINITY
}

/** The table as it lies, field by field; rows that are all zero are left out. */
export function openOf(state: State): Open {
  const open: Record<string, number | number[]> = {}
  for (const name of PUBLIC) {
    const value = state[name]
    if (typeof value === 'number') {
      if (value !== 0) open[name] = value
    } else if (value.some(entry => entry !== 0)) open[name] = [...value].slice(0, entriesOf(state, name))
  }
  return open
}

export function layOpen(state: State, open: Open): void {
  for (const name of PUBLIC) {
    const value = open[name]
    if (typeof value === 'number') Object.assign(state, { [name]: value })
    else if (value !== undefined) (state[name] as Int32Array).set(value) // a row of the same length as it was read from
  }
}
