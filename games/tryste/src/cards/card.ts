import type { CardId } from '../data/names.ts'
import { CHOOSE, WHEEL } from '../data/steps.ts'
import type { Flow } from '../flow/step.ts'
import type { Telling } from '../purse.ts'
import type { State } from '../state.ts'
import type { Aim } from './aim.ts'

/**
 * How to write a card
 *
 * One file `cards/<deck>/<id>-<name>.ts` exports one card of one of the four types below, made by the function of make.ts
 * for its timing, and the deck's list `cards/<deck>.ts` names it. It says only what most cards do not have. Cards that
 * compare constructs or players do so by extremes.ts. Titles and sentences are not here: they belong to the boards.
 *
 * 1. NOW and TELL (`timing: 'now'` or 'tell'): `resolve` runs when the card is drawn. It does what needs no choice with the
 *    verbs of purse.ts, land/estate.ts and cards/verbs.ts, and returns FINISHED. To ask somebody, `return ask(state, seat, asks,
 *    tell)` of ask.ts: that seat then chooses one of the ways of `asks.aim` that `asks.allows`, and `asks.choose` goes on
 *    (and may ask again). A single way happens unasked, and without any nothing does. `waitForChoice` asks without looking:
 *    only where it is certain that there is an allowed way. Several players in turn: `return inTurn(state, tell, visit)`,
 *    from `resolve` and again at the end of `choose`; `visit` gets each seat once, clockwise from the resolver. An even
 *    chance: `return spin(state)`, then `spun` goes on. `state.cardNote` (a number, 0 at first) remembers anything between
 *    two choices.
 * 2. HUSH (`timing: 'hush'`): lies in a hand until the next phase of `role` starts; then `reveal` runs. It cannot ask.
 * 3. PLAY (`timing: 'play'`): may be played in a phase of `role`, when the state waits for its holder at `step`, in every
 *    way of `aim` that `allows` lets through. `play` does it and returns STAYS (or what a verb of the rules returned).
 * 4. KEEP (`timing: 'keep'`): as PLAY, in any phase. `uses: 'once'` is used up; 'yearly' and 'always' turn face up at the
 *    first use, stay, and are found by `permanent`, their bit in effects.ts ('always' is played once and then works by
 *    itself wherever the rules ask `hasPermanent`).
 *
 * An effect that lasts: name it in `lasts` and call `lieDown(state, note)` from `resolve`, `choose` or `reveal`; the card
 * stays face up, its bit is set in `state.effects` until the time named, and the rules that heed it ask `isOn`.
 * Hooks that wait for cards: `state.extraWorks` (C01), `state.armed` with PREFAB_KIT, CRANE_HIRED, SPONSORED (C08, C14,
 * N09), `beginWork` with PUNCH_LIST or NIGHT_SHIFT after `canPay` and `isUntouched` (C13, M09), `raise`, `affix` and
 * `markWorkedOn` (A07), `castVote` (M07), `state.halvedVotes` (N14), `failAuction` (M08, returns the flow to return),
 * `receiveHype` (N05), `state.cardCost` (N06), `learn` and `giveCard` (M14: allow only cards that `knows` tells).
 * Everything else (hands, used piles, discards, reshuffling, views, showing, the prestige of watched cards) is done for
 * you. `seat` is the player who resolves, chooses or plays. `way` is a number: see aim.ts for what it means. Nothing here
 * may allocate while `tell` is absent: loop over `state.fixed.board.stoojes.length` and `state.fixed.players`.
 */
export type Card = NowCard | HushCard | PlayCard | KeepCard

/** Whether a card goes into the hand of who draws it, instead of acting at once (T-EVT-03). */
export const isHeld = (card: Card): card is HushCard | PlayCard | KeepCard =>
  card.timing !== 'now' && card.timing !== 'tell'

export interface Face {
  readonly id: CardId
  readonly copies: 1 | 2
  readonly junior: boolean // also in the Junior decks
  readonly watched: number // prestige lost at the draw, before anything else
}

export interface NowCard extends Face {
  readonly timing: 'now' | 'tell'
  readonly lasts: Lasting | null
  readonly asks: Asks | null
  resolve(state: State, seat: number, tell: Telling): Outcome
}

export interface HushCard extends Face {
  readonly timing: 'hush'
  readonly role: number
  readonly lasts: Lasting | null
  reveal(state: State, seat: number, tell: Telling): void
}

export interface PlayCard extends Face, Played {
  readonly timing: 'play'
  readonly role: number
}

export interface KeepCard extends Face, Played {
  readonly timing: 'keep'
  readonly uses: 'once' | 'yearly' | 'always'
  readonly permanent: number // its bit in effects.ts; 0 when it is used up
}

export interface Played {
  readonly step: number // of data/steps.ts, or ANY_STEP
  readonly aim: Aim
  allows(state: State, seat: number, way: number): boolean
  play(state: State, seat: number, way: number, tell: Telling): Flow
  readonly until: Until | null // when it counts as used; null: as soon as it was played
}

export interface Asks {
  readonly aim: Aim
  allows(state: State, seat: number, way: number): boolean
  choose(state: State, seat: number, way: number, tell: Telling): Outcome
  spun(state: State, seat: number, side: 'win' | 'lose', tell: Telling): Outcome // NEVER_SPUN for most
}

/**
 * T-EVT-09: when the effect of a card is over: with the revealed phase, the next vote, the start of the year-end, the
 * incomes or the goods of the year-end, the work it began, the work that its kit served, or its player's turn.
 */
export type Until = 'phase' | 'vote' | 'year' | 'incomes' | 'goods' | 'work' | 'kit' | 'turn'

/** A bit of effects.ts and how long it lasts. */
export interface Lasting {
  readonly effect: number
  readonly until: Until
}

export const ANY_STEP = -1

/** Whether a card is through, or waits for a choice or a spin. */
export type Outcome = 'finished' | 'waits'
export const FINISHED: Outcome = 'finished'
const WAITS: Outcome = 'waits'

export function waitForChoice(state: State, seat: number): Outcome {
  state.step = CHOOSE
  state.seat = seat
  return WAITS
}

export function spin(state: State): Outcome {
  state.step = WHEEL
  return WAITS
}

export function neverSpun(): Outcome {
  throw new Error('A card was spun that has no wheel.')
}

type Visit = (state: State, seat: number, tell: Telling) => Outcome

export function inTurn(state: State, tell: Telling, visit: Visit): Outcome {
  const { players } = state.fixed
  while (state.cardSeat < players) {
    const seat = (state.resolver + state.cardSeat++) % players
    if (visit(state, seat, tell) === WAITS) return WAITS
  }
  return FINISHED
}

/** The card being resolved stays face up; `note` is its own, such as a tier. */
export function lieDown(state: State, note: number): void {
  state.lies = note + 1
}
