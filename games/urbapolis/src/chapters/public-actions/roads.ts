import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { rowHas } from '@masterplan/kernel/bits'
import { addWords } from '@masterplan/kernel/menu'
import { PARKS, WORKS } from '../../data/tiles.ts'
import { borderName } from '../../geometry.ts'
import { BOULEVARDS, type Menu, STREETS } from '../../moves.ts'
import { STREET, type Telling } from '../../phases.ts'
import { tooDear } from '../../seats.ts'
import type { State } from '../../state.ts'
import type { MoveOf, Refusal } from '../../types.ts'
import { pave } from '../levels.ts'
import { endTurn } from '../turns.ts'
import { isAvailable, use, whyNotAvailable } from './use.ts'

/** U-PBA-20, U-PBA-21, U-PBA-24: any border without a road, as long as there is a piece. */
export function fillRoads(state: State, unused: number, menu: Menu): void {
  if (isAvailable(unused, PARKS) && state.boulevards > 0) addWords(menu, BOULEVARDS, state.borders, state.bordersOpen)
  if (isAvailable(unused, WORKS)) fillStreets(state, menu)
}

/** U-FX-04: the effect of a public building asks for no office and no worker. */
export function fillStreets(state: State, menu: Menu): void {
  if (state.streets > 0) addWords(menu, STREETS, state.borders, state.bordersOpen)
}

export function whyNotRoad(state: State, seat: number, { road, border }: MoveOf<'road'>): Refused<Refusal> {
  const facts = { road, border: borderName(border) }
  if (!rowHas(state.fixed.borders, 0, border)) return refused('not-a-border', 'U-GEO-07', facts)
  if (!rowHas(state.borders, 0, border)) return refused('border-taken', 'U-GEO-08', facts)
  const left = road === 'street' ? state.streets : state.boulevards
  if (left === 0) return refused('no-road-left', 'U-PBA-24', facts)
  if (state.phase === STREET) return refused('not-now', 'U-FX-04')
  return whyNotAvailable(state, road === 'street' ? WORKS : PARKS) ?? tooDear(state, seat, 1, 0)
}

export function layRoad(state: State, seat: number, move: MoveOf<'road'>, tell: Telling): void {
  use(state, seat, move.road === 'street' ? WORKS : PARKS, 1, 0)
  layFree(state, seat, move, tell)
  endTurn(state, tell)
}

export function layFree(state: State, seat: number, { road, border }: MoveOf<'road'>, tell: Telling): void {
  pave(state, road, border)
  tell?.('everyone', { kind: 'paved', seat: seat as Seat, road, border: borderName(border) })
}
