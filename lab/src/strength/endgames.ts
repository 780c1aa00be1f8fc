import {
  type Bot,
  type Chosen,
  type Entry,
  type Game,
  type GameTypes,
  memoryOf,
  type Playable,
  type Random,
  ranks,
  type Seat,
  seatsOf,
  seeded,
} from '@masterplan/kernel'
import { type MatchRunner, matchRunner } from '../run/match-runner.ts'
import { streamSeed } from '../run/seeds.ts'

/** One position near the end of a random match of two, and what a bot made of it; plain JSON. */
export interface Endgame {
  readonly left: number // decisions until the end of the random match it comes from
  readonly worth: EndgameWorth // with best play, for the seat to move
  readonly kept: EndgameWorth // after the bot's move
  readonly log: readonly string[] // that leads to the position, and the bot's move
}
export type EndgameWorth = 'won' | 'drawn' | 'lost'

/** A position that takes more than this is not small enough to solve here. */
const MOST_POSITIONS = 20_000
const [FEWEST_LEFT, MOST_LEFT] = [4, 10]

/** Which endgame of all that could be: the same numbers give the same position. */
export type Origin = { readonly options: Chosen; readonly seed: number; readonly number: number }

/**
 * A random endgame, solved by trying everything, and the bot's move in it. Undefined where the game is not open: luck or
 * secrets leave nothing to solve.
 */
export function endgame(game: Playable, bot: Bot, { options, seed, number }: Origin): Endgame | undefined {
  const random = seeded(streamSeed(seed, 3, number))
  return game.unfold(<G extends GameTypes>(entry: Entry<G>) =>
    endgameIn(entry, matchRunner(entry, 2, options), bot, random),
  )
}

function endgameIn<G extends GameTypes>(
  entry: Entry<G>,
  { start }: MatchRunner<G>,
  bot: Bot,
  random: Random,
): Endgame | undefined {
  for (;;) {
    const walk = walkToTheEnd(entry.game, start, random)
    if (walk === undefined) return undefined
    const wanted = Math.min(walk.length - 1, FEWEST_LEFT + random.below(MOST_LEFT - FEWEST_LEFT + 1))
    // Nearer to the end until it can be solved and there is a choice; the last moves of a match may all be forced.
    for (let left = wanted; left > 0; left--) {
      const found = triedAt(entry, start, { walk: walk.slice(0, walk.length - left), left }, bot, random)
      if (found !== undefined) return { left, ...found }
    }
  }
}

function triedAt<G extends GameTypes>(
  entry: Entry<G>,
  start: G['State'],
  { walk, left }: { readonly walk: readonly Step<G>[]; readonly left: number },
  bot: Bot,
  random: Random,
): Omit<Endgame, 'left'> | undefined {
  const { game } = entry
  const state = game.copy(start)
  for (const { seat, move } of walk) game.play(state, seat, move)
  const turn = game.turn(state)
  if (turn.kind !== 'decide') return undefined
  const seat = turn.seats[0]!
  const choices = game.moves(state, seat).length
  // A search that stops at every win looks at the square root of all lines: more than that need not be tried.
  if (choices < 2 || choices ** (left / 2) > MOST_POSITIONS) return undefined
  const worth = new Solver(game, MOST_POSITIONS).worth(state, seat)
  if (worth === undefined) return undefined
  const move = bot.choose(entry, seat, game.view(state, seat), random)
  game.play(state, seat, move)
  const kept = new Solver(game, Number.POSITIVE_INFINITY).worth(state, seat)!
  const log = [...walk, { seat, move }].map(step => `${step.seat + 1} ${game.notation.write(step.move)}`)
  return { worth: NAMES[worth + 1]!, kept: NAMES[kept + 1]!, log }
}

const NAMES = ['lost', 'drawn', 'won'] as const

type Step<G extends GameTypes> = { readonly seat: Seat; readonly move: G['Move'] }

/** A random match in the open; undefined as soon as luck falls or a seat does not see everything. */
function walkToTheEnd<G extends GameTypes>(game: Game<G>, start: G['State'], random: Random): Step<G>[] | undefined {
  const state = game.copy(start)
  const walk: Step<G>[] = []
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'luck' || turn.seats.length > 1) return undefined
    const seat = turn.seats[0]!
    if (walk.length === 0 && !isOpen(game, state, seat, random)) return undefined
    const move = game.sample(state, seat, random)
    walk.push({ seat, move })
    game.play(state, seat, move)
  }
  return walk
}

function isOpen<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat, random: Random): boolean {
  const seen = (of: G['State']) => JSON.stringify(seatsOf(2).map(each => game.view(of, each)))
  return [1, 2, 3].every(() => seen(game.imagine(game.view(state, seat), random)) === seen(state))
}

/** Tries everything, and remembers. Knows nothing of the search that it is held against. */
class Solver<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly most: number
  private readonly known = new Map<string, number>()
  private positions = 0

  constructor(game: Game<G>, most: number) {
    this.game = game
    this.most = most
  }

  /** 1 for a win of the seat with best play, 0 for a draw, −1 for a loss; undefined when it takes too long. */
  worth(state: G['State'], seat: Seat): number | undefined {
    const turn = this.game.turn(state)
    if (turn.kind === 'over') {
      const [mine, theirs] = [ranks(this.game.scores(state))[seat]!, ranks(this.game.scores(state))[1 - seat]!]
      return Math.sign(theirs - mine)
    }
    if (turn.kind === 'luck') return undefined
    const key = `${seat}${keyOf(state)}`
    const before = this.known.get(key)
    if (before !== undefined) return before
    if (++this.positions > this.most) return undefined
    const worth = this.best(state, turn.seats[0]!, seat)
    if (worth !== undefined) this.known.set(key, worth)
    return worth
  }

  private best(state: G['State'], mover: Seat, seat: Seat): number | undefined {
    const sign = mover === seat ? 1 : -1
    let best = -1
    for (const move of this.game.moves(state, mover)) {
      const next = this.game.copy(state)
      this.game.play(next, mover, move)
      const worth = this.worth(next, seat)
      if (worth === undefined) return undefined
      best = Math.max(best, sign * worth)
      if (best === 1) break
    }
    return sign * best
  }
}

/** States are blocks of memory in every game that is searched; otherwise they are plain data. */
function keyOf(state: unknown): string {
  const memory = memoryOf(state)
  return memory === undefined ? JSON.stringify(state) : BYTES.decode(memory)
}
const BYTES = new TextDecoder('windows-1252') // a character for every byte
