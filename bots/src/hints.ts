import {
  type Entry,
  foreseen,
  type GameTypes,
  type Playable,
  type Random,
  type Reason,
  type Seat,
} from '@masterplan/kernel'
import { lookAhead } from './search/information.ts'
import type { Searcher, SearchLimits, SearchRequest, Thought } from './search/searcher.ts'

/** A thought that can leave the bot: its move in notation too, and what speaks for it. Plain JSON. */
export interface Hint extends Omit<Thought<unknown>, 'move' | 'share'> {
  readonly text: string
  readonly move: unknown
  readonly share: number | null // null: not looked at, or chosen against what others choose in secret
  readonly reasons: readonly Reason[] // the weightiest first
}

/** Who asks for hints, seeing what. */
interface Asker {
  readonly seat: Seat
  readonly view: unknown
  readonly random: Random
}

/** The best moves of a seat that sees this view of this game: first what the bot would play, then others by their worth. */
export function hintsFor(game: Playable, bot: Searcher, limits: SearchLimits, asker: Asker): Hint[] {
  return unfolded(game, asker, asked => {
    const { thoughts } = bot.think(asked, limits)
    const inSecret = areAskedAtOnce(asked) || isDecidedBySecrets(asked, thoughts[0]!.move)
    return (inSecret ? thoughts : inOrder(thoughts)).map(thought => ({
      ...thought,
      text: asked.entry.game.notation.write(thought.move),
      share: inSecret || !isLookedAt(thought, thoughts) ? null : thought.share,
      reasons: certainReasons(asked, thought.move),
    }))
  })
}

/** The share of the win that the bot expects for a seat. */
export function expectedShare(game: Playable, bot: Searcher, limits: SearchLimits, asker: Asker): number {
  return unfolded(game, asker, asked => bot.think(asked, limits).thoughts[0]!.share)
}

function unfolded<Answer>(
  game: Playable,
  { seat, view, random }: Asker,
  answer: <G extends GameTypes>(asked: SearchRequest<G>) => Answer,
): Answer {
  // A view comes from a match of the same game, whoever carried it here.
  return game.unfold(<G extends GameTypes>(entry: Entry<G>) => answer({ entry, seat, view: view as G['View'], random }))
}

/** Where several choose at the same time and none can wait for another, the bot draws lots: no figure speaks for one. */
function areAskedAtOnce<G extends GameTypes>({ entry, seat, view, random }: SearchRequest<G>): boolean {
  const { world, together } = lookAhead(entry.game, seat, view, random)
  const turn = entry.game.turn(world)
  return together && turn.kind === 'decide' && turn.seats.length > 1
}

/** What others have chosen in secret comes out with this move: no figure is better than what one believes of them. */
function isDecidedBySecrets<G extends GameTypes>(
  { entry: { game }, seat, view, random }: SearchRequest<G>,
  move: G['Move'],
): boolean {
  const heard = Array.from({ length: WORLDS }, () =>
    JSON.stringify(foreseen(game, game.imagine(view, random), seat, move).events),
  )
  return new Set(heard).size > 1
}

/** Where tries are counted, none is none; a search that counts none says how far it looked. */
const isLookedAt = <Move>({ visits, depth, proven }: Thought<Move>, all: readonly Thought<Move>[]): boolean =>
  proven || (all.some(each => each.visits > 0) ? visits > 0 : depth > 0)

/**
 * The first is what the bot plays; of the others those that it looked at and that do not surely lose, by their worth. The
 * search found none of them better: one that came out higher was tried too seldom, or not as far ahead, to be believed.
 */
function inOrder<Move>(thoughts: readonly Thought<Move>[]): Thought<Move>[] {
  const [best, ...others] = thoughts
  if (best === undefined) return []
  const isLost = ({ proven, share }: Thought<Move>) => proven && share === 0
  const behind = others
    .filter(other => isLookedAt(other, thoughts) && (isLost(best) || !isLost(other)))
    .map(other => (other.share > best.share ? { ...other, share: best.share, proven: false, margin: null } : other))
  return [best, ...behind.sort((one, other) => other.share - one.share)]
}

/** Worlds in which a reason must hold, as far as the seat can know: what is only so in some of them is no reason. */
const WORLDS = 8

function certainReasons<G extends GameTypes>(
  { entry, seat, view, random }: SearchRequest<G>,
  move: G['Move'],
): readonly Reason[] {
  const { game, reasons } = entry
  const worlds = Array.from({ length: WORLDS }, () => game.imagine(view, random))
  const [first = [], ...others] = worlds.map(world => reasons(world, seat, move))
  const texts = others.map(each => new Set(each.map(reason => JSON.stringify(reason))))
  return first.filter(reason => texts.every(all => all.has(JSON.stringify(reason))))
}
