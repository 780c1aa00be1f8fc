import { describe, expect, test } from 'vitest'
import {
  after,
  amounts,
  coins,
  free,
  handOf,
  legal,
  no,
  owner,
  purse,
  refusedBy,
  scene,
  seen,
  toMove,
} from '../builder.ts'

const CORNER = 'BANK HOSP HALL\n. . .\n. . .'
const WIDE = 'BANK HOSP . . HALL\n. . . . EMPL\n. . . . TEMP'

describe('A. Plot auctions', () => {
  test('U-AUC-01 U-AUC-02 U-AUC-03 U-AUC-04 an opening bid is a multiple of the buildings around the plot', () => {
    const state = scene(CORNER)
    expect(amounts(state, 'bid b2')).toEqual([3, 6, 9, 12, 15])
    expect(no(state, '1 bid b2 4')).toEqual(refusedBy('U-AUC-03', 'not-a-multiple'))
    expect(no(state, '1 bid b2 0')).toEqual(refusedBy('U-AUC-03', 'not-a-multiple'))
    after(state, '1 bid b2 3')
    expect(purse(state, 1)).toEqual([4, 12])
    expect(seen(state).auctions).toMatchObject([{ plot: 'b2', base: 3, leader: 0, bid: 3 }])
  })

  test('U-AUC-01 a plot without a building beside it cannot be auctioned', () => {
    const state = scene('BANK HOSP .\n. . .\n. . .')
    expect(amounts(state, 'bid b2')).toEqual([2, 4, 6, 8, 10, 12, 14])
    expect(no(state, '1 bid b2 3')).toEqual(refusedBy('U-AUC-03', 'not-a-multiple'))
    expect(no(state, '1 bid b2 5')).toEqual(refusedBy('U-AUC-03', 'not-a-multiple'))
    expect(legal(state, 'bid a3')).toEqual([])
    expect(no(state, '1 bid a3 1')).toEqual(refusedBy('U-AUC-01', 'no-neighbour'))
  })

  test('U-AUC-05 U-AUC-07 an overbid is higher, a multiple, and brings a worker', () => {
    const state = scene(CORNER)
    after(state, '1 bid b2 3')
    expect(amounts(state, 'bid b2')).toEqual([6, 9, 12, 15])
    expect(no(state, '2 bid b2 3')).toEqual(refusedBy('U-AUC-05', 'bid-too-low'))
    expect(no(state, '2 bid b2 4')).toEqual(refusedBy('U-AUC-05', 'not-a-multiple'))
    expect(no(state, '2 bid b2 8')).toEqual(refusedBy('U-AUC-05', 'not-a-multiple'))
    after(state, '2 bid b2 9')
    expect(purse(state, 2)).toEqual([4, 6])
    expect(seen(state).auctions).toMatchObject([{ leader: 1, bid: 9, stakes: [3, 9] }])
  })

  test('U-AUC-10 U-AUC-11 U-AUC-12 a lead at the start of a turn wins; the others get everything back', () => {
    const state = scene(CORNER)
    after(state, '1 bid b2 3', '2 bid b2 9', '1 pass')
    expect(toMove(state)).toBe(2)
    expect(owner(state, 'b2')).toBe(2)
    expect(purse(state, 2)).toEqual([4, 6])
    expect(purse(state, 1)).toEqual([5, 15])
    expect(seen(state).auctions).toEqual([])
    expect(legal(state, 'pass')).toEqual(['pass'])
  })

  test('U-AUC-14 several auctions run at once', () => {
    const state = scene(WIDE, { players: 3 })
    after(state, '1 bid a2 2', '2 bid a2 4', '3 bid d2 3', '1 bid d2 6')
    expect([toMove(state), owner(state, 'a2')]).toEqual([2, 2])
    expect(purse(state, 2)).toEqual([4, 11])
    expect(purse(state, 1)).toEqual([4, 9])
  })

  test('U-AUC-08 U-AUC-13 a raise pays the difference; who has passed gets the stake back too', () => {
    const state = scene(WIDE, { players: 3, market: 'H01 H02' })
    after(state, '1 bid a2 2', '2 bid a2 4', '3 bid d2 3', '1 bid d2 6', '2 take H01', '3 bid d2 9')
    expect(purse(state, 3)).toEqual([4, 6])
    after(state, '1 pass', '2 pass')
    expect([toMove(state), owner(state, 'd2')]).toEqual([3, 3])
    expect(purse(state, 1)).toEqual([5, 15])
  })

  test('U-AUC-06 the base stays as it was when the auction opened', () => {
    const state = scene(CORNER, { players: 3, hands: { 2: 'E01' } })
    after(state, '1 bid b2 3', '2 build E01 a3')
    expect(seen(state).plots.find(({ plot }) => plot === 'b2')?.beside).toBe(4)
    expect(amounts(state, 'bid b2')).toEqual([6, 9, 12, 15])
    expect(no(state, '3 bid b2 4')).toEqual(refusedBy('U-AUC-05', 'not-a-multiple'))
    expect(no(state, '3 bid b2 8')).toEqual(refusedBy('U-AUC-05', 'not-a-multiple'))
  })

  test('U-AUC-07 U-AUC-09 who is in an auction raises without a worker; what lies there is locked', () => {
    const state = scene('BANK . .\n. . .\n. . .', { workers: { 1: 1 }, market: 'H01' })
    after(state, '1 bid b2 1', '2 bid b2 2')
    expect(free(state, 1)).toBe(0)
    expect(amounts(state, 'bid b2')[0]).toBe(3)
    expect(amounts(state, 'bid b2').at(-1)).toBe(15)
    expect(no(state, '1 take H01')).toEqual(refusedBy('U-GEN-06', 'too-few-workers'))
    expect(no(state, '1 bid b2 16')).toEqual(refusedBy('U-GEN-06', 'too-few-coins'))
  })

  test('U-AUC-17 U-LIM-01 two empty plots forbid opening and raising', () => {
    const state = scene('BANK HOSP /1\n/1 . .\n. . .', { order: [2, 1] })
    after(state, '2 bid b2 4')
    expect(legal(state, 'bid')).toEqual([])
    expect(no(state, '1 bid b2 6')).toEqual(refusedBy('U-AUC-17', 'two-empty-plots'))
    expect(no(state, '1 bid c2 1')).toEqual(refusedBy('U-AUC-17', 'two-empty-plots'))
  })

  test('U-LIM-02 the limit is checked when bidding, while trailing elsewhere', () => {
    const state = scene('BANK . . . HALL\n. . . . .\n. . /1 . .', { players: 3, hands: { 1: 'H01' }, market: 'S01' })
    after(state, '1 bid b2 1', '2 bid b2 2', '3 bid b2 3', '1 bid d2 1', '2 bid b2 4', '3 take S01')
    expect(owner(state, 'd2')).toBe(1)
    expect(purse(state, 1)).toEqual([3, 13])
    expect(no(state, '1 bid b2 5')).toEqual(refusedBy('U-AUC-17', 'two-empty-plots'))
    after(state, '1 build H01 c3')
    expect([toMove(state), owner(state, 'b2')]).toEqual([2, 2])
    expect(purse(state, 1)).toEqual([3, 12])
    expect([coins(state, 2), coins(state, 3)]).toEqual([11, 15])
  })

  test('U-ACT-02 U-AUC-10 alone at the table, the next turn follows at once and starts with the win', () => {
    const state = scene('BANK . .\n. . .\n. . .', { market: 'H01' })
    after(state, '1 take H01', '2 pass', '1 bid b2 1')
    expect([toMove(state), owner(state, 'b2'), coins(state, 1)]).toEqual([1, 1, 14])
  })

  test('U-AUC-16 a plot in auction cannot be built on, claimed or expropriated', () => {
    const state = scene('BANK HALL .\n. . .\n. . .', { hands: { 2: 'E01 E09' } })
    after(state, '1 bid b2 2')
    expect(no(state, '2 build E01 b2')).toEqual(refusedBy('U-AUC-16', 'plot-not-free'))
    expect(no(state, '2 expropriate b2')).toEqual(refusedBy('U-PBA-19', 'not-a-rivals-plot'))
    after(state, '2 build E09 c2')
    expect(legal(state, 'claim')).toEqual(['claim c1', 'claim b3', 'claim c3'])
    expect(no(state, '2 claim b2')).toEqual(refusedBy('U-FX-02', 'plot-not-free'))
  })
})

