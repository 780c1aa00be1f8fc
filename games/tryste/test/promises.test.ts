import { type Random, seatsOf, take, type Viewer } from '@masterplan/kernel'
import { keepsItsPromises } from '@masterplan/kernel/testing'
import { knownCopies } from '../src/cards/hands.ts'
import { type State, tryste } from '../src/index.ts'
import { CARD_KINDS, DECK_START } from '../src/nouns.ts'

keepsItsPromises(tryste, {
  longest: 60_000,
  games: 16,
  openEnded: move => move.kind === 'offer' || move.kind === 'counter',
  scramble(state, viewer, random) {
    for (const seat of seatsOf(state.fixed.players)) {
      if (seat !== viewer && state.thrown[seat]! > 0) state.thrown[seat] = 1 + random.below(3) // T-RCI-02
    }
    for (let deck = 0; deck < 4; deck++) dealAgain(state, viewer, deck, random)
    forgetAmongOthers(state, viewer)
  },
})

/** T-EVT-08: how many cards of a deck somebody holds is public, which ones is not, unless they were shown. */
function dealAgain(state: State, viewer: Viewer, deck: number, random: Random): void {
  const kinds = Array.from({ length: CARD_KINDS }, (_, kind) => kind).filter(
    kind => kind >= DECK_START[deck]! && kind < DECK_START[deck + 1]!,
  )
  const canBeHeld = (kind: number) => !['now', 'tell', undefined].includes(state.fixed.cards[kind]?.timing)
  const seenOf = (seat: number, kind: number) => (viewer === 'audience' ? 0 : knownCopies(state, viewer, seat, kind))
  const others = seatsOf(state.fixed.players).filter(seat => seat !== viewer)
  const pool = kinds.filter(canBeHeld).flatMap(kind => Array.from({ length: state.deck[kind]! }, () => kind))
  const unknown: { seat: number; count: number }[] = []
  for (const seat of others) {
    let count = 0
    for (const kind of kinds) {
      const kept = seenOf(seat, kind)
      for (; state.hand[CARD_KINDS * seat + kind]! > kept; count++) {
        state.hand[CARD_KINDS * seat + kind]!--
        state.deck[kind]!++
        pool.push(kind)
      }
    }
    unknown.push({ seat, count })
  }
  for (const { seat, count } of unknown) {
    for (let card = 0; card < count; card++) {
      const kind = take(pool, random)
      state.deck[kind]!--
      state.hand[CARD_KINDS * seat + kind]!++
    }
  }
  sortOut(state, random)
}

/** The sets of kinds and the queue of hushed cards follow the hands. */
function sortOut(state: State, random: Random): void {
  state.held.fill(0)
  state.hushKind.fill(0)
  state.hushSeat.fill(0)
  const hushed: { kind: number; seat: number }[] = []
  for (const seat of seatsOf(state.fixed.players)) {
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      const copies = state.hand[CARD_KINDS * seat + kind]!
      if (copies > 0) state.held[2 * seat + (kind >> 5)]! |= 1 << (kind & 31)
      if (state.fixed.cards[kind]?.timing !== 'hush') continue
      for (let copy = 0; copy < copies; copy++) hushed.push({ kind, seat })
    }
  }
  for (let place = 0; hushed.length > 0; place++) {
    const { kind, seat } = take(hushed, random)
    state.hushKind[place] = kind + 1
    state.hushSeat[place] = seat
  }
}

/** What two others have shown each other is their affair. */
function forgetAmongOthers(state: State, viewer: Viewer): void {
  for (const knower of seatsOf(6)) {
    for (const holder of seatsOf(6)) {
      if (knower === viewer || holder === viewer) continue
      for (const row of [state.known, state.knownTwice])
        row.fill(0, 12 * knower + 2 * holder, 12 * knower + 2 * holder + 2)
    }
  }
}
