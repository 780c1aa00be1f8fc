import { seatsOf, type Viewer } from '@masterplan/kernel'
import { knownCopies, knowsAt } from './cards/hands.ts'
import { nextToLay } from './chapters/realtor.ts'
import { firstOf, secondOf } from './chapters/rescomind.ts'
import { CARD_IDS, type CardId, ROLES, ZONES } from './data/names.ts'
import { CHOOSE, STEPS, THROW, WHEEL } from './data/steps.ts'
import { turn } from './play.ts'
import { influence } from './purse.ts'
import { scores } from './scoring.ts'
import { SETUP, type State } from './state.ts'
import type { View } from './types.ts'
import { seatOrNull, stoojViews, tierViews } from './view/board.ts'
import { openOf } from './view/open.ts'
import { purseViews } from './view/purses.ts'
import {
  auctionView,
  ballotView,
  deckViews,
  lairTaking,
  lyingCards,
  offerView,
  paymentView,
  roleViews,
  stockView,
} from './view/table.ts'

/** Hands, throws that are not yet shown and what others have seen are hidden; everything else lies open (T-EVT-08). */
export function view(state: State, viewer: Viewer): View {
  const { rules, options, players, board } = state.fixed
  const awaited = turn(state)
  const asks = state.step === CHOOSE || state.step === WHEEL
  const seat = state.holder as View['leader']
  const laid = nextToLay(state)
  return {
    viewer,
    rules,
    options,
    players,
    step: STEPS[state.step]!,
    awaited: awaited.kind === 'decide' ? [...awaited.seats] : [],
    year: state.year,
    leader: state.role === SETUP ? null : (state.leader as View['leader']),
    role: ROLES[state.role] ?? null,
    holder: state.role < ROLES.length ? seat : null,
    roles: roleViews(state),
    tiers: tierViews(state),
    stoojes: stoojViews(state),
    purses: purseViews(state, viewer),
    stock: stockView(state),
    decks: deckViews(state),
    lying: lyingCards(state),
    known: viewer === 'audience' ? [] : knownTo(state, viewer),
    knownOfMine: viewer === 'audience' ? [] : knownOf(state, viewer),
    throws: throwViews(state, viewer),
    lastThrows: [0, 1].flatMap(place => {
      const [seat, zone] = [seatOrNull(state.lastThrows[place]!), ZONES[state.lastThrows[2 + place]! - 1]]
      return seat !== null && zone ? [{ seat, zone }] : []
    }),
    contest: [...state.list.subarray(0, state.contestants)].map(each => ({
      seat: each as NonNullable<View['leader']>,
      lives: state.lives[each]!,
    })),
    ballot: ballotView(state),
    auction: auctionView(state),
    payment: paymentView(state),
    question: asks
      ? { card: CARD_IDS[state.card - 1]!, resolver: state.resolver as NonNullable<View['leader']> }
      : null,
    laying: laid < 0 ? null : board.stoojes[laid]!,
    lair: lairTaking(state),
    offer: offerView(state, viewer),
    score: scores(state).map(({ total, lines }, each) => ({ total, lines, influence: influence(state, each) })),
    open: openOf(state),
  }
}

const knownTo = (state: State, viewer: number): View['known'] =>
  seatsOf(state.fixed.players).flatMap(seat => cardsIn(state, viewer, seat).map(card => ({ seat, card })))

const knownOf = (state: State, viewer: number): View['known'] =>
  seatsOf(state.fixed.players).flatMap(seat => cardsIn(state, seat, viewer).map(card => ({ seat, card })))

/** The cards that one knows in the other's hand, each copy. */
function cardsIn(state: State, knower: number, holder: number): CardId[] {
  const first = knowsAt(knower, holder, 0)
  if (state.known[first] === 0 && state.known[first + 1] === 0) return []
  return CARD_IDS.flatMap((card, kind) => Array.from({ length: knownCopies(state, knower, holder, kind) }, () => card))
}

/** T-RCI-02: that somebody has thrown is seen, what it was only when both have. */
function throwViews(state: State, viewer: Viewer): View['throws'] {
  if (state.step !== THROW) return []
  return seatsOf(state.fixed.players).flatMap(seat => {
    const thrown = state.thrown[seat]!
    const inMatch = seat === firstOf(state) || seat === secondOf(state)
    return inMatch && thrown > 0 ? [{ seat, zone: seat === viewer ? ZONES[thrown - 1]! : null }] : []
  })
}
