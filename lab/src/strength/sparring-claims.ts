import type { Playable } from '@masterplan/kernel'
import { usualOpening } from '../run/line-ups.ts'
import { about, type Claim, claim } from './claim.ts'

/** What level 5 is to take from a sparring partner: between two where luck falls, between two where it does not, and among four. */
const WITH_LUCK = 0.9
const WITHOUT_LUCK = 0.75
const AMONG_FOUR = 0.45
/** What a sparring partner is to take from plain UCT, or it is none. */
const WORTH_SPARRING = 0.7
/** Enough for a search to be one in every game; the matches of some are long. */
const TIME = '20ms'

export function sparringClaims(game: Playable, players: number): Claim[] {
  const hasLuck = usualOpening(game, players, {}) === 0
  const partners = partnersFor(players, { hasLuck })
  const target = players > 2 ? AMONG_FOUR : hasLuck ? WITH_LUCK : WITHOUT_LUCK
  const against = partners.map(partner => ({
    ...claim('level-5', partner, players, about(target, players)),
    equalTime: true,
  }))
  const worth = partners.map(partner =>
    claim(`${partner}@${TIME}`, `plain-uct@${TIME}`, players, about(WORTH_SPARRING, players)),
  )
  return players === 2 ? [...against, ...worth] : against
}

/** Alpha-beta is another search than MCTS only between two without luck. */
const partnersFor = (players: number, { hasLuck }: { readonly hasLuck: boolean }): string[] => [
  'sparring-mcts',
  'sparring-is-mcts',
  ...(players === 2 && !hasLuck ? ['sparring-alpha-beta'] : []),
]
