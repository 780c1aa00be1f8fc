import { foreseen, type Reason, type Seat, seatsOf } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { codeOf } from '../data/tiles.ts'
import type { Urbapolis } from '../index.ts'
import { play } from '../play.ts'
import { scores } from '../scoring.ts'
import { copy, type State } from '../state.ts'
import type { Event, Move } from '../types.ts'
import { prior } from './prior.ts'

const MOST = 3
/** A prior from which a tile is one that its taker wants: two points more than nothing. */
const COVETED = 2

/** Why to do this: what it does at once, what it scores, whom it costs points, and who else wanted it. */
export function reasons(state: State, seat: Seat, move: Move): Reason[] {
  const { after, events } = foreseen<Urbapolis>({ copy, play }, state, seat, move)
  const now = scores(after).map(({ total }, at) => total - scores(state)[at]!.total)
  const points = now[seat]!
  const hurt = seatsOf(now.length).flatMap((rival): Reason[] =>
    rival !== seat && now[rival]! < 0 ? [{ code: 'hurts', facts: { seat: rival, points: -now[rival]! } }] : [],
  )
  return [
    ...events.slice(0, 1).flatMap(event => done(event, seat)),
    ...(points > 0 ? [{ code: 'scores', facts: { points } }] : []),
    ...hurt,
    ...wanted(state, seat, move),
    ...rivalry(state, seat, move),
  ].slice(0, MOST)
}

/** What an action is for. */
function done(event: Event, seat: Seat): Reason[] {
  switch (event.kind) {
    case 'built':
      return [{ code: 'builds', facts: { tile: event.tile, plot: event.plot, level: event.level } }]
    case 'upgraded':
      return [{ code: 'upgrades', facts: { tile: event.to, plot: event.plot } }]
    case 'boosted':
      return [{ code: 'lifts', facts: { plot: event.plot, level: event.level } }]
    case 'banked':
      return [{ code: 'coins', facts: { coins: event.coins } }]
    case 'hired':
      return [{ code: 'worker', facts: {} }]
    case 'temps':
      return [{ code: 'temps', facts: { temps: event.temps } }]
    case 'expropriated':
      return [{ code: 'expropriates', facts: { plot: event.plot, seat: event.from } }]
    case 'demolished':
      return event.owner === seat ? [] : [{ code: 'demolishes', facts: { tile: event.tile, seat: event.owner } }]
    case 'claimed':
      return [{ code: 'plot', facts: { plot: event.plot } }]
    case 'took':
      return event.coins > 0 ? [{ code: 'bonus', facts: { coins: event.coins, tile: event.tile } }] : []
    case 'passed':
      return event.place === 1 ? [{ code: 'first', facts: {} }] : [{ code: 'place', facts: { place: event.place } }]
    default:
      return []
  }
}

/** A tile that a rival would like to have had. */
function wanted(state: State, seat: Seat, move: Move): Reason[] {
  if (move.kind !== 'take' && move.kind !== 'draft') return []
  const tile = codeOf(move.tile)
  const rivals = seatsOf(state.fixed.players).filter(
    rival => rival !== seat && prior(state, rival, { kind: 'take', tile: move.tile }) >= COVETED,
  )
  const denies = rivals.slice(0, 1).map((rival): Reason => ({ code: 'denies', facts: { tile, seat: rival } }))
  return [{ code: 'tile', facts: { tile } }, ...denies]
}

/** In an auction: who is outbid, or that nobody has bid yet. */
function rivalry(state: State, seat: Seat, move: Move): Reason[] {
  if (move.kind !== 'bid') return []
  const facts = { plot: cellName(move.plot), coins: move.coins }
  const { events } = foreseen<Urbapolis>({ copy, play }, state, seat, move)
  const won = events.some(event => event.kind === 'won-plot' && event.seat === seat)
  return [{ code: won ? 'wins-plot' : 'bids', facts }]
}
