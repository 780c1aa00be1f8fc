import { CATALOG } from '@masterplan/catalog'
import {
  type Entry,
  type GameTypes,
  type Match,
  type Playable,
  type Random,
  type Seat,
  seeded,
} from '@masterplan/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site, SocketClient, seated } from './site.ts'

/** What a seat would see after a move if it is right about everything; undefined if it must guess. */
function foreseen(game: Playable, match: Match, seat: Seat, text: string): unknown {
  return game.unfold(<G extends GameTypes>({ game: rules }: Entry<G>) => {
    let draws = 0
    const random = seeded(1)
    const counted: Random = {
      below(n) {
        draws++
        return random.below(n)
      },
    }
    const world = rules.imagine(match.viewFor(seat) as G['View'], counted) // of a match of this very game
    const move = rules.notation.read(text)
    if (draws > 0 || move === undefined) return undefined
    expect(rules.refuse(world, seat, move)).toBeUndefined()
    rules.play(world, seat, move)
    return rules.view(world, seat)
  })
}

test.each(CATALOG.map(game => [game.id, game] as const))(
  '%s: a seat that need not guess to imagine the table foresees what their move shows them',
  (_, game) => {
    let foresaw = 0
    for (let seed = 0; seed < 12; seed++) {
      const random = seeded(seed)
      const opened = game.open(Math.min(game.seats.max, Math.max(game.seats.min, 2 + (seed % 2))), {})
      if (!opened.ok) throw new Error(opened.sentence)
      const { match } = opened
      match.settle(random)
      for (let step = 0; step < 150; step++) {
        const turn = match.turn()
        if (turn.kind !== 'decide') break
        const seat = turn.seats[0]!
        const moves = match.movesFor(seat)
        const text = moves[random.below(moves.length)]!
        const expected = foreseen(game, match, seat, text)
        match.append(`${seat + 1} ${text}`)
        if (expected !== undefined) {
          expect(match.viewFor(seat)).toEqual(expected)
          foresaw++
        }
        match.settle(random)
      }
    }
    if (game.id === 'subdivision') expect(foresaw).toBeGreaterThan(100)
  },
)

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('a page of before that says `undo` is told how far it may take back, whatever it says', async () => {
  const { table, ana } = await seated(site.address)
  const [usual, before] = [new SocketClient(site.address, ana.token), new SocketClient(site.address, ana.token)]
  await Promise.all([usual.open(), before.open()])
  const { seq } = await usual.watch(table)
  before.send({ kind: 'watch', table, undo: false })
  await before.until('update')
  expect(await ana.do(table, seq, { kind: 'move', text: '3c2' })).toMatchObject({ ok: true })
  for (const socket of [usual, before]) {
    const { update } = await socket.until('update', ({ update: each }) => each.seq > seq)
    expect(update.undo).toBe(seq)
    socket.close()
  }
})
