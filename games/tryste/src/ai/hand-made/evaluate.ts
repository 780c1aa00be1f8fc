import { type Insight, type Seat, seatsOf } from '@masterplan/kernel'
import { exchange } from '../../chapters/trading/exchange.ts'
import { OVER_STEP, TRADE } from '../../data/steps.ts'
import type { Tryste } from '../../index.ts'
import { scores } from '../../scoring.ts'
import { memory, type State } from '../../state.ts'
import type { Move } from '../../types/move.ts'
import { candidates } from '../candidates.ts'
import { SENSIBLE, TASTES, type Taste } from './personalities.ts'
import { worthOf } from './worth.ts'

/** A lead of this many gobs' worth wins about three games in four. */
const CLEAR_LEAD = 350

const insightOf = (taste: Taste): Insight<Tryste> => ({
  evaluate: (state, seat) => standing(state, seat, taste),
  prior: hunch,
  candidates,
})

/** By a taste that was guessed and tried: where nothing has been learnt. */
export const sensible: Insight<Tryste> = insightOf(SENSIBLE)

/** The six strategies of the rulebook. */
export const personalities: Readonly<Record<string, Insight<Tryste>>> = Object.fromEntries(
  Object.entries(TASTES).map(([name, taste]) => [name, insightOf(taste)]),
)

function standing(state: State, seat: Seat, taste: Taste): number {
  if (state.step === OVER_STEP) return atTheEnd(state, seat)
  if (state.step === TRADE && state.from === seat && state.givenCards[0] === 0 && state.wantedDeck === 0) {
    return offered(state, seat, taste)
  }
  return chance(lead(state, seat, taste))
}

const chance = (gobs: number): number => 1 / (1 + Math.exp(-gobs / CLEAR_LEAD))

function lead(state: State, seat: Seat, taste: Taste): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.fixed.players; other++) {
    if (other !== seat) best = Math.max(best, worthOf(state, other, SENSIBLE))
  }
  return worthOf(state, seat, taste) - taste.rivals * best - (1 - taste.rivals) * EVEN
}
/** What a rival is worth when not looked at closely: a constant, so that it decides nothing. */
const EVEN = 1200

/** An offer is worth what it brings if the other gains by it too, and a little less than nothing otherwise. */
function offered(state: State, seat: Seat, taste: Taste): number {
  const before = memory.copy(state)
  before.step = state.backStep
  const after = memory.copy(before)
  exchange(after, -1, undefined)
  const gains = worthOf(after, state.to, SENSIBLE) - worthOf(before, state.to, SENSIBLE)
  return gains >= 10 ? chance(lead(after, seat, taste)) : chance(lead(before, seat, taste) - 5)
}

export function atTheEnd(state: State, seat: Seat): number {
  const results = scores(state)
  const key = ({ total, tiebreaks }: (typeof results)[number]) =>
    total * 1e9 + tiebreaks[0]! * 1e6 + (tiebreaks[1] ?? 0)
  const best = Math.max(
    ...seatsOf(state.fixed.players)
      .filter(other => other !== seat)
      .map(other => key(results[other]!)),
  )
  const mine = key(results[seat]!)
  return mine > best ? 1 : mine === best ? 0.5 : 0
}

/** Before any search: acts are tried before passing, showing cards almost never. */
export function hunch(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'show':
      return 0.05
    case 'offer':
    case 'counter':
      return 0.3
    case 'place':
    case 'hut':
    case 'scape':
      return 5
    case 'mine':
      return 2
    case 'work':
      return 2 + move.level - state.level[state.fixed.board.stoojAt.get(move.stooj)!]!
    case 'build':
      return move.tokens === 1 ? 3 : 1
    case 'done':
    case 'pass':
      return 0.7
    case 'bid':
      return state.side[seat] === 0 && move.side === 'against' ? 0.3 : 0.6
    case 'open':
      return move.prestige <= 3 ? 1 : 0.3
    default:
      return 1
  }
}
