import { type ProbedActor, type ProbedTurn, probedRules, type Rules } from './contract.ts'
import { type PositionAnswers, saidAt } from './position.ts'
import { type MatchSetup, setupOf, type Texts } from './setup.ts'
import { type StrangerPool, strangersFrom } from './strangers.ts'
import { type CountedStream, oneOf, streamOf } from './stream.ts'

export type Journey = {
  readonly seed: number
  readonly pool: StrangerPool
  readonly texts: Texts
  readonly asSets: boolean
}
/** A position, and how it went on: at the end there is no line. */
export type WalkStep = {
  readonly said: PositionAnswers
  readonly line: string | null
  readonly events: readonly unknown[]
}
export type Walked = { readonly setup: MatchSetup; readonly steps: Generator<WalkStep> }

const STRANGERS = 100
/** Trades between seats that draw lots can go on for long; the rest of such a match is left out. */
const LONGEST = 4000
/** Now and then a match goes on in a copy, so that one that shares something with its original is noticed. */
const COPIED_EVERY = 8

export function walk(rules: Rules, match: number, journey: Journey): Walked {
  const setup = setupOf(rules, journey.seed, match, journey.texts)
  return { setup, steps: stepsOf(rules, match, setup, journey) }
}

/** Moves are drawn from sorted texts by the probe's own luck, so the way does not depend on the order of a list. */
function* stepsOf(
  rules: Rules,
  match: number,
  { players, options }: MatchSetup,
  journey: Journey,
): Generator<WalkStep> {
  const random = streamOf(rules.id, journey.seed, match)
  const read = remembering(text => rules.notation.read(text))
  let state = rules.start(players, options, probedRules(rules))
  for (let position = 0; position < LONGEST; position++) {
    if (position % COPIED_EVERY === COPIED_EVERY - 1) state = rules.copy(state)
    const strangers = strangersFrom(journey.pool, STRANGERS, random)
    const seed = `${rules.id} ${journey.seed} ${match} ${position}`
    const said = saidAt({ rules, state, players, seed, strangers, read, asSets: journey.asSets })
    const next = nextOf(rules.turn(state), said, random)
    if (next === undefined) return yield { said, line: null, events: [] }
    const events: unknown[] = []
    rules.play(state, next.by, rules.notation.read(next.text), (to, event) => events.push({ to, event }))
    yield { said, line: `${next.by === 'luck' ? '*' : next.by + 1} ${next.text}`, events }
  }
}

type Next = { readonly by: ProbedActor; readonly text: string }

/** One of what is listed; every fourth time, where there is one, a move that is legal without being listed. */
function nextOf(turn: ProbedTurn, { asked }: PositionAnswers, random: CountedStream): Next | undefined {
  if (turn.kind === 'over') return undefined
  const by: ProbedActor = turn.kind === 'luck' ? 'luck' : oneOf(turn.seats, random)
  const { listed, refusals } = asked[by]!
  if (by === 'luck') return { by, text: drawn(listed, random) }
  const known = new Set(listed)
  const unlisted = Object.keys(refusals).filter(text => refusals[text] === null && !known.has(text))
  const among = unlisted.length > 0 && random.below(4) === 0 ? unlisted : [...listed]
  return { by, text: oneOf(among.sort(), random) }
}

/** By weight; each of `listed` ends with its own. */
function drawn(listed: readonly string[], random: CountedStream): string {
  const ways = [...listed].sort().map(each => {
    const end = each.lastIndexOf(' ')
    return { text: each.slice(0, end), weight: Number(each.slice(end)) }
  })
  let ticket = random.below(ways.reduce((sum, { weight }) => sum + weight, 0))
  for (const { text, weight } of ways) {
    ticket -= weight
    if (ticket < 0) return text
  }
  throw new Error('Luck is waited for and has nothing to draw.')
}

function remembering(read: (text: string) => unknown): (text: string) => unknown {
  const known = new Map<string, unknown>()
  return text => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text)
  }
}
