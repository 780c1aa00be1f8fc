import { describe, expect, test } from 'vitest'
import { urbapolis } from '../../src/index.ts'
import { after, handOf, isOver, owner, purse, scene, seen } from '../builder.ts'

const SEATS = [1, 2, 3, 4]

describe('Auctions that are open when the end comes', () => {
  test('U-END-06 every bidder has the own workers back, in every tender, and the tiles stay on offer', () => {
    const state = scene('BANK HOSP\nHALL /4', {
      players: 4,
      hands: { 4: 'H01' },
      publics: 'L07 L08',
      workers: { 1: 3, 2: 5, 3: 4, 4: 2 },
      coins: { 1: 11, 2: 12, 3: 13, 4: 20 },
    })
    after(state, '1 tender L07 1', '2 tender L08 2', '3 tender L07 3')
    expect(SEATS.map(seat => purse(state, seat))).toEqual([
      [2, 11],
      [3, 12],
      [1, 13],
      [2, 20],
    ])
    const events = after(state, '4 build H01 b2')
    expect(events.map(event => event.kind)).toEqual(['built', 'last-plot', 'over'])
    expect(isOver(state)).toBe(true)
    expect(SEATS.slice(0, 3).map(seat => purse(state, seat))).toEqual([
      [3, 11],
      [5, 12],
      [4, 13],
    ])
    expect(SEATS.flatMap(seat => handOf(state, seat))).toEqual([])
    expect([seen(state).publics, seen(state).auctions]).toEqual([['L07', 'L08'], []])
  })

  test('U-END-06 the leader of a tender has the workers back as well as those who were outbid', () => {
    const state = scene('BANK HOSP\nHALL /3', { players: 3, hands: { 3: 'H01' }, publics: 'L07' })
    after(state, '1 tender L07 1', '2 tender L07 4', '3 build H01 b2')
    expect([isOver(state), purse(state, 1)[0], purse(state, 2)[0]]).toEqual([true, 5, 5])
  })

  test('U-END-06 U-END-01 a plot in an auction is empty: the last plot is not built on while one is open', () => {
    const state = scene('BANK HOSP\n. /2', { hands: { 2: 'H01', 1: 'H02' } })
    after(state, '1 bid a2 2', '2 build H01 b2')
    expect([isOver(state), seen(state).ending, owner(state, 'a2')]).toEqual([false, false, 1])
    after(state, '1 build H02 a2')
    expect(seen(state).ending).toBe(true)
  })

  test('U-END-06 a score counts the coins that its seat has in every auction, and no other seat’s', () => {
    const state = scene('BANK . HOSP\n. . .\nHALL . .', { players: 3, coins: { 1: 31, 2: 42, 3: 53 } })
    const before = urbapolis.scores(state)
    after(state, '1 bid b1 12', '2 bid a2 4', '3 bid b1 14', '1 bid a2 6', '2 bid b1 16')
    expect(seen(state).auctions.map(({ stakes }) => stakes)).toEqual([
      [6, 4, 0],
      [12, 16, 14],
    ])
    expect(urbapolis.scores(state)).toEqual(before)
  })
})
