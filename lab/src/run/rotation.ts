import { withTreeReuse } from '@masterplan/bots'
import { type Bot, type GameTypes, judge, ranks, type Seat, seatsOf } from '@masterplan/kernel'
import type { DealTask, Forfeit, PlayedMatch } from './deals.ts'
import type { EngineRoom, EngineTable, NamedEngine, SeatedEngine } from './engines.ts'
import type { Tournament } from './line-ups.ts'
import { begin, type MatchRunner, playUntilAwaited } from './match-runner.ts'
import { engineSeedOf, luckOf, mindOf, openingOf } from './seeds.ts'
import { threadTime } from './timed-bots.ts'

/** Who sits at a seat: a bot of ours, or a program of others. */
export type Entrant =
  | { readonly kind: 'bot'; readonly bot: Bot }
  | { readonly kind: 'engine'; readonly engine: NamedEngine }

export interface Rotation {
  readonly tournament: Tournament
  readonly task: DealTask
  readonly rotation: number
  readonly told: EngineTable['told']
  readonly room: EngineRoom
}

/** More than a match asks of a seat, unless engines answer the same for ever where equal throws are repeated. */
const MOST_MOVES = 5000

/** By seat: moves and milliseconds so far. */
type Spending = { readonly moves: number[]; readonly milliseconds: number[] }

/** One match of a deal. An engine that breaks off, or breaks the rules, has lost it; the others share the win. */
export async function playRotation<G extends GameTypes>(
  runner: MatchRunner<G>,
  entrants: readonly Entrant[],
  about: Rotation,
): Promise<PlayedMatch> {
  const { tournament, task, rotation, room } = about
  const path = [task.lineUp, task.deal, rotation]
  const spending: Spending = { moves: entrants.map(() => 0), milliseconds: entrants.map(() => 0) }
  const seated = await seatEngines(runner, entrants, about)
  const players = {
    bots: entrants.map((entrant, seat) =>
      entrant.kind === 'bot' ? clocked(withTreeReuse(entrant.bot), seat, spending) : undefined,
    ),
    minds: entrants.map((_, seat) => mindOf(tournament.seed, seat, ...path)),
    luck: luckOf(tournament.seed, task.deal),
    opening: { moves: tournament.opening, random: openingOf(tournament.seed, task.deal) },
  }
  const log: string[] = []
  const { write } = runner.entry.game.notation
  const observer = {
    tell: undefined,
    moved(by: Seat | 'luck', move: G['Move']) {
      if (seated.engines.size > 0) log.push(`${by === 'luck' ? '*' : by + 1} ${write(move)}`)
    },
  }
  const progress = begin(runner)
  let { forfeit } = seated
  while (forfeit === undefined) {
    const seat = playUntilAwaited(runner, players, observer, progress)
    if (seat === undefined) break
    const { engine, sits } = seated.engines.get(seat)! // a seat without a bot is an engine's
    const moved = await askEngine(runner, seat, sits, { log, told: about.told, spending })
    if (moved.ok) observer.moved(seat, moved.move)
    else forfeit = forfeitOf(seat, engine, moved.why)
  }
  room.rise()
  return played(runner, spending, forfeit)
}

const forfeitOf = (seat: Seat, { name }: NamedEngine, why: string): Forfeit => ({ seat, sentence: `${name} ${why}.` })

function played<G extends GameTypes>(
  { entry, state }: MatchRunner<G>,
  { moves, milliseconds }: Spending,
  forfeit: Forfeit | undefined,
): PlayedMatch {
  const scores = entry.game.scores(state)
  const counted = { scores: scores.map(each => each.total), moves, milliseconds: milliseconds.map(Math.round) }
  if (forfeit === undefined) return { ranks: ranks(scores), ...counted }
  return { ranks: scores.map((_, seat) => (seat === forfeit.seat ? scores.length : 1)), ...counted, forfeit }
}

function clocked(bot: Bot, at: number, { moves, milliseconds }: Spending): Bot {
  return {
    name: bot.name,
    choose(entry, seat, view, random) {
      const before = threadTime()
      const move = bot.choose(entry, seat, view, random)
      milliseconds[at]! += threadTime() - before
      moves[at]!++
      return move
    },
  }
}

type AtTable = { readonly engine: NamedEngine; readonly sits: SeatedEngine }
type SeatedEngines = { readonly engines: ReadonlyMap<Seat, AtTable>; readonly forfeit: Forfeit | undefined }

/** One that cannot even sit down has lost. */
async function seatEngines<G extends GameTypes>(
  { entry, options }: MatchRunner<G>,
  entrants: readonly Entrant[],
  { tournament, task, rotation, told, room }: Rotation,
): Promise<SeatedEngines> {
  const { players, seed } = tournament
  const engines = new Map<Seat, AtTable>()
  for (const seat of seatsOf(players)) {
    const entrant = entrants[seat]!
    if (entrant.kind === 'bot') continue
    const own = { seat, seed: engineSeedOf(seed, seat, task.lineUp, task.deal, rotation) }
    const sits = await room.seat(entrant.engine, { game: entry.game.id, players, options, told, ...own })
    if (!sits.ok) return { engines, forfeit: forfeitOf(seat, entrant.engine, sits.why) }
    engines.set(seat, { engine: entrant.engine, sits })
  }
  return { engines, forfeit: undefined }
}

type Asked = { readonly log: readonly string[]; readonly told: EngineTable['told']; readonly spending: Spending }
type Moved<Move> = { readonly ok: true; readonly move: Move } | { readonly ok: false; readonly why: string }

/** What it answers is judged and played like anybody's move. */
async function askEngine<G extends GameTypes>(
  { entry, state }: MatchRunner<G>,
  seat: Seat,
  engine: SeatedEngine,
  { log, told, spending }: Asked,
): Promise<Moved<G['Move']>> {
  const { game } = entry
  const answer = await engine.choose(
    told === 'moves' ? { kind: told, log } : { kind: told, seat, view: game.view(state, seat) },
  )
  if (!answer.ok) return answer
  spending.moves[seat]!++
  spending.milliseconds[seat]! += answer.milliseconds
  if (spending.moves[seat]! > MOST_MOVES) return { ok: false, why: `made ${MOST_MOVES} moves, and the match goes on` }
  const judged = judge(game, state, seat, answer.text)
  if (!judged.ok) return { ok: false, why: whyRefused(answer.text, judged.refused) }
  game.play(state, seat, judged.move)
  return { ok: true, move: judged.move }
}

/** What follows the name of an engine whose move the rules refuse. */
export function whyRefused(text: string, { code, rule }: { readonly code: string; readonly rule: string }): string {
  return `answered ${JSON.stringify(text.slice(0, 60))}, which is refused: ${code} (${rule})`
}
