import { seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { type State, tryste } from '../src/index.ts'
import { CARD_IDS, CARD_KINDS, type CardId, kindOf } from '../src/nouns.ts'
import { hold, quietTable, say, tableOf } from './builder.ts'

const WORLDS = 60
/** Worlds as `viewer` may imagine them. */
function worldsOf(state: State, viewer: 0 | 1 | 2 | 'audience'): State[] {
  const random = seeded(5)
  const view = tryste.view(state, viewer)
  return Array.from({ length: WORLDS }, () => tryste.imagine(view, random))
}
const handOf = (state: State, seat: number): CardId[] =>
  CARD_IDS.flatMap((id, kind) => Array.from({ length: state.hand[CARD_KINDS * seat + kind]! }, () => id))
const given = (state: State): (CardId | undefined)[] =>
  [...state.givenCards].filter(kind => kind > 0).map(kind => CARD_IDS[kind - 1])

describe('an imagined world', () => {
  test('T-RCI-02 has the own throw as it is, and any throw of the other', () => {
    const state = tableOf(2, { firstLeader: 'rescomind' })
    say(state, '* order 1', '* order 2', '2 throw commercial')
    expect(new Set(worldsOf(state, 1).map(({ thrown }) => thrown[1]))).toEqual(new Set([2]))
    expect(new Set(worldsOf(state, 0).map(({ thrown }) => thrown[1]))).toEqual(new Set([1, 2, 3]))
    expect(new Set(worldsOf(state, 0).map(({ thrown }) => thrown[0]))).toEqual(new Set([0]))
  })

  test('T-EVT-08 deals others as many cards of each deck as they hold, of those that can be held, none twice', () => {
    const state = tableOf(3)
    hold(state, 1, 'M09', 'C15', 'C08')
    hold(state, 2, 'M07')
    const seen = new Set<CardId>()
    for (const world of worldsOf(state, 0)) {
      const hands = [handOf(world, 1), handOf(world, 2)]
      expect(hands.map(hand => hand.map(card => card[0]).join(''))).toEqual(['CCM', 'M'])
      for (const card of hands.flat()) {
        seen.add(card)
        expect(['play', 'keep', 'hush', 'tell']).toContain(state.fixed.cards[kindOf(card)]?.timing)
      }
      for (const [kind, copies] of state.fixed.copies.entries()) {
        const dealt = hands.flat().filter(card => kindOf(card) === kind).length
        expect(world.deck[kind]! + dealt).toBe(copies)
      }
    }
    expect(seen.size).toBeGreaterThan(5)
  })

  test('T-EVT-05 leaves a card that was shown in the hand it was shown from, and its holder knows who saw it', () => {
    const state = quietTable(3)
    hold(state, 0, 'M09')
    say(state, '1 show M09 3')
    for (const world of worldsOf(state, 2)) {
      expect(handOf(world, 0)).toEqual(['M09'])
      expect(tryste.view(world, 2).known).toEqual([{ seat: 0, card: 'M09' }])
    }
    for (const world of worldsOf(state, 0)) {
      expect(tryste.view(world, 0).knownOfMine).toEqual([{ seat: 2, card: 'M09' }])
      expect(tryste.view(world, 2).known).toEqual([{ seat: 0, card: 'M09' }])
    }
  })

  test('T-TRD-11 takes a card offered face down for any of its deck, but for none that was shown to who is asked', () => {
    const state = tableOf(3)
    hold(state, 0, 'M09', 'M07')
    say(state, '1 show M09 2', '1 offer 2 M07 for 20-gobs')
    for (const world of worldsOf(state, 0)) expect(given(world)).toEqual(['M07'])
    const offered = worldsOf(state, 1).map(given)
    for (const cards of offered) {
      expect(cards).toHaveLength(1)
      expect(cards[0]).toMatch(/^M/)
      expect(cards).not.toEqual(['M09'])
    }
    expect(new Set(offered.flat()).size).toBeGreaterThan(1)
    for (const world of worldsOf(state, 2)) expect(handOf(world, 0)).toContain(given(world)[0])
  })
})
