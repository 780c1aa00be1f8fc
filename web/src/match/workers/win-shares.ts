import { expectedShare, isSearcher, STRONGEST } from '@masterplan/bots'
import { type Entry, type GameTypes, type Match, type Random, ranks, type Seat, seatsOf } from '@masterplan/kernel'
import { type TimeLimit, withinTime } from './time-limits.ts'

/**
 * Each seat's expected share of the win: when it is over, what it won; before that, what the bot of the hints expects for
 * the player who must decide. The others divide the rest as the game judges their standing. Null while luck decides.
 */
export function winShares(match: Match, random: Random, limit: TimeLimit): number[] | null {
  const turn = match.turn()
  if (turn.kind === 'luck') return null
  if (turn.kind === 'over') {
    const places = ranks(match.scores())
    const winners = places.filter(rank => rank === 1).length
    return places.map(rank => (rank === 1 ? 1 / winners : 0))
  }
  const [mover] = turn.seats
  if (mover === undefined) return null
  const share = expectedBy(match, mover, random, limit)
  const standings = standingsSeenBy(match, mover, random)
  const others = standings.reduce((sum, standing, seat) => (seat === mover ? sum : sum + standing), 0)
  return standings.map((standing, seat) => {
    if (seat === mover) return share
    return (1 - share) * (others > 0 ? standing / others : 1 / (standings.length - 1))
  })
}

function expectedBy(match: Match, seat: Seat, random: Random, limit: TimeLimit): number {
  if (!isSearcher(STRONGEST)) throw new Error(`${STRONGEST.name} does not search.`)
  const limits = withinTime(STRONGEST.usual, limit)
  return expectedShare(match.game, STRONGEST, limits, { seat, view: match.viewFor(seat), random })
}

function standingsSeenBy(match: Match, viewer: Seat, random: Random): number[] {
  return match.game.unfold(<G extends GameTypes>({ game, insight }: Entry<G>) => {
    const world = game.imagine(match.viewFor(viewer) as G['View'], random) // a view of this very game
    return seatsOf(match.scores().length).map(seat => Math.max(0, insight.evaluate(world, seat)))
  })
}
