import { foreseen, type Reason, type Seat, seatsOf } from '@masterplan/kernel'
import { incomeOf } from '../chapters/income.ts'
import type { Tryste } from '../index.ts'
import { copy, play } from '../play.ts'
import { scores } from '../scoring.ts'
import type { State } from '../state.ts'
import type { Event, Move } from '../types.ts'
import { landReasons } from './reasons-of-land.ts'
import { tableReasons } from './reasons-of-the-table.ts'

/** Why to do this, the weightiest first: improvements, what it brings in every year and at once, what it costs the others. */
export function reasons(state: State, seat: Seat, move: Move): Reason[] {
  return [
    ...(goesOn(move) ? [] : brought(state, seat, move)),
    ...landReasons(state, seat, move),
    ...tableReasons(state, seat, move),
  ]
}

/** What happens after such a move, others bring about; and what is thrown in secret only chance compares. */
const goesOn = ({ kind }: Move): boolean =>
  ['throw', 'done', 'pass', 'stand', 'reject', 'withdraw', 'offer', 'counter'].includes(kind)

function brought(state: State, seat: Seat, move: Move): Reason[] {
  const { after, events } = foreseen<Tryste>({ copy, play }, state, seat, move)
  const [before, then] = [scores(state), scores(after)]
  const gained = before.map(({ total }, at) => then[at]!.total - total)
  const levels = gained[seat]!
  const gobs = yearly(after, seat) - yearly(state, seat)
  const losses = seatsOf(gained.length).flatMap((rival): Reason[] =>
    rival !== seat && gained[rival]! < 0 ? [{ code: 'costs', facts: { seat: rival, levels: -gained[rival]! } }] : [],
  )
  return [
    ...(levels > 0 && !events.some(isOneImprovement) ? [{ code: 'improves', facts: { levels } }] : []),
    ...(gobs > 0 ? [{ code: 'income', facts: { gobs } }] : []),
    ...losses,
    ...events.flatMap(event => told(event, seat)),
    ...gets(events, seat),
  ]
}

/** A tile or a special development says so itself. */
const isOneImprovement = ({ kind }: Event): boolean => kind === 'placed' || kind === 'special'

function yearly(state: State, seat: Seat): number {
  let gobs = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1) gobs += incomeOf(state, stooj)
  }
  return gobs
}

/** All that comes into one's purse, one sum for each thing: prestige of a construct and of its tokens are told apart. */
function gets(events: readonly Event[], seat: Seat): Reason[] {
  const sums = new Map<string, number>()
  for (const event of events) {
    if (event.kind === 'got' && event.seat === seat) sums.set(event.what, (sums.get(event.what) ?? 0) + event.change)
  }
  return [...sums].flatMap(([what, count]) => (count > 0 ? [{ code: 'gets', facts: { what, count } }] : []))
}

function told(event: Event, seat: Seat): Reason[] {
  if (!('seat' in event) || event.seat !== seat) return []
  switch (event.kind) {
    case 'bought':
      return [{ code: 'land', facts: { stoojes: event.stoojes.join(' '), price: event.price } }]
    case 'placed':
      return [{ code: 'tile', facts: { stooj: event.stooj, zone: event.zone } }]
    case 'special':
      return [{ code: 'special', facts: { stooj: event.stooj, special: event.special } }]
    case 'robbed':
      return [{ code: 'robs', facts: { seat: event.from, gobs: event.gobs } }]
    case 'drew':
      return [{ code: 'card', facts: { deck: event.deck } }]
    default:
      return []
  }
}
