import { describe, expect, test } from 'vitest'
import { MatchTable, plainEntry, playable, type Seat, seeded, seenFrom } from '../src/index.ts'
import { insight, lots, type State } from './lots.ts'

const PEOPLE = { people: [0, 1] as Seat[], rated: false, live: false }
const ALONE = { ...PEOPLE, people: [0] as Seat[] }
const WISHED = 0 // by the first seat

/** After the first house, a seat has one move where the rules say so. */
const only = (when: (state: State, seat: Seat) => boolean, offers = false): typeof lots => ({
  ...lots,
  moves: (state, seat) => lots.moves(state, seat).slice(0, state.built > 0 && when(state, seat) ? 1 : undefined),
  openEnded: (state, seat) => (offers ? lots.moves(state, seat)[0] : undefined),
})
const openly = only(() => true)
const secretly = only((state, seat) => state.wish[seat] === WISHED)

/** Three houses: the third is the first seat's only move. */
function played(rules: typeof lots, second: 'person' | 'bot' = 'person'): MatchTable {
  const table = new MatchTable(playable(plainEntry(rules, insight)), { players: 2, options: {}, rules: '1.0.0' })
  for (const wish of ['* wish 1', '* wish 3']) expect(table.enter(wish, 'luck', []).ok).toBe(true)
  for (const mover of ['person', second, 'person'] as const) {
    const [seat] = table.awaited()
    expect(table.enter(`${seat! + 1} ${table.match.movesFor(seat!)[0]}`, mover, [0, 1]).ok).toBe(true)
  }
  return table
}

describe('the only move there is', () => {
  test('is known to all, or only to whose it is, and to nobody where an offer can be made up', () => {
    const third = (rules: typeof lots) => played(rules).lines[4]?.lone
    expect(third(lots)).toBe(null)
    expect(third(openly)).toBe('openly')
    expect(third(secretly)).toBe('secretly')
    expect(third(only(() => true, true))).toBe(null)
  })

  test('is the same to the page of the seat and to the table', () => {
    for (const rules of [lots, openly, secretly, only(() => true, true)]) {
      const table = played(rules)
      table.rewind(4)
      const game = playable(plainEntry(rules, insight))
      for (const seed of [1, 2, 3]) {
        const { lone } = seenFrom(game, 0, table.sightOf(0).view, seeded(seed))
        expect(lone).toBe(table.match.lone(0))
      }
      expect(seenFrom(game, 1, table.sightOf(1).view, seeded(1)).lone).toBe(null) // it is not asked
      expect(table.match.lone(1)).toBe(null)
    }
  })

  test('goes back with the decision before it', () => {
    expect(played(lots).takeBack(0, PEOPLE)).toEqual({ kind: 'free', to: 4 })
    expect(played(openly).takeBack(0, PEOPLE)).toEqual({ kind: 'ask', to: 2 }) // somebody else has moved since
    expect(played(openly, 'bot').takeBack(0, ALONE)).toEqual({ kind: 'free', to: 2 })
  })

  test('goes back alone where going further would tell the others that there was no other', () => {
    expect(played(secretly).takeBack(0, PEOPLE)).toEqual({ kind: 'free', to: 4 })
    expect(played(secretly, 'bot').takeBack(0, ALONE)).toEqual({ kind: 'free', to: 2 })
  })

  test('alone is nothing to take back', () => {
    expect(played(openly).takeBack(1, PEOPLE)).toEqual({ kind: 'nothing' })
  })
})
