import { foreseen, type Reason, type Seat, seatsOf } from '@masterplan/kernel'
import { incomeOf } from '../chapters/income.ts'
import type { Tryste } from '../index.ts'
import { copy, play } from '../play.ts'
import { scores } from '../scoring.ts'
import type { State } from '../state.ts'
import type { Event, Move } from '../types.ts'

const MOST = 3

/** Why to do this: improvements, what it brings in every year and at once, and what it costs the others. */
export function reasons(state: State, seat: Seat, move: Move): Reason[] {
  const { after, events } = foreseen<Tryste>({ copy, play }, state, seat, move)
  const gained = scores(after).map(({ total }, at) => total - scores(state)[at]!.total)
  const improvements = gained[seat]!
  const gobs = yearly(after, seat) - yearly(state, seat)
  const losses = seatsOf(gained.length).flatMap((rival): Reason[] =>
    rival !== seat && gained[rival]! < 0 ? [{ code: 'costs', facts: { seat: rival, levels: -gained[rival]! } }] : [],
  )
  return [
    ...asked(move),
    ...(improvements > 0 ? [{ code: 'improves', facts: { levels: improvements } }] : []),
    ...(gobs > 0 ? [{ code: 'income', facts: { gobs } }] : []),
    ...losses,
    ...events.flatMap(event => told(event, seat)),
  ].slice(0, MOST)
}

function yearly(state: State, seat: Seat): number {
  let gobs = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1) gobs += incomeOf(state, stooj)
  }
  return gobs
}

/** What the move itself says. */
function asked(move: Move): Reason[] {
  switch (move.kind) {
    case 'pick':
      return [{ code: 'role', facts: { role: move.role } }]
    case 'work':
      return [{ code: 'work', facts: { stooj: move.stooj, level: move.level } }]
    case 'vote':
    case 'tie':
      return [{ code: 'vote', facts: { zone: move.zone } }]
    case 'variance':
      return [{ code: 'rezones', facts: { stooj: move.stooj, zone: move.zone } }]
    case 'bid':
      return [{ code: move.side === 'for' ? 'bids-for' : 'bids-against', facts: { prestige: move.prestige } }]
    case 'offer':
    case 'counter':
      return [{ code: 'bargain', facts: {} }]
    case 'done':
    case 'pass':
      return [{ code: 'saves', facts: {} }]
    default:
      return []
  }
}

function told(event: Event, seat: Seat): Reason[] {
  switch (event.kind) {
    case 'got':
      return event.seat === seat && event.change > 0
        ? [{ code: 'gets', facts: { what: event.what, change: event.change } }]
        : []
    case 'bought':
      return [{ code: 'land', facts: { stoojes: event.stoojes.join(', '), price: event.price } }]
    case 'placed':
      return [{ code: 'tile', facts: { stooj: event.stooj, zone: event.zone } }]
    case 'robbed':
      return [{ code: 'robs', facts: { seat: event.from, gobs: event.gobs } }]
    case 'hyped':
      return [{ code: 'hype', facts: { hype: event.hype } }]
    case 'drew':
      return [{ code: 'card', facts: { deck: event.deck } }]
    default:
      return []
  }
}
