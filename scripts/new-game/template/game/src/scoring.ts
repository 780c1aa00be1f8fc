import { type Score, type Seat, score, seatsOf } from '@masterplan/kernel'
import { type State, tallBeside } from './state.ts'

export const scores = (state: State): Score[] =>
  seatsOf(state.fixed.players).map(seat => scoreOf(state, seat, wishPoints(state, seat)))

/** TT-3.1, TT-3.2: what everybody sees, and so many points for the wish. */
export function scoreOf(state: State, seat: Seat, wish: number): Score {
  const { floors, owner, fixed } = state
  let all = 0
  let shade = 0
  for (let lot = 0; lot < fixed.lots; lot++) {
    if (floors[lot] === 0 || owner[lot] !== seat) continue
    all += floors[lot]!
    if (floors[lot] === 2) shade += tallBeside(state, lot)
  }
  return score({ floors: all, shade: 0 - shade, wish })
}

/** TT-3.3. */
export function wishPoints({ wish, floors, owner, dealt, fixed }: State, seat: Seat): number {
  const lot = wish[seat]!
  return seat < dealt && floors[lot] !== 0 && owner[lot] === seat ? fixed.options.bonus : 0
}
