import { isPlayedThrough } from '@masterplan/kernel/testing'
import { type Event, subdivision } from '../src/index.ts'

// A kind of event that is new does not type-check until it is named here, and then some match must tell it.
const KINDS: Readonly<Record<Event['kind'], true>> = {
  over: true,
  'park-placed': true,
  passed: true,
  placed: true,
}

isPlayedThrough(subdivision, new URL('./playthroughs/', import.meta.url), Object.keys(KINDS))
