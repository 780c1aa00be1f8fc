import type { Triangle } from '@masterplan/kernel/triangle'

/**
 * Tryste's words for the triangular lattice (G-01 to G-12). A small triangle is a stooj, a large one a tier, and a stooj
 * that is no tier's centre is the middle of a blyce: itself and its three neighbours.
 */
export type Stooj = Triangle

export {
  isCentre as isTierCentre, // G-06, G-08
  largeName as tierName,
  largeOf as tierOf, // G-05
  middleOnPage, // G-01, G-02
  readLarge as readTier,
  readSmall as readStooj,
  smallName as stoojName,
  smallsIn as stoojesOf, // G-04
  trianglesBeside, // G-03, G-07
  withNeighbours as largerAround, // G-08: the tier around a tier's centre, otherwise a blyce
} from '@masterplan/kernel/triangle'
