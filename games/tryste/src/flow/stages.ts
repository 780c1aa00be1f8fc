import { hasSomethingToDraw } from '../cards/hands.ts'
import { revealHushed } from '../cards/resolve.ts'
import { takeTokens } from '../chapters/architect.ts'
import { startWorkTurn } from '../chapters/contractor/work.ts'
import { startDeveloperTurn } from '../chapters/developer/draw.ts'
import { computeIncomes } from '../chapters/income.ts'
import { startMediaTurn } from '../chapters/media.ts'
import { somethingForSale } from '../chapters/realtor.ts'
import { payJuniorVenture } from '../chapters/venture-capitalist.ts'
import { bringGoods, hasCompanies } from '../chapters/year-end/goods.ts'
import { hasLairToUse } from '../chapters/year-end/lairs.ts'
import {
  changePrestige,
  checkLeader,
  closeYear,
  payAllIncomes,
  payForUnpicked,
  turnHypeClocks,
} from '../chapters/year-end/year-end.ts'
import { somethingToZone } from '../chapters/zoning-board/tier.ts'
import { hasToVote, isTied } from '../chapters/zoning-board/vote.ts'
import * as step from '../data/steps.ts'
import type { Telling } from '../purse.ts'
import type { State } from '../state.ts'

/** One line of a round: for whom it is, and what happens; `enter` says whether a decision or luck is now awaited. */
export interface Stage {
  readonly who: 'holder' | 'others' | 'all'
  enter(state: State, tell: Telling): boolean
}

/** Something that happens by itself. */
const happens = (what: (state: State, tell: Telling) => void): Stage => ({
  who: 'holder',
  enter(state, tell) {
    what(state, tell)
    return false
  },
})

/** A decision of each of them, unless `only` says that there is none to make. */
const decides = (
  who: Stage['who'],
  at: number,
  only: (state: State, tell: Telling) => boolean = () => true,
): Stage => ({
  who,
  enter(state, tell) {
    if (!only(state, tell)) return false
    state.step = at
    return true
  },
})

/** T-EVT-04. */
const reveal = happens(revealHushed)
/** T-EVT-01, T-EVT-02. */
const draw = (deck: number): Stage =>
  decides('holder', step.DRAW, (state, tell) => hasSomethingToDraw(state, deck, tell))

/** Something that begins a seat's turn, before its decision. */
const first =
  (what: (state: State, tell: Telling) => void) =>
  (state: State, tell: Telling): boolean => {
    what(state, tell)
    return true
  }

const zoningBoard: readonly Stage[] = [
  reveal,
  decides('holder', step.ZONE, somethingToZone),
  decides('all', step.VOTE, hasToVote),
  decides('holder', step.TIE, isTied),
  decides('holder', step.VARIANCE),
]
const realtor: readonly Stage[] = [
  reveal,
  decides('holder', step.BLYCE, somethingForSale),
  decides('others', step.BUY, somethingForSale),
]
const developer: readonly Stage[] = [reveal, decides('all', step.TILE, first(startDeveloperTurn))]
const contractor: readonly Stage[] = [
  reveal,
  draw(1),
  decides('holder', step.TAKE),
  decides('all', step.WORK, first(startWorkTurn)),
]
const architect: readonly Stage[] = [reveal, draw(0), decides('all', step.TURN, first(takeTokens))]
const mafia: readonly Stage[] = [reveal, draw(2), decides('holder', step.TURN)]
const media: readonly Stage[] = [reveal, draw(3), decides('all', step.HYPE, first(startMediaTurn))]
const ventureCapitalist: readonly Stage[] = [reveal, decides('holder', step.SELL, first(payJuniorVenture))]

const picking: readonly Stage[] = [decides('holder', step.PICK)]
const yearEnd: readonly Stage[] = [
  happens(payForUnpicked),
  happens(turnHypeClocks),
  happens(changePrestige),
  happens(computeIncomes),
  decides('all', step.ROB, hasLairToUse),
  happens(payAllIncomes),
  happens(bringGoods),
  decides('all', step.LEAVE, hasCompanies),
  happens(checkLeader),
  happens(closeYear),
]
const setUp: readonly Stage[] = [
  decides('holder', step.FIRST_LEADER, ({ fixed }) => fixed.options.firstLeader === 'random'),
  decides('holder', step.ORDER, ({ fixed }) => fixed.options.firstLeader === 'rescomind'),
]

/** The rulebook as lists, by role; then what is between roles, at the end of a year, and before the first. */
export const STAGES: readonly (readonly Stage[])[] = [
  zoningBoard,
  realtor,
  developer,
  contractor,
  architect,
  mafia,
  media,
  ventureCapitalist,
  picking,
  yearEnd,
  setUp,
]
