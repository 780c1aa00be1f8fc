import type { Seat } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { claims, demolitions, drafts, freeStreets } from '../choices-effects.ts'
import { compensation } from '../data/prices.ts'
import { EFFECTS } from '../data/public-buildings.ts'
import { codeOf, EFFECT, FIRST_LATER } from '../data/tiles.ts'
import type { State } from '../state.ts'
import { CLAIM, DEMOLISH, DRAFT, keep, occupy, own, STREET, type Telling } from '../table.ts'
import { raze } from './levels.ts'
import { endTurn } from './turns.ts'

const HIRE = EFFECTS.indexOf('hire')
/** The phase in which each effect waits for a target. */
const PHASE_OF = [0, 0, CLAIM, DEMOLISH, STREET, DRAFT]
const TARGETS = [undefined, undefined, claims, demolitions, freeStreets, drafts]

/** U-BLD-10: what a public building does at once. Without a target there is nothing to ask (U-FX-06). */
export function beginEffect(state: State, seat: number, tile: number, cell: number, tell: Telling): void {
  const effect = EFFECT[tile - FIRST_LATER]!
  if (effect === HIRE) {
    state.hired[seat]!++ // U-FX-01
    tell?.('everyone', { kind: 'hired', seat: seat as Seat })
  }
  const targets = TARGETS[effect]
  state.site = cell
  if (targets !== undefined && targets.count(state, seat) > 0) state.phase = PHASE_OF[effect]!
  else endEffect(state, tell)
}

export function endEffect(state: State, tell: Telling): void {
  state.site = 0
  endTurn(state, tell)
}

export function claim(state: State, seat: number, cell: number, tell: Telling): void {
  occupy(state, cell)
  own(state, seat, cell)
  tell?.('everyone', { kind: 'claimed', seat: seat as Seat, plot: cellName(cell) })
  endEffect(state, tell)
}

export function demolish(state: State, seat: number, cell: number, tell: Telling): void {
  const tile = state.building[cell]! - 1
  const owner = state.owner[cell]! - 1
  const coins = owner === seat ? 0 : compensation(state, cell)
  state.coins[seat]! -= coins
  state.coins[owner]! += coins
  raze(state, cell)
  keep(state, owner, tile)
  tell?.('everyone', {
    kind: 'demolished',
    seat: seat as Seat,
    tile: codeOf(tile),
    plot: cellName(cell),
    owner: owner as Seat,
    coins,
  })
  endEffect(state, tell)
}
