import type { Bot, Entry, Game, GameTypes, Random, Seat } from '@masterplan/kernel'
import { seatsOf } from '@masterplan/kernel'

/** How many worlds a move is tried in where something is hidden: enough that one odd deal does not decide. */
const WORLDS = 4

/** Looks one move ahead: plays what leaves it standing best, and of equals any. */
export const greedyBot: Bot = {
  name: 'greedy',
  choose(entry, seat, view, random) {
    const worlds = worldsOf(entry.game, view, random)
    const candidates = entry.insight.candidates(worlds[0]!, seat) // the same in every world this view allows
    return bestOf(entry, seat, candidates, worlds, random)
  },
}

function bestOf<G extends GameTypes>(
  { game, insight }: Entry<G>,
  seat: Seat,
  candidates: readonly G['Move'][],
  worlds: readonly G['State'][],
  random: Random,
): G['Move'] {
  if (candidates.length === 0) throw new Error(`${game.id}: insight offers no candidate, but a seat must decide.`)
  const scratch = game.copy(worlds[0]!)
  let best: G['Move'] = candidates[0]
  let highest = -Infinity
  let equals = 0
  for (const move of candidates) {
    let worth = 0
    for (const world of worlds) {
      game.copy(world, scratch)
      game.play(scratch, seat, move)
      worth += insight.standing(scratch, seat)
    }
    if (worth < highest) continue
    equals = worth > highest ? 1 : equals + 1
    highest = worth
    if (random.below(equals) === 0) best = move // the n-th of equals replaces the others once in n times
  }
  return best
}

/** One world where nothing is hidden, else a few. Worlds differ when somebody at the table would see them differ. */
function worldsOf<G extends GameTypes>(game: Game<G>, view: G['View'], random: Random): G['State'][] {
  const worlds = Array.from({ length: WORLDS }, () => game.imagine(view, random))
  const players = game.scores(worlds[0]!).length
  const seen = worlds.map(world => JSON.stringify(seatsOf(players).map(seat => game.view(world, seat))))
  return seen.every(each => each === seen[0]) ? worlds.slice(0, 1) : worlds
}
