import { CARD_KINDS, kindOf } from '../data/names.ts'
import { ARCHITECT_DECK } from './architect.ts'
import type { Card } from './card.ts'
import { CONTRACTOR_DECK } from './contractor.ts'
import { MAFIA_DECK } from './mafia.ts'
import { MEDIA_DECK } from './media.ts'

/** Every card by its kind, which is its place in CARD_IDS. */
export const CARDS: readonly (Card | undefined)[] = byKind([
  ...ARCHITECT_DECK,
  ...CONTRACTOR_DECK,
  ...MAFIA_DECK,
  ...MEDIA_DECK,
])

function byKind(cards: readonly Card[]): (Card | undefined)[] {
  const table: (Card | undefined)[] = Array.from({ length: CARD_KINDS }, () => undefined)
  for (const card of cards) {
    if (table[kindOf(card.id)]) throw new Error(`Two cards are called ${card.id}.`)
    table[kindOf(card.id)] = card
  }
  return table
}

/** How many copies of each kind the decks of a game hold. */
export function copiesIn(mode: 'typical' | 'junior' | 'condensed'): Uint8Array {
  return Uint8Array.from(CARDS, card => {
    if (card === undefined || mode === 'condensed' || (mode === 'junior' && !card.junior)) return 0
    return card.copies
  })
}
