import { type Chosen, type Match, plainEntry, playable, type Submitted, seeded } from '@masterplan/kernel'
import { readCell } from '@masterplan/kernel/square'
import { expect } from 'vitest'
import { type Event, insight, type Options, parksAndTowers, type State, type View } from '../src/index.ts'
import { readGame } from './game-line.ts'

export const game = playable(plainEntry(parksAndTowers, insight))

/** A match after these moves, White first; it must accept them all. */
export function after(moves: string, options: Chosen = {}, rules: string = game.rulesVersion): Match {
  const opened = game.open(2, options, rules)
  if (!opened.ok) throw new Error(opened.problem)
  for (const move of moves.split(' ').filter(Boolean)) expect(next(opened.match, move)).toMatchObject({ ok: true })
  return opened.match
}

/** The answer to one more move of the seat whose turn it is. */
export function next(match: Match, move: string): Submitted {
  const turn = match.turn()
  return match.append(`${turn.kind === 'decide' && turn.seats[0] === 1 ? 2 : 1} ${move}`)
}

export function eventsOf(match: Match, move: string): Event[] {
  const said = next(match, move)
  if (!said.ok) throw new Error(`${move}: ${said.refused.code}`)
  return said.heard.map(each => each.event as Event)
}

export const LINE = 'a1n b1n c1e' // White's park on d1 pays 2
export const cell = (name: string): number => readCell(name)!
export const cellsOf = (list: readonly { readonly cell: number }[]): number[] => list.map(each => each.cell)
export const viewOf = (match: Match): View => match.viewFor('audience') as View
export const refusedBy = (rule: string, code: string) => ({
  ok: false,
  refused: expect.objectContaining({ code, rule }) as unknown,
})
export const totals = (match: Match): number[] => match.scores().map(each => each.total)

/** The state after a line of a game with notes; every note is checked on the way. */
export function stateAfter(line: string): State {
  const played = readGame(line)
  expect(played, line).toMatchObject({ ok: true })
  if (!played.ok) throw new Error(played.problem)
  return played.state
}

export const USUAL: Options = {
  preset: 'custom',
  size: 8,
  houses: 14,
  towers: 6,
  conflict: 'park',
  parkLimit: 64,
  attention: false,
  komiHalves: 0,
}

/** Every state of a few random games, on boards of all sizes. */
export function* statesOf(games: number): Generator<State> {
  const random = seeded(9)
  for (let at = 0; at < games; at++) {
    const state = parksAndTowers.start(2, {
      ...USUAL,
      size: 4 + (at % 5),
      houses: 4 + 2 * (at % 5),
      towers: 1 + (at % 4),
    })
    for (let turn = parksAndTowers.turn(state); turn.kind === 'decide'; turn = parksAndTowers.turn(state)) {
      yield state
      parksAndTowers.play(state, turn.seats[0]!, parksAndTowers.sample(state, turn.seats[0]!, random))
    }
  }
}
