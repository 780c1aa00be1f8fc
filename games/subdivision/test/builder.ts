import { type Match, plainEntry, playable, type Seat, type Submitted } from '@masterplan/kernel'
import { readCell } from '@masterplan/kernel/square'
import { expect } from 'vitest'
import { passTo, place } from '../src/fast.ts'
import { COLOURS, insight, type Options, type Pips, subdivision, type View } from '../src/index.ts'
import { start } from '../src/setup.ts'
import type { State } from '../src/state.ts'

export const game = playable(plainEntry(subdivision, insight))

export const USUAL: Options = {
  set: 'full',
  parks: 'fixed',
  parkCells: '',
  privateParks: 'off',
  privateParkPoints: 3,
  groupCost: 1,
  crowdingFree: 1,
  crowdingMost: 3,
}

export const cell = (name: string): number => readCell(name)!
export const words = (text: string): string[] => text.split(' ').filter(word => word !== '')

export function open(players: number, options: Partial<Options> = {}): Match {
  const opened = game.open(players, options)
  if (!opened.ok) throw new Error(opened.problem)
  return opened.match
}

/** Enters moves by the seat whose turn it is, and returns the answer to the last. */
export function enter(match: Match, moves: string): Submitted | undefined {
  let said: Submitted | undefined
  for (const move of words(moves)) {
    const turn = match.turn()
    const who = turn.kind === 'decide' ? String(turn.seats[0]! + 1) : '*'
    said = match.append(`${who} ${move}`)
    if (!said.ok) return said
  }
  return said
}

/** A match of two under the usual options after these moves. */
export function after(moves: string, options: Partial<Options> = {}, players = 2): Match {
  const match = open(players, options)
  const said = enter(match, moves)
  if (said?.ok === false) throw new Error(`${said.refused.code} in ${moves}`)
  return match
}

export const viewOf = (match: Match): View => match.viewFor('audience') as View
/** How many cells have nothing but this. */
export const count = (view: View, wanted: 'free' | 'park'): number =>
  view.plots.filter(({ plot }) => plot === wanted).length
/** Parks on these cells, the others free. */
export const free = (parks: string) => ({ parks: 'custom', parkCells: parks }) as const

/** The moves of the seat whose turn it is. */
export function movesOf(match: Match): string[] {
  const turn = match.turn()
  return turn.kind === 'decide' ? match.movesFor(turn.seats[0]!) : []
}
export const sized = (pips: Pips, moves: readonly string[]): string[] =>
  moves.filter(move => move.startsWith(`${pips}`)).map(move => move.slice(1))

/** What the seat whose turn it is would be answered to a move. */
export function answer(match: Match, move: string): { code: string; rule: string } | undefined {
  const turn = match.turn()
  const no = match.judge(turn.kind === 'decide' ? turn.seats[0]! : 'luck', move)
  return no && { code: no.code, rule: no.rule }
}

export const NORTH = 'a6,b6,c6,d6,e6,f6' // all parks out of the way

/** A board drawn by hand: "R3a2 B1b3" is a high rise of seat 1 on a2 and a manufactured home of seat 2 on b3. */
export function drawn(pyramids: string, parks: string, options: Partial<Options> = {}): State {
  const custom = parks === '' ? {} : ({ parks: 'custom', parkCells: parks } as const)
  const state = start(2, { ...USUAL, ...custom, ...options })
  for (const [colour, pips, ...at] of words(pyramids)) {
    place(state, COLOURS.indexOf(colour!) as Seat, Number(pips) as Pips, cell(at.join('')))
  }
  passTo(state, 0)
  return state
}

export const totals = (state: State): number[] => subdivision.scores(state).map(each => each.total)
export const line = (state: State, name: string): number[] => subdivision.scores(state).map(each => each.lines[name]!)
export const refusedBy = (rule: string, code: string) => ({
  ok: false,
  refused: expect.objectContaining({ code, rule }),
})