describe('E. Tenders for public buildings', () => {
  test('U-TND-01 U-TND-02 U-TND-06 U-TND-07 the most workers win the tile and stay; the others come back', () => {
    const state = scene('BANK . .\n. . .\n. . .', { publics: 'E01' })
    expect(amounts(state, 'tender E01')).toEqual([1, 2, 3, 4, 5])
    after(state, '1 tender E01 2')
    expect(no(state, '2 tender E01 2')).toEqual(refusedBy('U-TND-02', 'bid-too-low'))
    after(state, '2 tender E01 3', '1 pass')
    expect(toMove(state)).toBe(2)
    expect(handOf(state, 2)).toEqual(['E01'])
    expect([free(state, 1), free(state, 2)]).toEqual([5, 2])
    expect(seen(state).publics).toEqual([])
  })

  test('U-TND-03 U-TND-04 a raise adds the difference; workers in a tender are locked', () => {
    const state = scene('BANK . .\n. . .\n. . .', { publics: 'E01', market: 'H01' })
    after(state, '1 tender E01 2', '2 tender E01 3')
    expect(free(state, 1)).toBe(3)
    after(state, '1 tender E01 5')
    expect(free(state, 1)).toBe(0)
    after(state, '2 take H01')
    expect(handOf(state, 1)).toEqual(['E01'])
    expect(no(state, '1 bank 1')).toEqual(refusedBy('U-GEN-06', 'too-few-workers'))
  })

  test('U-TND-05 any number of public tiles may be won and held', () => {
    const state = scene('BANK . .\n. . .\n. . .', { publics: 'E01 E02 E03', passed: [2] })
    after(state, '1 tender E01 1', '1 tender E02 1', '1 tender E03 1')
    expect(handOf(state, 1)).toEqual(['E01', 'E02', 'E03'])
    expect(free(state, 1)).toBe(2)
  })

  test('U-TND-01 a tile that is not on offer cannot be bid for', () => {
    const state = scene('BANK . .\n. . .\n. . .', { publics: 'E01' })
    expect(no(state, '1 tender E02 1')).toEqual(refusedBy('U-TND-01', 'not-in-market'))
    expect(no(state, '1 tender H01 1')).toEqual(refusedBy('U-TND-01', 'not-in-market'))
    expect(no(state, '1 tender E01 6')).toEqual(refusedBy('U-GEN-06', 'too-few-workers'))
  })
})
