import { type FoldedBoard, PLAIN, say, TERMINAL_BOARDS } from '@masterplan/boards'
import { CATALOG } from '@masterplan/catalog'
import {
  type Heard,
  type Match,
  type Playable,
  type Random,
  type Seat,
  seatsOf,
  seeded,
  type Viewer,
} from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'

const MATCHES = 4
const CLOSELY = 20 // so many decisions of each match are all looked at, later ones now and then
const STRANGERS = 40 // moves from elsewhere to try at each decision

/** A sentence without holes, for a code that the catalogue knows. */
function spoken({ messages }: FoldedBoard, code: string, facts: Parameters<typeof say>[2]): void {
  expect(messages, code).toHaveProperty([code])
  expect(say(messages, code, facts), code).not.toMatch(/\{\w+\}|undefined|null|NaN/)
}

/** Random matches of every size; `look` sees each position, `hear` what was said on the way. */
function wander(
  game: Playable,
  look: (match: Match, random: Random) => void,
  hear: (heard: readonly Heard[]) => void,
): void {
  for (let seed = 1; seed <= MATCHES; seed++) {
    const random = seeded(seed)
    const players = game.seats.min + (seed % (game.seats.max - game.seats.min + 1))
    const opened = game.open(players, {})
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    hear(match.settle(random).heard)
    let decisions = 0
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      if (decisions++ < CLOSELY || decisions % 7 === 0) look(match, random)
      const seat = turn.seats[0]!
      const moves = match.movesFor(seat)
      const submitted = match.submit(seat, moves[random.below(moves.length)]!, random)
      if (!submitted.ok) throw new Error(`${game.id}: a listed move is refused (${submitted.refused.code}).`)
      hear(submitted.heard)
    }
    look(match, random)
  }
}

for (const game of CATALOG) {
  const board = TERMINAL_BOARDS[game.id]
  if (board === undefined) continue // a game without a board is shown as data

  describe(`The board of ${game.title}`, () => {
    test('has a sentence for each refusal that random moves meet, with every fact it needs', () => {
      const pool = new Set<string>()
      const codes = new Set<string>()
      wander(
        game,
        (match, random) => {
          const turn = match.turn()
          if (turn.kind !== 'decide') return
          for (const text of match.movesFor(turn.seats[0]!)) pool.add(text)
          const texts = [...pool]
          for (let tries = 0; tries < STRANGERS; tries++) {
            const refused = match.judge(turn.seats[0]!, texts[random.below(texts.length)]!)
            if (refused === undefined) continue
            codes.add(refused.code)
            spoken(board, `refusal.${refused.code}`, refused.facts)
            expect(refused.rule).not.toBe('')
          }
        },
        () => {},
      )
      expect(codes.size).toBeGreaterThan(0)
    })

    test('draws every position for every viewer, says what is awaited, and tells what happened', () => {
      wander(
        game,
        match => {
          const viewers: Viewer[] = [...seatsOf(match.players), 'audience']
          for (const viewer of viewers) {
            const view = match.viewFor(viewer)
            for (const line of board.draw(view, PLAIN)) expect(line).not.toMatch(/\n|undefined|NaN|\[object/)
            const { code, facts } = board.prompt(view)
            spoken(board, code, facts)
          }
        },
        heard => {
          for (const { event } of heard) {
            const said = board.said(event)
            if (said !== undefined) spoken(board, said.code, said.facts)
          }
        },
      )
    })

    test('has a sentence for each option and a name for each line of the score', () => {
      for (const name of Object.keys(game.options)) spoken(board, `option.${name}`, {})
      wander(
        game,
        match => {
          for (const { lines } of match.scores())
            for (const line of Object.keys(lines)) spoken(board, `line.${line}`, {})
        },
        () => {},
      )
    })

    test('gives examples that the game can read', () => {
      expect(board.examples.length).toBeGreaterThan(0)
      const opened = game.open(game.seats.min, {})
      if (!opened.ok) throw new Error(opened.problem)
      opened.match.settle(seeded(1))
      const turn = opened.match.turn()
      const seat: Seat = turn.kind === 'decide' ? turn.seats[0]! : 0
      for (const example of board.examples) {
        expect(opened.match.judge(seat, example)?.code, example).not.toBe('unreadable-move')
      }
    })
  })
}

test('Every board belongs to a game of the catalog', () => {
  for (const id of Object.keys(TERMINAL_BOARDS)) expect(CATALOG.map(game => game.id)).toContain(id)
})
