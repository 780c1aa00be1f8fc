import { limitedTo, treeSearch } from '@masterplan/bots'
import {
  type Actor,
  type Bot,
  type Chosen,
  type Entry,
  type Features,
  type GameTypes,
  type Insight,
  MOST_SEATS,
  type Model,
  playable,
  type Random,
  ranks,
  type Seat,
  seatsOf,
  seeded,
  type Trainable,
  type Weights,
} from '@masterplan/kernel'
import { type MatchRunner, matchRunner } from '../run/match-runner.ts'
import type { Stretch } from '../run/simulate.ts'
import { botNamed } from '../run/timed-bots.ts'

/** Matches to learn from; plain JSON, so that it can be sent to a worker. */
export interface Practice {
  readonly game: string
  readonly players: number
  readonly options: Chosen
  readonly seed: number
  readonly generation: number // counted from 1
  readonly weights: Weights // by which every seat plays; without any, all moves look alike
  readonly wander: number // how often a seat tries any candidate instead of the best one, 0 to 1
  readonly tries: number // of the tree by which a seat thinks; 0: it looks one move ahead, with open cards
  readonly rivals: readonly string[] // bots that half of the seats are given to; without any, all seats learn from each other
  readonly whim: number // how far the seats of a match differ in what they find worth how much; 0 is not at all
}

/** What was seen, as tables that can be sent without a copy. Rows of positions are in the order in which they were met. */
export interface Notes {
  readonly matches: number
  readonly ends: Float32Array // match by seat: the share won, and the points
  readonly match: Int32Array // by position: which one of these
  readonly stage: Float32Array // by position
  readonly rows: Float32Array // position by seat by feature
}

/** Plays a stretch of a practice. A match depends on the practice and its number alone. */
export function practise(trainable: Trainable, practice: Practice, { from, count }: Stretch): Notes {
  return trainable.unfold((entry, model) => {
    const runner = practiceRunner(entry, model, practice)
    for (let number = from; number < from + count; number++) {
      playMatch(runner, practice, seeded(seedOf(practice, number)))
    }
    return notesOf(runner, count)
  })
}

/** Far apart for any two matches, numbers of players and generations of one seed. */
export function seedOf(
  { seed, players, generation }: Pick<Practice, 'seed' | 'players' | 'generation'>,
  number: number,
): number {
  const root = seeded(seed)
  const story = (generation * (MOST_SEATS + 1) + players) % 2 ** 12
  return ((root.below(2 ** 21) ^ (story << 9)) >>> 0) * 2 ** 32 + ((root.below(2 ** 32) + number) % 2 ** 32)
}

/** What all matches of a stretch share. */
export interface PracticeRunner<G extends GameTypes> extends MatchRunner<G> {
  readonly model: Model<G>
  readonly features: Features<G['State']>
  readonly bots: readonly Bot[] // the rivals
  readonly scratch: G['State']
  readonly rows: Float64Array
  readonly noted: Record<'ends' | 'match' | 'stage' | 'rows', number[]>
}

export function practiceRunner<G extends GameTypes>(
  entry: Entry<G>,
  model: Model<G>,
  { players, options, rivals }: Pick<Practice, 'players' | 'options' | 'rivals'>,
): PracticeRunner<G> {
  const runner = matchRunner(entry, players, options)
  return {
    ...runner,
    model,
    features: model.features,
    bots: rivals.map(name => botNamed(name, playable(entry))),
    scratch: entry.game.copy(runner.start),
    rows: new Float64Array(MOST_SEATS * model.features.names.length),
    noted: { ends: [], match: [], stage: [], rows: [] },
  }
}

/** At most this many positions of a match are remembered, any of them: neighbours tell nearly the same. */
const MOST_POSITIONS = 40

function playMatch<G extends GameTypes>(runner: PracticeRunner<G>, practice: Practice, random: Random): void {
  const { entry, model, start, state, noted } = runner
  const { players, weights, wander } = practice
  const { game } = entry
  const plays = Object.keys(weights).length > 0
  const first = noted.stage.length
  let positions = 0
  const minds = seatsOf(players).map(() => model.insightWith(whimsical(practice, random)))
  const rivals = rivalsAt(runner, practice, random)
  game.copy(start, state)
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[random.below(turn.seats.length)]!
    if (by === 'luck') {
      game.play(state, by, game.sample(state, by, random))
      continue
    }
    const wise = plays && random.below(1000) >= 1000 * wander
    const rival = wise ? rivals[by] : undefined
    const move =
      rival?.choose(entry, by, game.view(state, by), random) ??
      (wise && practice.tries > 0
        ? searched(runner, minds[by]!, by, practice.tries, random)
        : chosen(runner, minds[by]!, by, wise, random))
    game.play(state, by, move)
    if (game.turn(state).kind === 'over') break
    positions++
    const place = positions <= MOST_POSITIONS ? positions - 1 : random.below(positions)
    if (place < MOST_POSITIONS) notePosition(runner, players, first + place)
  }
  noteEnd(runner, players)
}

