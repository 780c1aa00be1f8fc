import { type CardId, type Deck, type Goods, RESOURCES, ZONES } from '@masterplan/tryste/nouns'

/** One side of a bargain as it is written: "60-gobs 2-lumber u:0,0". */
export function goodsText(goods: Goods, cards: readonly (CardId | Deck)[]): string {
  const counts: readonly (readonly [number, string])[] = [
    [goods.gobs, 'gobs'],
    [goods.prestige, 'prestige'],
    [goods.hype, 'hype'],
    [goods.tokens, 'tokens'],
    ...RESOURCES.map((name, at) => [goods.resources[at] ?? 0, name] as const),
    ...ZONES.map((name, at) => [goods.tiles[at] ?? 0, `${name}-tile`] as const),
  ]
  const parts = [
    ...counts.filter(([count]) => count > 0).map(([count, name]) => `${count}-${name}`),
    ...goods.stoojes,
    ...goods.constructs.map(stooj => `+${stooj}`),
    ...cards.map(card => (/^[A-Z]\d/.test(card) ? card : `${card}-card`)),
  ]
  return parts.join(' ') || 'nothing'
}
