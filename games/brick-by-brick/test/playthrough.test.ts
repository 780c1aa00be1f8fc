import { isPlayedThrough } from '@masterplan/kernel/testing'
import { brickByBrick, type Event } from '../src/index.ts'

// A kind of event that is new does not type-check until it is named here, and then some match must tell it.
const KINDS: Readonly<Record<Event['kind'], true>> = {
  abandoned: true,
  built: true,
  chosen: true,
  claimed: true,
  cleared: true,
  control: true,
  dealt: true,
  declined: true,
  hoist: true,
  invaded: true,
  kept: true,
  'last-round': true,
  'missions-shown': true,
  moved: true,
  passed: true,
  revealed: true,
  'roof-moved': true,
  rotated: true,
  'round-over': true,
  starter: true,
  tile: true,
  turn: true,
}

isPlayedThrough(brickByBrick, new URL('./playthroughs/', import.meta.url), Object.keys(KINDS))
