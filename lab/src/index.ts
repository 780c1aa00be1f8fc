export { type Deal, type DealTask, playDeal, winsPerSeat } from './run/deals.ts'
export {
  type EngineAnswer,
  type EngineCommands,
  type EngineLimit,
  type EngineQuestion,
  type EngineRoom,
  type EngineTable,
  engineNamed,
  type NamedEngine,
  type SeatedEngine,
  type Seating,
} from './run/engines.ts'
export { type LineUp, lineUpsOf, nothingHidden, seated, type Tournament, usualOpening } from './run/line-ups.ts'
export { optionsAmongBots } from './run/match-runner.ts'
export { dealLine, headLine, readResults } from './run/results.ts'
export { whyRefused } from './run/rotation.ts'
export { type Plan, type Simulated, type Stretch, simulate } from './run/simulate.ts'
export { findTimedBot } from './run/timed-bots.ts'
export { findBotOrPartner, SPARRING_PARTNERS } from './sparring/partners.ts'
export type { Share } from './statistics/intervals.ts'
export { shareOf } from './statistics/shares.ts'
export { type Fared, reportOf, type SimulationReport } from './statistics/simulation-report.ts'
export { type Finding, type SequentialQuestion, sequentialTest } from './statistics/sprt.ts'
export { type MatchTally, NO_GAMES, talliesOf } from './statistics/tally.ts'
export { type Bench, bench, type Drill } from './strength/bench.ts'
export { chartOf } from './strength/chart.ts'
export {
  type Claim,
  type ClaimJudgement,
  type ClaimRow,
  claimsAgainst,
  claimsFor,
  ENOUGH_MATCHES,
  judgementOf,
  NO_TIME,
  type Spent,
} from './strength/claims.ts'
export { type Endgame, type EndgameWorth, endgame } from './strength/endgames.ts'
export type { ThreadMeter } from './strength/pace.ts'
export { NOTHING_SOAKED, type Soaked, soak, soakedTogether } from './strength/soak.ts'
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
} from './train/course.ts'
export {
  contestNet,
  learnNet,
  type NetContest,
  type NetCourse,
  type NetLearnt,
  netFileOf,
  nextNetPractice,
  rivalOf,
} from './train/network-course.ts'
export { NET_PLAYERS, type NetPlayer, type NetPractice, practiseNet } from './train/network-practice.ts'
export { type Notes, notesTogether, type Practice, practise } from './train/practice.ts'
