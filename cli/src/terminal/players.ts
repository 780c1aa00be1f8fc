import { findBot, STRONGEST } from '@masterplan/bots'
import type { AboutMatch, Chosen, Match, Playable } from '@masterplan/kernel'
import { type EngineCommands, engineNamed } from '@masterplan/lab'
import { optionSentence } from '@masterplan/protocol/sentences'
import { type Context, type Failure, failure, printable, quoted } from '../command.ts'
import { isEngine } from '../engine/client/at-terminal.ts'
import { enginesOf } from '../engine/client/flag.ts'
import { SEEDS, wholeNumber } from '../input/args.ts'
import { chosenOptions } from '../input/options.ts'
import { loadMatch } from '../input/records.ts'
import { playedToday, type SessionSetup, type TerminalPlayer } from './session.ts'

export type SetUp = { readonly ok: true; readonly setup: SessionSetup } | Failure

/** A new match of a game, as the flags say. */
export function newMatch(game: Playable, context: Context): SetUp {
  const options = chosenOptions(context.args, game)
  return options.ok ? seatAt(game, options.chosen, context) : options
}

function seatAt(game: Playable, chosen: Chosen, context: Context): SetUp {
  const { args } = context
  const { min, max } = game.seats
  const named = args.text('bots')?.split(',') ?? []
  const players = wholeNumber(args, 'players', { usual: Math.max(min, named.length), min, max })
  if (!players.ok) return players
  const opened = game.open(players.value, chosen)
  return opened.ok
    ? setUp(opened.match, { names: [], file: undefined, about: playedToday() }, context)
    : failure(optionSentence(opened))
}

/** A match from a file, to be played on. */
export async function loadedMatch(file: string, context: Context): Promise<SetUp> {
  if (file === '-')
    return failure('A match to be played on cannot come from standard input: that is where moves come from.')
  const loaded = await loadMatch(file, context)
  return loaded.ok ? setUp(loaded.match, { names: loaded.record.names, file, about: loaded.record }, context) : loaded
}

type Brought = { readonly names: readonly string[]; readonly file: string | undefined; readonly about: AboutMatch }

function setUp(match: Match, { names: known, file, about }: Brought, context: Context): SetUp {
  const { args } = context
  const given = enginesOf(args, [match.game])
  if (!given.ok) return given
  const found = playersOf(match, args.text('bots')?.split(',') ?? [], given.engines)
  if (!found.ok) return found
  const seed = wholeNumber(args, 'seed', { usual: context.freshSeed(), ...SEEDS })
  if (!seed.ok) return seed
  const called = args.text('names')?.split(',') ?? known
  if (called.length > match.players) return failure(`There are ${called.length} names for ${match.players} seats.`)
  const names = found.players.map((player, seat) => nameOf(called[seat], player, seat))
  return { ok: true, setup: { match, players: found.players, names, seed: seed.value, file, about } }
}

function nameOf(given: string | undefined, player: TerminalPlayer, seat: number): string {
  const name = printable(given ?? '')
    .trim()
    .slice(0, 40)
  if (name !== '') return name
  return player === 'me' ? `Player ${seat + 1}` : `${player.name} ${seat + 1}`
}

/**
 * Seat by seat. Fewer names than seats and nobody called `me`: a person takes the first seat and the bots the next
 * ones, the last of them as often as needed.
 */
function playersOf(
  match: Match,
  named: readonly string[],
  engines: EngineCommands,
): { readonly ok: true; readonly players: TerminalPlayer[] } | Failure {
  const { players: seats, game } = match
  if (named.length > seats) return failure(`The flag --bots names ${named.length} seats, but there are ${seats}.`)
  const listed = named.length < seats && !named.includes('me') ? ['me', ...named] : named
  const lastBot = listed.findLast(name => name !== 'me') ?? STRONGEST.name
  const players: TerminalPlayer[] = []
  for (let seat = 0; seat < seats; seat++) {
    const name = listed[seat] ?? lastBot
    if (name === 'me') {
      players.push('me')
      continue
    }
    const engine = engineNamed(name, engines)
    if (engine !== undefined) {
      players.push(engine)
      continue
    }
    const found = findBot(name, game.personalities)
    if (!found.ok) return failure(found.sentence)
    players.push(found.bot)
  }
  const idle = Object.keys(engines).find(name => !players.some(player => isEngine(player) && player.name === name))
  if (idle !== undefined) return failure(`The engine ${quoted(idle)} sits at no seat: name it in --bots.`)
  return { ok: true, players }
}
