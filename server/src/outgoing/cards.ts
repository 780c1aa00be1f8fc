import type { SeatHolder, TableCard } from '@masterplan/protocol'
import type { HeldSeat, StoredTable } from '@masterplan/store'
import type { Present } from './readers.ts'

/** Who sits there, for everybody. */
export function holderOf(held: HeldSeat, present: Present): SeatHolder {
  const { holder, person, bot, name } = held
  if (holder === 'bot' && bot !== null) return { kind: 'bot', bot, name: name ?? bot, for: person }
  if (holder === 'person' && person !== null) {
    return { kind: 'person', person, name: name ?? 'Guest', here: present.has(person) }
  }
  return { kind: 'nobody' }
}

const NOBODY_HERE: Present = new Set()

/** A line of the lobby, or of somebody's history: nothing of the match but its result. */
export function cardOf(row: StoredTable): TableCard {
  const { id, game, players, status, visibility, clock, rated, created, changed, result } = row
  const host = row.seats.find(({ holder, person }) => holder === 'person' && person === row.host)?.name ?? 'Guest'
  const seats = row.seats.map(held => holderOf(held, NOBODY_HERE))
  const shownResult = result && { scores: [...result.scores], ranks: [...result.ranks] }
  return {
    table: id,
    game,
    players,
    status,
    visibility,
    clock,
    rated,
    host,
    seats,
    created,
    changed,
    result: shownResult,
  }
}
