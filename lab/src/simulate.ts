import { findBot, randomBot } from '@masterplan/bots'
import {
  type Actor,
  type Bot,
  type Chosen,
  type Entry,
  FORMAT,
  type GameTypes,
  type MatchRecord,
  type Playable,
  type Random,
  ranks,
  readOptions,
  type Seat,
  seeded,
  type Tell,
} from '@masterplan/kernel'
import { NO_GAMES, type Outcome, type Tally, talliesOf, tallyOf } from './tally.ts'

/** What to play; plain JSON, so that it can be sent to a worker. */
export interface Plan {
  readonly game: string
  readonly players: number
  readonly options: Chosen
  readonly bots: readonly string[] // seats rotate over them, match by match
  readonly seed: number
  readonly records: boolean // whether to keep each match as a record
}
/** Some of a plan's matches, counted from 0. */
export type Stretch = { readonly from: number; readonly count: number }
export type Simulated = { readonly tally: Tally; readonly records: readonly MatchRecord[] }

/** Plays one stretch of a plan. A match depends on the plan and its number alone, whoever plays it and when. */
export function simulate(game: Playable, plan: Plan, { from, count }: Stretch): Simulated {
  const bots = plan.bots.map(name => {
    const found = findBot(name, game.personalities)
    if (!found.ok) throw new Error(found.sentence)
    return found.bot
  })
  return game.unfold(entry => {
    const hall = hallOf(entry, plan)
    let tally = NO_GAMES
    const records: MatchRecord[] = []
    for (let number = from; number < from + count; number++) {
      const seated = Array.from({ length: plan.players }, (_, seat) => bots[(seat + number) % bots.length]!)
      const { outcome, log } = playMatch(hall, seated, seeded(seedOf(plan.seed, number)))
      tally = talliesOf(tally, tallyOf(outcome))
      if (plan.records) records.push(recordOf(game, plan, outcome, log))
    }
    return { tally, records }
  })
}

/** Far apart for any two matches of one seed; 2^53 of them in all. */
function seedOf(seed: number, number: number): number {
  const root = seeded(seed)
  return root.below(2 ** 21) * 2 ** 32 + ((root.below(2 ** 32) + number) % 2 ** 32)
}

/** What all matches of a plan share. */
interface Hall<G extends GameTypes> {
  readonly entry: Entry<G>
  readonly start: G['State'] // never played on
  readonly state: G['State'] // overwritten by every match
  readonly keepsLog: boolean
}

function hallOf<G extends GameTypes>(entry: Entry<G>, { players, options, records }: Plan): Hall<G> {
  const read = readOptions<G['Options']>(entry.game.options, options, players)
  if (!read.ok) throw new Error(read.sentence)
  const start = entry.game.start(players, read.options)
  return { entry, start, state: entry.game.copy(start), keepsLog: records }
}

function playMatch<G extends GameTypes>(
  { entry, start, state, keepsLog }: Hall<G>,
  bots: readonly Bot[],
  random: Random,
) {
  const { game } = entry
  const events: Record<string, number> = {}
  const tell: Tell<G['Event']> = (_, event) => {
    const kind = kindOf(event)
    events[kind] = (events[kind] ?? 0) + 1
  }
  const log: string[] = []
  let moves = 0
  game.copy(start, state)
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    const move = by === 'luck' ? game.sample(state, by, random) : chosen(entry, state, by, bots[by]!, random)
    if (keepsLog) log.push(`${by === 'luck' ? '*' : by + 1} ${game.notation.write(move)}`)
    if (by !== 'luck') moves++
    game.play(state, by, move, tell)
  }
  const outcome: Outcome = { bots: bots.map(bot => bot.name), scores: game.scores(state), moves, events }
  return { outcome, log }
}

/** A uniformly random mover needs no view: the list it draws from is the same in every world its seat can imagine. */
function chosen<G extends GameTypes>(entry: Entry<G>, state: G['State'], seat: Seat, bot: Bot, random: Random) {
  const { game } = entry
  if (bot === randomBot) return game.sample(state, seat, random)
  const move = bot.choose(entry, seat, game.view(state, seat), random)
  const no = game.refuse(state, seat, move)
  if (no === undefined) return move
  throw new Error(`${game.id}: ${bot.name} chose "${game.notation.write(move)}", which the rules refuse (${no.code}).`)
}

/** Events are plain JSON with a `kind`; one without is counted all the same. */
function kindOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : 'event'
}

function recordOf(game: Playable, plan: Plan, { bots, scores }: Outcome, log: readonly string[]): MatchRecord {
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    players: plan.players,
    options: plan.options,
    names: bots,
    log,
    result: { scores: scores.map(each => each.total), ranks: ranks(scores) },
  }
}
