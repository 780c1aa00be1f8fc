import { ALL_LISTED, keepsItsPromises, NO_SECRETS } from '@masterplan/kernel/testing'
import { subdivision } from '../src/index.ts'

keepsItsPromises(subdivision, {
  longest: 64 + 3 * 60, // every cell gets a park or a pyramid, and at most three seats pass before the next
  games: 60,
  scramble: NO_SECRETS,
  openEnded: ALL_LISTED,
})
