import { type Game, type GameTypes, seatsOf } from '@masterplan/kernel'
import type { SearchRequest, Thought } from './searcher.ts'

/** Every candidate by the evaluation right after it, the best first and equals in any order. */
export function onePly<G extends GameTypes>(asked: SearchRequest<G>, worlds: number): Thought<G['Move']>[] {
  const { game, insight } = asked.entry
  const imagined = worldsOf(game, asked, worlds)
  const candidates = insight.candidates(imagined[0]!, asked.seat) // the same in every world this view allows
  if (candidates.length === 0) throw new Error(`${game.id}: insight offers no candidate, but a seat must decide.`)
  return rankedBy(asked, imagined, candidates)
}

/** These moves by how each leaves the seat standing, on average over these worlds. */
export function rankedBy<G extends GameTypes>(
  asked: SearchRequest<G>,
  imagined: readonly G['State'][],
  moves: readonly G['Move'][],
): Thought<G['Move']>[] {
  const { entry, seat, view, random } = asked
  const { game, insight } = entry
  const scratch = game.copy(game.imagine(view, random))
  const ranked = moves.map(move => {
    let sum = 0
    for (const world of imagined) {
      game.copy(world, scratch)
      game.play(scratch, seat, move)
      sum += insight.evaluate(scratch, seat)
    }
    const share = Math.min(1, Math.max(0, sum / imagined.length))
    return { thought: { move, share, visits: 0, depth: 1, proven: false, margin: null }, sum, lot: random.below(LOTS) }
  })
  ranked.sort((one, other) => other.sum - one.sum || other.lot - one.lot)
  return ranked.map(({ thought }) => thought)
}
const LOTS = 2 ** 20

/** One world where nothing is hidden, else a few. Worlds differ when somebody at the table would see them differ. */
function worldsOf<G extends GameTypes>(game: Game<G>, { view, random }: SearchRequest<G>, count: number): G['State'][] {
  const worlds = Array.from({ length: count }, () => game.imagine(view, random))
  if (count === 1) return worlds
  const players = game.scores(worlds[0]!).length
  const seen = worlds.map(world => JSON.stringify(seatsOf(players).map(seat => game.view(world, seat))))
  return seen.every(each => each === seen[0]) ? worlds.slice(0, 1) : worlds
}
