export { type Bench, bench, type Drill, type Meter } from './bench.ts'
export { type Chart, chartOf, type Point } from './chart.ts'
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
export { type Deal, type Errand, type Played, playDeal, winsPerSeat } from './deal.ts'
export { type Endgame, endgame, type Worth } from './endgames.ts'
export { botNamed, findEntrant, threadTime } from './entrants.ts'
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
export { type Duels, type Rating, ratingsOf } from './ratings.ts'
export { type Fared, type Means, type Report, reportOf } from './report.ts'
export { dealLine, headLine, type Results, readResults } from './results.ts'
export { shareOf } from './shares.ts'
export { type Plan, type Simulated, type Stretch, simulate } from './simulate.ts'
export { FAULTS, type Fault, NOTHING_SOAKED, type Soaked, soak, soakedTogether } from './soak.ts'
export { type Finding, type Question, sequentialTest, type Verdict } from './sprt.ts'
export { deviation, margin, mean, NO_SUMS, type Share, type Sums, sumsOf, sumsWith, wilson } from './statistics.ts'
export { luckOf, mindOf } from './streams.ts'
export { NO_GAMES, type Standing, type Tally, talliesOf, tallyOf } from './tally.ts'
export {
  type Contest,
  type Course,
  contest,
  type Graduation,
  type Learnt,
  learn,
  nextPractice,
  trialOf,
  weightFileOf,
  weightsOf,
} from './train.ts'
export { type Notes, notesTogether, type Practice, practise } from './train-play.ts'
