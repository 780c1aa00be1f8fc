import { describe, expect, test } from 'vitest'
import { CARDS, copiesIn } from '../../src/cards/index.ts'
import { CARD_IDS, DECK_START, DECKS, deckOfKind } from '../../src/nouns.ts'

const sizes = (mode: 'typical' | 'junior' | 'condensed'): number[] =>
  DECKS.map((_, deck) =>
    copiesIn(mode)
      .subarray(DECK_START[deck]!, DECK_START[deck + 1]!)
      .reduce((sum, copies) => sum + copies, 0),
  )

describe('the decks', () => {
  test('T-SET-09 four decks of 24 cards, none missing', () => {
    expect(CARDS.map(card => card?.id)).toEqual(CARD_IDS)
    expect(sizes('typical')).toEqual([24, 24, 24, 24])
  })
  test('T-JUN-01 in the Junior game 19 Contractor and 14 Mafia cards', () => {
    expect(sizes('junior')).toEqual([0, 19, 14, 0])
    const missing = CARD_IDS.filter((_, kind) => deckOfKind(kind) % 3 !== 0 && copiesIn('junior')[kind] === 0)
    expect(missing).toEqual(['C05', 'C10', 'C12', 'M03', 'M06', 'M07', 'M08', 'M11', 'M13'])
  })
  test('T-CND-01 in the Condensed game none at all', () => {
    expect(sizes('condensed')).toEqual([0, 0, 0, 0])
  })
  test('T-MAF-02 half of the Mafia deck is watched, and no other card', () => {
    const watched = CARDS.flatMap((card, kind) => (card && card.watched > 0 ? [{ ...card, kind }] : []))
    expect(watched.reduce((sum, { copies }) => sum + copies, 0)).toBe(12)
    expect(watched.every(({ kind }) => DECKS[deckOfKind(kind)] === 'mafia')).toBe(true)
    expect(watched.map(({ id, watched: prestige }) => `${id} ${prestige}`)).toEqual([
      'M02 2',
      'M03 2',
      'M04 3',
      'M08 2',
      'M09 2',
      'M12 3',
      'M13 6',
    ])
  })
  test.each([
    [
      'now',
      'A01 A02 A03 A05 A06 A08 A13 C02 C06 C07 C09 C11 C12 M02 M04 M05 M06 M10 M12 M13 M14 M15 N01 N02 N03 N04 N05 N10 N12 N15',
    ],
    ['tell', 'A14 C04 M11 N07'],
    ['hush', 'A10 C03 C15 M01 N08 N11'],
    ['play', 'A04 A07 A12 C01 C05 C08 C13 M03 M09 N09 N14'],
    ['keep', 'A09 A11 C10 C14 M07 M08 N06 N13'],
  ])('T-EVT-03 these are %s cards', (timing, ids) => {
    const cards = CARDS.flatMap(card => (card?.timing === timing ? [card.id] : []))
    expect(cards.join(' ')).toBe(ids)
  })
})
