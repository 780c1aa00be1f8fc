import type { FoldedWebBoard } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import type { HeardLine, Sight } from '../src/match/client.ts'
import { logParts } from '../src/table/log-turns.ts'

const NAMES = ['Ann', 'Ben']
type Told = { readonly text: string; readonly by?: Seat | null; readonly heading?: string; readonly within?: true }

/** A board whose events are sentences already. */
const board = {
  heading: ({ heading, within }: Told) => heading && { code: heading, facts: {}, within },
  said: ({ text, heading: _, within: __, ...whose }: Told) => ({ code: text, facts: {}, places: [], ...whose }),
} as unknown as FoldedWebBoard

function told(...heard: readonly (readonly [by: HeardLine['by'], ...events: readonly Told[]])[]) {
  const lines = heard.map(([by, ...events], at) => ({ by, events, line: at + 1 }))
  const sight = { heard: lines, setup: { names: NAMES }, takenBack: [] } as unknown as Sight
  const word = (name: string, facts: object = {}) => [name, ...Object.values(facts)].join(' | ')
  const parts = logParts(board, sight, { word, sayAs: () => (code: string) => code } as never)
  return parts.map(({ heading, turns }) => [heading, ...turns.map(({ by, text }) => [by, text])])
}

describe('the log', () => {
  test('a turn is one sentence, and somebody else begins another', () => {
    expect(told([0, { text: 'Ann bids 2.' }], [0, { text: 'Ann passes.' }], [1, { text: 'Ben bids 3.' }])).toEqual([
      [null, [0, 'table.log-then | Ann bids 2 | passes.'], [1, 'Ben bids 3.']],
    ])
  })

  test('of several steps only the last has its then', () => {
    expect(told([0, { text: 'Ann bids 2.' }, { text: 'Ann wins.' }, { text: 'Ann pays.' }])).toEqual([
      [null, [0, 'table.log-then | Ann bids 2, wins | pays.']],
    ])
  })

  test('what befalls all at once is one paragraph', () => {
    const pays = (region: number) => ({ text: `Region ${region} pays.`, by: null })
    expect(told([0, { text: 'Ann builds.' }, pays(1), pays(2)], [1, { text: 'Ben builds.' }, pays(1)])).toEqual([
      [
        null,
        [0, 'Ann builds.'],
        ['luck', 'Region 1 pays. Region 2 pays.'],
        [1, 'Ben builds.'],
        ['luck', 'Region 1 pays.'],
      ],
    ])
  })

  test('a part within a part names both', () => {
    const year = { text: 'Ann leads.', heading: 'Year 2' }
    const role = { text: 'Ann takes the Mafia.', heading: 'Mafia', within: true as const }
    const next = { text: 'Ben takes the Media.', heading: 'Media', within: true as const }
    expect(told([0, year], [0, role], [1, next])).toEqual([
      ['Year 2', [0, 'Ann leads.']],
      ['table.log-within | Year 2 | Mafia', [0, 'Ann takes the Mafia.']],
      ['table.log-within | Year 2 | Media', [1, 'Ben takes the Media.']],
    ])
  })

  test('what luck lays out stands on a line of its own, below the heading of its round', () => {
    expect(
      told(
        [
          1,
          { text: 'Ben passes.' },
          { text: 'Upkeep.', by: null },
          { text: 'Ben, Ann.', heading: 'Round 2', by: null },
        ],
        ['luck', { text: 'A mill comes.' }],
        ['luck', { text: 'A shop comes.' }],
        [1, { text: 'Ben takes the mill.' }],
      ),
    ).toEqual([
      [null, [1, 'Ben passes.'], ['luck', 'Upkeep.']],
      ['Round 2', ['luck', 'Ben, Ann.'], ['luck', 'A mill comes. A shop comes.'], [1, 'Ben takes the mill.']],
    ])
  })

  test('what luck brings to whoever moved is still their sentence', () => {
    expect(told([0, { text: 'Ann takes the Mafia.' }], ['luck', { text: 'Ann draws a card.' }])).toEqual([
      [null, [0, 'table.log-then | Ann takes the Mafia | draws a card.']],
    ])
  })

  test('what somebody gets by the move of another is a line of theirs', () => {
    expect(told([0, { text: 'Ann pays.' }, { text: 'Ben gets 2.', by: 1 }, { text: 'Ann gets 1.', by: 0 }])).toEqual([
      [null, [0, 'Ann pays.'], [1, 'Ben gets 2.'], [0, 'Ann gets 1.']],
    ])
  })
})
