import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { block, memoryOf, one, perCell, perSeat } from '../src/index.ts'

const town = block<{ readonly name: string }>()({
  seat: one,
  zone: perCell(7, 'u8'),
  purse: perSeat('i32'),
  price: perCell(3, 'i16'),
  year: one,
})
const fixed = { name: 'Springfield' }

describe('a block', () => {
  test('has its fields by name, all zero, aligned over one buffer', () => {
    const state = town.create(fixed)
    expect([state.seat, state.year, state.purse.length, state.zone.length]).toEqual([0, 0, 6, 7])
    expect(new Set([state.memory.buffer, state.purse.buffer, state.zone.buffer, state.price.buffer]).size).toBe(1)
    expect(town.bytes).toBe(4 * (2 + 6 + 2 + 2)) // two numbers, six purses, three prices, seven zones, rounded up
  })
  test('has its shape from the start: memory, what is fixed, and its rows, the widest first', () => {
    expect(Object.keys(town.create(fixed))).toEqual(['memory', 'fixed', 'purse', 'price', 'zone'])
  })
  test('lends its memory; a state that is kept otherwise has none', () => {
    const state = town.create(fixed)
    expect(memoryOf(state)).toBe(state.memory)
    for (const other of [null, undefined, 'memory', 7, {}, { memory: [1] }, { words: state.memory }]) {
      expect(memoryOf(other)).toBeUndefined()
    }
  })
  test('keeps fields apart: what is written to one is read from that one alone', () => {
    const write = fc.record({
      field: fc.constantFrom('seat', 'year', 'zone', 'purse', 'price'),
      at: fc.nat(20),
      value: fc.integer({ min: -100, max: 100 }),
    })
    fc.assert(
      fc.property(fc.array(write), writes => {
        const state = town.create(fixed)
        const plain = {
          seat: 0,
          year: 0,
          zone: new Uint8Array(7),
          purse: new Int32Array(6),
          price: new Int16Array(3),
        }
        for (const { field, at, value } of writes) {
          if (field === 'seat' || field === 'year') {
            state[field] = value
            plain[field] = value
          } else {
            const name = field as 'zone' | 'purse' | 'price'
            const place = at % plain[name].length
            state[name][place] = value
            plain[name][place] = value
          }
        }
        const { seat, year, zone, purse, price } = state
        expect({ seat, year, zone, purse, price }).toEqual(plain)
      }),
    )
  })
  test('copies are equal and independent, into a new state or a used one', () => {
    const state = town.create(fixed)
    state.purse[3] = -7
    state.year = 1990
    const twin = town.copy(state)
    expect(twin.memory).toEqual(state.memory)
    twin.zone[6] = 1
    expect(twin.memory).not.toEqual(state.memory)
    expect(state.zone[6]).toBe(0)
    const used = town.create({ name: 'Shelbyville' })
    expect(town.copy(twin, used)).toBe(used)
    expect([used.fixed.name, used.zone[6], used.year]).toEqual(['Springfield', 1, 1990])
  })
})
