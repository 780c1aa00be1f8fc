import type { NewEntry, Step } from './store.ts'

/** What a message between threads is made of fastest: one list, no objects. */
export type Flat = (string | number | null)[]

/** Steps one after another: their own fields, how many entries follow, and what is rare as JSON. */
export function flatten(steps: readonly Step[]): Flat {
  const flat: Flat = []
  for (const { table, after, author, key, at, entries, change, seats, deadlines } of steps) {
    const plain = change === undefined && seats === undefined && deadlines === undefined
    flat.push(
      table,
      after,
      author,
      key,
      at,
      plain ? null : JSON.stringify({ change, seats, deadlines }),
      entries.length,
    )
    for (const { kind, by, line } of entries) flat.push(kind, by, line)
  }
  return flat
}

export function unflatten(flat: Flat): Step[] {
  const steps: Step[] = []
  let at = 0
  // What comes out is what `flatten` put in.
  const text = () => flat[at++] as string
  const number = () => flat[at++] as number
  while (at < flat.length) {
    const head = { table: text(), after: number(), author: text(), key: text(), at: number() }
    const rest = flat[at++]
    const entries: NewEntry[] = []
    for (let left = number(); left > 0; left--) {
      entries.push({ kind: text(), by: flat[at++] as NewEntry['by'], line: text() })
    }
    steps.push({ ...head, entries, ...(typeof rest === 'string' ? JSON.parse(rest) : {}) })
  }
  return steps
}
