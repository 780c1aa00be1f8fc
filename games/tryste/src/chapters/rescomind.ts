import { refused, type Seat } from '@masterplan/kernel'
import { addRange } from '@masterplan/kernel/menu'
import { ZONES } from '../data/names.ts'
import { ORDER, THROW } from '../data/steps.ts'
import { type Flow, notNow, PASSES, STAYS, type Step } from '../flow/step.ts'
import { THROWS } from '../moves.ts'
import type { Telling } from '../purse.ts'
import type { State } from '../state.ts'

/** T-RCI-04: luck puts the seats in order, one by one. */
export function putInOrder(state: State, seat: number, tell: Telling): Flow {
  state.list[state.contestants] = seat
  state.contestants++
  tell?.('everyone', { kind: 'ordered', seat: seat as Seat, place: state.contestants })
  if (state.contestants < state.fixed.players) {
    state.step = ORDER
    return STAYS
  }
  giveLives(state)
  state.step = THROW
  return STAYS
}

export function isOrdered(state: State, seat: number): boolean {
  for (let place = 0; place < state.contestants; place++) if (state.list[place] === seat) return true
  return false
}

/** T-RCI-05: one life each with an even number, two with an odd. */
function giveLives(state: State): void {
  state.livesEach = state.contestants % 2 === 0 ? 1 : 2
  for (let place = 0; place < state.contestants; place++) state.lives[state.list[place]!] = state.livesEach
}

export const firstOf = (state: State): number => state.list[2 * state.match]!
export const secondOf = (state: State): number => state.list[2 * state.match + 1]!

/** T-RCI-02, T-RCI-03: two players throw in secret. */
export const throwZone: Step = {
  may(state, seat, menu) {
    if (state.thrown[seat] === 0) addRange(menu, THROWS, 0, 2)
  },
  why: (_state, _seat, move) =>
    move.kind === 'throw' ? refused('already-chosen', 'T-RCI-02') : notNow(move, 'T-RCI-02'),
  do(state, seat, move, tell) {
    if (move.kind !== 'throw') return STAYS
    state.thrown[seat] = ZONES.indexOf(move.zone) + 1
    tell?.('everyone', { kind: 'threw', seat: seat as Seat })
    const [first, second] = [firstOf(state), secondOf(state)]
    if (state.thrown[first] === 0 || state.thrown[second] === 0) return STAYS
    return compare(state, first, second, tell)
  },
}

function compare(state: State, first: number, second: number, tell: Telling): Flow {
  const [mine, theirs] = [state.thrown[first]! - 1, state.thrown[second]! - 1]
  state.lastThrows[0] = first + 1
  state.lastThrows[1] = second + 1
  state.lastThrows[2] = mine + 1
  state.lastThrows[3] = theirs + 1
  state.thrown[first] = 0
  state.thrown[second] = 0
  // R beats C, C beats I, I beats R: each beats the next in the list.
  const loser = mine === theirs ? -1 : (mine + 1) % 3 === theirs ? second : first
  tell?.('everyone', {
    kind: 'throws',
    seats: [first as Seat, second as Seat],
    zones: [ZONES[mine]!, ZONES[theirs]!],
    loser: loser < 0 ? null : (loser as Seat),
  })
  if (loser < 0) return STAYS
  state.lives[loser]!--
  state.match++
  return 2 * state.match + 1 < state.contestants ? STAYS : endRound(state, tell)
}

/** T-RCI-06: the player who sat out comes first, then the survivors in their old order. */
function endRound(state: State, tell: Telling): Flow {
  const paired = 2 * state.match
  const sitsOut = state.contestants > paired
  const sitter = state.list[paired]!
  let left = 0
  for (let place = 0; place < paired; place++) {
    const seat = state.list[place]!
    if (state.lives[seat]! > 0) state.list[left++] = seat
  }
  if (sitsOut) {
    for (let place = left; place > 0; place--) state.list[place] = state.list[place - 1]!
    state.list[0] = sitter
    left++
  }
  state.contestants = left
  state.match = 0
  if (left === 1) return crown(state, tell)
  // T-RCI-07: a single-life event that is left with an odd number starts again with two lives.
  if (state.livesEach === 1 && left % 2 === 1) giveLives(state)
  return STAYS
}

function crown(state: State, tell: Telling): Flow {
  state.leader = state.list[0]!
  tell?.('everyone', { kind: 'leader', seat: state.leader as Seat })
  state.contestants = 0
  state.livesEach = 0
  state.list.fill(0)
  state.lives.fill(0)
  return PASSES
}
