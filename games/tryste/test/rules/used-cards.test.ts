import { describe, expect, test } from 'vitest'
import { toUsedPile } from '../../src/cards/hands.ts'
import { putFaceUp } from '../../src/cards/lasting.ts'
import { type State, tryste } from '../../src/index.ts'
import { type CardId, kindOf } from '../../src/nouns.ts'
import { build, hold, quietTable, say, tile } from '../builder.ts'
import { endYear, used } from '../cards/deal.ts'

const OLD = '1.0.0'
const NEW = '1.1.0'

/** A table at which the next card that is over brings `seat` a point of prestige. */
function twoUsed(seat: number, rules: string): State {
  const state = quietTable(4, {}, rules)
  for (const card of ['A05', 'A06'] as const) toUsedPile(state, seat, kindOf(card), undefined)
  return state
}

describe('cards whose effect is over', () => {
  test.each<CardId>(['A03', 'A14', 'C04', 'M11'])(
    'T-EVT-09 T-YE-08 %s is over before the leader is checked, and its point counts there; by 1.0.0 it came later',
    card => {
      const leaderAfter = (rules: string) => {
        const state = twoUsed(1, rules)
        putFaceUp(state, 1, kindOf(card), 0)
        endYear(state)
        return [state.leader, state.prestige[1], tryste.view(state, 0).lying.length]
      }
      expect(leaderAfter(NEW)).toEqual([1, 2, 0])
      expect(leaderAfter(OLD)).toEqual([0, 2, 0])
    },
  )

  const toWork = (state: State) => say(state, '1 pick contractor', '1 take lumber')
  const toVote = (state: State) => say(state, '1 pick zoning-board', '1 zone U:0,-1')
  type Played = readonly [card: CardId, set: (state: State) => void, played: string, over: readonly string[]]
  const PLAYED: readonly Played[] = [
    ['C01', state => toWork(state), '1 play C01', ['1 done']],
    [
      'C08',
      state => {
        tile(state, 0, 'u:0,-1', 'R')
        toWork(state)
      },
      '1 play C08',
      ['1 work u:0,-1 1', '1 build 0'],
    ],
    [
      'C13',
      state => {
        build(state, 0, 'u:0,-1', 'R', 1)
        toWork(state)
      },
      '1 play C13 u:0,-1',
      ['1 build 0'],
    ],
    [
      'M09',
      state => {
        build(state, 0, 'u:0,-1', 'R', 1)
        toWork(state)
      },
      '1 play M09 u:0,-1 1',
      ['1 build 0'],
    ],
    ['N09', state => say(state, '1 pick media'), '1 play N09', ['1 pass']],
    [
      'M07',
      state => toVote(state),
      '1 play M07 2 residential',
      ['1 vote residential', '3 vote residential', '4 vote residential'],
    ],
    [
      'N14',
      state => toVote(state),
      '1 play N14 2',
      ['1 vote residential', '2 vote residential', '3 vote residential', '4 vote residential'],
    ],
  ]
  test.each(PLAYED)(
    'T-EVT-09 %s counts as used when its effect is over, not when it is played',
    (card, set, played, over) => {
      const points = (rules: string) => {
        const state = twoUsed(0, rules)
        hold(state, 0, card)
        state.deck.fill(0)
        set(state)
        const before = state.prestige[0]!
        say(state, played)
        const atOnce = state.prestige[0]! - before
        const lying = tryste.view(state, 'audience').lying.map(each => each.card)
        state.prestige[0] = 50 // so that what the work itself brings is not mistaken for the point
        const heard = say(state, ...over)
        const ended = heard.filter(({ event }) => event.kind === 'ended' && event.card === card).length
        const paid = heard.filter(({ event }) => event.kind === 'got' && event.why === 'used-cards').length
        return { atOnce, lying, ended, paid, used: used(state, 0).length }
      }
      expect(points(NEW)).toEqual({ atOnce: 0, lying: [card], ended: 1, paid: 1, used: 0 })
      expect(points(OLD)).toEqual({ atOnce: 1, lying: [], ended: 0, paid: 0, used: 0 })
    },
  )

  test('T-EVT-09 a kit that no new construct needed is used with the turn', () => {
    const state = twoUsed(0, NEW)
    hold(state, 0, 'C08')
    state.deck.fill(0)
    build(state, 0, 'u:0,-1', 'R', 1)
    toWork(state)
    say(state, '1 play C08', '1 work u:0,-1 2', '1 build 0')
    expect(tryste.view(state, 0).lying).toHaveLength(1)
    say(state, '1 done')
    expect([tryste.view(state, 0).lying, used(state, 0)]).toEqual([[], []])
  })
})

describe('cards alike', () => {
  const known = (state: State, viewer: 0 | 1 | 2) => tryste.view(state, viewer).known.map(({ card }) => card)
  test('T-EVT-05 each of two copies can be shown; by 1.0.0 one stood for both', () => {
    const shows = (state: State) =>
      tryste
        .moves(state, 0)
        .map(tryste.notation.write)
        .filter(text => text.startsWith('show') && text.endsWith('2'))
    for (const [rules, left, seen] of [
      [NEW, ['show N14 2'], ['N14', 'N14']],
      [OLD, [], ['N14']],
    ] as const) {
      const state = quietTable(4, {}, rules)
      hold(state, 0, 'N14', 'N14')
      say(state, '1 show N14 2')
      expect(shows(state)).toEqual(left)
      if (left.length > 0) say(state, ...left.map(text => `1 ${text}`))
      expect([known(state, 1), shows(state)]).toEqual([seen, []])
      expect(tryste.view(state, 0).knownOfMine.map(({ card }) => card)).toEqual(seen)
    }
  })
  test('T-EVT-05 T-EVT-08 who has seen both still knows the other when one is gone; by 1.0.0 it was forgotten', () => {
    for (const [rules, seen] of [
      [NEW, ['N14']],
      [OLD, []],
    ] as const) {
      const state = quietTable(4, {}, rules)
      hold(state, 1, 'N14', 'N14')
      state.deck.fill(0)
      state.deck[kindOf('M14')] = 1
      say(state, '1 pick mafia', '* draw M14')
      expect(known(state, 0)).toEqual(rules === NEW ? ['N14', 'N14'] : ['N14'])
      say(state, '1 choose 2 N14')
      expect(known(state, 0)).toEqual(seen)
    }
  })
})
