import { type Playable, seeded } from '@masterplan/kernel'

/** One move of a match that was played before the bench began: the load generator must not think meanwhile. */
export type PlannedMove = { readonly seat: number; readonly text: string }

/** Whole matches of random moves. Both servers get the same ones, in the same order. */
export function plannedMatches(game: Playable, count: number): readonly (readonly PlannedMove[])[] {
  const random = seeded(1)
  return Array.from({ length: count }, () => {
    const opened = game.open(2, {})
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    const planned: PlannedMove[] = []
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[0]!
      const moves = match.movesFor(seat)
      const text = moves[random.below(moves.length)]!
      planned.push({ seat, text })
      match.submit(seat, text, random)
    }
    return planned
  })
}
