import { addTo } from '@masterplan/kernel/bits'
import type { Telling } from '../purse.ts'
import { LYING_PLACES, type State } from '../state.ts'
import type { Card, Lasting, Until } from './card.ts'
import { IN_USE, LEAKY_ROOFS } from './effects.ts'
import { toUsedPile } from './hands.ts'

/** By card kind: the bit of its lasting effect and until when it lasts; 0 is none. Made once for all matches. */
export interface LastingTable {
  readonly effects: Uint8Array
  readonly untils: Uint8Array
  readonly ending: Uint8Array // by set of times: the effects of all cards that last until one of them
}
const UNTIL: Readonly<Record<Until, number>> = {
  phase: 1,
  vote: 2,
  year: 4,
  incomes: 8,
  goods: 16,
  work: 32,
  kit: 64,
  turn: 128,
}

/** A set of times, as `endLasting` takes it. Made once: a turn ends so often that names are too slow. */
export const timesOf = (...untils: Until[]): number => untils.reduce((set, until) => set | UNTIL[until], 0)

export function lastingTable(cards: readonly (Card | undefined)[]): LastingTable {
  const lasts = cards.map(card => (card ? lastingOf(card) : null))
  const effects = Uint8Array.from(lasts, each => each?.effect ?? 0)
  const untils = Uint8Array.from(lasts, each => (each ? UNTIL[each.until] : 0))
  const endingAt = (times: number) =>
    effects.reduce((set, effect, kind) => set | (untils[kind]! & times ? effect : 0), 0)
  return { effects, untils, ending: Uint8Array.from({ length: 256 }, (_, times) => endingAt(times)) }
}

/** A card that was played lies there only until it counts as used: what it does, the rules keep elsewhere. */
function lastingOf(card: Card): Lasting | null {
  if ('lasts' in card) return card.lasts
  return card.until === null ? null : { effect: IN_USE, until: card.until }
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
export function endLasting(state: State, times: number, tell: Telling): void {
  const { ending, untils } = state.fixed.lasting
  if ((state.effects & ending[times]!) === 0) return
  let ended = false
  for (let place = 0; place < LYING_PLACES; place++) {
    const kind = state.lyingKind[place]! - 1
    if (kind < 0 || (untils[kind]! & times) === 0) continue
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
