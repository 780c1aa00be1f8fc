import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { OFF_MAP, type State } from './state.ts'
import { type Move, type Refusal, SPACES, type Space, spaceName } from './types.ts'

// Explanations that more than one chapter gives.

export type No = Refused<Refusal>
export type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>

export const within = (number: number, from: number, to: number): boolean =>
  Number.isInteger(number) && number >= from && number <= to

export const noSuchSpace = (space: Space): No | undefined =>
  within(space, 0, SPACES - 1) ? undefined : refused('no-such-thing', 'B-GEO-01', { number: space })

export function outsideRegion(state: State, space: Space, rule: string): No {
  const hoist = state.hoist === OFF_MAP ? 0 : state.number[state.hoist]!
  return refused('outside-region', rule, { space: spaceName(space), hoist })
}

export function tooDear(state: State, seat: Seat, cost: number, rule: string): No {
  const { minInhabitants: keep } = state.fixed.options
  return refused('too-dear', rule, { cost, inhabitants: state.purse[seat]!, keep })
}
