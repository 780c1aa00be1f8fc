import {
  type Entry,
  type Game,
  LUCK,
  OVER,
  pick,
  plainEntry,
  refused,
  type Seat,
  score,
  seatBySeat,
  waitFor,
} from '@masterplan/kernel'

/**
 * Envelope: a trap for searches that know too much. Luck hides a prize left or right, and only seat 1 is told. Seat 0 then
 * takes a bet that wins 7 times in 10; or waits, and must guess where the prize is; or duels: both call heads or tails at
 * the same time, and seat 0 wins if they are alike. Guess and duel win one time in two, except for those who peep.
 */
export type Move = { readonly word: 'left' | 'right' | 'bet' | 'wait' | 'duel' | 'heads' | 'tails' | 'hit' | 'miss' }
type Word = Move['word']
export type State = {
  prize: Word | null
  way: Word | null
  guess: Word | null
  calls: (Word | null)[]
  winner: Seat | null
}
export type View = { readonly seen: State; readonly hidden: boolean; readonly called: readonly boolean[] }
export type Envelope = {
  State: State
  Move: Move
  View: View
  Event: { readonly what: string }
  Refusal: 'not-now'
  Options: Record<string, never>
}

const made = (...words: Word[]): Move[] => words.map(word => ({ word }))
const PRIZES = made('left', 'right')
const WAYS = made('bet', 'wait', 'duel')
const CALLS = made('heads', 'tails')
const LOTS = made('hit', 'miss')

const listed = (state: State): readonly Move[] => {
  if (state.prize === null || state.way === 'wait') return PRIZES
  if (state.way === null) return WAYS
  return state.way === 'bet' ? LOTS : CALLS
}

export const envelope: Game<Envelope> = {
  id: 'envelope',
  title: 'Envelope',
  rulesVersions: ['1.0.0'],
  seats: { min: 2, max: 2 },
  options: {},
  start: () => ({ prize: null, way: null, guess: null, calls: [null, null], winner: null }),
  copy: (from, into) => Object.assign(into ?? {}, from, { calls: [...from.calls] }),
  turn: state => {
    if (state.winner !== null) return OVER
    if (state.prize === null || state.way === 'bet') return LUCK
    if (state.way !== 'duel') return waitFor(0)
    return { kind: 'decide', seats: ([0, 1] as const).filter(seat => state.calls[seat] === null) }
  },
  moves: state => [...listed(state)],
  sample: (state, by, random) =>
    by === 'luck' ? pick(envelope.draws(state), random) : listed(state)[random.below(listed(state).length)]!,
  draws: state => listed(state).map(item => ({ item, weight: item.word === 'hit' ? 7 : item.word === 'miss' ? 3 : 1 })),
  openEnded: () => undefined,
  refuse: (state, _by, { word }) =>
    listed(state).some(each => each.word === word) ? undefined : refused('not-now', 'E1'),
  play(state, by, { word }, tell) {
    if (state.prize === null) {
      state.prize = word
      tell?.(1, { what: word })
    } else if (state.way === null) {
      state.way = word
      tell?.('everyone', { what: word })
    } else if (state.way === 'duel') {
      state.calls[by as Seat] = word
      tell?.('everyone', { what: `call of ${by}` })
      if (!state.calls.includes(null)) state.winner = state.calls[0] === state.calls[1] ? 0 : 1
    } else {
      state.winner = word === 'hit' || word === state.prize ? 0 : 1
      tell?.('everyone', { what: `${state.winner}` })
    }
  },
  scores: ({ winner }) => [score({ win: Number(winner === 0) }), score({ win: Number(winner === 1) })],
  view: (state, viewer) => ({
    seen: {
      ...state,
      prize: viewer === 1 || state.winner !== null ? state.prize : null,
      calls: state.calls.map((call, seat) => (seat === viewer || state.winner !== null ? call : null)),
    },
    hidden: state.prize !== null,
    called: state.calls.map(call => call !== null),
  }),
  imagine({ seen, hidden, called }, random) {
    const any = (moves: readonly Move[]) => moves[random.below(moves.length)]!.word
    const calls = seen.calls.map((call, seat) => call ?? (called[seat] ? any(CALLS) : null))
    return { ...seen, prize: seen.prize ?? (hidden ? any(PRIZES) : null), calls }
  },
  notation: {
    write: ({ word }) => word,
    read: text => [...PRIZES, ...WAYS, ...CALLS, ...LOTS].find(({ word }) => word === text),
  },
}

export const envelopeEntry: Entry<Envelope> = plainEntry(
  envelope,
  seatBySeat({
    evaluate: () => 0.5,
    prior: () => 1,
    candidates: envelope.moves,
  }),
)
