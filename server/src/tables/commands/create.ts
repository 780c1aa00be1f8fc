import { createHash, randomBytes } from 'node:crypto'
import { type Playable, seatAfter, seatsOf } from '@masterplan/kernel'
import { type Created, type NewTable, type No, no, optionSentence, sentence } from '@masterplan/protocol'
import type { FreshTable, HeldSeat, Store } from '@masterplan/store'
import { isZone } from '../../clocks/quiet-hours.ts'
import type { Limits } from '../../limits/limits.ts'
import type { HostedTable } from '../table.ts'
import { newId } from '../table-cache.ts'
import type { BotsOf } from './gathering.ts'
import { notRatable, withoutAccount } from './rated.ts'
import { botSeat, emptySeat, invitedSeat, personSeat, replaced } from './seats.ts'

export interface Creating {
  readonly store: Store
  readonly games: readonly Playable[]
  readonly bots: BotsOf
  readonly now: () => number
  readonly limits: Pick<Limits, 'gatheringTables' | 'gatheringPerAddress' | 'openTables'>
  readonly from: string // a hash of the address it is opened from
}

/** Nobody knows a table's luck in advance: the seed is the system's, and only its hash is shown. */
function freshSeed(): { readonly seed: string; readonly seedHash: string } {
  const seed = randomBytes(32)
  return { seed: seed.toString('hex'), seedHash: createHash('sha256').update(seed).digest('hex') }
}

export async function createTable(
  wanted: NewTable,
  person: string,
  { store, games, bots, now, limits, from }: Creating,
): Promise<Created | No> {
  if (wanted.key.startsWith(REMATCH)) return no('malformed', { sentence: sentence.ownKeys })
  const game = games.find(each => each.id === wanted.game)
  if (game === undefined) return no('unknown-game')
  const { players, options, visibility, clock, rated } = wanted
  const opened = game.open(players, options)
  if (!opened.ok) return no('bad-options', { sentence: optionSentence(opened) })
  if (clock.kind === 'days' && clock.quiet !== null && !isZone(clock.quiet.zone)) {
    return no('bad-options', { sentence: sentence.noZone(clock.quiet.zone) })
  }
  const seats = seatsFor(game, wanted, { person, bots })
  if ('ok' in seats) return seats
  const unrated = notRatable(game, { ...wanted, seats }) ?? (rated ? await withoutAccount([person], store) : null)
  if (unrated !== null) return unrated
  if (await hasEnough(person, { store, limits, from })) return no('too-many-tables')
  const made = await store.tables.create({
    ...{ id: newId(), key: wanted.key, host: person, game: game.id, rules: game.rulesVersion, players, options },
    ...{ visibility, clock, rated, created: now(), rematchOf: null, seats, ...freshSeed() },
  })
  await store.tables.openings.add({ table: made.table.id, from, at: now() })
  return { ok: true, table: made.table.id, repeated: made.repeated }
}

/** Tables that wait for players are cheap to make, and fill the lobby of everybody else. */
async function hasEnough(person: string, { store, limits, from }: Pick<Creating, 'store' | 'limits' | 'from'>) {
  const { gathering, open } = await store.tables.countOf(person)
  if (gathering >= limits.gatheringTables || open >= limits.openTables) return true
  return (await store.tables.openings.count(from)) >= limits.gatheringPerAddress
}

function seatsFor(
  game: Playable,
  { players, bots: wanted, name }: NewTable,
  { person, bots }: { readonly person: string; readonly bots: BotsOf },
): HeldSeat[] | No {
  let seats = seatsOf(players).map(emptySeat)
  for (const { seat, bot } of wanted) {
    if (seat >= players) return no('bad-options', { sentence: sentence.noSeat(seat) })
    if (!bots(game).includes(bot)) return no('unknown-bot', { sentence: sentence.noBot(bot) })
    seats = replaced(seats, botSeat(seat, bot, undefined))
  }
  if (name === null) return seats
  const free = seats.find(({ holder }) => holder === 'nobody')
  return free === undefined ? no('no-free-seat') : replaced(seats, personSeat(free.seat, person, name))
}

/** Keys of tables that follow another: nobody else may choose such a one, or a rematch would lead to their table. */
const REMATCH = 'rematch-'

/** The same people and bots, everybody one seat further, so that another begins. Only who asks for it sits; the others are asked. */
export function tableAgain({ row, game }: HostedTable, host: string, now: number): FreshTable {
  const { players } = row
  const seats = row.seats
    .map(held => askedAgain({ ...held, seat: seatAfter(held.seat, players) }, host))
    .sort((one, other) => one.seat - other.seat)
  const { options, visibility, clock, rated } = row
  // A new match takes the newest rules; options that these no longer allow are played as they were.
  const rules = game.open(players, options).ok ? game.rulesVersion : row.rules
  return {
    ...{ id: newId(), key: `${REMATCH}${row.id}`, host, game: game.id, rules, players, options },
    ...{ visibility, clock, rated, created: now, rematchOf: row.id, seats, ...freshSeed() },
  }
}

function askedAgain(held: HeldSeat, host: string): HeldSeat {
  if (held.person === null) return held.holder === 'bot' ? held : emptySeat(held.seat)
  return held.person === host ? { ...held, holder: 'person', bot: null } : invitedSeat(held)
}
