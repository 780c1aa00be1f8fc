import {
  alphaBeta,
  coreAlphaBeta,
  coreTree,
  limitedTo,
  plainUct,
  type Searcher,
  type SearchLimits,
  treeSearch,
} from '@masterplan/bots'
import { type Entry, type GameTypes, type Seat, seeded } from '@masterplan/kernel'
import type { ThreadMeter } from './pace.ts'

/** Rates are per CPU second on one core; null where a search does not suit the game. */
export interface SearchRates {
  readonly positionsPerSecond: number | null // of alpha-beta: every state that a move was played into, leaves and all
  readonly iterationsPerSecond: number | null // of tree search: descents with all that is played below them
  readonly plainIterationsPerSecond: number | null // the same without insight, every one played at random to the end
}

/** How far a match has come, as a share of a random one, when a search is timed. */
const STAGES = [0, 0.25, 0.5, 0.75]
const MEGABYTES = 64

export function searchRates<G extends GameTypes>(
  entry: Entry<G>,
  start: G['State'],
  seconds: number,
  meter: ThreadMeter,
): SearchRates {
  const paced = pacer(entry, start, seconds, meter)
  return {
    positionsPerSecond: paced(alphaBeta),
    iterationsPerSecond: paced(treeSearch),
    plainIterationsPerSecond: paced(plainUct),
  }
}

/** Of the searches in the game's core, whose iterations are all played at random to the end. */
export function coreRates<G extends GameTypes>(
  entry: Entry<G>,
  start: G['State'],
  seconds: number,
  meter: ThreadMeter,
): SearchRates {
  const paced = pacer(entry, start, seconds, meter)
  return {
    positionsPerSecond: paced(coreAlphaBeta),
    iterationsPerSecond: paced(coreTree),
    plainIterationsPerSecond: null,
  }
}

function pacer<G extends GameTypes>(entry: Entry<G>, start: G['State'], seconds: number, meter: ThreadMeter) {
  const positions = STAGES.map(stage => positionAt(entry, start, stage)).filter(each => each !== undefined)
  return (bot: Searcher) => {
    rateOf(entry, bot, positions, seconds / 2, meter) // until the compiler has seen enough
    return rateOf(entry, bot, positions, seconds, meter)
  }
}

type Position<G extends GameTypes> = { readonly state: G['State']; readonly seat: Seat }

function rateOf<G extends GameTypes>(
  entry: Entry<G>,
  bot: Searcher,
  positions: readonly Position<G>[],
  seconds: number,
  meter: ThreadMeter,
): number | null {
  let spent = 0
  let used = 0
  for (const { state, seat } of positions) {
    const before = meter.cpuSeconds()
    const limits: SearchLimits = {
      ...limitedTo(Number.MAX_SAFE_INTEGER),
      bytes: MEGABYTES * 2 ** 20,
      deadline: before + seconds / positions.length,
      clock: () => meter.cpuSeconds(),
    }
    const advice = bot.think({ entry, seat, view: entry.game.view(state, seat), random: seeded(1) }, limits)
    if (bot === alphaBeta && advice.thoughts.some(thought => thought.visits > 0)) return null // it left it to tree search
    spent += advice.spent
    used += meter.cpuSeconds() - before
  }
  return used > 0 ? spent / used : null
}

/** A position of a random match in which one seat has a choice, at this stage or the next one that is. */
function positionAt<G extends GameTypes>(
  { game }: Entry<G>,
  start: G['State'],
  stage: number,
): Position<G> | undefined {
  const random = seeded(1)
  const walk = (until: (state: G['State'], moves: number) => boolean) => {
    const state = game.copy(start)
    let moves = 0
    for (let turn = game.turn(state); turn.kind !== 'over' && !until(state, moves); turn = game.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      game.play(state, by, game.sample(state, by, random))
      moves++
    }
    return { state, moves }
  }
  const length = walk(() => false).moves
  const { state } = walk((now, moves) => moves >= stage * length && hasChoice(now))
  const turn = game.turn(state)
  return turn.kind === 'decide' ? { state, seat: turn.seats[0]! } : undefined

  function hasChoice(now: G['State']): boolean {
    const turn = game.turn(now)
    return turn.kind === 'decide' && game.moves(now, turn.seats[0]!).length > 1
  }
}
