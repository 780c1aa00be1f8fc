import { isPlayedThrough } from '@masterplan/kernel/testing'
import { type Event, parksAndTowers } from '../src/index.ts'

// A kind of event that is new does not type-check until it is named here, and then some match must tell it.
const KINDS: Readonly<Record<Event['kind'], true>> = {
  'cell-closed': true,
  end: true,
  house: true,
  park: true,
  'park-forgotten': true,
  tower: true,
  'tower-share': true,
}

isPlayedThrough(parksAndTowers, new URL('./playthroughs/', import.meta.url), Object.keys(KINDS))
