import {
  type BlockState,
  block,
  type Entry,
  type Game,
  type Insight,
  OVER,
  one,
  perCell,
  plainEntry,
  refused,
  type Seat,
  score,
  seatAfter,
  seatBySeat,
  seatsOf,
  type Viewer,
  waitFor,
} from '@masterplan/kernel'

/**
 * Corner Lots: two seats, no luck, no secrets. In turn each takes an empty lot; whoever completes a row moves again.
 * A lot scores 1 for each lot of the same owner beside it; of equals, whoever has more corners wins.
 */
export type Options = { readonly width: number; readonly height: number }
export type Move = { readonly lot: number }
export type View = {
  readonly options: Options
  readonly viewer: Viewer
  readonly seat: number
  readonly owners: readonly number[]
}
export type State = BlockState<typeof FIELDS, Options>
export type CornerLots = {
  State: State
  Move: Move
  View: View
  Event: Move
  Refusal: 'no-such-lot' | 'lot-taken'
  Options: Options
}

const MOST = 16
const FIELDS = { seat: one, empty: one, owner: perCell(MOST, 'u8') } as const // owner: 0 is nobody, else the seat plus 1
const land = block<Options>()(FIELDS)
const MOVES = Array.from({ length: MOST }, (_, lot): Move => ({ lot }))
const lotsOf = ({ width, height }: Options) => width * height
const length = (usual: number) => ({ kind: 'number', usual, min: 2, max: 4, step: 1, rule: 'CL1' }) as const

const isFullRow = (state: State, lot: number): boolean => {
  const { width } = state.fixed
  const first = lot - (lot % width)
  for (let each = first; each < first + width; each++) if (state.owner[each] === 0) return false
  return true
}

const beside = ({ width, height }: Options, lot: number): number[] => {
  const [file, rank] = [lot % width, Math.floor(lot / width)]
  return [
    ...(file > 0 ? [lot - 1] : []),
    ...(file < width - 1 ? [lot + 1] : []),
    ...(rank > 0 ? [lot - width] : []),
    ...(rank < height - 1 ? [lot + width] : []),
  ]
}

export const cornerLots: Game<CornerLots> = {
  id: 'corner-lots',
  title: 'Corner Lots',
  rulesVersions: ['1.0.0'],
  seats: { min: 2, max: 2 },
  options: { width: length(4), height: length(3) },
  start(_players, options) {
    const state = land.create(options)
    state.empty = lotsOf(options)
    return state
  },
  copy: land.copy,
  turn: state => (state.empty === 0 ? OVER : waitFor(state.seat as Seat)),
  moves: state => MOVES.filter(({ lot }) => lot < lotsOf(state.fixed) && state.owner[lot] === 0),
  sample(state, _by, random) {
    let lot = 0
    for (let left = random.below(state.empty); state.owner[lot] !== 0 || left-- > 0; lot++);
    return MOVES[lot]!
  },
  draws: () => [],
  openEnded: () => undefined,
  refuse(state, _by, { lot }) {
    if (lot >= lotsOf(state.fixed)) return refused('no-such-lot', 'CL1')
    return state.owner[lot] === 0 ? undefined : refused('lot-taken', 'CL2')
  },
  play(state, by, move, tell) {
    state.owner[move.lot] = (by as Seat) + 1
    state.empty--
    if (!isFullRow(state, move.lot)) state.seat = seatAfter(state.seat as Seat, 2)
    tell?.('everyone', move)
  },
  scores(state) {
    const { width } = state.fixed
    const lots = lotsOf(state.fixed)
    return seatsOf(2).map(seat => {
      const own = MOVES.map(({ lot }) => lot).filter(lot => lot < lots && state.owner[lot] === seat + 1)
      const neighbours = own.flatMap(lot => beside(state.fixed, lot)).filter(lot => state.owner[lot] === seat + 1)
      const corners = [0, width - 1, lots - width, lots - 1].filter(lot => state.owner[lot] === seat + 1)
      return score({ neighbours: neighbours.length }, [corners.length])
    })
  },
  view: (state, viewer) => ({ options: state.fixed, viewer, seat: state.seat, owners: [...state.owner] }),
  imagine(view) {
    const state = land.create(view.options)
    state.seat = view.seat
    state.owner.set(view.owners)
    state.empty = view.owners.slice(0, lotsOf(view.options)).filter(owner => owner === 0).length
    return state
  },
  notation: {
    write: ({ lot }) => `lot ${lot + 1}`,
    read: text => {
      const digits = /^lot ([1-9]\d?)$/.exec(text)?.[1]
      return digits === undefined ? undefined : { lot: Number(digits) - 1 }
    },
  },
}

const insight: Insight<CornerLots> = seatBySeat({
  evaluate(state, seat) {
    const [first, second] = cornerLots.scores(state)
    const lead = (seat === 0 ? 1 : -1) * (first!.total - second!.total)
    return 1 / (1 + Math.exp(-lead / 4))
  },
  prior: (state, seat, { lot }) => 1 + beside(state.fixed, lot).filter(other => state.owner[other] === seat + 1).length,
  candidates: cornerLots.moves,
})

export const cornerLotsEntry: Entry<CornerLots> = plainEntry(cornerLots, insight)
