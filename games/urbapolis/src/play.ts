import type { Actor, Seat } from '@masterplan/kernel'
import { highWord, lowWord, pairHas } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import { bid, tender } from './chapters/auctions.ts'
import { beginEffect, claim, demolish, endEffect } from './chapters/effects.ts'
import { raise, replace } from './chapters/levels.ts'
import { bank, callTemps, donate, endLift, expropriate, hire, lay, layFree, lift } from './chapters/public-actions.ts'
import { endTurn, pass } from './chapters/turns.ts'
import { COIN_COST, codeOf, FIRST_LATER, FIRST_START, levelOf, WORKER_COST } from './data/tiles.ts'
import { playDisc, playPick, playReserve, playReveal } from './setup.ts'
import type { State } from './state.ts'
import { BOOST, drop, keep, occupy, placeWorkers, STREET, type Telling } from './table.ts'
import type { Move } from './types.ts'

export function play(state: State, _by: Actor, move: Move, tell?: Telling): void {
  const seat = state.seat
  switch (move.kind) {
    case 'bid':
      bid(state, seat, move.plot, move.coins)
      tell?.('everyone', { kind: 'bid', seat: seat as Seat, plot: cellName(move.plot), coins: move.coins })
      endTurn(state, tell)
      break
    case 'take':
      placeWorkers(state, seat, 1)
      take(state, seat, move.tile, tell)
      endTurn(state, tell)
      break
    case 'pass':
      pass(state, tell)
      break
    case 'build':
      build(state, seat, move.tile, move.plot, tell)
      break
    case 'upgrade':
      upgrade(state, seat, move.tile, move.plot, tell)
      break
    case 'tender':
      tender(state, seat, move.tile - FIRST_LATER, move.workers)
      tell?.('everyone', { kind: 'tendered', seat: seat as Seat, tile: codeOf(move.tile), workers: move.workers })
      endTurn(state, tell)
      break
    case 'reveal':
      playReveal(state, move.tile, tell)
      break
    case 'reserve':
      playReserve(state, move.tile, tell)
      break
    case 'disc':
      playDisc(state, move.seat, tell)
      break
    case 'pick':
      playPick(state, seat, move.tile, move.plot, tell)
      break
    case 'bank':
      bank(state, seat, move.workers, tell)
      break
    case 'hire':
      hire(state, seat, tell)
      break
    case 'temps':
      callTemps(state, seat, move.temps, tell)
      break
    case 'hospital':
      donate(state, seat, move.points, tell)
      break
    case 'boost':
      lift(state, seat, move.plot, tell)
      break
    case 'expropriate':
      expropriate(state, seat, move.plot, tell)
      break
    case 'road':
      if (state.phase === STREET) {
        layFree(state, seat, move.road, move.border, tell) // U-FX-04
        endEffect(state, tell)
      } else lay(state, seat, move.road, move.border, tell)
      break
    case 'claim':
      claim(state, seat, move.plot, tell)
      break
    case 'demolish':
      demolish(state, seat, move.plot, tell)
      break
    case 'draft':
      take(state, seat, move.tile, tell) // U-FX-05: without a worker
      endEffect(state, tell)
      break
    case 'done':
      if (state.phase === BOOST) endLift(state, tell)
      else endEffect(state, tell)
      break
  }
}

/** U-TIL-01, U-TIL-02: into the hand; the coin on an obsolete tile comes with it. */
function take(state: State, seat: number, tile: number, tell: Telling): void {
  const coins = pairHas(state.obsoleteLow, state.obsoleteHigh, tile) ? 1 : 0
  const low = ~lowWord(tile)
  const high = ~highWord(tile)
  state.marketLow &= low
  state.marketHigh &= high
  state.obsoleteLow &= low
  state.obsoleteHigh &= high
  state.coins[seat]! += coins
  keep(state, seat, tile)
  tell?.('everyone', { kind: 'took', seat: seat as Seat, tile: codeOf(tile), coins })
}

/** U-BLD-11: pay, place, last-plot check, levels, immediate effect. */
function build(state: State, seat: number, tile: number, cell: number, tell: Telling): void {
  placeWorkers(state, seat, WORKER_COST[tile]!)
  state.coins[seat]! -= COIN_COST[tile]!
  if (tile < FIRST_START) drop(state, seat, tile)
  else state.handPublic[seat]! &= ~(1 << (tile - FIRST_LATER))
  if (state.owner[cell] === 0) occupy(state, cell)
  raise(state, seat, tile, cell)
  const level = levelOf(state.total[cell]!)
  tell?.('everyone', { kind: 'built', seat: seat as Seat, tile: codeOf(tile), plot: cellName(cell), level })
  if (state.empty === 0 && state.ending === 0) {
    state.ending = 1 // U-END-01, U-END-04
    tell?.('everyone', { kind: 'last-plot', seat: seat as Seat })
  }
  if (tile < FIRST_START) endTurn(state, tell)
  else beginEffect(state, seat, tile, cell, tell)
}

/** U-UPG-03, U-UPG-06, U-UPG-07. */
function upgrade(state: State, seat: number, tile: number, cell: number, tell: Telling): void {
  const old = state.building[cell]! - 1
  placeWorkers(state, seat, Math.max(0, WORKER_COST[tile]! - WORKER_COST[old]!))
  state.coins[seat]! -= Math.max(0, COIN_COST[tile]! - COIN_COST[old]!)
  drop(state, seat, tile)
  replace(state, tile, cell)
  tell?.('everyone', {
    kind: 'upgraded',
    seat: seat as Seat,
    from: codeOf(old),
    to: codeOf(tile),
    plot: cellName(cell),
  })
  endTurn(state, tell)
}
