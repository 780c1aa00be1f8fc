import type { Viewer } from '@masterplan/kernel'
import { cellsOf } from '@masterplan/kernel/square'
import { endingOf } from './events.ts'
import { buildHouse, buildTower, close, putPark } from './play.ts'
import { plotOn, shares, towersOf } from './plots.ts'
import { scores } from './scoring.ts'
import { start } from './setup.ts'
import { builder, type State, turn, WORD } from './state.ts'
import { markCrowd } from './tower-shortage.ts'
import { UNLIMITED, type View } from './types.ts'

/** Everybody sees the whole table. */
export function view(state: State, viewer: Viewer): View {
  const { fixed, words } = state
  const { rules, options, size } = fixed
  const toBuild = words[WORD.TO_BUILD]!
  const over = turn(state).kind === 'over'
  const plots = cellsOf(size, size).map(cell => ({ cell, plot: plotOn(state, cell) }))
  const score = scores(state).map(({ total, lines }) => ({ parks: 0, towers: 0, komi: 0, ...lines, total }))
  return {
    viewer,
    rules,
    options,
    size,
    phase: over ? 'over' : 'build',
    ending: over ? endingOf(state) : null,
    seat: builder(state),
    housesLeft: [toBuild >> 1, (toBuild + 1) >> 1],
    towersLeft: words[WORD.TOWERS_LEFT]!,
    parksLeft: options.parkLimit === UNLIMITED ? null : words[WORD.TILES_LEFT]!,
    houses: plots.flatMap(({ cell, plot }) =>
      plot.kind === 'house' ? { cell, owner: plot.owner, place: plot.place } : [],
    ),
    parks: plots.flatMap(({ cell, plot }) => (plot.kind === 'park' ? { cell, points: plot.points } : [])),
    towers: towersOf(state).map(cell => ({ cell, shares: shares(state, cell) })),
    closed: plots.filter(({ plot }) => plot.kind === 'closed').map(({ cell }) => cell),
    score,
    pawns: [pawn(state, score[0]!, over), pawn(state, score[1]!, over)],
  }
}

/** P-1.4, P-6.7, P-8.4: as many squares along the rim as points that were made: parks pay at once, towers at the end. */
function pawn({ fixed }: State, { parks, towers }: View['score'][number], over: boolean): number {
  return (parks + (over && fixed.pawnsGetTowers ? towers : 0)) % (4 * (fixed.size - 1))
}

/** Nothing is hidden, so there is nothing to make up: the table as it is seen. */
export function imagine(view: View): State {
  const state = start(2, view.options, view.rules)
  const { words } = state
  for (const { cell, owner, place } of view.houses) buildHouse(words, owner, cell, place)
  for (const { cell, points } of view.parks) {
    putPark(words, cell, ...points)
    if (view.parksLeft !== null) words[WORD.TILES_LEFT]!--
  }
  for (const { cell } of view.towers) buildTower(words, cell)
  for (const cell of view.closed) close(words, cell)
  markCrowd(words)
  return state
}
