import {
  type Actor,
  derived,
  LUCK,
  makeOdds,
  OVER,
  type Random,
  type Refused,
  refused,
  type Seat,
  type Turn,
  type Weighted,
  waitFor,
} from '@masterplan/kernel'
import { addOne, makeMenu } from '@masterplan/kernel/menu'
import { fillTurn } from './chapters/actions.ts'
import { whyNotBid } from './chapters/auctions.ts'
import { whyNotBuild } from './chapters/building.ts'
import { fillTargets, whyNotClaim, whyNotDemolish } from './chapters/effects.ts'
import { fillPicks, whyNotPick } from './chapters/first-picks.ts'
import { fillMoreBoosts, whyNotBoost } from './chapters/public-actions/boosts.ts'
import { whyNotExpropriate } from './chapters/public-actions/city-hall.ts'
import { whyNotRoad } from './chapters/public-actions/roads.ts'
import { whyNotBank, whyNotHire, whyNotHospital, whyNotTemps } from './chapters/public-actions/services.ts'
import { notOffered, whyNotTake } from './chapters/taking.ts'
import { whyNotTender } from './chapters/tenders.ts'
import { whyNotUpgrade } from './chapters/upgrading.ts'
import { CLASSES } from './data/tiles.ts'
import { fastReveal, fastTurn } from './fast.ts'
import type { Urbapolis } from './index.ts'
import { fillOdds, whyNotDrawn } from './luck.ts'
import { DONE, type Menu, WORDS_ONLY } from './moves.ts'
import { write } from './notation.ts'
import { ACT, BOOST, CLAIM, DEMOLISH, DISC, DRAFT, OVER_PHASE, PICK, RESERVE, REVEAL, STREET } from './phases.ts'
import type { State } from './state.ts'
import type { Move, Refusal } from './types.ts'

export function turn(state: State): Turn {
  const { phase } = state
  if (phase < PICK) return LUCK
  return phase === OVER_PHASE ? OVER : waitFor(state.seat as Seat)
}

/** Everything that may be played now, chapter by chapter. */
function fill(state: State, seat: Seat, menu: Menu): void {
  const { phase } = state
  if (phase === ACT) fillTurn(state, seat, menu)
  else if (phase === PICK) fillPicks(state, menu)
  else {
    if (phase === BOOST) fillMoreBoosts(state, seat, menu)
    else fillTargets(state, seat, menu)
    addOne(menu, WORDS_ONLY, DONE) // U-FX-06
  }
}

/** When each kind of move is awaited, and the rule that says so. */
const AWAITED: Readonly<Record<Move['kind'], { readonly in: readonly number[]; readonly rule: string }>> = {
  reveal: { in: [REVEAL], rule: 'U-SET-11' },
  reserve: { in: [RESERVE], rule: 'U-SET-12' },
  disc: { in: [DISC], rule: 'U-SET-15' },
  pick: { in: [PICK], rule: 'U-SET-16' },
  bid: { in: [ACT], rule: 'U-ACT-02' },
  take: { in: [ACT], rule: 'U-ACT-02' },
  build: { in: [ACT], rule: 'U-ACT-02' },
  upgrade: { in: [ACT], rule: 'U-ACT-02' },
  tender: { in: [ACT], rule: 'U-ACT-02' },
  bank: { in: [ACT], rule: 'U-ACT-02' },
  hire: { in: [ACT], rule: 'U-ACT-02' },
  temps: { in: [ACT], rule: 'U-ACT-02' },
  hospital: { in: [ACT], rule: 'U-ACT-02' },
  boost: { in: [ACT, BOOST], rule: 'U-ACT-02' },
  expropriate: { in: [ACT], rule: 'U-ACT-02' },
  road: { in: [ACT, STREET], rule: 'U-ACT-02' },
  claim: { in: [CLAIM], rule: 'U-FX-02' },
  demolish: { in: [DEMOLISH], rule: 'U-FX-03' },
  draft: { in: [DRAFT], rule: 'U-FX-05' },
  done: { in: [BOOST, CLAIM, DEMOLISH, STREET, DRAFT], rule: 'U-FX-06' },
  pass: { in: [ACT], rule: 'U-PAS-01' },
}

function why(state: State, seat: Seat, move: Move): Refused<Refusal> {
  const awaited = AWAITED[move.kind]
  return awaited.in.includes(state.phase) ? whyNotThis(state, seat, move) : refused('not-now', awaited.rule)
}

function whyNotThis(state: State, seat: Seat, move: Move): Refused<Refusal> {
  switch (move.kind) {
    case 'pick':
      return whyNotPick(state, move)
    case 'bid':
      return whyNotBid(state, seat, move)
    case 'take':
      return whyNotTake(state, seat, move.tile)
    case 'build':
      return whyNotBuild(state, seat, move)
    case 'upgrade':
      return whyNotUpgrade(state, seat, move)
    case 'tender':
      return whyNotTender(state, seat, move)
    case 'bank':
      return whyNotBank(state, seat, move.workers)
    case 'hire':
      return whyNotHire(state, seat)
    case 'temps':
      return whyNotTemps(state, seat, move.temps)
    case 'hospital':
      return whyNotHospital(state, seat, move.points)
    case 'boost':
      return whyNotBoost(state, seat, move.plot)
    case 'expropriate':
      return whyNotExpropriate(state, seat, move.plot)
    case 'road':
      return whyNotRoad(state, seat, move)
    case 'claim':
      return whyNotClaim(state, move.plot)
    case 'demolish':
      return whyNotDemolish(state, seat, move.plot)
    case 'draft':
      return notOffered(move.tile)
    default:
      return whyNotDrawn(move)
  }
}

/** Two rows for each of 24 public tiles in hand, one for each of 28 of higher rank; the rest needs some thirty. */
const ROWS = 128
const WORDS = 4 // the borders are a set of 128

const menu: Menu = makeMenu(ROWS, WORDS)

const rules = derived<Urbapolis>({
  write,
  menu,
  odds: makeOdds(CLASSES, 2),
  fill,
  why,
  fillOdds,
  whyNotDrawn: (state, move) => why(state, 0, move),
  openEnded: undefined,
  fast: undefined,
})
export const { moves, openEnded, refuse } = rules

/** As derived; what a playout does most is sampled by `fast.ts`. */
export function sample(state: State, by: Actor, random: Random): Move {
  const { phase } = state
  if (phase === ACT) return fastTurn(state, by as Seat, menu, random)
  return phase === REVEAL ? fastReveal(state, random) : rules.sample(state, by, random)
}

/** Luck chooses a class and then one of its tiles; they are listed in the order of the tiles. */
export const draws = (state: State): Weighted<Move>[] =>
  rules.draws(state).sort((one, other) => placeOf(one.item) - placeOf(other.item))
const placeOf = (move: Move): number => (move.kind === 'reveal' ? move.tile : 0)
