import type { Score, Seat } from '@masterplan/kernel'
import { cellsOf, readCell } from '@masterplan/kernel/square'
import { COLOURS, type Event, type Options, type Pips, type Plot, type View } from '@masterplan/subdivision/nouns'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { COLOURED, PLAIN } from '../src/kit/ink.ts'
import { say } from '../src/kit/say.ts'
import { terminal } from '../src/subdivision/text.ts'

const OPTIONS: Options = {
  set: 'full',
  parks: 'fixed',
  parkCells: '',
  privateParks: 'off',
  privateParkPoints: 3,
  groupCost: 1,
  crowdingFree: 1,
  crowdingMost: 3,
}

const points = (pips: number, groups: number, crowding: number, privateParks: number): Score => ({
  total: pips + groups + crowding + privateParks,
  lines: { pips, groups, crowding, privateParks },
  tiebreaks: [],
})

/** A table drawn by hand: "R3a2 P c3" would be a high rise on a2; "Pc3" is a park. */
function table(drawing: string, changes: Partial<View> = {}): View {
  const size = changes.size ?? 6
  const plots = new Map<number, Plot>()
  for (const text of drawing.split(' ').filter(each => each !== '')) {
    const park = text.startsWith('P')
    const cell = readCell(text.slice(park ? 1 : 2))!
    plots.set(cell, park ? 'park' : { owner: COLOURS.indexOf(text[0]!) as Seat, pips: Number(text[1]) as Pips })
  }
  return {
    viewer: 0,
    rules: '1.0.0',
    options: OPTIONS,
    players: 2,
    phase: 'place',
    by: 1,
    size,
    parksToCome: 0,
    plots: cellsOf(size, size).map(cell => ({ cell, plot: plots.get(cell) ?? 'free' })),
    stashes: [
      [5, 4, 4],
      [5, 5, 5],
    ],
    scores: [points(5, -2, 0, 0), points(0, 0, 0, 0)],
    ...changes,
  }
}

const spoken = ({ code, facts }: Said): string => {
  expect(Object.keys(terminal.messages)).toContain(code)
  const sentence = say(terminal.messages, code, facts)
  expect(sentence).not.toMatch(/[{}]|undefined|NaN/) // a fact that its sentence needs is missing
  return sentence
}

