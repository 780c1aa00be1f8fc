import { type Random, seatsOf, type Viewer } from '@masterplan/kernel'
import { passTo, place } from './fast.ts'
import { scores } from './scoring.ts'
import { putPark, start } from './setup.ts'
import { phaseOf, plotOn, type State, seatOf, turn } from './state.ts'
import type { View } from './types.ts'

export function view(state: State, viewer: Viewer): View {
  const { rules, options, players, size, cells } = state.fixed
  const waiting = turn(state)
  return {
    viewer,
    rules,
    options,
    players,
    phase: phaseOf(state),
    by: waiting.kind === 'over' ? null : waiting.kind === 'luck' ? 'luck' : seatOf(state),
    size,
    parksToCome: state.parksToCome,
    plots: cells.map(cell => ({ cell, plot: plotOn(state, cell) })),
    stashes: seatsOf(players).map(seat => [
      state.stash[4 * seat + 1]!,
      state.stash[4 * seat + 2]!,
      state.stash[4 * seat + 3]!,
    ]),
    scores: scores(state),
  }
}

/** Nothing is hidden: there is only one world, the one on the table. */
export function imagine(view: View, _random: Random): State {
  const state = start(view.players, view.options, view.rules)
  for (const { cell, plot } of view.plots) {
    if (plot === 'park') {
      if (state.parksToCome > 0) putPark(state, cell) // the others are there from the start
    } else if (plot !== 'free') place(state, plot.owner, plot.pips, cell)
  }
  passTo(state, typeof view.by === 'number' ? view.by : 0)
  return state
}
