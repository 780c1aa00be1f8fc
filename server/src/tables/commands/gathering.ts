import { type Playable, type Seat, seatsOf } from '@masterplan/kernel'
import { no, optionSentence, type TableAction } from '@masterplan/protocol'
import type { HeldSeat } from '@masterplan/store'
import { isZone } from '../../clocks/quiet-hours.ts'
import { entry } from '../entries.ts'
import type { HostedTable } from '../table.ts'
import type { Proposal, Proposed, Sender } from './proposal.ts'

/** Bots that may sit at tables of a game, by name. */
export type BotsOf = (game: Playable) => readonly string[]

type ActionOf<Kind extends TableAction['kind']> = Extract<TableAction, { kind: Kind }>

export const emptySeat = (seat: Seat): HeldSeat => ({ seat, holder: 'nobody', person: null, bot: null, name: null })
export const botSeat = (seat: Seat, bot: string, keptFor: string | null): HeldSeat => ({
  seat,
  holder: 'bot',
  person: keptFor,
  bot,
  name: nameOfBot(bot),
})
export const personSeat = (seat: Seat, person: string, name: string): HeldSeat => ({
  seat,
  holder: 'person',
  person,
  bot: null,
  name,
})
export const replaced = (seats: readonly HeldSeat[], held: HeldSeat): HeldSeat[] =>
  seats.map(each => (each.seat === held.seat ? held : each))

/** `level-3` is shown as Level 3. */
export const nameOfBot = (bot: string): string => bot.charAt(0).toUpperCase() + bot.slice(1).replaceAll('-', ' ')

/** Free for this person: nobody is there, or a bot that keeps the place for them. */
function isFree(held: HeldSeat, person: string): boolean {
  return held.holder === 'nobody' || (held.holder === 'bot' && held.person === person)
}

export function sit(hosted: HostedTable, sender: Sender, { seat, name }: ActionOf<'sit'>): Proposed {
  if (sender.seat !== null) return no('already-seated')
  if (hosted.isFinished()) return no('not-gathering')
  const { seats } = hosted.row
  const kept = seats.find(held => held.holder === 'bot' && held.person === sender.person)
  const wanted = seat === null ? (kept ?? seats.find(held => isFree(held, sender.person))) : seats[seat]
  if (wanted === undefined) return no('no-free-seat')
  if (!isFree(wanted, sender.person)) return no('seat-taken')
  const next = replaced(seats, personSeat(wanted.seat, sender.person, name))
  return { ok: true, entries: [entry.sat(wanted.seat)], seats: next }
}

export function seatBot(
  hosted: HostedTable,
  sender: Sender,
  { seat, bot }: ActionOf<'seat-bot'>,
  bots: BotsOf,
): Proposed {
  const held = hosted.held(seat)
  const problem = hostsGathering(hosted, sender)
  if (problem !== null) return problem
  if (held === undefined) return no('no-free-seat')
  if (held.holder === 'person') return no('seat-taken')
  if (!bots(hosted.game).includes(bot)) return no('unknown-bot')
  return { ok: true, entries: [entry.botSat(seat, bot)], seats: replaced(hosted.row.seats, botSeat(seat, bot, null)) }
}

export function freeSeat(hosted: HostedTable, sender: Sender, { seat }: ActionOf<'free-seat'>): Proposed {
  const problem = hostsGathering(hosted, sender)
  if (problem !== null) return problem
  if ((hosted.held(seat)?.holder ?? 'nobody') === 'nobody') return no('no-free-seat')
  return { ok: true, entries: [entry.freed(seat)], seats: replaced(hosted.row.seats, emptySeat(seat)) }
}

/** People whose seat is no more stand up. */
export function change(hosted: HostedTable, sender: Sender, action: ActionOf<'change'>): Proposed {
  const problem = hostsGathering(hosted, sender)
  if (problem !== null) return problem
  const { players, options, visibility, clock, rated } = action
  const opened = hosted.game.open(players, options, hosted.row.rules)
  if (!opened.ok) return no('bad-options', { sentence: optionSentence(opened) })
  if (clock.kind === 'days' && clock.quiet !== null && !isZone(clock.quiet.zone)) return no('bad-options')
  const seats = seatsOf(players).map(seat => hosted.held(seat) ?? emptySeat(seat))
  return {
    ok: true,
    entries: [entry.changed()],
    change: { players, options, visibility, clock, rated },
    seats,
  }
}

export function start(hosted: HostedTable, sender: Sender): Proposed {
  const problem = hostsGathering(hosted, sender)
  if (problem !== null) return problem
  if (hosted.row.seats.some(({ holder }) => holder === 'nobody')) return no('seats-not-filled')
  return { ok: true, entries: [entry.started()], change: { status: 'playing' } }
}

/** The host may close a table at any time before it is over; nobody wins it. */
export function end(hosted: HostedTable, sender: Sender): Proposed {
  if (!sender.host) return no('not-host')
  if (hosted.isFinished()) return no('not-playing')
  // Others have put their evening into it: a match with other people in it cannot be swept off the table by one.
  const others = hosted.people().some(seat => seat !== sender.seat)
  if (hosted.match !== null && others) return no('not-gathering')
  return ended()
}
export const ended = (): Proposal => ({ ok: true, entries: [entry.ended()], change: { status: 'ended' } })

function hostsGathering(hosted: HostedTable, sender: Sender) {
  if (!sender.host) return no('not-host')
  return hosted.row.status === 'gathering' ? null : no('not-gathering')
}
