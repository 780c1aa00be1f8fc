import { CARD_IDS, type CardId, DECKS, type Deck, RESOURCES, ZONES } from '../../data/names.ts'
import { readStooj } from '../../land/lattice.ts'
import type { Bargain, Goods } from '../../types.ts'

/**
 * "60-gobs 2-lumber u:0,0 M07 for 1-token": what is given, "for" what is wanted, or "nothing". A stooj is named as on
 * the lattice, its construct with a plus (+u:0,0), a wanted card by its deck (mafia-card).
 */
export function writeBargain({ give, want, cards, deck }: Bargain): string {
  const given = [...writeGoods(give), ...cards]
  const wanted = [...writeGoods(want), ...(deck ? [`${deck}-card`] : [])]
  return `${given.join(' ') || 'nothing'} for ${wanted.join(' ') || 'nothing'}`
}

const COUNTED = ['gobs', 'prestige', 'hype', 'tokens'] as const

function writeGoods(goods: Goods): string[] {
  const counts = [
    ...COUNTED.map(name => [goods[name], name] as const),
    ...RESOURCES.map((name, at) => [goods.resources[at]!, name] as const),
    ...ZONES.map((name, at) => [goods.tiles[at]!, `${name}-tile`] as const),
  ]
  return [
    ...counts.filter(([count]) => count > 0).map(([count, name]) => `${count}-${name}`),
    ...goods.stoojes,
    ...goods.constructs.map(stooj => `+${stooj}`),
  ]
}

export function readBargain(text: string): Bargain | undefined {
  const [given, wanted, more] = text.split(' for ')
  if (given === undefined || wanted === undefined || more !== undefined) return undefined
  const give = readGoods(given)
  const want = readGoods(wanted)
  if (!give || !want || give.decks.length > 0 || want.cards.length > 0 || want.decks.length > 1) return undefined
  return { give: give.goods, want: want.goods, cards: give.cards, deck: want.decks[0] ?? null }
}

type Read = { readonly goods: Goods; readonly cards: readonly CardId[]; readonly decks: readonly Deck[] }

function readGoods(text: string): Read | undefined {
  const counts = new Map<string, number>()
  const [stoojes, constructs]: [string[], string[]] = [[], []]
  const [cards, decks]: [CardId[], Deck[]] = [[], []]
  for (const part of text === 'nothing' ? [] : text.split(' ')) {
    const [, count, name] = /^([1-9]\d{0,5})-([a-z-]+)$/.exec(part) ?? []
    const card = CARD_IDS.find(id => id === part)
    const deck = DECKS.find(each => `${each}-card` === part)
    if (count !== undefined && name !== undefined && isCounted(name) && !counts.has(name))
      counts.set(name, Number(count))
    else if (card !== undefined) cards.push(card)
    else if (deck !== undefined) decks.push(deck)
    else if (readStooj(part)) stoojes.push(part)
    else if (part.startsWith('+') && readStooj(part.slice(1))) constructs.push(part.slice(1))
    else return undefined
  }
  const amount = (name: string) => counts.get(name) ?? 0
  return { goods: goodsOf(amount, { stoojes, constructs }), cards, decks }
}

/** One side of a bargain, its counts by the words of the notation. */
export const goodsOf = (
  amount: (word: string) => number,
  { stoojes, constructs }: Pick<Goods, 'stoojes' | 'constructs'>,
): Goods => ({
  gobs: amount('gobs'),
  prestige: amount('prestige'),
  hype: amount('hype'),
  tokens: amount('tokens'),
  resources: RESOURCES.map(amount),
  tiles: ZONES.map(zone => amount(`${zone}-tile`)),
  stoojes,
  constructs,
})

const isCounted = (name: string): boolean =>
  [...COUNTED, ...RESOURCES, ...ZONES.map(zone => `${zone}-tile`)].some(each => each === name)
