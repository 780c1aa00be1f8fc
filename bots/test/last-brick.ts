import {
  type Entry,
  type Game,
  OVER,
  plainEntry,
  refused,
  type Seat,
  score,
  seatAfter,
  seatBySeat,
  seatsOf,
  waitFor,
} from '@masterplan/kernel'

/**
 * Last Brick: heaps of bricks; in turn each takes any number from one heap, and whoever takes the last brick wins. Its
 * states are plain objects, no block of memory. With two seats it is Nim: the side to move loses if the heaps' sizes
 * add up to nothing under exclusive-or.
 */
export type Move = { readonly heap: number; readonly bricks: number }
export type State = { heaps: number[]; seat: Seat; players: number }
export type LastBrick = {
  State: State
  Move: Move
  View: State
  Event: Move
  Refusal: 'not-so-many'
  Options: { readonly heaps: readonly number[] }
}

const over = (state: State) => state.heaps.every(bricks => bricks === 0)
const moves = (state: State): Move[] =>
  state.heaps.flatMap((most, heap) => Array.from({ length: most }, (_, at) => ({ heap, bricks: at + 1 })))

export const lastBrick: Game<LastBrick> = {
  id: 'last-brick',
  title: 'Last Brick',
  rulesVersions: ['1.0.0'],
  seats: { min: 2, max: 3 },
  options: { heaps: { kind: 'row', usual: [1, 2, 3], min: 0, max: 7, step: 1, rule: 'LB1' } },
  start: (players, { heaps }) => ({ heaps: [...heaps], seat: 0, players }),
  copy(from, into = { heaps: [], seat: 0, players: 0 }) {
    into.heaps.splice(0, into.heaps.length, ...from.heaps)
    into.seat = from.seat
    into.players = from.players
    return into
  },
  turn: state => (over(state) ? OVER : waitFor(state.seat)),
  moves,
  sample: (state, _by, random) => {
    const all = moves(state)
    return all[random.below(all.length)]!
  },
  draws: () => [],
  openEnded: () => undefined,
  refuse: (state, _by, { heap, bricks }) =>
    bricks >= 1 && bricks <= (state.heaps[heap] ?? 0) ? undefined : refused('not-so-many', 'LB2'),
  play(state, _by, move, tell) {
    state.heaps[move.heap]! -= move.bricks
    state.seat = seatAfter(state.seat, state.players)
    tell?.('everyone', move)
  },
  scores: state => {
    const last = (state.seat + state.players - 1) % state.players
    return seatsOf(state.players).map(seat => score({ last: over(state) && seat === last ? 1 : 0 }))
  },
  view: state => ({ ...state, heaps: [...state.heaps] }),
  imagine: view => ({ ...view, heaps: [...view.heaps] }),
  notation: {
    write: ({ heap, bricks }) => `take ${bricks} from ${heap + 1}`,
    read: text => {
      const [, bricks, heap] = /^take ([1-9]\d?) from ([1-9])$/.exec(text) ?? []
      return bricks === undefined ? undefined : { heap: Number(heap) - 1, bricks: Number(bricks) }
    },
  },
}

export const lastBrickEntry: Entry<LastBrick> = plainEntry(
  lastBrick,
  seatBySeat({
    evaluate: () => 0.5,
    prior: () => 1,
    candidates: moves,
  }),
)
