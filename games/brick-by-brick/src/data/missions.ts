import type { Land } from '../types.ts'

/**
 * What a mission counts, and the points for 0, 1, 2 … of it; the last entry is for that many or more.
 * "open" buildings have no roof; where nothing is said, roofed ones count too (B-SCO-02).
 */
export type MissionCard = { readonly points: readonly number[] } & (
  | { readonly counts: 'openOnLand'; readonly land: Land }
  | { readonly counts: 'tallestOpenOnLand'; readonly land: Land } // its floors
  | { readonly counts: 'keys'; readonly regions: readonly [number, number, number] } // each region: 0, 1 tied, 2 sole control
  | { readonly counts: 'regionsBuilt' }
  | { readonly counts: 'onBrambles' }
  | { readonly counts: 'onCentres' }
  | { readonly counts: 'tallest' } // 2 taller than every rival's, 1 as tall, 0 lower or none
  | { readonly counts: 'largestOpenGroup' }
  | { readonly counts: 'evenLands' } // the smallest of the three counts of open buildings by land
  | { readonly counts: 'fiveInhabitants' } // full fives of them
  | { readonly counts: 'ploysLeft' }
  | { readonly counts: 'links' } // border links with own buildings at both ends
  | { readonly counts: 'roofed' }
  | { readonly counts: 'openTwoFloors' }
)

const FOLK = [0, 1, 2, 4, 6, 8, 10, 12]
const SPIRE = [0, 1, 3, 7, 10, 13, 16]
const folk = (land: Land): MissionCard => ({ counts: 'openOnLand', land, points: FOLK })
const spire = (land: Land): MissionCard => ({ counts: 'tallestOpenOnLand', land, points: SPIRE })
const keys = (...regions: readonly [number, number, number]): MissionCard => ({
  counts: 'keys',
  regions,
  points: [0, 2, 5],
})

/** S01 to S24, in this order; mission n is entry n - 1. Any two of the seven "keys" share exactly one region. */
export const MISSIONS: readonly MissionCard[] = [
  folk('M'),
  folk('L'),
  folk('R'),
  spire('M'),
  spire('L'),
  spire('R'),
  keys(1, 2, 4),
  keys(2, 3, 5),
  keys(3, 4, 6),
  keys(4, 5, 7),
  keys(5, 6, 1),
  keys(6, 7, 2),
  keys(7, 1, 3),
  { counts: 'regionsBuilt', points: [0, 0, 0, 0, 1, 3, 6, 10] },
  { counts: 'onBrambles', points: [0, 1, 4, 7, 10, 13] },
  { counts: 'onCentres', points: [0, 1, 3, 5, 8, 11] },
  { counts: 'tallest', points: [0, 5, 10] },
  { counts: 'largestOpenGroup', points: [0, 0, 2, 5, 8, 11, 13] },
  { counts: 'evenLands', points: [0, 4, 9, 14] },
  { counts: 'fiveInhabitants', points: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
  { counts: 'ploysLeft', points: [0, 2, 4, 7, 10] },
  { counts: 'links', points: [0, 3, 6, 9, 12] },
  { counts: 'roofed', points: [0, 1, 2, 4, 6, 8, 10] },
  { counts: 'openTwoFloors', points: [0, 2, 5, 8, 11, 14] },
]
