/** A nonce that the server took, as this device knows it: to what every seat was bound when it was shown. */
export interface GivenNonce {
  readonly seat: number
  readonly seq: number // the entry by which it was stored
  readonly nonce: string
  readonly commitments: readonly (string | null)[]
}
/** What this device adds to the luck of a table: nonces by what they are bound by, and the one that was shown last. */
export interface OwnNonces {
  readonly made: Readonly<Record<string, string>>
  readonly given: GivenNonce | null // null also once a change of the table made it void
  readonly times: number // how often one was shown
}

const KEY = 'masterplan-nonces'
const MOST = 60 // tables; the oldest are forgotten
const MADE = 8 // of one table
const NONE: OwnNonces = { made: {}, given: null, times: 0 }

let unkept: Readonly<Record<string, OwnNonces>> = {} // where nothing can be kept, until the page is closed

export const noncesAt = (table: string): OwnNonces => all()[table] ?? NONE

export function keepNonce(table: string, commitment: string, nonce: string): void {
  const { made, ...rest } = noncesAt(table)
  const latest = [...Object.entries(made), [commitment, nonce] as const].slice(-MADE)
  keep(table, { ...rest, made: Object.fromEntries(latest) })
}
export function keepGiven(table: string, given: GivenNonce): void {
  const { made, times } = noncesAt(table)
  keep(table, { made, given, times: times + 1 })
}
export function forgetGiven(table: string): void {
  keep(table, { ...noncesAt(table), given: null })
}

/** Read anew each time: another page of this device may sit at the same table. */
function all(): Readonly<Record<string, OwnNonces>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') // as it was written below
  } catch {
    return unkept
  }
}
function keep(table: string, nonces: OwnNonces): void {
  const { [table]: _, ...others } = all()
  unkept = Object.fromEntries([...Object.entries(others), [table, nonces] as const].slice(-MOST))
  try {
    localStorage.setItem(KEY, JSON.stringify(unkept))
  } catch {
    // It is known until the page is closed.
  }
}
