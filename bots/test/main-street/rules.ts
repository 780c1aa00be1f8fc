import {
  type Actor,
  LUCK,
  OVER,
  pick,
  type Random,
  type Refused,
  refused,
  type Seat,
  seatAfter,
  seatsOf,
  type Tell,
  type Turn,
  type Weighted,
  waitFor,
} from '@masterplan/kernel'
import {
  BUILDINGS,
  type Building,
  type Event,
  type Lot,
  type Move,
  type Options,
  type Phase,
  type Refusal,
  type State,
} from './street.ts'

/** MS1. Whatever the host puts in the bag, there is a lot for it. */
export function start(players: number, options: Options): State {
  const lots = options.homes + options.shops + options.parks
  return {
    options,
    players,
    seat: 0,
    permit: null,
    lotsLeft: lots,
    bag: { home: options.homes, shop: options.shops, park: options.parks },
    street: Array.from({ length: lots }, () => null),
    wishes: [],
    claims: Array.from({ length: players }, () => null),
  }
}

export function copy(from: State, into: State = start(from.players, from.options)): State {
  into.options = from.options
  into.players = from.players
  into.seat = from.seat
  into.permit = from.permit
  into.lotsLeft = from.lotsLeft
  for (const building of BUILDINGS) into.bag[building] = from.bag[building]
  into.street.splice(0, into.street.length, ...from.street)
  into.wishes.splice(0, into.wishes.length, ...from.wishes)
  into.claims.splice(0, into.claims.length, ...from.claims)
  return into
}

/** The rulebook's order of play, in one place: MS2, MS3, then MS4 until MS5. */
export function phase(state: State): Phase {
  if (state.wishes.length < state.players) return 'wish'
  if (state.claims.includes(null)) return 'claim'
  if (state.permit !== null) return 'build'
  return state.lotsLeft > 0 ? 'permit' : 'over'
}

export function turn(state: State): Turn {
  switch (phase(state)) {
    case 'wish':
      return LUCK
    case 'claim':
      return { kind: 'decide', seats: seatsOf(state.players).filter(seat => state.claims[seat] === null) }
    case 'permit':
      return LUCK
    case 'build':
      return waitFor(state.seat)
    case 'over':
      return OVER
  }
}

export function refuse(state: State, _by: Actor, move: Move): Refused<Refusal> | undefined {
  if (move.kind !== phase(state)) return refused('not-now', RULE[move.kind])
  switch (move.kind) {
    case 'wish':
      return state.wishes.includes(move.building)
        ? refused('wish-already-dealt', 'MS2', { building: move.building })
        : undefined
    case 'claim':
      return state.street[move.lot] === undefined ? refused('no-such-lot', 'MS1', { lot: move.lot }) : undefined
    case 'permit':
      return state.bag[move.building] === 0 ? refused('bag-has-none', 'MS4', { building: move.building }) : undefined
    case 'build': {
      const plot = state.street[move.lot]
      if (plot === undefined) return refused('no-such-lot', 'MS1', { lot: move.lot })
      return plot === null
        ? undefined
        : refused('lot-taken', 'MS4', { lot: move.lot, building: plot.building, owner: plot.owner })
    }
  }
}
const RULE: Readonly<Record<Move['kind'], string>> = { wish: 'MS2', claim: 'MS3', permit: 'MS4', build: 'MS4' }

export function moves(state: State, seat: Seat): Move[] {
  const everywhere = phase(state) === 'claim' ? CLAIM : BUILD
  return everywhere.filter(move => refuse(state, seat, move) === undefined)
}

export function draws(state: State): Weighted<Move>[] {
  const tickets = (building: Building) =>
    phase(state) === 'permit' ? state.bag[building] : Number(!state.wishes.includes(building))
  const kind = phase(state) === 'permit' ? PERMIT : WISH
  return BUILDINGS.map(building => ({ item: kind[building], weight: tickets(building) })).filter(way => way.weight > 0)
}

export function sample(state: State, _by: Actor, random: Random): Move {
  switch (phase(state)) {
    case 'wish':
      return pick(draws(state), random)
    case 'claim':
      return CLAIM[random.below(state.street.length)]!
    case 'permit':
      return PERMIT[drawnFrom(state.bag, random.below(state.lotsLeft))]
    case 'build':
      return BUILD[nthEmptyLot(state, random.below(state.lotsLeft))]!
    case 'over':
      throw new Error('Nothing to sample: the game is over.')
  }
}

export function play(state: State, by: Actor, move: Move, tell?: Tell<Event>): void {
  switch (move.kind) {
    case 'wish':
      tell?.(state.wishes.length as Seat, { kind: 'wish', building: move.building })
      state.wishes.push(move.building)
      return
    case 'claim':
      state.claims[by as Seat] = move.lot
      tell?.('everyone', { kind: 'claimed', seat: by as Seat })
      if (!state.claims.includes(null)) tell?.('everyone', { kind: 'claims-shown', lots: [...state.claims] })
      return
    case 'permit':
      state.bag[move.building]--
      state.permit = move.building
      tell?.('everyone', { kind: 'permit', building: move.building })
      return
    case 'build': {
      const building = state.permit!
      state.street[move.lot] = PLOT[building][state.seat]!
      state.lotsLeft--
      state.permit = null
      tell?.('everyone', { kind: 'built', seat: state.seat, building, lot: move.lot })
      state.seat = seatAfter(state.seat, state.players)
      if (state.lotsLeft === 0) tell?.('everyone', { kind: 'wishes-shown', wishes: [...state.wishes] })
    }
  }
}

function drawnFrom(bag: State['bag'], ticket: number): Building {
  if (ticket < bag.home) return 'home'
  return ticket < bag.home + bag.shop ? 'shop' : 'park'
}

function nthEmptyLot({ street }: State, n: number): Lot {
  let lot = 0
  for (let left = n; street[lot] !== null || left-- > 0; lot++);
  return lot
}

// Moves and plots are made once and shared: a playout allocates nothing.
const MOST_LOTS = 12
const CLAIM = Array.from({ length: MOST_LOTS }, (_, lot): Move => ({ kind: 'claim', lot }))
const BUILD = Array.from({ length: MOST_LOTS }, (_, lot): Move => ({ kind: 'build', lot }))
const each = <Thing>(make: (building: Building) => Thing) => ({
  home: make('home'),
  shop: make('shop'),
  park: make('park'),
})
const WISH = each((building): Move => ({ kind: 'wish', building }))
const PERMIT = each((building): Move => ({ kind: 'permit', building }))
const PLOT = each(building => seatsOf(6).map(owner => ({ building, owner })))
