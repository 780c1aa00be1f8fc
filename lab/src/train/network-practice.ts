import { alphaBeta, limitedTo } from '@masterplan/bots'
import {
  type Entry,
  type GameTypes,
  type Insight,
  type Model,
  type Random,
  seatBySeat,
  seeded,
  type Trainable,
  type Weights,
} from '@masterplan/kernel'
import { evaluateByNetwork, type Network } from '@masterplan/kernel/net'
import type { Stretch } from '../run/simulate.ts'
import { type Notes, noteEnd, notePosition, notesOf, type PracticeRunner, practiceRunner, seedOf } from './practice.ts'

/** Matches of two to learn a net from; plain JSON, so that it can be sent to a worker. */
export interface NetPractice {
  readonly game: string
  readonly seed: number
  readonly generation: number // counted from 1
  readonly weights: Weights // by which the first generation plays
  readonly net: Network | null // by which later ones do
  readonly thinking: number // positions that a seat looks at before a move
}

const PLAYERS = 2
const [FEWEST_OPENING, OPENINGS] = [2, 9] // a match begins with this many random moves, so that no two are alike
const ASTRAY = 8 // one later move in this many is random too: searches look at mistakes most of the time
const NOTED = 3 // one position in this many: neighbours tell nearly the same

/** Plays a stretch of a practice. A match depends on the practice and its number alone. */
export function practiseNet(trainable: Trainable, practice: NetPractice, { from, count }: Stretch): Notes {
  return trainable.unfold((entry, model) => {
    const { net, weights } = practice
    const insight = net === null ? model.insightWith(weights) : insightByNet(entry, model, net)
    const runner = practiceRunner({ ...entry, insight }, model, { players: PLAYERS, options: {}, rivals: [] })
    for (let number = from; number < from + count; number++) {
      playMatch(runner, practice.thinking, seeded(seedOf({ ...practice, players: PLAYERS }, number)))
    }
    return notesOf(runner, count)
  })
}

/** The insight in force, but for what a net says of matches that are not over. */
export function insightByNet<G extends GameTypes>(entry: Entry<G>, { features }: Model<G>, net: Network): Insight<G> {
  const { game, insight } = entry
  const before = evaluateByNetwork(features, net)
  return seatBySeat<G>({
    ...insight,
    evaluate: (state, seat) => (game.turn(state).kind === 'over' ? insight.evaluate(state, seat) : before(state, seat)),
  })
}

function playMatch<G extends GameTypes>(runner: PracticeRunner<G>, thinking: number, random: Random): void {
  const { entry, start, state, noted } = runner
  const { game } = entry
  const opening = FEWEST_OPENING + random.below(OPENINGS)
  let decisions = 0
  game.copy(start, state)
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const seat = turn.kind === 'luck' ? undefined : turn.seats[random.below(turn.seats.length)]!
    if (seat === undefined || decisions++ < opening || random.below(ASTRAY) === 0) {
      const by = seat ?? 'luck'
      game.play(state, by, game.sample(state, by, random))
      continue
    }
    if (random.below(NOTED) === 0) notePosition(runner, PLAYERS, noted.stage.length)
    const asked = { entry, seat, view: game.view(state, seat), random }
    game.play(state, seat, alphaBeta.think(asked, limitedTo(thinking)).thoughts[0]!.move)
  }
  noteEnd(runner, PLAYERS)
}
