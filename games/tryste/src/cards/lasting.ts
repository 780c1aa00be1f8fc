import { add } from '../bits.ts'
import type { Telling } from '../purse.ts'
import { LYING_PLACES, type State } from '../state.ts'
import type { Lasting } from './card.ts'
import { LEAKY_ROOFS } from './effects.ts'
import { toUsedPile } from './hands.ts'

function lastingOf(state: State, kind: number): Lasting | null {
  const card = state.fixed.cards[kind]
  return card && (card.timing === 'now' || card.timing === 'tell' || card.timing === 'hush') ? card.lasts : null
}

/** A card with a lasting effect lies face up until it ends; copies do not stack. */
export function putFaceUp(state: State, seat: number, kind: number, note: number): void {
  let place = 0
  while (state.lyingKind[place] !== 0) place++
  state.lyingKind[place] = kind + 1
  state.lyingSeat[place] = seat
  state.lyingNote[place] = note
  countEffects(state)
}

/** Whatever was to last until now goes to the used pile of the player who resolved it. */
export function endLasting(state: State, until: Lasting['until'], tell: Telling): void {
  if (state.effects === 0) return
  for (let place = 0; place < LYING_PLACES; place++) {
    const kind = state.lyingKind[place]! - 1
    if (kind < 0 || lastingOf(state, kind)?.until !== until) continue
    const seat = state.lyingSeat[place]!
    state.lyingKind[place] = 0
    state.lyingSeat[place] = 0
    state.lyingNote[place] = 0
    toUsedPile(state, seat, kind, tell)
  }
  countEffects(state)
}

function countEffects(state: State): void {
  state.effects = 0
  state.leaky.fill(0)
  for (let place = 0; place < LYING_PLACES; place++) {
    const effect = lastingOf(state, state.lyingKind[place]! - 1)?.effect ?? 0
    state.effects |= effect
    if (effect === LEAKY_ROOFS) add(state.leaky, 0, state.lyingNote[place]!)
  }
}
