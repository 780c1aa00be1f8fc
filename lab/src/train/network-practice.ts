import { alphaBeta, coreTree, limitedTo, type Searcher, treeSearch } from '@masterplan/bots'
import {
  type Core,
  type Entry,
  type GameTypes,
  type Insight,
  type Model,
  netFeaturesOf,
  type Random,
  seatBySeat,
  seeded,
  type Trainable,
  type Weights,
} from '@masterplan/kernel'
import { evaluateAmongByNetwork, evaluateByNetwork, type Network } from '@masterplan/kernel/net'
import type { Stretch } from '../run/simulate.ts'
import {
  type Notes,
  noteEnd,
  notePosition,
  notesOf,
  type PracticeRunner,
  practiceRunner,
  rivalsAt,
  seedOf,
} from './practice.ts'

/** Matches to learn a net from; plain JSON, so that it can be sent to a worker. */
export interface NetPractice {
  readonly game: string
  readonly players: number
  readonly seed: number
  readonly generation: number // counted from 1
  readonly weights: Weights // by which the first generation plays
  readonly net: Network | null // by which later ones do
  readonly by: NetPlayer
  readonly thinking: number // positions that a seat looks at before a move, or tries of a tree
  readonly rivals: readonly string[] // as in `Practice`
}
/**
 * Who plays: between two alpha-beta by the contract, or the tree of a game's core, whose first generation asks no
 * evaluation; the tree by the contract among any number.
 */
export type NetPlayer = (typeof NET_PLAYERS)[number]
export const NET_PLAYERS = ['alpha-beta', 'core-tree', 'tree-search'] as const

/** How a match goes by each of them. */
interface Habits {
  readonly searcher: Searcher
  readonly openings: number // a match begins with up to this many random moves and one: no two are alike
  readonly astray: number // one later move in this many is random too: searches look at mistakes most of the time; 0 is none
  readonly noted: number // one position in this many: neighbours tell nearly the same
}
const HABITS: Readonly<Record<NetPlayer, Habits>> = {
  'alpha-beta': { searcher: alphaBeta, openings: 9, astray: 8, noted: 3 },
  'core-tree': { searcher: coreTree, openings: 17, astray: 0, noted: 1 },
  'tree-search': { searcher: treeSearch, openings: 11, astray: 25, noted: 2 },
}

/** Plays a stretch of a practice. A match depends on the practice and its number alone. */
export function practiseNet(trainable: Trainable, practice: NetPractice, { from, count }: Stretch): Notes {
  return trainable.unfold((entry, model) => {
    const { net, weights, players, rivals } = practice
    const insight = net === null ? model.insightWith(weights) : insightByNet(entry, model, net, players)
    const player = { ...entry, insight, core: coreByNet(entry.core, net) }
    const asked = { ...model, features: netFeaturesOf(model, players) }
    const runner = practiceRunner(player, asked, { players, options: {}, rivals })
    for (let number = from; number < from + count; number++) {
      playMatch(runner, practice, seeded(seedOf(practice, number)))
    }
    return notesOf(runner, count)
  })
}

/** The core with this net; without one, its tree plays games to their end and judges nothing else. */
function coreByNet<G extends GameTypes>(core: Core<G> | undefined, net: Network | null): Core<G> | undefined {
  if (core?.taught === undefined) return undefined
  return net === null ? { ...core, tree: { ...core.tree, judgeWeight: 0 } } : { ...core, net: core.taught(net) }
}

/** The insight in force, but for what a net says of matches that are not over. */
export function insightByNet<G extends GameTypes>(
  entry: Entry<G>,
  model: Model<G>,
  net: Network,
  players: number,
): Insight<G> {
  const { game, insight } = entry
  const features = netFeaturesOf(model, players)
  const before =
    players === 2 ? evaluateByNetwork(features, net) : evaluateAmongByNetwork(features, net, players).evaluate
  return seatBySeat<G>({
    ...insight,
    evaluate: (state, seat) => (game.turn(state).kind === 'over' ? insight.evaluate(state, seat) : before(state, seat)),
  })
}

function playMatch<G extends GameTypes>(runner: PracticeRunner<G>, practice: NetPractice, random: Random): void {
  const { entry, start, state, noted } = runner
  const { by, players, thinking } = practice
  const { game } = entry
  const { searcher, openings, astray, noted: oneIn } = HABITS[by]
  const rivals = rivalsAt(runner, practice, random)
  const opening = 2 + random.below(openings)
  let decisions = 0
  game.copy(start, state)
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const seat = turn.kind === 'luck' ? undefined : turn.seats[random.below(turn.seats.length)]!
    if (seat === undefined || decisions++ < opening || (astray > 0 && random.below(astray) === 0)) {
      const actor = seat ?? 'luck'
      game.play(state, actor, game.sample(state, actor, random))
      continue
    }
    if (random.below(oneIn) === 0) notePosition(runner, players, noted.stage.length)
    const view = game.view(state, seat)
    const move =
      rivals[seat]?.choose(entry, seat, view, random) ??
      searcher.think({ entry, seat, view, random }, limitedTo(thinking)).thoughts[0]!.move
    game.play(state, seat, move)
  }
  noteEnd(runner, players)
}
