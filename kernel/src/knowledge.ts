import type { Entry } from './ai/insight.ts'
import { awaits, type Game, type GameTypes, type Refused, type Score, type Seat, type Viewer } from './game.ts'
import { type Random, seeded } from './luck/random.ts'
import { judge, type Match, type Offer, type Playable, type Preview } from './match.ts'

/** How many worlds to imagine before believing that something is the same in all of them. */
const WORLDS = 24

/** What is the same in all of these worlds that a view leaves open, as text; undefined as soon as two differ. */
export function sameInWorlds<G extends GameTypes>(
  game: Pick<Game<G>, 'imagine'>,
  view: G['View'],
  { worlds, random }: { readonly worlds: number; readonly random: Random },
  what: (world: G['State']) => string,
): string | undefined {
  const first = what(game.imagine(view, random))
  for (let world = 1; world < worlds; world++) if (what(game.imagine(view, random)) !== first) return undefined
  return first
}

/**
 * The score as far as `viewer` may know it; undefined when it depends on a secret.
 *
 * It is worked out from the viewer's view alone: worlds are imagined from it, and if all have the same scores, these
 * are it. So nothing hidden can leak, and a game in which all is open shows its running score.
 */
export function knownScores(match: Match, viewer: Viewer): Score[] | undefined {
  if (match.turn().kind === 'over') return match.scores()
  return match.game.unfold(<G extends GameTypes>({ game }: Entry<G>) => {
    const view = match.viewFor(viewer) as G['View'] // of a match of this very game
    const scores = (world: G['State']) => JSON.stringify(game.scores(world))
    const known = sameInWorlds(game, view, { worlds: WORLDS, random: seeded(1) }, scores)
    return known === undefined ? undefined : (JSON.parse(known) as Score[]) // just written
  })
}

/** Whether `knower` already knows all that `other` is shown, so that they may look at one screen. */
export function seesAllOf(match: Match, knower: Viewer, other: Viewer): boolean {
  return match.game.unfold(<G extends GameTypes>({ game }: Entry<G>) => {
    const view = match.viewFor(knower) as G['View'] // of a match of this very game
    const shown = (world: G['State']) => JSON.stringify(game.view(world, other))
    const known = sameInWorlds(game, view, { worlds: WORLDS, random: seeded(1) }, shown)
    return known === JSON.stringify(match.viewFor(other))
  })
}

/**
 * A decision with nothing to decide: one move is listed, and none can be made up. `openly`: everybody can see that, so whoever
 * makes the move at once tells nobody anything. `secretly`: that there is no other tells what somebody holds.
 */
export type LoneMove = 'openly' | 'secretly'

/** How many moves that cannot be listed are looked for before believing that there is none. */
const DRAWS = 16

function isLone<G extends GameTypes>(game: Game<G>, world: G['State'], seat: Seat): boolean {
  if (game.moves(world, seat).length !== 1) return false
  const random = seeded(1)
  for (let drawn = 0; drawn < DRAWS; drawn++) if (game.openEnded(world, seat, random) !== undefined) return false
  return true
}

/** Worked out from what the seat sees, so that its own page and the table come to the same answer. */
export function loneMove<G extends GameTypes>(game: Game<G>, view: G['View'], seat: Seat): LoneMove | null {
  const world = game.imagine(view, seeded(1))
  if (!awaits(game.turn(world), seat) || !isLone(game, world, seat)) return null
  const seen = game.view(world, 'audience')
  const known = sameInWorlds(game, seen, { worlds: WORLDS, random: seeded(1) }, each =>
    String(isLone(game, each, seat)),
  )
  return known === 'true' ? 'openly' : 'secretly'
}

/** What a seat can work out from its view alone: the rules give the same answers in every world that the view leaves open. */
export interface SeenFrom {
  readonly offers: readonly Offer[]
  readonly lone: LoneMove | null // whether the one offer leaves nothing to decide
  judge(text: string): Refused<string> | undefined
  preview(text: string): Preview | undefined
}

/** For a page that has a seat's view and the rules, but no match. */
export function seenFrom(playable: Playable, seat: Seat, seen: unknown, random: Random): SeenFrom {
  return playable.unfold(<G extends GameTypes>({ game }: Entry<G>): SeenFrom => {
    const { write } = game.notation
    const view = seen as G['View'] // the caller got it from a match of this very game
    const world = game.imagine(view, random)
    const offers = awaits(game.turn(world), seat)
      ? game.moves(world, seat).map(move => ({ text: write(move), move }))
      : []
    return {
      offers,
      lone: offers.length === 1 ? loneMove(game, view, seat) : null,
      judge(text) {
        const judged = judge(game, world, seat, text)
        return judged.ok ? undefined : judged.refused
      },
      preview: text => previewIn(game, game.imagine(view, random), seat, text),
    }
  })
}

/** What the seat would see and hear if it played this in a world imagined from its view; the world is used up. */
export function previewIn<G extends GameTypes>(
  game: Game<G>,
  world: G['State'],
  seat: Seat,
  text: string,
): Preview | undefined {
  const judged = judge(game, world, seat, text)
  if (!judged.ok) return undefined
  const events: G['Event'][] = []
  game.play(world, seat, judged.move, (to, event) => (to === 'everyone' || to === seat) && events.push(event))
  return { view: game.view(world, seat), events }
}