describe('the board at the terminal', () => {
  test('shows cells, owners, sizes, parks, stashes, scores and whose turn it is, without colour', () => {
    expect(terminal.draw(table('R3a2 R2b1 Pa1 Pe5 B1f6'), PLAIN)).toEqual([
      '      a     b     c     d     e     f',
      '   ┌─────┬─────┬─────┬─────┬─────┬─────┐',
      ' 6 │  ·  │  ·  │  ·  │  ·  │  ·  │ B1. │ 6',
      '   ├─────┼─────┼─────┼─────┼─────┼─────┤',
      ' 5 │  ·  │  ·  │  ·  │  ·  │ ♣ ♣ │  ·  │ 5',
      '   ├─────┼─────┼─────┼─────┼─────┼─────┤',
      ' 4 │  ·  │  ·  │  ·  │  ·  │  ·  │  ·  │ 4',
      '   ├─────┼─────┼─────┼─────┼─────┼─────┤',
      ' 3 │  ·  │  ·  │  ·  │  ·  │  ·  │  ·  │ 3',
      '   ├─────┼─────┼─────┼─────┼─────┼─────┤',
      ' 2 │ R3▲ │  ·  │  ·  │  ·  │  ·  │  ·  │ 2',
      '   ├─────┼─────┼─────┼─────┼─────┼─────┤',
      ' 1 │ ♣ ♣ │ R2▵ │  ·  │  ·  │  ·  │  ·  │ 1',
      '   └─────┴─────┴─────┴─────┴─────┴─────┘',
      '      a     b     c     d     e     f',
      '',
      '                  pips  groups  crowding  score   left to build',
      '  R Red (you)        5      −2         0      3   4×3▲  4×2▵  5×1.',
      '▸ B Blue             0       0         0      0   5×3▲  5×2▵  5×1.',
      '',
      '3▲ high rise   2▵ family home   1. manufactured home   ♣ park   · free',
    ])
  })
  test('fits into 80 columns at its largest', () => {
    const four = Array.from({ length: 4 }, () => points(30, -12, -11, 12))
    const view = table('G3h8 Y1a1', {
      size: 8,
      players: 4,
      viewer: 3,
      options: { ...OPTIONS, privateParks: 'strict' },
      stashes: four.map(() => [5, 5, 5]),
      scores: four,
    })
    const lines = terminal.draw(view, PLAIN)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
    expect(lines.some(line => line.includes('G3▲'))).toBe(true)
    expect(lines.filter(line => /^[ ▸] [RBGY] \w+/.test(line))).toHaveLength(4)
    expect(lines.find(line => line.includes('groups'))).toContain('parks')
  })
  test('colour adds nothing but colour', () => {
    const view = table('R3a2 B2b1 Pa1')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what colour is made of
    const bare = terminal.draw(view, COLOURED).map(line => line.replace(/\u001b\[[\d;]*m/g, ''))
    expect(bare).toEqual(terminal.draw(view, PLAIN))
    expect(terminal.draw(view, COLOURED)).not.toEqual(bare)
  })
})

describe('sentences', () => {
  test.each<[string, Partial<View>]>([
    ['Blue builds: size and cell, such as 3c2.', {}],
    ['Blue has nothing that fits anywhere and must pass with “-”.', { phase: 'pass' }],
    ['Red lays out a park (4 to come), such as pc3.', { phase: 'park', by: 0, parksToCome: 4 }],
    ['Luck lays out a park (2 to come).', { phase: 'park', by: 'luck', parksToCome: 2 }],
    ['Red wins with 3 points.', { phase: 'over', by: null }],
    [
      'Red and Blue share the win with 1 point each.',
      { phase: 'over', by: null, scores: [points(2, -1, 0, 0), points(1, 0, 0, 0)] },
    ],
  ])('the prompt says: %s', (sentence, changes) => {
    expect(spoken(terminal.prompt(table('', changes)))).toBe(sentence)
  })

  const placed = { kind: 'placed', seat: 0, pips: 2, cell: 10, joined: 1, groups: 1, crowded: [] } as const
  test.each<[string, Event]>([
    ['Red builds a family home on c2.', placed],
    ['Red builds a high rise on c2, a group of its own.', { ...placed, pips: 3, joined: 0 }],
    [
      'Red builds a manufactured home on c2, joining 2 groups. High rises now crowded: B3 b1 = 2.',
      { ...placed, pips: 1, joined: 2, crowded: [{ cell: 1, owner: 1, homes: 2, worth: 2 }] },
    ],
    ['Yellow has nothing that fits and passes.', { kind: 'passed', seat: 3 }],
    ['Green lays out a park on a1.', { kind: 'park-placed', by: 2, cell: 0, toCome: 3 }],
    ['A park is laid out on a1.', { kind: 'park-placed', by: 'luck', cell: 0, toCome: 3 }],
    ['Nobody can build any more. Blue wins, 11 : 16.', { kind: 'over', totals: [11, 16], winners: [1] }],
    [
      'Nobody can build any more. Red and Blue share the win, 16 : 16.',
      { kind: 'over', totals: [16, 16], winners: [0, 1] },
    ],
  ])('an event is told: %s', (sentence, event) => {
    const said = terminal.said(event)
    expect(said && spoken(said)).toBe(sentence)
  })

  test('every refusal is a sentence with the facts the rules give', () => {
    const facts = { cell: 'c2', pips: 3, other: 'b1', pyramid: 'B3' }
    for (const code of Object.keys(terminal.messages).filter(each => each.startsWith('refusal.'))) {
      expect(spoken({ code, facts })).toMatch(/^\S.*\.$/)
    }
    expect(spoken({ code: 'refusal.pyramid-there', facts })).toBe('c2 is taken by B3.')
    expect(spoken({ code: 'refusal.none-left', facts })).toBe('There is no high rise left in the stash.')
  })
  test('a player who has a name is called by it', () => {
    expect(say(terminal.messages, 'event.passed', { seat: 'Ana' })).toBe('Ana has nothing that fits and passes.')
  })
})
