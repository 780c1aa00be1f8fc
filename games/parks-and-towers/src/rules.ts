import { type Actor, OVER, type Seat, type Tell, type Turn, waitFor } from '@masterplan/kernel'
import { cellsOf, wordOf } from '@masterplan/kernel/square'
import { type Event, type Move, memory, type Options, PRESETS, type State } from './board.ts'
import { buildHouse, buildTower, layPark } from './build.ts'
import { cellsIn } from './geometry.ts'
import { shares, towerPoints } from './shares.ts'
import { due, findDue } from './threats.ts'

/** P-1.2, P-1.3. */
export function start(_players: number, options: Options): State {
  const { size, houses, towers } = options.preset === 'custom' ? options : PRESETS[options.preset]
  const cells = cellsOf(size, size)
  const state = memory.create({
    options,
    size,
    houses,
    towers,
    lastPly: 2 * houses,
    towerWins: options.conflict === 'tower',
  })
  state.emptyLow = wordOf(cells, 0)
  state.emptyHigh = wordOf(cells, 1)
  state.towersLeft = towers
  state.tilesLeft = options.parkLimit
  return state
}

export const copy = memory.copy

/** P-1.5, and the two ways to end: P-8.1 and P-8.2 (every empty cell is legal, P-3.4). */
export function turn(state: State): Turn {
  const { ply } = state
  if (ply === state.fixed.lastPly || (state.emptyLow | state.emptyHigh) === 0) return OVER
  return waitFor((ply & 1) as Seat)
}

/** One turn, P-3.1: the house, then the parks, then the towers. */
export function play(state: State, _by: Actor, move: Move, tell?: Tell<Event>): void {
  const { cell, place, towers } = move
  const owner = state.ply & 1
  findDue(state, cell)
  const towersLow = towers.length === 0 ? due.towersLow : wordOf(towers, 0) // P-7.7
  const towersHigh = towers.length === 0 ? due.towersHigh : wordOf(towers, 1)
  const parksLow = due.parksLow & ~towersLow // P-7.6: what gets a tower needs no park
  const parksHigh = due.parksHigh & ~towersHigh

  buildHouse(state, owner, cell, place)
  tell?.('everyone', { kind: 'house', seat: owner as Seat, cell, place })
  state.emptyLow &= ~(parksLow | towersLow)
  state.emptyHigh &= ~(parksHigh | towersHigh)
  for (let rest = parksLow; rest !== 0; rest &= rest - 1) layPark(state, 31 - Math.clz32(rest & -rest), move, tell)
  for (let rest = parksHigh; rest !== 0; rest &= rest - 1) layPark(state, 63 - Math.clz32(rest & -rest), move, tell)
  for (let rest = towersLow; rest !== 0; rest &= rest - 1) buildTower(state, 31 - Math.clz32(rest & -rest), tell)
  for (let rest = towersHigh; rest !== 0; rest &= rest - 1) buildTower(state, 63 - Math.clz32(rest & -rest), tell)
  if (tell && turn(state) === OVER) tellTheEnd(state, tell)
}

/** P-8.3: only now are the towers worth anything. */
function tellTheEnd(state: State, tell: Tell<Event>): void {
  tell('everyone', { kind: 'end', ending: state.ply === state.fixed.lastPly ? 'all-built' : 'no-cell-left' })
  for (const cell of cellsIn(state.towersLow, state.towersHigh)) {
    tell('everyone', { kind: 'tower-share', cell, shares: shares(state, cell), points: towerPoints(state, cell) })
  }
}
