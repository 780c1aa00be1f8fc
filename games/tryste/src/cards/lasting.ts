import { addTo } from '@masterplan/kernel/bits'
import type { Telling } from '../purse.ts'
import { LYING_PLACES, type State } from '../state.ts'
import type { Card, Lasting } from './card.ts'
import { LEAKY_ROOFS } from './effects.ts'
import { toUsedPile } from './hands.ts'

/** By card kind: the bit of its lasting effect and until when it lasts; 0 is none. Made once for all matches. */
export interface LastingTable {
  readonly effects: Uint8Array
  readonly untils: Uint8Array
}
const UNTIL: Readonly<Record<Lasting['until'], number>> = { phase: 1, 'year-end': 2, vote: 3 }

export function lastingTable(cards: readonly (Card | undefined)[]): LastingTable {
  const lasts = cards.map(card => (card && 'lasts' in card ? card.lasts : null))
  return {
    effects: Uint8Array.from(lasts, each => each?.effect ?? 0),
    untils: Uint8Array.from(lasts, each => (each ? UNTIL[each.until] : 0)),
  }
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
  const { untils } = state.fixed.lasting
  const ending = UNTIL[until]
  let ended = false
  for (let place = 0; place < LYING_PLACES; place++) {
    const kind = state.lyingKind[place]! - 1
    if (kind < 0 || untils[kind] !== ending) continue
    const seat = state.lyingSeat[place]!
    state.lyingKind[place] = 0
    state.lyingSeat[place] = 0
    state.lyingNote[place] = 0
    toUsedPile(state, seat, kind, tell)
    ended = true
  }
  if (ended) countEffects(state)
}

function countEffects(state: State): void {
  const { effects } = state.fixed.lasting
  state.effects = 0
  state.leaky.fill(0)
  for (let place = 0; place < LYING_PLACES; place++) {
    const kind = state.lyingKind[place]! - 1
    if (kind < 0) continue
    state.effects |= effects[kind]!
    if (effects[kind] === LEAKY_ROOFS) addTo(state.leaky, 0, state.lyingNote[place]!)
  }
}
