import { describe, expect, test } from 'vitest'
import { BOARDS, tryste } from '../../src/index.ts'
import { readPlan, zonedByHand, zonedByItself } from '../../src/land/board-plan.ts'

const { read, write } = tryste.notation

describe('Goods in an offer', () => {
  const GOODS = ['10-gobs', '3-prestige', '2-hype', '1-tokens', '4-steel', '1-commercial-tile', 'u:0,0', '+d:-1,2']
  test.each([...GOODS, '5-gobs 2-steel u:0,0'])('T-TRD-02 %s is read and written', goods => {
    for (const text of [`offer 2 ${goods} for nothing`, `offer 2 nothing for ${goods}`]) {
      const move = read(text)
      expect(move && write(move)).toBe(text)
    }
  })
  test('T-TRD-11 own cards are offered by name, the cards of others are asked for by their deck', () => {
    const text = 'offer 2 M07 for mafia-card'
    expect(write(read(text)!)).toBe(text)
    for (const other of ['offer 2 nothing for M07', 'offer 2 mafia-card for nothing'])
      expect(read(other)).toBeUndefined()
  })
  test.each([
    'gobs',
    '0-gobs',
    '-1-gobs',
    '1000000000-gobs',
    '1-gob',
    '1-gobs 2-gobs',
    '+steel',
    'steel',
    'xu:0,0',
    '+U:0,0',
    'M99',
    'land-card',
    '2-nothing',
    'nothing nothing',
  ])('T-TRD-02 %s is nothing that can be offered', goods => {
    for (const text of [`offer 2 ${goods} for nothing`, `offer 2 nothing for ${goods}`]) {
      expect(read(text)).toBeUndefined()
    }
  })
})

describe('A board as a text', () => {
  const tier = (id: unknown, type = 'plains') => ({ id, type, zone: null })
  const problem = (tiers: unknown, name: unknown = 'Mine') => {
    const judged = readPlan(JSON.stringify({ name, tiers }))
    return judged.ok ? undefined : judged.problem
  }
  test('T-SET-01 whatever is no list of places is no plan, and nothing throws', () => {
    for (const place of [null, 7, 'U:0,0', [], ['U:0,0'], {}, { type: 'plains', zone: null }, tier(7), tier(null)]) {
      expect(problem([tier('U:0,0'), place])).toBe('not-a-plan')
    }
    expect(problem([tier('U:0,0'), tier('D:0,0')], 7)).toBe('not-a-plan')
    for (const text of ['null', '[]', '7', '"U:0,0"', ''])
      expect(readPlan(text)).toMatchObject({ problem: 'not-a-plan' })
    expect(problem([tier('U:0,0'), tier('D:0,0')])).toBeUndefined()
  })
  test('T-SET-02 left to the rules, the plainest land is zoned, of equals by name, however the plan lists them', () => {
    const tiers = [tier('U:2,0'), tier('D:0,0', 'forest'), tier('U:0,0'), tier('U:1,0', 'brownfield'), tier('D:1,0')]
    for (const order of [tiers, tiers.toReversed(), [...tiers.slice(2), ...tiers.slice(0, 2)]]) {
      const read = readPlan(JSON.stringify({ name: 'Mine', tiers: order }))
      if (!read.ok) throw new Error(read.problem)
      const zoned = zonedByItself(read.plan).tiers.flatMap(({ id, zone }) => (zone === null ? [] : `${id}=${zone}`))
      expect(zoned.toSorted()).toEqual(['D:1,0=R', 'U:0,0=C', 'U:2,0=I'])
    }
  })
  test('T-SET-02 zones by hand name land of the board, each once', () => {
    const plan = BOARDS.clearing
    const zonesBy = (text: string) =>
      zonedByHand(plan, text)?.tiers.flatMap(({ id, zone }) => (zone ? [id + zone] : []))
    expect(zonesBy('')).toEqual([])
    expect(zonesBy('U:0,0=I D:-1,0=C')).toEqual(['D:-1,0C', 'U:0,0I'])
    for (const text of ['U:0,0', 'U:0,0=X', 'U:9,9=R', 'U:0,0=R U:0,0=C', '=R', 'U:0,0=', 'U:0,0=R,D:-1,0=C']) {
      expect(zonesBy(text)).toBeUndefined()
    }
  })
})
