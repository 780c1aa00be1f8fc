import { isDeepStrictEqual } from 'node:util'
import { type Playable, type Seat, seatsOf } from '@masterplan/kernel'
import { no, optionSentence, type TableAction, type TableSetting } from '@masterplan/protocol'
import type { HeldSeat } from '@masterplan/store'
import { isZone } from '../../clocks/quiet-hours.ts'
import { asksAgain, entry, needsYes } from '../entries.ts'
import type { HostedTable } from '../table.ts'
import { ended } from './outcomes.ts'
import type { Proposal, Proposed, Sender } from './proposal.ts'
import { notRatable } from './rated.ts'
import { botSeat, emptySeat, invitedSeat, personSeat, replaced } from './seats.ts'

/** Bots that may sit at tables of a game, by name. */
export type BotsOf = (game: Playable) => readonly string[]

export type ActionOf<Kind extends TableAction['kind']> = Extract<TableAction, { kind: Kind }>

/** For so long nobody sits down again whom the host has made to stand up, in milliseconds. */
const STOOD_UP = 600_000

/** Takes a free seat, accepts the table as it is, or takes one's seat back from the bot that kept it. */
export function sit(
  hosted: HostedTable,
  sender: Sender,
  { seat, name, commitment, based, now }: ActionOf<'sit'> & { readonly based: number; readonly now: number },
): Proposed {
  if (sender.seat !== null) return no('already-seated')
  if (hosted.isFinished()) return no('not-gathering')
  const { seats } = hosted.row
  const mine = hosted.offered(sender.person)
  if (mine === null && seats.some(({ person }) => person === sender.person)) return no('gone-for-good')
  if (hosted.match === null) {
    // Whoever says yes must have seen what they say yes to.
    if (hosted.entries.some(each => each.seq > based && asksAgain(each))) return no('stale')
    const freed = hosted.standing.stoodUp.get(sender.person)
    const wait = freed === undefined || sender.host ? 0 : freed + STOOD_UP - now
    if (wait > 0) return no('stood-up', { retryAfter: Math.ceil(wait / 1000) })
  }
  const wanted = seat ?? mine ?? seats.find(({ holder }) => holder === 'nobody')?.seat
  if (wanted === undefined) return no('no-free-seat')
  if (wanted !== mine && (hosted.held(wanted)?.holder !== 'nobody' || hosted.match !== null)) return no('seat-taken')
  const free = mine === null ? seats : replaced(seats, emptySeat(mine))
  const next = replaced(free, personSeat(wanted, sender.person, name))
  const bound = commitment === undefined || hosted.match !== null ? [] : [entry.committed(wanted, commitment)]
  return { ok: true, entries: [entry.sat(wanted), ...bound], seats: next }
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
  const seats = replaced(hosted.row.seats, botSeat(seat, bot, undefined))
  const unrated = notRatable(hosted.game, { ...arrangementOf(hosted), seats })
  return unrated ?? { ok: true, entries: [entry.botSat(seat, bot)], seats }
}

export function freeSeat(hosted: HostedTable, sender: Sender, { seat }: ActionOf<'free-seat'>): Proposed {
  const problem = hostsGathering(hosted, sender)
  if (problem !== null) return problem
  if ((hosted.held(seat)?.holder ?? 'nobody') === 'nobody') return no('no-free-seat')
  return { ok: true, entries: [entry.freed(seat)], seats: replaced(hosted.row.seats, emptySeat(seat)) }
}

/** Others have said yes to another table: they are asked again. People whose seat is no more stand up. */
export function change(hosted: HostedTable, sender: Sender, action: ActionOf<'change'>): Proposed {
  const problem = hostsGathering(hosted, sender)
  if (problem !== null) return problem
  const { kind: _, ...settings } = action
  const { players, options, clock } = settings
  const opened = hosted.game.open(players, options, hosted.row.rules)
  if (!opened.ok) return no('bad-options', { sentence: optionSentence(opened) })
  if (clock.kind === 'days' && clock.quiet !== null && !isZone(clock.quiet.zone)) return no('bad-options')
  const what = SETTINGS.filter(name => !isDeepStrictEqual(settings[name], hosted.row[name]))
  const asks = needsYes(what)
  const seats = seatsOf(players).map(seat => {
    const held = hosted.held(seat) ?? emptySeat(seat)
    return asks && held.holder === 'person' && held.person !== sender.person ? invitedSeat(held) : held
  })
  const unrated = notRatable(hosted.game, { ...settings, seats })
  return unrated ?? { ok: true, entries: [entry.changed(what)], change: settings, seats }
}
const SETTINGS: readonly TableSetting[] = ['players', 'options', 'visibility', 'clock', 'rated']

const arrangementOf = ({ row: { rated, players, options, clock, seats } }: HostedTable) => ({
  ...{ rated, players, clock, seats },
  options: options as ActionOf<'change'>['options'], // they came in through this schema
})

/** `here`: who has the table open. */
export function start(hosted: HostedTable, sender: Sender, here: ReadonlySet<string>): Proposed {
  const problem = hostsGathering(hosted, sender)
  if (problem !== null) return problem
  const { seats, rated, clock } = hosted.row
  if (seats.some(({ holder }) => holder === 'nobody')) return no('seats-not-filled')
  if (seats.some(({ holder }) => holder === 'invited')) return no('not-accepted')
  const unrated = notRatable(hosted.game, arrangementOf(hosted))
  if (unrated !== null) return unrated
  if (rated && clock.kind === 'live' && seats.some(held => isAbsent(held, here))) return no('not-here')
  return { ok: true, entries: [entry.started()], change: { status: 'playing' } }
}
const isAbsent = ({ holder, person }: HeldSeat, here: ReadonlySet<string>): boolean =>
  holder === 'person' && !here.has(person ?? '')

/** Nobody need agree: whoever does not want to hear somebody mutes them. */
export function openChat(hosted: HostedTable, sender: Sender, { open }: ActionOf<'open-chat'>): Proposed {
  if (!sender.host) return no('not-host')
  if (hosted.isFinished()) return no('not-playing')
  return { ok: true, entries: [entry.openedChat(open)] }
}

/** Says no to an invitation, or stands up: the seat is free. */
export const standUp = (hosted: HostedTable, seat: Seat): Proposal => ({
  ok: true,
  entries: [entry.left(seat)],
  seats: replaced(hosted.row.seats, emptySeat(seat)),
})

/** The host may close a table at any time before it is over; nobody wins it. */
export function end(hosted: HostedTable, sender: Sender): Proposed {
  if (!sender.host) return no('not-host')
  if (hosted.isFinished()) return no('not-playing')
  // Others have put their evening into it: a match with other people in it cannot be swept off the table by one.
  // Nor is one that counts, by whoever is left there: those who went have their places.
  const others = hosted.people().some(seat => seat !== sender.seat)
  if (hosted.match !== null && (others || hosted.row.rated)) return no('not-gathering')
  return ended('host')
}
function hostsGathering(hosted: HostedTable, sender: Sender) {
  if (!sender.host) return no('not-host')
  return hosted.row.status === 'gathering' ? null : no('not-gathering')
}
