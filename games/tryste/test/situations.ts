import type { Options, State } from '../src/index.ts'
import { zoneAt } from '../src/land/estate.ts'
import { at, landType, quietTable, say } from './builder.ts'

export const zoneOf = (state: State, stooj: string) => '-RCI'[zoneAt(state, at(state, stooj))]
export const prestige = (state: State, ...points: number[]) => state.prestige.set(points)

/** The plains tier was just zoned R; seat 1 holds the Zoning Board and may ask for a variance. */
export const afterTheVote = (...points: number[]): State => afterTheVoteBy('1.1.0', points)
export function afterTheVoteBy(rules: string, points: readonly number[]): State {
  const state = quietTable(4, {}, rules)
  prestige(state, ...points)
  say(
    state,
    '1 pick zoning-board',
    '1 zone U:0,-1',
    '1 vote residential',
    '2 vote residential',
    '3 vote residential',
    '4 vote residential',
  )
  return state
}

/** Nothing but plains. */
export function meadow(players = 4, chosen: Partial<Options> = {}): State {
  const state = quietTable(players, { board: 'both-hexes', startZones: 'none', ...chosen })
  for (const tier of state.fixed.board.tiers) landType(state, tier, 'plains')
  return state
}
/** A tier of the meadow: its centre, and its corners. */
export const CENTRE = 'd:0,-2'
export const CORNERS = ['u:0,-1', 'u:0,-2', 'u:1,-2'] as const
