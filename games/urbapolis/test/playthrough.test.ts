import { isPlayedThrough } from '@masterplan/kernel/testing'
import { type Event, urbapolis } from '../src/index.ts'

// A kind of event that is new does not type-check until it is named here, and then some match must tell it.
const KINDS: Readonly<Record<Event['kind'], true>> = {
  banked: true,
  bid: true,
  boosted: true,
  built: true,
  claimed: true,
  demolished: true,
  donated: true,
  expropriated: true,
  hired: true,
  'last-plot': true,
  ordered: true,
  over: true,
  passed: true,
  paved: true,
  picked: true,
  reserved: true,
  revealed: true,
  round: true,
  temps: true,
  tendered: true,
  took: true,
  upgraded: true,
  upkeep: true,
  'won-plot': true,
  'won-tender': true,
}

isPlayedThrough(urbapolis, new URL('./playthroughs/', import.meta.url), Object.keys(KINDS))
