import { type Cell, cellsOf, wordOf } from '@masterplan/kernel/square'
import { layoutFor } from './data/layouts.ts'
import { passTo } from './fast.ts'
import { readParks } from './options.ts'
import { create, type Fixed, type State } from './state.ts'
import { type Options, RULES_VERSIONS, SIZES } from './types.ts'

/** S-1.1 to S-1.5: an empty board with its parks, full stashes, and seat 1 to move. */
export function start(players: number, options: Options, rules: string = RULES_VERSIONS[0]): State {
  const layout = layoutFor(players, options.set)
  const state = create({ rules, ...fixedFor(players, options) })
  const { fixed, free, stash } = state
  free[0] = fixed.boardLow
  free[1] = fixed.boardHigh
  state.empty = fixed.cells.length
  for (let seat = 0; seat < players; seat++) for (const pips of SIZES) stash[4 * seat + pips] = layout.ofEach
  if (options.parks === 'random' || options.parks === 'placement') {
    state.parksToCome = layout.parks.length
  } else {
    for (const cell of readParks(options.parkCells, layout) ?? layout.parks) block(state, cell)
  }
  passTo(state, 0)
  return state
}

function fixedFor(players: number, options: Options): Omit<Fixed, 'rules'> {
  const { size, ofEach } = layoutFor(players, options.set)
  const cells = cellsOf(size, size)
  const { crowdingFree, crowdingMost } = options
  const price = (homes: number) => Math.min(crowdingMost, Math.max(0, homes - crowdingFree))
  const crowding = Uint8Array.from({ length: 9 }, (_, homes) => price(homes))
  return { options, players, size, ofEach, cells, boardLow: wordOf(cells, 0), boardHigh: wordOf(cells, 1), crowding }
}

/** One of the parks to come. */
export function putPark(state: State, cell: Cell): void {
  block(state, cell)
  state.parksToCome--
}

/** S-1.3: nothing is ever built here. */
function block(state: State, cell: Cell): void {
  const half = cell >> 5
  const bit = 1 << (cell & 31)
  state.parks[half]! |= bit
  state.free[half]! &= ~bit
  state.empty--
}
