import type { Seat } from '@masterplan/kernel'
import { urbapolis } from '@masterplan/urbapolis'
import type { Event, Options, PlotView, SeatView, View } from '@masterplan/urbapolis/nouns'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { COLOURED, PLAIN } from '../src/kit/ink.ts'
import { say } from '../src/kit/say.ts'
import { terminal } from '../src/urbapolis/text/board.ts'

const OPTIONS: Options = {
  scenario: 'A',
  neighbourhood: '',
  bankTable: 'linear',
  levelModel: 'running',
  initialMarket: 'wide',
  hireArrival: 'upkeep',
  boostTargets: 'own',
  publicPlots: 'anyFree',
  handInfo: 'open',
  lastTurns: 'unpassed',
}
const scenarioOf = (scenario: 'A' | 'B', players: number) =>
  urbapolis.view(urbapolis.start(players, { ...OPTIONS, scenario }), 0).scenario
const MAP = ['B.H', '..#', '...']
const NAMES: Record<string, string> = { B: 'BANK', H: 'HOSP' }

const seatView = (seat: Seat, changes: Partial<SeatView> = {}): SeatView => ({
  seat,
  coins: 12,
  free: 4,
  placed: 1,
  team: 5,
  temps: 0,
  hired: 0,
  tokens: 0,
  hand: { kind: 'open', tiles: ['H01', 'E05'] },
  points: 7,
  lines: { housing: 6, money: 1 },
  ...changes,
})

/** A small table; `plots` says what differs from an empty map. */
function table(changes: Partial<View> = {}, plots: Record<string, Partial<PlotView>> = {}): View {
  const map = changes.scenario?.map ?? MAP
  const all = map.flatMap((row, y) =>
    [...row].flatMap((letter, x): PlotView[] => {
      const plot = `${'abcdefgh'[x]}${y + 1}`
      const building = NAMES[letter] ?? null
      if (letter === '#') return []
      return [{ plot, owner: null, building, total: null, boosts: 0, beside: 2, ...plots[plot] }]
    }),
  )
  return {
    viewer: 0,
    rules: '1.0.0',
    phase: 'act',
    options: OPTIONS,
    scenario: { ...scenarioOf('A', 2), name: 'Three Corners', map: MAP },
    players: 2,
    round: 2,
    seat: 1,
    ending: false,
    order: [1, 0],
    future: [],
    passed: [],
    drawing: 0,
    market: ['S06'],
    obsolete: ['I03'],
    pile: { kind: 'closed', left: 12 },
    publics: ['E09'],
    reserved: [[], [], ['L01'], ['L05']],
    plots: all,
    roads: [],
    streets: 1,
    boulevards: 0,
    auctions: [],
    actions: [
      { building: 'BANK', usedBy: 1 },
      { building: 'HOSP', usedBy: null },
    ],
    seats: [seatView(0), seatView(1, { hand: { kind: 'closed', privates: 2, publics: 1 }, temps: 2 })],
    boosted: null,
    site: null,
    ...changes,
  }
}

const spoken = ({ code, facts }: Said): string => {
  expect(Object.keys(terminal.messages)).toContain(code)
  const sentence = say(terminal.messages, code, facts)
  expect(sentence).not.toMatch(/[{}]|undefined|NaN/) // a fact that its sentence needs is missing
  return sentence
}

const BUSY = table(
  {
    roads: [
      { border: 'a1-b1', road: 'street' },
      { border: 'a2-a3', road: 'boulevard' },
    ],
    auctions: [
      { kind: 'plot', plot: 'b2', base: 2, leader: 1, bid: 6, stakes: [4, 6] },
      { kind: 'tender', tile: 'E09', leader: 0, bid: 2, stakes: [2, 0] },
    ],
  },
  {
    b1: { owner: 0, building: 'H01', total: 3 },
    a2: { owner: 1, building: 'I01', total: -2, boosts: 1 },
    b3: { owner: 1 },
  },
)

