import { ALL_LISTED, keepsItsPromises, NO_SECRETS } from '@masterplan/kernel/testing'
import { parksAndTowers } from '../src/index.ts'

keepsItsPromises(parksAndTowers, {
  longest: 64, // a house a turn, and no more cells than that
  games: 20,
  scramble: NO_SECRETS,
  openEnded: ALL_LISTED,
})
