import { type CardId, type Deck, type Goods, type OfferView, RESOURCES, ZONES } from '@masterplan/tryste/nouns'
import type { Said, SaidFacts } from '../../board.ts'

type Offered = Pick<OfferView, 'give' | 'want' | 'cards' | 'deck'>

/** Both sides of an offer, as lists of what is handed over. */
export const offerFacts = ({ give, want, cards, deck }: Offered): SaidFacts => ({
  give: goodsSaid(give, cards),
  want: goodsSaid(want, deck ? [deck] : []),
})

/** What one side of a bargain hands over: kinds with how many, or which. */
function goodsSaid(goods: Goods, cards: readonly (CardId | Deck)[]): readonly Said[] {
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
  const kinds = [...counts.filter(([, count]) => count > 0), ...lists.filter(([, list]) => list !== '')]
  if (kinds.length === 0) return [{ code: 'goods.nothing', facts: {} }]
  return kinds.map(([kind, what]) => ({ code: `goods.${kind}`, facts: { what } }))
}
