import { pick, type Random, take } from '@masterplan/kernel'
import { EARLY, FIRST_LATER, isLater, isPrivate, LATERS, RANK, tileOf } from './data/tiles.ts'
import { draws } from './legal.ts'
import { reveal } from './luck.ts'
import { REVEAL } from './phases.ts'
import { keep } from './seats.ts'
import type { State } from './state.ts'
import type { View } from './types.ts'

/** With closed hands nobody keeps count of what was taken: any tiles that could have come by now may be in them. */
export function dealClosedHands(state: State, view: View, random: Random): void {
  const seen = seenTiles(view)
  const privates = hiddenPrivates(state, seen.filter(isPrivate), random)
  const publics = hiddenPublics(view, seen.filter(isLater), random)
  for (const { seat, hand } of view.seats) {
    if (hand.kind === 'open') continue
    for (let count = 0; count < hand.privates; count++) keep(state, seat, take(privates, random))
    for (let count = 0; count < hand.publics; count++) state.handPublic[seat]! |= 1 << take(publics, random)
  }
}

/** Every tile that has come out and that the viewer sees. */
function seenTiles(view: View): number[] {
  const hands = view.seats.flatMap(({ hand }) => (hand.kind === 'open' ? hand.tiles : []))
  const built = view.plots.flatMap(({ building }) => building ?? [])
  return [...view.market, ...view.obsolete, ...view.publics, ...hands, ...built].map(code => tileOf(code)!)
}

/** Tiles that have left the pile unseen by the viewer: in the hands of others, discarded or built over. */
function hiddenPrivates(state: State, seen: readonly number[], random: Random): number[] {
  const { phase, drawn, toDraw, marketLow, marketHigh } = state
  const [top, middle] = state.fixed.scenario.piles
  const room = [Math.min(drawn, top), Math.max(0, Math.min(drawn - top, middle)), Math.max(0, drawn - top - middle)]
  for (const tile of seen.toSorted((one, other) => RANK[other]! - RANK[one]!)) {
    reveal(state, tile)
    const layer = room.findIndex((left, at) => left > 0 && RANK[tile]! <= at + 1)
    room[layer]!--
  }
  const hidden: number[] = []
  state.phase = REVEAL
  for (const [layer, left] of room.entries()) {
    for (let count = 0; count < left; count++) {
      state.drawn = layer === 0 ? 0 : layer === 1 ? top : top + middle
      const move = pick(draws(state), random)
      if (move.kind !== 'reveal') continue
      reveal(state, move.tile)
      hidden.push(move.tile)
    }
  }
  state.phase = phase
  state.drawn = drawn
  state.toDraw = toDraw
  state.marketLow = marketLow
  state.marketHigh = marketHigh
  return hidden
}

/** Public buildings that were on offer by now and are neither there nor built: somebody holds them. */
function hiddenPublics({ scenario, round }: View, seen: readonly number[], random: Random): number[] {
  const deck = (from: number, to: number, slots: readonly number[]) => {
    const came = slots.reduce((sum, slot) => sum + (round >= slot + 2 ? scenario.publics[slot]! : 0), 0)
    const known = seen.map(tile => tile - FIRST_LATER).filter(later => later >= from && later < to)
    const others = Array.from({ length: to - from }, (_, at) => from + at).filter(later => !known.includes(later))
    return Array.from({ length: came - known.length }, () => take(others, random))
  }
  return [...deck(0, EARLY, [0, 1]), ...deck(EARLY, LATERS, [2, 3])]
}
