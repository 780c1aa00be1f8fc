import type { Facts } from '@masterplan/kernel'
import { type CardId, type Deck, type Goods, type OfferView, RESOURCES, ZONES } from '@masterplan/tryste/nouns'
import { MOST_KINDS } from './compose.ts'
import { fact } from './facts.ts'

type Offered = Pick<OfferView, 'give' | 'want' | 'cards' | 'deck'>

/** Both sides of an offer as facts of a sentence; see names.ts for the sentence. */
export const offerFacts = ({ give, want, cards, deck }: Offered): Facts => ({
  ...goodsFacts('give', give, cards),
  ...goodsFacts('want', want, deck ? [deck] : []),
})

/** What one side of a bargain hands over: kinds with how many, or which. */
function kindsOf(goods: Goods, cards: readonly (CardId | Deck)[]): (readonly [kind: string, what: string | number])[] {
  const counts: readonly (readonly [string, number])[] = [
    ['gobs', goods.gobs],
    ['prestige', goods.prestige],
    ['hype', goods.hype],
    ['tokens', goods.tokens],
    ...RESOURCES.map((name, at) => [name, goods.resources[at] ?? 0] as const),
    ...ZONES.map((name, at) => [`${name}-tile`, goods.tiles[at] ?? 0] as const),
  ]
  const lists = [
    ['stoojes', goods.stoojes.join(' ')],
    ['constructs', goods.constructs.join(' ')],
    ['cards', cards.join(' ')],
  ] as const
  return [...counts.filter(([, count]) => count > 0), ...lists.filter(([, list]) => list !== '')]
}

/** The same as facts: giveKind0, giveCount0, giveKind1 …, up to the most kinds there are. */
function goodsFacts(side: 'give' | 'want', goods: Goods, cards: readonly (CardId | Deck)[]): Facts {
  const kinds = kindsOf(goods, cards)
  return Object.fromEntries(
    Array.from({ length: MOST_KINDS }, (_, at) => [
      [`${side}Kind${at}`, fact(kinds[at]?.[0] ?? 'none')],
      [`${side}Count${at}`, kinds[at]?.[1] ?? 0],
    ]).flat(),
  )
}
