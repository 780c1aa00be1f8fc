import type { Seat } from '@masterplan/kernel'
import {
  type CardId,
  DECKS,
  type Deck,
  deckOfKind,
  type Goods,
  goodsOf,
  kindOf,
  type OfferView,
  type PurseView,
  RESOURCES,
  type View,
  writeBargain,
  ZONES,
} from '@masterplan/tryste/nouns'

/** One side of a bargain while it is put together: counts by their word in notation, and what is named by place. */
export type SideDraft = {
  readonly counts: Readonly<Record<string, number>>
  readonly stoojes: readonly string[]
  readonly constructs: readonly string[]
}
export type Draft = {
  readonly give: SideDraft
  readonly want: SideDraft
  readonly cards: readonly CardId[] // given
  readonly deck: Deck | null // wanted
}

/** Words of notation for what is counted, in the order in which they are written. */
export const COUNTED: readonly string[] = [
  'gobs',
  'prestige',
  'hype',
  'tokens',
  ...RESOURCES,
  ...ZONES.map(zone => `${zone}-tile`),
]

const NOTHING: SideDraft = { counts: {}, stoojes: [], constructs: [] }
export const EMPTY: Draft = { give: NOTHING, want: NOTHING, cards: [], deck: null }

/** Nothing would change hands. */
export const isEmpty = ({ give, want, cards, deck }: Draft): boolean =>
  cards.length === 0 && deck === null && isNothing(give) && isNothing(want)
const isNothing = ({ counts, stoojes, constructs }: SideDraft): boolean =>
  stoojes.length + constructs.length === 0 && Object.values(counts).every(count => count === 0)

/** How much of it a player has. */
export function heldOf(purse: PurseView, word: string): number {
  switch (word) {
    case 'gobs':
    case 'prestige':
    case 'hype':
    case 'tokens':
      return purse[word]
    default: {
      const resource = RESOURCES.find(each => each === word)
      if (resource) return purse.resources[resource]
      const zone = ZONES.find(each => `${each}-tile` === word)
      return zone ? purse.tiles[zone] : 0
    }
  }
}

export const landOwned = ({ stoojes }: View, seat: Seat): readonly string[] =>
  stoojes.filter(({ owner }) => owner === seat).map(({ id }) => id)
export const constructsOwned = ({ stoojes }: View, seat: Seat): readonly string[] =>
  stoojes.filter(({ construct }) => construct?.owner === seat).map(({ id }) => id)

/** "60-gobs u:0,0 for 1-tokens", as it follows "offer 2" or "counter". */
export const bargainText = ({ give, want, cards, deck }: Draft): string =>
  writeBargain({ give: goodsIn(give), want: goodsIn(want), cards, deck })
const goodsIn = (side: SideDraft): Goods => goodsOf(word => side.counts[word] ?? 0, side)

function drafted(goods: Goods): SideDraft {
  const amounts = [goods.gobs, goods.prestige, goods.hype, goods.tokens, ...goods.resources, ...goods.tiles]
  const counts = Object.fromEntries(COUNTED.map((word, at) => [word, amounts[at] ?? 0]))
  return { counts, stoojes: goods.stoojes, constructs: goods.constructs }
}

/** An answer begins with what was offered, seen from the other side; which card to give is the answerer's choice. */
export const turnedRound = ({ give, want, cards: [card] }: OfferView): Draft => ({
  give: drafted(want),
  want: drafted(give),
  cards: [],
  deck: card === undefined ? null : deckOf(card),
})

/** A card that is offered face down is told by its deck alone. */
const deckOf = (card: CardId | Deck): Deck => DECKS.find(deck => deck === card) ?? DECKS[deckOfKind(kindOf(card))]!

export const toggled = <Each>(list: readonly Each[], one: Each): readonly Each[] =>
  list.includes(one) ? list.filter(each => each !== one) : [...list, one]
