import { describe, expect, test } from 'vitest'
import { MatchTable, plainEntry, playable, type Seat, seatsOf, seeded, seenFrom } from '../src/index.ts'
import { insight, lots } from './lots.ts'

const game = playable(plainEntry(lots, insight))
const COMPANY = { people: [0, 1] as Seat[], rated: false, live: true }

/** Two people, each with a secret wish; seat 0 is to build. */
function begun(): MatchTable {
  const table = new MatchTable(game, { players: 2, options: {}, rules: '1.0.0' })
  table.settle(seeded(3))
  return table
}

function build(table: MatchTable, mover: 'person' | 'bot' = 'person', watched: readonly Seat[] = [0, 1]): string {
  const [seat] = table.awaited()
  const text = table.match.movesFor(seat!)[0]!
  expect(table.enter(`${seat! + 1} ${text}`, mover, watched).ok).toBe(true)
  return text
}

describe('A table', () => {
  test('keeps who made a line and who heard what of it', () => {
    const table = begun()
    build(table)
    expect(table.lines.map(({ by, mover }) => [by, mover])).toEqual([
      ['luck', 'luck'],
      ['luck', 'luck'],
      [0, 'person'],
    ])
    const wishes = (seat: Seat) => table.heardBy(0, seat).length // what luck told stands with its first line
    expect([wishes(0), wishes(1), table.heardBy(0, 'audience').length]).toEqual([1, 1, 0])
    for (const viewer of [0, 1, 'audience'] as const) expect(table.heardBy(1, viewer)).toEqual([])
    expect(table.heardBy(2, 'audience')).toHaveLength(1)
  })

  test('shows each viewer one view until something happens, and refuses what the rules refuse', () => {
    const table = begun()
    const before = table.sightOf(0)
    expect(table.sightOf(0)).toBe(before)
    expect(table.enter('2 1:2', 'person', []).ok).toBe(false)
    expect(table.lines).toHaveLength(2)
    build(table)
    expect(table.sightOf(0)).not.toBe(before)
    expect(JSON.parse(table.sightOf(1).text)).toEqual(table.sightOf(1).view)
  })

  test('knows who must decide and has no move', () => {
    expect(begun().stuck()).toEqual([])
    const moves: typeof lots.moves = state => (state.built > 0 ? [] : lots.moves(state, 0))
    const table = new MatchTable(playable(plainEntry({ ...lots, moves }, insight)), {
      ...{ players: 2, options: {}, rules: '1.0.0' },
    })
    table.settle(seeded(3))
    build(table)
    expect([table.awaited(), table.stuck()]).toEqual([[1], [1]])
  })

  test('names the bots that must move', () => {
    const table = begun()
    expect(table.botsToMove(seat => (seat === 0 ? 'greedy' : null))).toEqual([{ seat: 0, bot: 'greedy' }])
    expect(table.botsToMove(seat => (seat === 1 ? 'greedy' : null))).toEqual([])
  })

  test('goes back to an earlier line, and luck falls afresh after it', () => {
    const table = begun()
    const text = table.sightOf('audience').text
    build(table)
    build(table)
    table.rewind(2)
    expect(table.sightOf('audience').text).toBe(text)
    expect(table.lines).toHaveLength(2)
    table.rewind(0)
    table.settle(seeded(8))
    expect(table.match.log).not.toEqual(begun().match.log)
  })
})

describe('Taking back', () => {
  test('is free while nobody has moved since, over several own lines too', () => {
    const table = begun()
    expect(table.takeBack(0, COMPANY)).toEqual({ kind: 'nothing' })
    build(table)
    expect(table.takeBack(0, COMPANY)).toEqual({ kind: 'free', to: 2 })
    expect(table.takeBack(1, COMPANY)).toEqual({ kind: 'nothing' })
  })

  test('must be agreed to when somebody has moved since', () => {
    const table = begun()
    build(table)
    build(table)
    expect(table.takeBack(0, COMPANY)).toEqual({ kind: 'ask', to: 2 })
    expect(table.takeBack(1, COMPANY)).toEqual({ kind: 'free', to: 3 })
  })

  test('is never free in live rated play, but is over days', () => {
    const table = begun()
    build(table)
    expect(table.takeBack(0, { ...COMPANY, rated: true })).toEqual({ kind: 'ask', to: 2 })
    expect(table.takeBack(0, { ...COMPANY, rated: true, live: false })).toEqual({ kind: 'free', to: 2 })
  })

  test('alone with bots is always free, except over the move of somebody who has left, or rated', () => {
    const alone = { ...COMPANY, people: [0] as Seat[] }
    const table = begun()
    build(table)
    build(table, 'bot')
    expect(table.takeBack(0, alone)).toEqual({ kind: 'free', to: 2 })
    expect(table.takeBack(0, { ...alone, rated: true })).toEqual({ kind: 'ask', to: 2 })
    const left = begun()
    build(left)
    build(left)
    expect(left.takeBack(0, alone)).toEqual({ kind: 'ask', to: 2 })
  })

  test('comes to the same answer whether views were kept or the match is replayed', () => {
    for (const watched of [[0, 1], []] as Seat[][]) {
      const table = begun()
      build(table, 'person', watched)
      expect(table.takeBack(0, COMPANY)).toEqual({ kind: 'free', to: 2 })
    }
  })

  test('is not free when the line told somebody what they could not foresee', () => {
    const table = new MatchTable(playable(plainEntry(tellTale, insight)), {
      ...{ players: 2, options: {}, rules: '1.0.0' },
    })
    table.settle(seeded(3))
    build(table)
    expect(table.takeBack(0, COMPANY)).toEqual({ kind: 'ask', to: 2 })
  })
})

/** Every move shows everybody what all wished for. */
const tellTale: typeof lots = {
  ...lots,
  view(state, viewer) {
    const view = lots.view(state, viewer)
    if (state.built === 0) return view
    return { ...view, wishes: seatsOf(state.dealt).map(seat => ({ seat, lot: state.wish[seat]! })) }
  },
}

test('what a seat works out from its view alone is what the match says', () => {
  const table = begun()
  const seat: Seat = 0
  const seen = seenFrom(game, seat, table.sightOf(seat).view, seeded(9))
  expect(seen.offers).toEqual(table.match.offersFor(seat))
  for (const text of [...table.match.movesFor(seat), 'nonsense', '9:9']) {
    expect(seen.judge(text)).toEqual(table.match.judge(seat, text))
    const shown = seen.preview(text)
    expect(shown === undefined).toBe(table.match.judge(seat, text) !== undefined)
  }
  expect(seenFrom(game, 1, table.sightOf(1).view, seeded(9)).offers).toEqual([])
})
