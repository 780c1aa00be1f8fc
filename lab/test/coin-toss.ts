import {
  type Game,
  LUCK,
  OVER,
  pick,
  plainEntry,
  playable,
  refused,
  type Seat,
  score,
  seatBySeat,
  seatsOf,
  type Weighted,
  waitFor,
} from '@masterplan/kernel'

/**
 * Coin Toss: luck gives one seat four tickets, then each seat in turn takes one ticket or three, then luck draws the
 * winning ticket. Whoever looks one move ahead takes three, so that every bot's share of the wins can be calculated.
 */
type State = { players: number; lucky: number; taken: number[]; winner: number }
type Move = { readonly kind: 'gift' | 'win'; readonly seat: Seat } | { readonly kind: 'take'; readonly tickets: 1 | 3 }
type CoinToss = {
  State: State
  Move: Move
  View: State
  Event: never
  Refusal: 'not-now'
  Options: Record<never, never>
}

const GIFT = 4
const TAKES = [
  { kind: 'take', tickets: 1 },
  { kind: 'take', tickets: 3 },
] as const
const tickets = ({ lucky, taken }: State, seat: number) => (taken[seat] ?? 0) + (seat === lucky ? GIFT : 0)
const draws = (state: State): Weighted<Move>[] =>
  seatsOf(state.players).map(seat =>
    state.lucky < 0
      ? { item: { kind: 'gift', seat }, weight: 1 }
      : { item: { kind: 'win', seat }, weight: tickets(state, seat) },
  )

const coinToss: Game<CoinToss> = {
  id: 'coin-toss',
  title: 'Coin Toss',
  rulesVersions: ['1.0.0'],
  seats: { min: 2, max: 4 },
  options: {},
  start: players => ({ players, lucky: -1, taken: [], winner: -1 }),
  copy(from, into = { players: 0, lucky: -1, taken: [], winner: -1 }) {
    const { taken } = into
    taken.splice(0, taken.length, ...from.taken)
    return Object.assign(into, from, { taken })
  },
  turn: ({ lucky, taken, players, winner }) =>
    winner >= 0 ? OVER : lucky >= 0 && taken.length < players ? waitFor(taken.length as Seat) : LUCK,
  moves: () => [...TAKES],
  sample: (state, by, random) => (by === 'luck' ? pick(draws(state), random) : TAKES[random.below(2) as 0 | 1]),
  draws,
  openEnded: () => undefined,
  refuse: (_, by, move) => ((by === 'luck') === (move.kind === 'take') ? refused('not-now', 'CT1') : undefined),
  play(state, _, move) {
    if (move.kind === 'take') state.taken.push(move.tickets)
    else if (move.kind === 'gift') state.lucky = move.seat
    else state.winner = move.seat
  },
  scores: ({ players, winner }) => seatsOf(players).map(seat => score({ won: seat === winner ? 1 : 0 })),
  view: state => ({ ...state, taken: [...state.taken] }),
  imagine: view => ({ ...view, taken: [...view.taken] }),
  notation: {
    write: move => (move.kind === 'take' ? `take ${move.tickets}` : `${move.kind} ${move.seat + 1}`),
    read: text => {
      const [, kind, digit] = /^(gift|win) ([1-4])$/.exec(text) ?? []
      if (kind === 'gift' || kind === 'win') return { kind, seat: (Number(digit) - 1) as Seat }
      return TAKES.find(take => text === `take ${take.tickets}`)
    },
  },
}

export const COIN_TOSS = playable(
  plainEntry(
    coinToss,
    seatBySeat({
      evaluate: (state, seat) => tickets(state, seat) / 7,
      prior: () => 1,
      candidates: () => [...TAKES],
    }),
  ),
)

/** The share of one that takes three tickets against others that take one or three, each as likely. */
export function shareOfGreedy(players: number): number {
  let share = 0
  for (let lucky = 0; lucky < players; lucky++) {
    for (let bits = 0; bits < 2 ** (players - 1); bits++) {
      const others = Array.from({ length: players - 1 }, (_, at) => ((bits >> at) & 1 ? 3 : 1))
      const all = 3 + GIFT + others.reduce((sum, each) => sum + each, 0)
      share += (3 + (lucky === 0 ? GIFT : 0)) / all / players / 2 ** (players - 1)
    }
  }
  return share
}
