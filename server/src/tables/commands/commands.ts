import type { Seat } from '@masterplan/kernel'
import { type CommandAnswer, type No, no, sentence, type TableAction, type TableCommand } from '@masterplan/protocol'
import type { Store } from '@masterplan/store'
import type { Bus } from '../../bus/bus.ts'
import { BOTS, CLOCK, entry, OPERATOR, RULES } from '../entries.ts'
import { meetsBlocked } from '../meeting.ts'
import type { HostedTable } from '../table.ts'
import type { TableCache } from '../table-cache.ts'
import { type Attendance, abort, claim, replace } from './absence.ts'
import { tableAgain } from './create.ts'
import { commit, nonceWaits, reveal } from './fair-luck.ts'
import { type BotsOf, change, end, freeSeat, openChat, seatBot, sit, start } from './gathering.ts'
import { late, leave } from './leaving.ts'
import { ended } from './outcomes.ts'
import { answer, askEnd, isStale, move, undo } from './playing.ts'
import type { Proposed, Sender } from './proposal.ts'
import { withoutAccount } from './rated.ts'

export interface CommandSettings {
  readonly tables: TableCache
  readonly store: Store
  readonly bus: Bus
  readonly bots: BotsOf
  readonly substitute: string // the bot that steps in for people
  readonly patience: number // milliseconds that somebody may be away before others may do something about it
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
  /** Nobody there has a move. */
  endStuck(table: string): Promise<CommandAnswer>
}

export function commandsOf(settings: CommandSettings): Commands {
  const { tables, substitute, now } = settings
  const noncesCame = nonceWaits(settings)
  return {
    async command(person, command) {
      const { table, based, key, do: action } = command
      if (action.kind === 'start') await noncesCame(table, person)
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
        propose: hosted => (hosted.isFinished() ? no('not-playing') : ended('host')),
      }),
    expire: table =>
      tables.execute({
        ...{ table, author: CLOCK, key: 'expired', based: 0 },
        propose: hosted => (hosted.row.status === 'gathering' ? ended('host') : no('not-gathering')),
      }),
    endStuck: table =>
      tables.execute({
        ...{ table, author: RULES, key: 'stuck', based: 0 },
        propose: hosted => (hosted.isStuck() ? ended('stuck') : no('not-playing')),
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
  const next = await tables.use(table, hosted => (hosted.seatOf(person) === null ? null : hosted.standing.rematch))
  if (next == null) return answered
  return answered.ok ? { ...answered, table: next } : { ok: true, seq: based, table: next, repeated: true }
}

/** A seat has one open question: otherwise everybody could be asked without end, and the log would fill with it. */
function askedOnce(hosted: HostedTable, { seat }: Sender, proposal: Proposed): Proposed {
  const asks = proposal.ok && proposal.entries.at(-1)?.kind.startsWith('asked-')
  return asks && hosted.standing.questions.some(({ by }) => by === seat) ? no('already-asked') : proposal
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
      return mayNotSit(hosted, sender, settings.store).then(
        problem => problem ?? sit(hosted, sender, { ...action, based, now: settings.now() }),
      )
    case 'leave':
      return leave(hosted, sender, substitute)
    case 'seat-bot':
      return seatBot(hosted, sender, action, bots)
    case 'free-seat':
      return freeSeat(hosted, sender, action)
    case 'change':
      return mayNotRate(action.rated && sender.host ? [sender.person] : [], settings.store).then(
        problem => problem ?? change(hosted, sender, action),
      )
    case 'commit':
      return commit(hosted, sender, action)
    case 'reveal':
      return reveal(hosted, sender, { ...action, based })
    case 'start':
      return settings.bus.present(hosted.row.id).then(async here => {
        const people = hosted.row.seats.flatMap(({ person }) => (person === null ? [] : [person]))
        const proposal = start(hosted, sender, here)
        return (proposal.ok ? await mayNotRate(hosted.row.rated ? people : [], settings.store) : null) ?? proposal
      })
    case 'open-chat':
      return openChat(hosted, sender, action)
    case 'end':
      return end(hosted, sender)
    case 'move':
      return isStale(hosted, sender.seat, based) ? no('stale') : move(hosted, sender.seat, action.text)
    case 'undo':
      if (hosted.lines.some(line => line.seq > based)) return no('stale')
      return askedOnce(hosted, sender, undo(hosted, sender, action))
    case 'replace':
      return attendanceAt(hosted, settings).then(attendance =>
        askedOnce(hosted, sender, replace(hosted, sender, action, { ...attendance, substitute })),
      )
    case 'claim':
      return attendanceAt(hosted, settings).then(attendance => claim(hosted, sender, attendance))
    case 'abort':
      return attendanceAt(hosted, settings).then(attendance => abort(hosted, sender, attendance))
    case 'ask-end':
      return askedOnce(hosted, sender, askEnd(hosted, sender))
    case 'answer':
      return answer(hosted, sender, action)
    case 'rematch':
      return rematch(hosted, sender, settings)
  }
}

/** One's own seat, kept by a bot, one takes back whoever else is there. */
async function mayNotSit(hosted: HostedTable, { person }: Sender, store: Store): Promise<No | null> {
  if (hosted.match !== null && hosted.offered(person) !== null) return null
  if (await meetsBlocked(hosted.row, person, store)) return no('blocked')
  return mayNotRate(hosted.row.rated ? [person] : [], store)
}
const mayNotRate = async (people: readonly string[], store: Store): Promise<No | null> =>
  people.length === 0 ? null : withoutAccount(people, store)

async function attendanceAt({ row }: HostedTable, { bus, patience, now }: CommandSettings): Promise<Attendance> {
  const present = await bus.present(row.id)
  return { present, patience, now: now(), goneSince: person => bus.goneSince(row.id, person) }
}

async function rematch(hosted: HostedTable, sender: Sender, { store, now }: CommandSettings): Promise<Proposed> {
  if (!hosted.isFinished()) return no('not-over')
  if (sender.seat === null) return no('not-seated')
  if (hosted.standing.rematch !== null) return no('seat-taken', { sentence: sentence.newTableAlready })
  if (await meetsBlocked(hosted.row, sender.person, store)) return no('blocked')
  const { table } = await store.tables.create(tableAgain(hosted, sender.person, now()))
  return { ok: true, entries: [entry.rematch(table.id)] }
}
