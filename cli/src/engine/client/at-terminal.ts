import { type Match, type Seat, seatsOf } from '@masterplan/kernel'
import {
  type EngineAnswer,
  type EngineTable,
  type NamedEngine,
  nothingHidden,
  type SeatedEngine,
  whyRefused,
} from '@masterplan/lab'
import { type Failure, failure, quoted } from '../../command.ts'
import type { SessionSetup, TerminalPlayer } from '../../terminal/session.ts'
import type { EngineProcesses } from './room.ts'

/** What each would do as the match stands. */
export type EnginesBySeat = ReadonlyMap<Seat, (match: Match) => Promise<EngineAnswer>>

export const isEngine = (player: TerminalPlayer | undefined): player is NamedEngine =>
  typeof player === 'object' && 'command' in player

/** Starts the engines of a match at the terminal. */
export async function sitDown(
  room: EngineProcesses,
  { match, players, seed }: SessionSetup,
): Promise<{ readonly ok: true; readonly engines: EnginesBySeat } | Failure> {
  const engines = new Map<Seat, (match: Match) => Promise<EngineAnswer>>()
  const { game, options, rules } = match
  const told = nothingHidden(game, match.players, options) ? 'moves' : 'view'
  for (const seat of seatsOf(match.players)) {
    const engine = players[seat]
    if (!isEngine(engine)) continue
    if (told === 'moves' && rules !== game.rulesVersion)
      return failure(`Engines play by the rules ${game.rulesVersion}; this match goes by ${rules}.`)
    const table = { game: game.id, seat, players: match.players, options, seed: (seed + seat) % 2 ** 31, told } as const
    const seated = await room.seat(engine, table)
    if (!seated.ok) return failure(`The engine ${quoted(engine.name)} ${seated.why}.`)
    engines.set(seat, now => engineMove(seated, now, table))
  }
  return { ok: true, engines }
}

/** What an engine would do now, judged by the rules. */
async function engineMove(
  sits: SeatedEngine,
  match: Match,
  { seat, told }: Pick<EngineTable, 'seat' | 'told'>,
): Promise<EngineAnswer> {
  const answer = await sits.choose(
    told === 'moves' ? { kind: told, log: match.log } : { kind: told, seat, view: match.viewFor(seat) },
  )
  const refused = answer.ok ? match.judge(seat, answer.text) : undefined
  return answer.ok && refused !== undefined ? { ok: false, why: whyRefused(answer.text, refused) } : answer
}
