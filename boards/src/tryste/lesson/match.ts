import { lessonMatch } from '../../kit/lesson-match.ts'

/** Two and a half years of a match: land, a mine and a shop for the reader, and then influence. */
export const MATCH = lessonMatch('tryste', '1.1.0', [
  ...['* order 2', '* order 1', '1 throw commercial', '2 throw residential', '2 pick contractor', '* draw C10'],
  ...['2 take lumber', '2 done', '1 done', '1 pick architect', '* draw A02', '1 done', '2 done', '2 pick media'],
  ...['* draw N08', '2 pass', '1 pass', '1 pick realtor', '1 blyce u:0,0', '2 buy u:-2,1', '2 pick developer'],
  ...['2 tile residential', '2 tile industrial', '2 scape u:-2,1', '2 done', '1 tile commercial'],
  ...['1 mine steel-mill d:-1,0', '1 place d:0,-1', '1 terraform U:0,0', '2 bid against 1', '1 pass', '1 done'],
  ...['1 pick contractor', '* draw C06', '1 take concrete', '1 work d:0,-1 3', '1 spend steel', '1 spend steel'],
  ...['1 spend concrete', '1 spend concrete', '1 build 6', '1 done', '2 done', '2 pick zoning-board', '2 zone U:0,-1'],
  ...['2 vote industrial', '1 vote commercial', '2 pass', '1 pick architect', '* draw A04', '1 done', '2 done'],
  ...['1 pick architect', '* draw A01', '1 done', '2 done', '2 pick media', '* draw N03', '2 hype 1'],
])
