export { type Bench, bench, type Drill, type Meter } from './bench.ts'
export { chartOf } from './chart.ts'
export {
  type Claim,
  claimsFor,
  ENOUGH_MATCHES,
  type Judgement,
  judgementOf,
  NO_TIME,
  type Row,
  type Spent,
} from './claims.ts'
export { type Deal, type Errand, playDeal, winsPerSeat } from './deal.ts'
export { type Endgame, endgame, type Worth } from './endgames.ts'
export { findEntrant } from './entrants.ts'
export { optionsAmongBots } from './hall.ts'
export { type LineUp, lineUpsOf, seated, type Tournament, usualOpening } from './line-ups.ts'
export {
  contestNet,
  learnNet,
  type NetContest,
  type NetCourse,
  type NetLearnt,
  netFileOf,
  nextNetPractice,
  rivalOf,
} from './net.ts'
export { type NetPractice, practiseNet } from './net-play.ts'
export { type Fared, type Report, reportOf } from './report.ts'
export { dealLine, headLine, readResults } from './results.ts'
export { shareOf } from './shares.ts'
export { type Plan, type Simulated, type Stretch, simulate } from './simulate.ts'
export { NOTHING_SOAKED, type Soaked, soak, soakedTogether } from './soak.ts'
export { type Finding, type Question, sequentialTest } from './sprt.ts'
export type { Share } from './statistics.ts'
export { NO_GAMES, type Tally, talliesOf } from './tally.ts'
export {
  type Contest,
  type Course,
  contest,
  type Learnt,
  learn,
  nextPractice,
  trialOf,
  weightFileOf,
  weightsOf,
} from './train.ts'
export { type Notes, notesTogether, type Practice, practise } from './train-play.ts'
