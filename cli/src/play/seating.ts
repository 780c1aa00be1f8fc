import { findBot, STRONGEST } from '@masterplan/bots'
import type { Chosen, Match, Playable } from '@masterplan/kernel'
import { SEEDS, wholeNumber } from '../args.ts'
import { type Context, type Failure, failure, printable } from '../command.ts'
import { chosenOptions } from '../options.ts'
import { loadMatch } from '../records.ts'
import type { Seating, Sitter } from './table.ts'

export type Seated = { readonly ok: true; readonly seating: Seating } | Failure

/** A new match of a game, as the flags say. */
export function newMatch(game: Playable, context: Context): Seated {
  const options = chosenOptions(context.args, game)
  return options.ok ? seatAt(game, options.chosen, context) : options
}

function seatAt(game: Playable, chosen: Chosen, context: Context): Seated {
  const { args } = context
  const { min, max } = game.seats
  const named = args.text('bots')?.split(',') ?? []
  const players = wholeNumber(args, 'players', { usual: Math.max(min, named.length), min, max })
  if (!players.ok) return players
  const opened = game.open(players.value, chosen)
  return opened.ok ? seated(opened.match, [], undefined, context) : failure(opened.sentence)
}

/** A match from a file, to be played on. */
export async function loadedMatch(file: string, context: Context): Promise<Seated> {
  if (file === '-')
    return failure('A match to be played on cannot come from standard input: that is where moves come from.')
  const loaded = await loadMatch(file, context)
  return loaded.ok ? seated(loaded.match, loaded.record.names, file, context) : loaded
}

function seated(match: Match, known: readonly string[], file: string | undefined, context: Context): Seated {
  const { args } = context
  const found = sittersOf(match, args.text('bots')?.split(',') ?? [])
  if (!found.ok) return found
  const seed = wholeNumber(args, 'seed', { usual: context.freshSeed(), ...SEEDS })
  if (!seed.ok) return seed
  const given = args.text('names')?.split(',') ?? known
  if (given.length > match.players) return failure(`There are ${given.length} names for ${match.players} seats.`)
  const names = found.sitters.map((sitter, seat) => nameOf(given[seat], sitter, seat))
  return { ok: true, seating: { match, sitters: found.sitters, names, seed: seed.value, file } }
}

function nameOf(given: string | undefined, sitter: Sitter, seat: number): string {
  const name = printable(given ?? '')
    .trim()
    .slice(0, 40)
  if (name !== '') return name
  return sitter === 'me' ? `Player ${seat + 1}` : `${sitter.name} ${seat + 1}`
}

/**
 * Seat by seat. Fewer names than seats and nobody called `me`: a person takes the first seat and the bots the next
 * ones, the last of them as often as needed.
 */
function sittersOf(
  match: Match,
  named: readonly string[],
): { readonly ok: true; readonly sitters: Sitter[] } | Failure {
  const { players, game } = match
  if (named.length > players) return failure(`The flag --bots names ${named.length} seats, but there are ${players}.`)
  const listed = named.length < players && !named.includes('me') ? ['me', ...named] : named
  const lastBot = listed.findLast(name => name !== 'me') ?? STRONGEST.name
  const sitters: Sitter[] = []
  for (let seat = 0; seat < players; seat++) {
    const name = listed[seat] ?? lastBot
    if (name === 'me') {
      sitters.push('me')
      continue
    }
    const found = findBot(name, game.personalities)
    if (!found.ok) return failure(found.sentence)
    sitters.push(found.bot)
  }
  return { ok: true, sitters }
}
