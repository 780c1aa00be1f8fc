import { isPlayedThrough } from '@masterplan/kernel/testing'
import { type Event, templateTown } from '../src/index.ts'

// A kind of event that is new does not type-check until it is named here, and then some match must tell it.
const KINDS: Readonly<Record<Event['kind'], true>> = {
  built: true,
  over: true,
  wished: true,
}

isPlayedThrough(templateTown, new URL('./matches/', import.meta.url), Object.keys(KINDS))
