import { withTreeReuse } from '@masterplan/bots'
import {
  type Bot,
  type Chosen,
  type Entry,
  FORMAT,
  type GameTypes,
  type MatchRecord,
  type Playable,
  ranks,
} from '@masterplan/kernel'
import { type MatchTally, NO_GAMES, type TalliedMatch, talliesOf, tallyOf } from '../statistics/tally.ts'
import { type MatchRunner, matchRunner, type Players, playMatch } from './match-runner.ts'
import { luckOf, mindOf, openingOf } from './seeds.ts'
import { botNamed } from './timed-bots.ts'

/** What to play; plain JSON, so that it can be sent to a worker. */
export interface Plan {
  readonly game: string
  readonly players: number
  readonly options: Chosen
  readonly bots: readonly string[] // seats rotate over them, match by match
  readonly seed: number
  readonly opening?: number // decisions at the start of a deal that are drawn by lot; left out: none
  readonly rules: string | null // the version of the game's rules; null for the newest
  readonly records: boolean // whether to keep each match as a record
}
/** Some of a plan's matches, counted from 0. */
export type Stretch = { readonly from: number; readonly count: number }
export type Simulated = { readonly tally: MatchTally; readonly records: readonly MatchRecord[] }

/** Plays one stretch of a plan. A match depends on the plan and its number alone, not on who plays it and when. */
export function simulate(game: Playable, plan: Plan, { from, count }: Stretch): Simulated {
  const bots = plan.bots.map(name => botNamed(name, game))
  return game.unfold(<G extends GameTypes>(entry: Entry<G>) => {
    const rules = plan.rules ?? game.rulesVersion
    const runner = matchRunner(entry, plan.players, plan.options, rules)
    let tally = NO_GAMES
    const records: MatchRecord[] = []
    for (let number = from; number < from + count; number++) {
      const { outcome, log } = watched(runner, playersOf(plan, bots, number), plan.records)
      tally = talliesOf(tally, tallyOf(outcome))
      if (plan.records) records.push(recordOf(game.id, rules, runner.options, outcome, log))
    }
    return { tally, records }
  })
}

/** As many matches as there are bots make a deal: the same luck, and everybody has sat everywhere. */
function playersOf({ players, seed, opening = 0 }: Plan, bots: readonly Bot[], number: number): Players {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const deal = Math.floor(number / bots.length)
  return {
    bots: seats.map(seat => withTreeReuse(bots[(seat + number) % bots.length]!)),
    minds: seats.map(seat => mindOf(seed, seat, number)),
    luck: luckOf(seed, deal),
    opening: { moves: opening, random: openingOf(seed, deal) },
  }
}

function watched<G extends GameTypes>(runner: MatchRunner<G>, players: Players, keepsLog: boolean) {
  const { write } = runner.entry.game.notation
  const events: Record<string, number> = {}
  const log: string[] = []
  let moves = 0
  const scores = playMatch(runner, players, {
    tell(_, event) {
      const kind = kindOf(event)
      events[kind] = (events[kind] ?? 0) + 1
    },
    moved(by, move) {
      if (by !== 'luck') moves++
      if (keepsLog) log.push(`${by === 'luck' ? '*' : by + 1} ${write(move)}`)
    },
  })
  const outcome: TalliedMatch = { bots: players.bots.map(bot => bot.name), scores, moves, events }
  return { outcome, log }
}

/** Events are plain JSON with a `kind`; one without is counted all the same. */
function kindOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : 'event'
}

function recordOf(
  game: string,
  rules: string,
  options: Chosen,
  { bots, scores }: TalliedMatch,
  log: readonly string[],
): MatchRecord {
  return {
    format: FORMAT,
    game,
    rules,
    players: bots.length,
    options,
    names: bots,
    log,
    result: { scores: scores.map(each => each.total), ranks: ranks(scores) },
    ended: { why: 'rules' }, // and not when: the same plan and seed make the same file on any day
  }
}
