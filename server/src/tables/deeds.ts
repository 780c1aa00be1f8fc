import type { Seat } from '@masterplan/kernel'
import { type CommandAnswer, no, sentence, type TableAction, type TableCommand } from '@masterplan/protocol'
import type { Store } from '@masterplan/store'
import type { Bus } from '../bus/bus.ts'
import { tableAgain } from './creating.ts'
import type { Drafted, Who } from './draft.ts'
import { BOTS, CLOCK, entry, OPERATOR } from './entries.ts'
import { type BotsOf, change, end, ended, freeSeat, seatBot, sit, start } from './gathering.ts'
import type { Hosted } from './hosted.ts'
import type { House } from './house.ts'
import { answer, isStale, late, leave, move, replace, undo } from './playing.ts'

export interface DeedSettings {
  readonly house: House
  readonly store: Store
  readonly bus: Bus
  readonly bots: BotsOf
  readonly substitute: string // the bot that steps in for people
  readonly now: () => number
}

/** All that can happen at a table, by whoever may do it. */
export interface Deeds {
  command(person: string, command: TableCommand): Promise<CommandAnswer>
  botMoves(move: {
    readonly table: string
    readonly seat: Seat
    readonly seq: number
    readonly text: string
  }): Promise<CommandAnswer>
  runOut(out: { readonly table: string; readonly seat: Seat }): Promise<CommandAnswer>
  end(table: string, key: string): Promise<CommandAnswer>
}

export function deedsOf(settings: DeedSettings): Deeds {
  const { house, substitute, now } = settings
  return {
    command(person, command) {
      const { table, based, key, do: deed } = command
      const answering = house.carryOut({
        ...{ table, author: person, key, based },
        draft: (hosted, who) => drafted(hosted, who, { deed, based }, settings),
      })
      return deed.kind === 'rematch' ? ledOn(house, person, command, answering) : answering
    },
    /** A bot thought about the table as it was at `seq`; if that is gone, so is its move. */
    botMoves: ({ table, seat, seq, text }) =>
      house.carryOut({
        ...{ table, author: BOTS, key: `${seat}-${seq}`, based: seq },
        draft: hosted =>
          hosted.botsToMove(substitute).some(bot => bot.seat === seat) && !isStale(hosted, seat, seq)
            ? move(hosted, seat, text)
            : no('stale'),
      }),
    runOut: ({ table, seat }) =>
      house.carryOut({
        ...{ table, author: CLOCK, key: `late-${seat}-${now()}`, based: 0 },
        draft: hosted => {
          const due = hosted.deadlines(now()).find(({ name }) => name === `clock-${seat}`)?.due
          return due !== undefined && due <= now() ? late(hosted, seat, substitute) : no('not-playing')
        },
      }),
    end: (table, key) =>
      house.carryOut({
        ...{ table, author: OPERATOR, key, based: 0 },
        draft: hosted => (hosted.isFinished() ? no('not-playing') : ended()),
      }),
  }
}

/** Whoever asks second for another match is led to the table that the first one made. */
async function ledOn(
  house: House,
  person: string,
  { table, based }: TableCommand,
  answering: Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  const answered = await answering
  const next = await house.look(table, hosted => (hosted.seatOf(person) === null ? null : hosted.rematch))
  if (next == null) return answered
  return answered.ok ? { ...answered, table: next } : { ok: true, seq: based, table: next, repeated: true }
}

type Asked = { readonly deed: TableAction; readonly based: number }

function drafted(hosted: Hosted, who: Who, { deed, based }: Asked, settings: DeedSettings): Drafted | Promise<Drafted> {
  const { bots, substitute } = settings
  if (based > hosted.seq) return no('malformed', { sentence: sentence.notYet })
  switch (deed.kind) {
    case 'sit':
      return meetsBlocked(hosted, who, settings.store).then(meets => (meets ? no('blocked') : sit(hosted, who, deed)))
    case 'leave':
      return leave(hosted, who, substitute)
    case 'seat-bot':
      return seatBot(hosted, who, deed, bots)
    case 'free-seat':
      return freeSeat(hosted, who, deed)
    case 'change':
      return change(hosted, who, deed)
    case 'start':
      return start(hosted, who)
    case 'end':
      return end(hosted, who)
    case 'move':
      return isStale(hosted, who.seat, based) ? no('stale') : move(hosted, who.seat, deed.text)
    case 'undo':
      return hosted.lines.some(line => line.seq > based) ? no('stale') : undo(hosted, who, deed)
    case 'replace':
      return isAbsent(hosted, deed.seat, settings.bus).then(absent => replace(hosted, who, deed, { bots, absent }))
    case 'answer':
      return answer(hosted, who, deed)
    case 'rematch':
      return rematch(hosted, who, settings)
  }
}

function meetsBlocked(hosted: Hosted, { person }: Who, store: Store): Promise<boolean> {
  const others = hosted.row.seats.flatMap(held => (held.person === null ? [] : [held.person]))
  return others.length === 0 ? Promise.resolve(false) : store.people.apart([...new Set([...others, person])])
}

async function isAbsent(hosted: Hosted, seat: Seat, bus: Bus): Promise<boolean> {
  const person = hosted.held(seat)?.person
  return person != null && !(await bus.present(hosted.row.id)).has(person)
}

async function rematch(hosted: Hosted, who: Who, { store, now }: DeedSettings): Promise<Drafted> {
  if (!hosted.isFinished()) return no('not-over')
  if (who.seat === null) return no('not-seated')
  if (hosted.rematch !== null) return no('seat-taken', { sentence: sentence.newTableAlready })
  const { table } = await store.tables.create(tableAgain(hosted, who.person, now()))
  return { ok: true, entries: [entry.rematch(table.id)] }
}
