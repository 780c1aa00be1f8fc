import type { FreshTable, HeldSeat, OpenStore, Person } from '@masterplan/store'
import { openStore } from '@masterplan/store'
import { onTestFinished } from 'vitest'
import { anId } from './step.ts'

export { anId, aStep } from './step.ts'

/** One of the two databases, as the contract needs it. */
export interface StoreWorld {
  readonly name: string
  fresh(): Promise<string> // the address of a new, empty database
}

/** A store that closes when the test ends. The same address again: another connection to the same database. */
export async function opened(address: string): Promise<OpenStore> {
  const store = await openStore(address)
  onTestFinished(() => store.close())
  return store
}

export const NOBODY: readonly HeldSeat[] = [
  { seat: 0, holder: 'nobody', person: null, bot: null, name: null },
  { seat: 1, holder: 'nobody', person: null, bot: null, name: null },
]

export const aTable = (change: Partial<FreshTable> = {}): FreshTable => ({
  id: anId(),
  game: 'subdivision',
  rules: '1.0.0',
  players: 2,
  options: { parks: 6, name: 'ä "quoted" \u2028 line' },
  host: anId(),
  key: anId(),
  visibility: 'open',
  clock: { kind: 'live', bank: 300, increment: 5, late: 'bot-moves' },
  rated: true,
  seed: 'a'.repeat(64),
  seedHash: 'b'.repeat(64),
  created: 1_800_000_000_000,
  rematchOf: null,
  seats: NOBODY,
  ...change,
})

export const aPerson = (change: Partial<Person> = {}): Person => ({
  id: anId(),
  name: 'Ana',
  account: null,
  notices: { push: true, email: false },
  created: 1_800_000_000_000,
  seen: 1_800_000_000_001,
  epoch: 0,
  program: false,
  ...change,
})
