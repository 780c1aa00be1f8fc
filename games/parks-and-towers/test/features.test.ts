import { fileOf, rankOf } from '@masterplan/kernel/square'
import { expect, test } from 'vitest'
import { features } from '../src/ai/features.ts'
import { faced } from '../src/geometry.ts'
import type { State } from '../src/index.ts'
import { emptyCells, plotOn } from '../src/plots.ts'
import { statesOf } from './builder.ts'

const read = new Float64Array(2 * features.names.length)

test('what the evaluation counts around empty cells for whole ranks is what counting cell by cell finds', () => {
  let warmest = 0
  for (const state of statesOf(60)) {
    features.read(state, read)
    for (const owner of [0, 1]) {
      const row = Object.fromEntries(features.names.map((name, at) => [name, read[owner * features.names.length + at]]))
      const counted = countedFor(state, owner)
      expect(row).toMatchObject(counted)
      warmest = Math.max(warmest, counted.warm)
    }
  }
  expect(warmest).toBeGreaterThan(100) // so that sums of every size were met
})

function countedFor(state: State, owner: number): { shares: number; faced: number; warm: number } {
  const { size } = state.fixed
  const cells = Array.from({ length: 64 }, (_, cell) => cell).filter(cell => fileOf(cell) < size && rankOf(cell) < size)
  const houses = cells.flatMap(cell => {
    const plot = plotOn(state, cell)
    return plot.kind === 'house' ? [{ cell, ...plot }] : []
  })
  const sum = { shares: 0, faced: 0, warm: 0 }
  for (const empty of emptyCells(state)) {
    const near = houses.filter(
      ({ cell }) => Math.abs(fileOf(cell) - fileOf(empty)) <= 1 && Math.abs(rankOf(cell) - rankOf(empty)) <= 1,
    )
    const own = near.filter(house => house.owner === owner)
    const facing = own.filter(({ cell, place }) => faced(cell, place, size) === empty)
    sum.shares += own.length + facing.length
    sum.faced += facing.length
    sum.warm += (own.length + facing.length) * near.length
  }
  return sum
}
