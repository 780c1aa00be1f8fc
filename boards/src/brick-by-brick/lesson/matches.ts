import { lessonMatch } from '../../kit/lesson-match.ts'

const played = (log: readonly string[]) =>
  lessonMatch('brick-by-brick', '1.0.0', log, { layout: 'fixed', start: 'firstSeat' })

/** All lie as drawn in the rulebook, and the reader begins. */
export const OPENING = played([
  ...['* reveal P10', '* reveal P26', '* reveal P32', '* reveal P01', '* deal S18', '* deal S23', '* deal S12'],
  ...['* deal S14', '* deal S15', '* deal S07', '* deal S20', '* deal S06', '1 keep S12 S23', '2 keep S06 S20'],
  ...['1 build 4.E', '2 build 5.NW', '2 build 1.C'],
])
export const HIGHER = played([
  ...['* reveal P27', '* reveal P22', '* reveal P20', '* reveal P14', '* deal S09', '* deal S22', '* deal S06'],
  ...['* deal S17', '* deal S10', '* deal S19', '* deal S18', '* deal S04', '1 keep S17 S22', '2 keep S18 S19'],
  ...['1 build 2.W L', '2 build 3.E', '2 build 5.NE'],
])
export const TWO_TO_CLAIM = played([
  ...['* reveal P05', '* reveal P26', '* reveal P11', '* reveal P22', '* deal S22', '* deal S19', '* deal S01'],
  ...['* deal S15', '* deal S24', '* deal S05', '* deal S12', '* deal S06', '1 keep S01 S22', '2 keep S12 S24'],
  ...['1 build 4.E', '2 build 5.W', '2 build 3.E', '1 build 5.SW', '1 build 6.SW', '2 build 6.SE', '2 build 7.W'],
  ...['2 move +1', '2 build 4.C M', '1 build 4.E', '1 build 5.NW', '2 build 1.E', '2 build 5.NE', '1 build 2.SE'],
  ...['1 invade 7.W', '1 build 3.SE', '2 build 7.E', '2 build 5.NE', '1 build 2.C', '1 build 4.E'],
])
export const LOAM = played([
  ...['* reveal P17', '* reveal P19', '* reveal P08', '* reveal P32', '* deal S14', '* deal S05', '* deal S13'],
  ...['* deal S17', '* deal S22', '* deal S12', '* deal S20', '* deal S23', '1 keep S13 S17', '2 keep S22 S23'],
  ...['1 build 7.SE L', '1 claim P19', '* reveal P16', '2 build 7.NE', '2 build 2.NW', '1 build 1.NW'],
  ...['1 build 1.SE', '1 claim P16', '* reveal P25', '2 build 7.C', '2 build 4.SE', '2 build 7.W', '1 build 3.SW'],
  ...['1 build 6.NE', '2 build 2.E', '2 build 5.SW', '1 build 6.SW', '1 build 6.SW'],
])
export const LANE = played([
  ...['* reveal P06', '* reveal P22', '* reveal P11', '* reveal P12', '* deal S05', '* deal S06', '* deal S21'],
  ...['* deal S15', '* deal S17', '* deal S18', '* deal S01', '* deal S04', '1 keep S05 S06', '2 keep S04 S17'],
  ...['1 build 2.SW', '2 build 6.NE', '2 build 2.SE', '1 build 7.SE R', '1 build 7.SW', '2 build 6.SW'],
  ...['2 build 6.NE', '2 build 2.E', '1 build 5.NE', '1 build 2.NE', '2 build 2.C', '2 build 4.SW', '1 invade 6.NE'],
])
export const ROUND_END = played([
  ...['* reveal P20', '* reveal P22', '* reveal P30', '* reveal P15', '* deal S06', '* deal S11', '* deal S23'],
  ...['* deal S12', '* deal S21', '* deal S19', '* deal S02', '* deal S20', '1 keep S12 S23', '2 keep S02 S21'],
  ...['1 build 1.SW R', '2 build 6.NW M', '2 build 1.C', '1 build 4.C M', '1 build 4.C', '1 claim P20'],
  ...['* reveal P29', '2 build 4.SE', '2 build 7.NE', '2 build 2.W L', '1 build 3.E', '1 build 5.NW', '2 build 1.W'],
  ...['2 build 3.NW', '1 build 1.NE'],
])