describe('the board at the terminal', () => {
  test('shows plots, owners, levels, roads and auctions, without colour', () => {
    const lines = terminal.draw(BUSY, PLAIN)
    const from = lines.findIndex(line => line.trim() === 'a        b        c')
    expect(lines.slice(from, from + 12)).toEqual([
      '       a        b        c',
      '   +--------+--------+--------+',
      ' 1 | BANK   | H01 R  | HOSP   |',
      '   |        1 L3     |        |',
      '   +--------+--------+--------+',
      ' 2 | I01 B  | 6>B    |',
      '   |L0(−2)+1| ·2     |',
      '   +---2----+--------+--------+',
      ' 3 | ·2     | B plot | ·2     |',
      '   |        | ·2     |        |',
      '   +--------+--------+--------+',
      '       a        b        c',
    ])
  })

  test('shows the market, what is to come, auctions, used actions, order, purses and hands', () => {
    const text = terminal.draw(BUSY, PLAIN).join('\n')
    for (const part of [
      'Round 2 of 5, Three Corners.',
      'Order: B R',
      'Left: 12 tiles in the pile, 1 street, 0 boulevards.',
      'S06 Covered Market        2w  5c  H+2 S−1 I−1',
      'points 1 2 3 3 4 5 6  coins 3 4 6 7 8 9 10',
      'Obsolete, with a coin:',
      'E09 Survey Office         1w  3c  I+1',
      'points 3  at once: a free plot beside it',
      'From round 4:\n  L01 Grand Theatre',
      'b2: B leads with 6, in steps of 2; stakes R 4, B 6',
      'E09 Survey Office: R leads with 2; stakes R 2',
      'Public actions:\n  BANK bank 1-3     1–3 workers: 3, 6, 9 coins',
      '(B)\n  HOSP hospital 1-3 2, 5, 8 coins: 1, 2, 3 points',
      '  R Red (you)      7 points  12 coins, 4 of 5 workers',
      '▸ B Blue           7 points  12 coins, 4 of 5+2 workers',
      'hand:\n        H01 ',
      '\n        E05 ',
      'hand: 2 private and 1 public tiles',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('a border may be typed from either side', () => {
    expect(['street d4-c4', 'boulevard c3-c2', 'street c4-d4', 'bid d4 3'].map(line => terminal.typed?.(line))).toEqual(
      [...['street c4-d4', 'boulevard c2-c3', 'street c4-d4', 'bid d4 3']],
    )
  })
  test('fits into 80 columns with the widest map', () => {
    const wide = { ...scenarioOf('B', 3), map: ['........', '........'] }
    const seats = ([0, 1, 2, 3] as const).map(seat => seatView(seat))
    const all = ['BANK', 'EMPL', 'TEMP', 'HOSP', 'HEAL', 'TVST', 'FAIR', 'CONV', 'HALL', 'PARK', 'WORK']
    const actions = all.map(building => ({ building, usedBy: null }))
    const market = ['H11', 'S12', 'I12', 'C11']
    for (const line of terminal.draw(table({ scenario: wide, seats, players: 4, actions, market }), PLAIN)) {
      expect(line.length).toBeLessThanOrEqual(80)
    }
  })

  test('colour adds nothing but colour', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what colour is made of
    const bare = terminal.draw(BUSY, COLOURED).map(line => line.replace(/\u001b\[[\d;]*m/g, '').trimEnd())
    expect(bare).toEqual(terminal.draw(BUSY, PLAIN).map(line => line.trimEnd()))
  })
})

describe('sentences', () => {
  test.each<[string, Partial<View>]>([
    ['Blue to act: bid, take, build, upgrade, tender, a public building’s action, or pass.', {}],
    ['Blue picks a first tile and a first plot, such as pick H01 c2.', { phase: 'pick' }],
    [
      'Blue may lift one more building for 5, such as boost c2, or is done.',
      { phase: 'boost', boosted: { family: 'corporations', plots: ['a1', 'b1'] } },
    ],
    ['Blue may claim a free plot beside c3, or is done.', { phase: 'claim', site: 'c3' }],
    ['Blue may demolish a building beside c3, or is done.', { phase: 'demolish', site: 'c3' }],
    ['Blue may lay a street, such as street c2-c3, or is done.', { phase: 'street', site: 'c3' }],
    ['Blue may draft a tile, such as draft H01, or is done.', { phase: 'draft', site: 'c3' }],
    ['A new tile comes to the market.', { phase: 'reveal', seat: null }],
    ['A public building is laid out for a later round.', { phase: 'reserve', seat: null }],
    ['The turn order is drawn.', { phase: 'disc', seat: null }],
    ['Red and Blue share the win with 7 points.', { phase: 'over', seat: null }],
    ['Blue wins with 7 points.', { phase: 'over', seat: null, seats: [seatView(0), seatView(1, { coins: 13 })] }],
  ])('the prompt says: %s', (sentence, changes) => {
    expect(spoken(terminal.prompt(table(changes)))).toBe(sentence)
  })

  test.each<[string, Event]>([
    ['S06 (Covered Market) comes to the market.', { kind: 'revealed', tile: 'S06' }],
    ['L01 (Grand Theatre) will be on offer from round 4.', { kind: 'reserved', tile: 'L01', round: 4 }],
    ['Blue and Red play in this order.', { kind: 'ordered', order: [1, 0] }],
    ['Round 3 begins; Red and Blue play in this order.', { kind: 'round', round: 3, order: [0, 1] }],
    ['Red starts with H01 (Garden Terrace) and plot c2.', { kind: 'picked', seat: 0, tile: 'H01', plot: 'c2' }],
    ['Red bids 1 coin for c2.', { kind: 'bid', seat: 0, plot: 'c2', coins: 1 }],
    ['Red bids 2 workers for E01 (Primary School).', { kind: 'tendered', seat: 0, tile: 'E01', workers: 2 }],
    ['Green wins c2 for 6 coins.', { kind: 'won-plot', seat: 2, plot: 'c2', coins: 6 }],
    ['Red wins E01 (Primary School) with 1 worker.', { kind: 'won-tender', seat: 0, tile: 'E01', workers: 1 }],
    ['Red takes H01 (Garden Terrace).', { kind: 'took', seat: 0, tile: 'H01', coins: 0 }],
    ['Red takes H01 (Garden Terrace) and its coin.', { kind: 'took', seat: 0, tile: 'H01', coins: 1 }],
    [
      'Red builds H01 (Garden Terrace) on c2, at level 3.',
      { kind: 'built', seat: 0, tile: 'H01', plot: 'c2', level: 3 },
    ],
    ['Red builds E01 (Primary School) on c2.', { kind: 'built', seat: 0, tile: 'E01', plot: 'c2', level: 0 }],
    [
      'Red upgrades H01 on c2 to H06 (Canal Apartments).',
      { kind: 'upgraded', seat: 0, from: 'H01', to: 'H06', plot: 'c2' },
    ],
    ['Red gets 6 coins from the bank for 2 workers.', { kind: 'banked', seat: 0, workers: 2, coins: 6 }],
    ['Red hires a worker for good.', { kind: 'hired', seat: 0 }],
    ['Red calls 3 temps for 4 coins.', { kind: 'temps', seat: 0, temps: 3, coins: 4 }],
    ['Red gives 2 coins to the hospital for 1 point.', { kind: 'donated', seat: 0, points: 1, coins: 2 }],
    ['Red lifts the building on c2 to level 4.', { kind: 'boosted', seat: 0, plot: 'c2', level: 4 }],
    ['Red takes c2 from Yellow for 8 coins.', { kind: 'expropriated', seat: 0, plot: 'c2', from: 3, coins: 8 }],
    ['Red lays a street between c2-c3.', { kind: 'paved', seat: 0, road: 'street', border: 'c2-c3' }],
    ['Red claims c2.', { kind: 'claimed', seat: 0, plot: 'c2' }],
    [
      'Red demolishes H01 of Blue on c2 and pays 5 coins.',
      { kind: 'demolished', seat: 0, tile: 'H01', plot: 'c2', owner: 1, coins: 5 },
    ],
    ['Red demolishes H01 of Red on c2.', { kind: 'demolished', seat: 0, tile: 'H01', plot: 'c2', owner: 0, coins: 0 }],
    ['Red passes and will be number 1.', { kind: 'passed', seat: 0, place: 1 }],
    ['Red has built on the last plot: last turns.', { kind: 'last-plot', seat: 0 }],
    ['Upkeep of round 2: teams 5 6; income 3 0.', { kind: 'upkeep', round: 2, teams: [5, 6], income: [3, 0] }],
    ['The neighbourhood is complete.', { kind: 'over' }],
  ])('the log says: %s', (sentence, event) => {
    expect(spoken(terminal.said(event)!)).toBe(sentence)
  })

  test('a refusal names what stands in the way', () => {
    expect(spoken({ code: 'refusal.too-few-coins', facts: { needed: 4, coins: 3 } })).toBe(
      'That costs 4 coins, and there are 3.',
    )
    expect(spoken({ code: 'refusal.bid-too-low', facts: { bid: 3, highest: 6 } })).toBe(
      'A bid of 3 is not higher than 6.',
    )
  })
})
