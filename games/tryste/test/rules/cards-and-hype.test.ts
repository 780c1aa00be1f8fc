import { seatsOf } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../src/cards/index.ts'
import { computeIncomes } from '../../src/chapters/income.ts'
import { type CardId, tryste } from '../../src/index.ts'
import { construct, dullMove, hold, listed, quietTable, refusal, say, tile } from '../builder.ts'

const TO_PLAY = CARDS.flatMap(card => (card?.timing === 'play' ? [card] : []))

describe('A card to be played', () => {
  test('T-EVT-06 is offered in phases of its role alone, whoever holds it', () => {
    const state = quietTable(3)
    const offered = new Map<string, Set<number>>()
    for (let moves = 0; moves < 300 && tryste.turn(state).kind !== 'over'; moves++) {
      const turn = tryste.turn(state)
      for (const seat of turn.kind === 'decide' ? turn.seats : []) {
        const rich = tryste.copy(state)
        hold(rich, seat, ...TO_PLAY.map(({ id }) => id as CardId))
        for (const text of listed(rich, seat)) {
          const [, id] = /^play (\w+)/.exec(text) ?? []
          if (id !== undefined && TO_PLAY.some(card => card.id === id))
            offered.set(id, (offered.get(id) ?? new Set()).add(rich.role))
        }
      }
      dullMove(state)
    }
    expect(offered.size).toBeGreaterThan(2)
    for (const { id, role } of TO_PLAY) expect([id, ...(offered.get(id) ?? [role])]).toEqual([id, role])
  })
})

describe('A card that is shown', () => {
  test('T-EVT-05 is shown to another seat of the table', () => {
    const state = quietTable(3)
    hold(state, 0, 'N06')
    expect(listed(state).filter(text => text.startsWith('show'))).toEqual(['show N06 2', 'show N06 3'])
    for (const seat of [1, 4, 5]) {
      const no = { code: 'no-such-seat', rule: 'T-EVT-05', facts: { card: 'N06', seat } }
      expect(refusal(state, `1 show N06 ${seat}`)).toEqual(no)
    }
  })
})

describe('Hype', () => {
  test('T-INC-05 multiplies nothing where there is no construct, whatever others earned before', () => {
    const rich = quietTable(4)
    for (const [seat, stooj] of ['u:-1,0', 'd:0,-1', 'd:-1,0'].entries()) {
      tile(rich, seat, stooj, 'R')
      construct(rich, seat, stooj, 2)
    }
    computeIncomes(rich)
    expect(rich.due[0]).toBeGreaterThan(0)
    const poor = quietTable(4)
    poor.hypeTimes.fill(3)
    computeIncomes(poor)
    expect(seatsOf(4).map(seat => poor.due[seat])).toEqual([0, 0, 0, 0])
  })
  test('T-TRD-10 received by somebody without any ends when the giver’s would have, whoever made the offer', () => {
    for (const [line, giver, receiver] of [
      ['1 offer 2 nothing for 2-hype', 1, 0],
      ['1 offer 2 2-hype for nothing', 0, 1],
    ] as const) {
      const state = quietTable(3)
      state.hype[giver] = 5
      state.hypeYear[giver] = 9
      say(state, line, '2 accept')
      expect([state.hype[receiver], state.hypeYear[receiver]]).toEqual([2, 9])
      expect([state.hype[giver], state.hypeYear[giver]]).toEqual([3, 9])
    }
  })
})

describe('A trade that is refused', () => {
  test('T-TRD-01 names the rule that limits offers and counters, and how many there may be', () => {
    const state = quietTable(3)
    for (let offer = 0; offer < 4; offer++) say(state, '1 offer 2 5-gobs for 1-tokens', '2 reject')
    const no = { code: 'too-many-offers', rule: 'T-TRD-01' }
    expect(refusal(state, '1 offer 2 5-gobs for 1-tokens')).toEqual({ ...no, facts: { most: 4 } })
    say(state, '1 pick mafia', '1 offer 2 5-gobs for 1-tokens')
    for (const seat of [2, 1, 2]) say(state, `${seat} counter 5-gobs for 5-gobs`)
    expect(refusal(state, '1 counter 5-gobs for nothing')).toEqual({ ...no, facts: { most: 3 } })
  })
  test('T-TRD-02 says that there are too many cards in it', () => {
    const state = quietTable(3)
    hold(state, 0, 'M07', 'M08', 'A09', 'A11')
    expect(refusal(state, '1 offer 2 M07 M08 A09 for 5-gobs')).toBeUndefined()
    expect(refusal(state, '1 offer 2 M07 M08 A09 A11 for 5-gobs')).toEqual({
      code: 'not-tradable',
      rule: 'T-TRD-02',
      facts: { what: 'cards' },
    })
  })
})
