import type { Features } from '@masterplan/kernel'
import { type State, tallBeside } from '../state.ts'

const NAMES = [
  'floors',
  'shade', // points lost to tall neighbours so far
  'wish', // points for the wished lot
  'wish-open', // the bonus, while that lot is empty
  'exposed', // empty lots beside own tall houses
] as const
const WIDTH = NAMES.length
const [FLOORS, SHADE, WISH, WISH_OPEN, EXPOSED] = [0, 1, 2, 3, 4]

export const features: Features<State> = {
  names: NAMES,
  stages: 2,
  players: state => state.fixed.players,
  stage: state => state.built / state.fixed.lots,
  read(state, into) {
    const { players, lots } = state.fixed
    into.fill(0, 0, players * WIDTH)
    for (let lot = 0; lot < lots; lot++) if (state.floors[lot] !== 0) readHouse(state, lot, into)
    for (let seat = 0; seat < players; seat++) readWish(state, seat, into)
  },
}

function readHouse(state: State, lot: number, into: Float64Array): void {
  const { floors, owner, fixed } = state
  const row = owner[lot]! * WIDTH
  into[row + FLOORS]! += floors[lot]!
  if (floors[lot] !== 2) return
  into[row + SHADE]! += tallBeside(state, lot)
  if (lot > 0 && floors[lot - 1] === 0) into[row + EXPOSED]! += 1
  if (lot + 1 < fixed.lots && floors[lot + 1] === 0) into[row + EXPOSED]! += 1
}

function readWish({ wish, dealt, floors, owner, fixed }: State, seat: number, into: Float64Array): void {
  if (seat >= dealt) return
  const lot = wish[seat]!
  if (floors[lot] === 0) into[seat * WIDTH + WISH_OPEN] = fixed.options.bonus
  else if (owner[lot] === seat) into[seat * WIDTH + WISH] = fixed.options.bonus
}
