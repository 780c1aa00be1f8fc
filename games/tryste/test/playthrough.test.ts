import { isPlayedThrough } from '@masterplan/kernel/testing'
import { type Event, tryste } from '../src/index.ts'

// A kind of event that is new does not type-check until it is named here, and then some match must tell it.
const KINDS: Readonly<Record<Event['kind'], true>> = {
  answered: true,
  bid: true,
  bought: true,
  built: true,
  card: true,
  chose: true,
  decided: true,
  drew: true,
  ended: true,
  got: true,
  hyped: true,
  leader: true,
  lost: true,
  marked: true,
  offered: true,
  ordered: true,
  over: true,
  passed: true,
  picked: true,
  placed: true,
  proposed: true,
  reshuffled: true,
  right: true,
  robbed: true,
  showed: true,
  shown: true,
  special: true,
  taken: true,
  terraformed: true,
  threw: true,
  throws: true,
  'tier-chosen': true,
  variance: true,
  voted: true,
  wheel: true,
  work: true,
  year: true,
  zoned: true,
}

// A deck runs out after more years than a text should be long: T-EVT-10 tests that by itself.
const told = Object.keys(KINDS).filter(kind => kind !== 'reshuffled')
isPlayedThrough(tryste, new URL('./playthroughs/', import.meta.url), told)
