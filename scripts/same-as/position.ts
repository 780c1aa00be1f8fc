import type { ProbedActor, Rules } from './contract.ts'
import { type CountedStream, streamOf } from './stream.ts'

/** All that a tree says at one position. What is compared is this, as JSON. */
export type PositionAnswers = {
  readonly turn: unknown
  readonly asked: Readonly<Record<string, Asked>> // by each actor that the turn waits for
  readonly views: Readonly<Record<string, unknown>> // by each seat, and the audience
  readonly scores: unknown
  readonly world: unknown // imagined from one view: what bots think from
}
type Asked = {
  readonly listed: readonly string[] // of luck with the weight after a space
  readonly sampled: { readonly text: string; readonly taken: number } | null // null where the stream may change
  readonly refusals: Readonly<Record<string, unknown>> // by text: 'unreadable', null for a yes
}

export type ProbedPosition = {
  readonly rules: Rules
  readonly state: unknown
  readonly players: number
  readonly seed: string // names the position
  readonly strangers: readonly string[]
  readonly read: (text: string) => unknown // the rules' own reading, remembered
  readonly asSets: boolean // lists are compared without their order, and seats' samples not at all
}

/** Trees that know one version of the rules do not tell it in their views. */
function withoutVersion(view: unknown): unknown {
  if (typeof view !== 'object' || view === null || !('rules' in view)) return view
  const { rules: _, ...rest } = view
  return rest
}

export function saidAt(place: ProbedPosition): PositionAnswers {
  const { rules, state, players, seed } = place
  const turn = rules.turn(state)
  const actors: readonly ProbedActor[] = turn.kind === 'decide' ? turn.seats : turn.kind === 'luck' ? ['luck'] : []
  const viewers = [...Array.from({ length: players }, (_, seat) => seat), 'audience' as const]
  const views = viewers.map(viewer => [viewer, rules.view(state, viewer)] as const)
  const random = streamOf(seed, 'world')
  const [viewer, view] = views[random.below(views.length)]!
  const world = rules.imagine(view, random)
  return {
    turn,
    asked: Object.fromEntries(actors.map(by => [by, askedOf(place, by)])),
    views: Object.fromEntries(views.map(([each, seen]) => [each, withoutVersion(seen)])),
    scores: rules.scores(state),
    world: {
      of: viewer,
      view: withoutVersion(rules.view(world, random.below(players))),
      scores: rules.scores(world),
      taken: random.taken(),
    },
  }
}

function askedOf({ rules, state, seed, strangers, read, asSets }: ProbedPosition, by: ProbedActor): Asked {
  const { write } = rules.notation
  const listed =
    by === 'luck'
      ? rules.draws(state).map(({ item, weight }) => `${write(item)} ${weight}`)
      : rules.moves(state, by).map(move => write(move))
  const sampled = (random: CountedStream) => ({ text: write(rules.sample(state, by, random)), taken: random.taken() })
  const refusals = strangers.map(text => {
    const move = read(text)
    return [text, move === undefined ? 'unreadable' : (rules.refuse(state, by, move) ?? null)]
  })
  return {
    listed: asSets ? listed.sort() : listed,
    sampled: asSets && by !== 'luck' ? null : sampled(streamOf(seed, by)),
    refusals: Object.fromEntries(refusals),
  }
}

/** How many answers of a tree stand in it. */
export function answersIn({ asked, views }: PositionAnswers): number {
  const perActor = Object.values(asked).map(({ sampled, refusals }) => {
    return 1 + (sampled === null ? 0 : 1) + Object.keys(refusals).length
  })
  const turnScoresWorld = 3
  return perActor.reduce((sum, each) => sum + each, turnScoresWorld + Object.keys(views).length)
}
