import {
  block,
  type Game,
  LUCK,
  OVER,
  one,
  perCell,
  perSeat,
  type Random,
  refused,
  type Seat,
  score,
  seatAfter,
  seatBySeat,
  seatsOf,
  take,
  type Viewer,
  waitFor,
} from '../src/index.ts'

/**
 * The smallest game with luck, a secret and a choice, for the kernel's own tests. A row of lots; luck deals each seat a
 * secret lot to wish for; in turn each seat builds a house of one or two floors on an empty lot. Floors score, and twice
 * on the lot you wished for.
 */
export type Options = { readonly lots: number; readonly bonus: number }
export type Move =
  | { readonly kind: 'wish'; readonly lot: number }
  | { readonly kind: 'build'; readonly lot: number; readonly floors: number }
export type Event =
  | { readonly kind: 'wish'; readonly lot: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly lot: number; readonly floors: number }
export type View = {
  readonly viewer: Viewer
  readonly rules: string
  readonly players: number
  readonly options: Options
  readonly seat: Seat
  readonly dealt: number
  readonly wishes: readonly { readonly seat: Seat; readonly lot: number }[]
  readonly floors: readonly number[]
  readonly owners: readonly number[]
}
const memory = block<{ readonly rules: string; readonly players: number; readonly options: Options }>()({
  seat: one,
  dealt: one,
  built: one,
  wish: perSeat('u8'),
  floors: perCell(6, 'u8'),
  owner: perCell(6, 'u8'),
})
export type State = ReturnType<typeof memory.create>
export type Lots = {
  State: State
  Move: Move
  View: View
  Event: Event
  Refusal: 'not-now' | 'no-such-lot' | 'taken' | 'wrong-height' | 'wished-already'
  Options: Options
}

const BUILDS = Array.from({ length: 12 }, (_, at): Move => ({ kind: 'build', lot: at >> 1, floors: 1 + (at & 1) }))
const WISHES = Array.from({ length: 6 }, (_, lot): Move => ({ kind: 'wish', lot }))
const isOver = (state: State) => state.built === state.fixed.options.lots

export const lots: Game<Lots> = {
  id: 'lots',
  title: 'Lots',
  rulesVersions: ['1.0.0'],
  seats: { min: 2, max: 3 },
  options: {
    lots: { kind: 'number', usual: 5, min: 3, max: 6, step: 1, rule: 'L1' },
    bonus: { kind: 'number', usual: 2, min: 0, max: 4, step: 2, rule: 'L3' },
  },
  start: (players, options, rules = '1.0.0') => memory.create({ rules, players, options }),
  copy: memory.copy,
  turn(state) {
    if (state.dealt < state.fixed.players) return LUCK
    return isOver(state) ? OVER : waitFor(state.seat as Seat)
  },
  moves: (state, seat) => BUILDS.filter(move => lots.refuse(state, seat, move) === undefined),
  draws: state =>
    WISHES.filter(item => lots.refuse(state, 'luck', item) === undefined).map(item => ({ item, weight: 1 })),
  sample(state, by, random) {
    const open = by === 'luck' ? lots.draws(state).map(way => way.item) : lots.moves(state, by)
    return open[random.below(open.length)]!
  },
  openEnded: () => undefined,
  refuse(state, _by, move) {
    const dealing = state.dealt < state.fixed.players
    if ((move.kind === 'wish') !== dealing) return refused('not-now', 'L2')
    if (move.lot < 0 || move.lot >= state.fixed.options.lots) return refused('no-such-lot', 'L1', { lot: move.lot })
    if (move.kind === 'wish') {
      return state.wish.subarray(0, state.dealt).includes(move.lot) ? refused('wished-already', 'L2') : undefined
    }
    if (state.floors[move.lot] !== 0) return refused('taken', 'L1', { lot: move.lot })
    return move.floors === 1 || move.floors === 2 ? undefined : refused('wrong-height', 'L1')
  },
  play(state, by, move, tell) {
    if (move.kind === 'wish') {
      tell?.(state.dealt as Seat, { kind: 'wish', lot: move.lot })
      state.wish[state.dealt++] = move.lot
      return
    }
    state.floors[move.lot] = move.floors
    state.owner[move.lot] = state.seat
    state.built++
    tell?.('everyone', { kind: 'built', seat: by as Seat, lot: move.lot, floors: move.floors })
    state.seat = seatAfter(state.seat as Seat, state.fixed.players)
  },
  scores: state =>
    seatsOf(state.fixed.players).map(seat => {
      let floors = 0
      for (const [lot, height] of state.floors.entries()) if (state.owner[lot] === seat) floors += height
      const wished = state.wish[seat]!
      const wish = state.owner[wished] === seat ? state.floors[wished]! * state.fixed.options.bonus : 0
      return score({ floors, wish })
    }),
  view(state, viewer) {
    const { rules, players, options } = state.fixed
    const known = seatsOf(state.dealt).filter(seat => seat === viewer || isOver(state))
    return {
      viewer,
      rules,
      players,
      options,
      seat: state.seat as Seat,
      dealt: state.dealt,
      wishes: known.map(seat => ({ seat, lot: state.wish[seat]! })),
      floors: [...state.floors],
      owners: [...state.owner],
    }
  },
  imagine(view, random: Random) {
    const state = memory.create({ rules: view.rules, players: view.players, options: view.options })
    state.seat = view.seat
    state.dealt = view.dealt
    state.floors.set(view.floors)
    state.owner.set(view.owners)
    state.built = view.floors.filter(floors => floors > 0).length
    const left = WISHES.map(move => move.lot).filter(
      lot => lot < view.options.lots && !view.wishes.some(wish => wish.lot === lot),
    )
    for (const seat of seatsOf(view.dealt)) {
      state.wish[seat] = view.wishes.find(wish => wish.seat === seat)?.lot ?? take(left, random)
    }
    return state
  },
  notation: {
    write: move => (move.kind === 'wish' ? `wish ${move.lot + 1}` : `build ${move.lot + 1} ${move.floors}`),
    read(text) {
      const [, kind, lot, floors] = /^(?:(wish) (\d)|build (\d) (\d))$/.exec(text) ? [null, ...text.split(' ')] : []
      if (kind === undefined || lot === undefined) return undefined
      return kind === 'wish'
        ? { kind, lot: Number(lot) - 1 }
        : { kind: 'build', lot: Number(lot) - 1, floors: Number(floors) }
    },
  },
}

/** From the rulebook: the others' wishes are secret until the last lot is built. */
export function scramble(state: State, viewer: Viewer, random: Random): void {
  if (isOver(state)) return
  const { options } = state.fixed
  const own = viewer !== 'audience' && viewer < state.dealt ? state.wish[viewer] : undefined
  const left = WISHES.map(move => move.lot).filter(lot => lot < options.lots && lot !== own)
  for (const seat of seatsOf(state.dealt)) if (seat !== viewer) state.wish[seat] = take(left, random)
}

export const insight = seatBySeat<Lots>({
  evaluate: (state: State, seat: Seat) => lots.scores(state)[seat]!.total / 20,
  prior: () => 1,
  candidates: lots.moves,
})
