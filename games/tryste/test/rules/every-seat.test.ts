import { seatsOf } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { updateRights } from '../../src/chapters/developer/rights.ts'
import { DESERT } from '../../src/data/names.ts'
import { developing, listed, own, quietTable } from '../builder.ts'

/** The rights of all seats after one of them has built so much in each zone. */
function rightsAfter(seat: number, built: readonly number[], others: readonly number[] = [0, 0, 0]): number[][] {
  const state = quietTable(6)
  for (const each of seatsOf(6)) state.built.set(each === seat ? built : others, 3 * each)
  updateRights(state, seat, 1, undefined)
  return seatsOf(6).map(each => [...state.rights.subarray(3 * each, 3 * each + 3)])
}
const onlyFor = (seat: number, rights: number) => seatsOf(6).map(each => [0, each === seat ? rights : 0, 0])

describe('A Construction Company', () => {
  test.each(seatsOf(6))(
    'T-DEV-14 T-DEV-17 is for what that seat has built itself, in all three zones: seat %i',
    seat => {
      for (const built of [
        [0, 9, 9],
        [9, 0, 9],
        [9, 9, 0],
      ])
        expect(rightsAfter(seat, built)).toEqual(onlyFor(seat, 0))
      expect(rightsAfter(seat, [1, 1, 1])).toEqual(onlyFor(seat, 1))
      expect(rightsAfter(seat, [2, 3, 2])).toEqual(onlyFor(seat, 2))
      expect(rightsAfter(seat, [2, 2, 2], [0, 5, 5])).toEqual(onlyFor(seat, 2))
      expect(rightsAfter(seat, [2, 2, 2], [1, 1, 1])).toEqual(onlyFor(seat, 1))
    },
  )
})

describe('A desert', () => {
  test('T-DEV-24 is terraformed by who owns land in it, not by who owns all land around it', () => {
    const { board } = quietTable(4).fixed
    const deserts = board.tiers.filter((_, tier) => quietTable(4).tierType[tier] === DESERT)
    expect(deserts.length).toBeGreaterThan(0)
    for (const desert of deserts) {
      const inside = board.stoojes.slice(4 * board.tiers.indexOf(desert)).slice(0, 4)
      const offered = (...lands: string[]) => {
        const state = developing(quietTable(4))
        own(state, 0, ...lands)
        return listed(state).filter(text => text === `terraform ${desert}`)
      }
      expect(offered(...board.stoojes.filter(stooj => !inside.includes(stooj)))).toEqual([])
      for (const stooj of inside) expect(offered(stooj)).toEqual([`terraform ${desert}`])
    }
  })
})