/** By seat, who plays there instead of the learner: whoever only meets itself never sees what others live on. */
export function rivalsAt<G extends GameTypes>(
  { bots }: PracticeRunner<G>,
  { players }: Pick<Practice, 'players'>,
  random: Random,
): readonly (Bot | undefined)[] {
  if (bots.length === 0) return []
  return seatsOf(players).map(() => (random.below(2) === 0 ? bots[random.below(bots.length)] : undefined))
}

/** Of the match that is being played, at this place of all that is noted. */
export function notePosition<G extends GameTypes>(runner: PracticeRunner<G>, players: number, place: number): void {
  const { features, state, rows, noted } = runner
  const width = players * features.names.length
  features.read(state, rows)
  noted.match[place] = noted.ends.length / (2 * players)
  noted.stage[place] = features.stage(state)
  for (let at = 0; at < width; at++) noted.rows[place * width + at] = rows[at]!
}

export function noteEnd<G extends GameTypes>({ entry, state, noted }: PracticeRunner<G>, players: number): void {
  const scores = entry.game.scores(state)
  const places = ranks(scores)
  const winners = places.filter(place => place === 1).length
  for (const seat of seatsOf(players)) noted.ends.push(places[seat] === 1 ? 1 / winners : 0, scores[seat]!.total)
}

/**
 * The weights with a taste of one's own, feature by feature. Seats that all play alike would never show what comes of
 * playing otherwise.
 */
function whimsical({ weights, whim }: Practice, random: Random): Weights {
  if (whim === 0) return weights
  const tables = Object.entries(weights).map(([players, table]) => {
    const rows = Object.entries(table).map(([name, row]) => {
      const factor = 1 + whim * (2 * chance(random) + 2 * chance(random) - 2)
      return [name, row.map(weight => weight * factor)]
    })
    return [players, Object.fromEntries(rows)]
  })
  return Object.fromEntries(tables)
}

export const chance = (random: Random): number => random.below(2 ** 20) / 2 ** 20

/**
 * As a greedy bot would, but with open cards: to imagine what is hidden would take most of the time, and all seats know
 * the same too much.
 */
function chosen<G extends GameTypes>(
  { entry, state, scratch }: PracticeRunner<G>,
  insight: Insight<G>,
  seat: Seat,
  wise: boolean,
  random: Random,
): G['Move'] {
  const { game } = entry
  const candidates = insight.candidates(state, seat)
  if (!wise || candidates.length === 1) return candidates[random.below(candidates.length)]!
  let best: G['Move'] = candidates[0]
  let highest = -Infinity
  let equals = 0
  for (const move of candidates) {
    game.copy(state, scratch)
    game.play(scratch, seat, move)
    const standing = insight.evaluate(scratch, seat)
    if (standing < highest) continue
    equals = standing > highest ? 1 : equals + 1
    highest = standing
    if (random.below(equals) === 0) best = move
  }
  return best
}

/** What comes of a position depends on who plays on: those who search are best learnt from by those who search. */
const searched = <G extends GameTypes>(
  { entry, state }: PracticeRunner<G>,
  insight: Insight<G>,
  seat: Seat,
  tries: number,
  random: Random,
): G['Move'] => {
  const asked = { entry: { ...entry, insight }, seat, view: entry.game.view(state, seat), random }
  return treeSearch.think(asked, limitedTo(tries)).thoughts[0]!.move
}

export const notesOf = <G extends GameTypes>({ noted }: PracticeRunner<G>, matches: number): Notes => ({
  matches,
  ends: Float32Array.from(noted.ends),
  match: Int32Array.from(noted.match),
  stage: Float32Array.from(noted.stage),
  rows: Float32Array.from(noted.rows),
})

/** The notes of all stretches as one, in the order given. */
export function notesTogether(parts: readonly Notes[]): Notes {
  let matches = 0
  const match = parts.flatMap(part => {
    const moved = part.match.map(each => each + matches)
    matches += part.matches
    return [moved]
  })
  return {
    matches,
    ends: joined(parts.map(each => each.ends)),
    match: Int32Array.from(match.flatMap(each => [...each])),
    stage: joined(parts.map(each => each.stage)),
    rows: joined(parts.map(each => each.rows)),
  }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
