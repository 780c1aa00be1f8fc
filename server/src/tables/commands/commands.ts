import type { Seat } from '@masterplan/kernel'
import { type CommandAnswer, no, sentence, type TableAction, type TableCommand } from '@masterplan/protocol'
import type { Store } from '@masterplan/store'
import type { Bus } from '../../bus/bus.ts'
import { BOTS, CLOCK, entry, OPERATOR } from '../entries.ts'
import type { HostedTable } from '../table.ts'
import type { TableCache } from '../table-cache.ts'
import { tableAgain } from './create.ts'
import { type BotsOf, change, end, ended, freeSeat, seatBot, sit, start } from './gathering.ts'
import { answer, isStale, late, leave, move, replace, undo } from './playing.ts'
import type { Proposed, Sender } from './proposal.ts'

export interface CommandSettings {
  readonly tables: TableCache
  readonly store: Store
  readonly bus: Bus
  readonly bots: BotsOf
  readonly substitute: string // the bot that steps in for people
  readonly now: () => number
}

/** All that can happen at a table, by those who may do it. */
export interface Commands {
  command(person: string, command: TableCommand): Promise<CommandAnswer>
  botMoves(move: {
    readonly table: string
    readonly seat: Seat
    readonly seq: number
    readonly text: string
  }): Promise<CommandAnswer>
  runOut(out: { readonly table: string; readonly seat: Seat }): Promise<CommandAnswer>
  end(table: string, key: string): Promise<CommandAnswer>
  /** Nobody came for too long. */
  expire(table: string): Promise<CommandAnswer>
}

export function commandsOf(settings: CommandSettings): Commands {
  const { tables, substitute, now } = settings
  return {
    command(person, command) {
      const { table, based, key, do: action } = command
      const answering = tables.execute({
        ...{ table, author: person, key, based },
        propose: (hosted, sender) => proposed(hosted, sender, { action, based }, settings),
      })
      return action.kind === 'rematch' ? withRematch(tables, person, command, answering) : answering
    },
    /** A bot answer about the table as it was at `seq`; if that is gone, so is its move. */
    botMoves: ({ table, seat, seq, text }) =>
      tables.execute({
        ...{ table, author: BOTS, key: `${seat}-${seq}`, based: seq },
        propose: hosted =>
          hosted.botsToMove(substitute).some(bot => bot.seat === seat) && !isStale(hosted, seat, seq)
            ? move(hosted, seat, text)
            : no('stale'),
      }),
    runOut: ({ table, seat }) =>
      tables.execute({
        ...{ table, author: CLOCK, key: `late-${seat}-${now()}`, based: 0 },
        propose: hosted => {
          const due = hosted.deadlines(now()).find(({ name }) => name === `clock-${seat}`)?.due
          return due !== undefined && due <= now() ? late(hosted, seat, substitute) : no('not-playing')
        },
      }),
    end: (table, key) =>
      tables.execute({
        ...{ table, author: OPERATOR, key, based: 0 },
        propose: hosted => (hosted.isFinished() ? no('not-playing') : ended()),
      }),
    expire: table =>
      tables.execute({
        ...{ table, author: CLOCK, key: 'expired', based: 0 },
        propose: hosted => (hosted.row.status === 'gathering' ? ended() : no('not-gathering')),
      }),
  }
}

/** The second to ask for a rematch is sent to the table that the first one made. */
async function withRematch(
  tables: TableCache,
  person: string,
  { table, based }: TableCommand,
  answering: Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  const answered = await answering
  const next = await tables.use(table, hosted => (hosted.seatOf(person) === null ? null : hosted.rematch))
  if (next == null) return answered
  return answered.ok ? { ...answered, table: next } : { ok: true, seq: based, table: next, repeated: true }
}

/** A seat has one open question: otherwise everybody could be asked without end, and the log would fill with it. */
function askedOnce(hosted: HostedTable, { seat }: Sender, proposal: Proposed): Proposed {
  const asks = proposal.ok && proposal.entries.at(-1)?.kind.startsWith('asked-')
  return asks && hosted.questions.some(({ by }) => by === seat) ? no('already-asked') : proposal
}

type RequestedAction = { readonly action: TableAction; readonly based: number }

function proposed(
  hosted: HostedTable,
  sender: Sender,
  { action, based }: RequestedAction,
  settings: CommandSettings,
): Proposed | Promise<Proposed> {
  const { bots, substitute } = settings
  if (based > hosted.seq) return no('malformed', { sentence: sentence.notYet })
  switch (action.kind) {
    case 'sit':
      return meetsBlocked(hosted, sender, settings.store).then(meets =>
        meets ? no('blocked') : sit(hosted, sender, action),
      )
    case 'leave':
      return leave(hosted, sender, substitute)
    case 'seat-bot':
      return seatBot(hosted, sender, action, bots)
    case 'free-seat':
      return freeSeat(hosted, sender, action)
    case 'change':
      return change(hosted, sender, action)
    case 'start':
      return start(hosted, sender)
    case 'end':
      return end(hosted, sender)
    case 'move':
      return isStale(hosted, sender.seat, based) ? no('stale') : move(hosted, sender.seat, action.text)
    case 'undo':
      if (hosted.lines.some(line => line.seq > based)) return no('stale')
      return askedOnce(hosted, sender, undo(hosted, sender, action))
    case 'replace':
      return isAbsent(hosted, action.seat, settings.bus).then(absent =>
        askedOnce(hosted, sender, replace(hosted, sender, action, { bots, absent })),
      )
    case 'answer':
      return answer(hosted, sender, action)
    case 'rematch':
      return rematch(hosted, sender, settings)
  }
}

function meetsBlocked(hosted: HostedTable, { person }: Sender, store: Store): Promise<boolean> {
  const others = hosted.row.seats.flatMap(held => (held.person === null ? [] : [held.person]))
  return others.length === 0 ? Promise.resolve(false) : store.people.apart([...new Set([...others, person])])
}

async function isAbsent(hosted: HostedTable, seat: Seat, bus: Bus): Promise<boolean> {
  const person = hosted.held(seat)?.person
  return person != null && !(await bus.present(hosted.row.id)).has(person)
}

async function rematch(hosted: HostedTable, sender: Sender, { store, now }: CommandSettings): Promise<Proposed> {
  if (!hosted.isFinished()) return no('not-over')
  if (sender.seat === null) return no('not-seated')
  if (hosted.rematch !== null) return no('seat-taken', { sentence: sentence.newTableAlready })
  const { table } = await store.tables.create(tableAgain(hosted, sender.person, now()))
  return { ok: true, entries: [entry.rematch(table.id)] }
}
