import type { Hint } from '@masterplan/bots'
import type { MatchRecord, Preview, Refused } from '@masterplan/kernel'
import type { ChatLine, CommandAnswer, FromServer, No, TableAction, Update } from '@masterplan/protocol'
import { keepSeen, seenAt } from '../../device/seen-tables.ts'
import type { PlayAnswer, Sight, TableClient, TakenBack } from '../client.ts'
import type { HeardOfMatch } from '../record-told.ts'
import { askRules } from '../rules.ts'
import { ask, freshKey, type Reply } from './api.ts'
import { type AnswerFrame, HELLO, type Link, ServerConnection } from './connection.ts'
import { OwnNonce } from './own-nonce.ts'
import { linesIn, type NameOf, type OnlineLine, seenIn, sightIn } from './sight.ts'
import { notesIn, type SeatNote } from './table-notes.ts'
import { WISHES } from './wishes.ts'

/** What the page shows of a table on a server, beside the match itself. */
export interface TableRoom {
  readonly update: Update
  readonly chat: readonly ChatLine[]
  readonly link: Link
}

/** Why nothing can be played here: there is no such table, or this page is too old for its match. */
export type WhyClosed = 'missing' | 'outdated'

/** A table on a server: the same to the table page as one on this device. */
export class OnlineTable implements TableClient {
  readonly id: string
  private readonly connection: ServerConnection
  private readonly nameOf: NameOf
  private readonly nonce: OwnNonce
  private now: TableRoom | null = null
  private seen: Sight | null = null
  private latest: Update | null = null // as it came; who is there may have changed since
  private whyClosed: WhyClosed | null = null
  private link: Link = 'connecting'
  private since = 0
  private rules: { readonly rules?: string } = {} // the version that this table is played by, once this page has found that it holds it
  private chat: readonly ChatLine[] = []
  private heard: readonly OnlineLine[] = []
  private notes: readonly SeatNote[] = []
  private takenBack: readonly TakenBack[] = []
  private readonly listeners = new Set<() => void>()

  constructor(id: string, nameOf: NameOf) {
    this.id = id
    this.nameOf = nameOf
    this.nonce = new OwnNonce(id, (action, sent) => this.command(action, () => sent))
    const resumed = () => ({ since: this.since, chat: this.chat.at(-1)?.n ?? 0, ...this.rules })
    this.connection = new ServerConnection({
      hello: () => ({ kind: 'watch', n: HELLO, table: id, ...resumed(), ...WISHES }),
      stream() {
        const query = Object.entries({ ...resumed(), ...WISHES }).map(([name, value]) => [name, String(value)])
        return `/api/tables/${id}/updates?${new URLSearchParams(query)}`
      },
      heard: frame => this.take(frame),
      isFinal: no =>
        (no.code === 'no-such-table' && this.shut('missing')) || (no.code === 'reload' && this.shut('outdated')),
      link: link => this.turnLink(link),
    })
  }

  /** What a record of this match must tell, for who saw it. */
  heardOfMatch(): HeardOfMatch {
    const moves = Object.entries(seenAt(this.id)?.moves ?? {}).sort(([one], [other]) => Number(one) - Number(other))
    return {
      moves: moves.map(([, line]) => line),
      events: this.heard.flatMap(({ events }) => events.map(event => JSON.stringify(event))),
    }
  }

  room = (): TableRoom | null => this.now
  closed = (): WhyClosed | null => this.whyClosed
  away = (): boolean => this.link === 'lost'
  sight = (): Sight | null => this.seen

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  private shut(why: WhyClosed): true {
    this.whyClosed = why
    this.tell()
    return true
  }

  private turnLink(link: Link): void {
    if (link === this.link) return
    this.link = link
    if (this.now !== null) this.now = { ...this.now, link }
    this.tell()
  }

  private take(frame: FromServer): void {
    if (frame.kind === 'update') this.update(frame.update)
    else if (frame.kind === 'presence') this.seePresent(frame)
    else if (frame.kind === 'chat') this.addChat(frame.line)
  }

  /** Who is there changes nothing of the match: what the board shows stays. */
  private seePresent({ here, audience }: Extract<FromServer, { kind: 'presence' }>): void {
    if (this.now === null) return
    const seats = this.now.update.seats.map((holder, seat) =>
      holder.kind === 'person' ? { ...holder, here: here.some(each => each === seat) } : holder,
    )
    this.now = { ...this.now, update: { ...this.now.update, seats, audience } }
    this.tell()
  }

  private addChat(line: ChatLine): void {
    if (this.chat.some(({ n }) => n === line.n)) return
    this.chat = [...this.chat, line].sort((one, other) => one.n - other.n)
    if (this.now !== null) this.now = { ...this.now, chat: this.chat }
    this.tell()
  }

  private update(update: Update): void {
    const { seq, since, happened } = update
    keepSeen(update)
    const undone = happened.flatMap(each => (each.kind === 'undone' ? [{ line: each.seq, seat: each.seat }] : []))
    const begun = since > 0 && this.now !== null && this.now.update.status !== 'gathering'
    this.heard = [...(since === 0 ? [] : this.heard), ...linesIn(update)]
    this.notes = [...(since === 0 ? [] : this.notes), ...notesIn(update, begun)]
    this.takenBack = since === 0 ? undone : [...this.takenBack, ...undone]
    this.now = { update, chat: this.chat, link: 'live' }
    this.latest = update
    this.since = seq
    this.nonce.look(update)
    if (since > 0 && undone.length > 0) {
      this.since = 0 // what was told of the moves taken back must go from the log
      this.connection.refresh()
    }
    void this.show(update)
  }

  /** Boards point at moves: the page's own rules list them, from what the seat sees. */
  private async show(update: Update): Promise<void> {
    const seen = update.turn === null ? undefined : seenIn(update)
    const offered = seen === undefined ? { offers: [], lone: null } : await askRules(rules => rules.offers(seen))
    if (this.latest !== update) return // another came meanwhile
    if (offered === null) {
      this.shut('outdated')
      return
    }
    if (seen !== undefined) this.rules = { rules: update.rules }
    const { heard, notes, takenBack } = this
    if (update.turn !== null) this.seen = sightIn(update, { heard, notes, takenBack, ...offered }, this.nameOf)
    this.tell()
  }

  /** Sends what somebody does here; a lost connection is no reason to lose it. */
  async do(action: TableAction): Promise<CommandAnswer> {
    const key = freshKey()
    if (action.kind === 'start') await this.nonce.settled()
    const promised = action.kind === 'sit' && this.now?.update.status === 'gathering' ? this.nonce.promise() : {}
    return this.command({ ...action, ...promised }, () => ({ based: this.now?.update.seq ?? 0, key }))
  }

  /** `sent` is asked again whenever it is sent again: somebody's own deed is based on what is shown then. */
  private async command(
    action: TableAction,
    sent: () => { readonly key: string; readonly based: number },
  ): Promise<CommandAnswer> {
    const command = () => ({ ...sent(), do: action })
    const frame = await this.connection.ask(
      n => ({ kind: 'command', n, command: { table: this.id, ...command() } }),
      async () => answerIn(await ask<CommandAnswer>('POST', `/api/tables/${this.id}/commands`, command())),
    )
    if (frame.kind === 'said') throw new Error('A command was answered as if it were chat.')
    return frame.kind === 'no' ? frame.no : frame.answer
  }

  async play(text: string): Promise<PlayAnswer> {
    const answer = await this.do({ kind: 'move', text })
    return answer.ok ? { ok: true } : { ok: false, refused: refusedBy(answer) }
  }

  async why(text: string): Promise<Refused<string> | null> {
    const seen = this.now && seenIn(this.now.update)
    return seen ? askRules(rules => rules.why(seen, text)) : null
  }

  async preview(text: string): Promise<Preview | null> {
    const seen = this.now && seenIn(this.now.update)
    return seen ? askRules(rules => rules.preview(seen, text)) : null
  }

  async takeBack(): Promise<void> {
    const to = this.now?.update.undo
    if (typeof to === 'number') await this.do({ kind: 'undo', to })
  }

  /** Nobody is helped against people. */
  readonly helps = false
  hints = async (): Promise<readonly Hint[]> => []
  lift = async (): Promise<void> => undefined

  async record(): Promise<MatchRecord> {
    const reply = await ask<MatchRecord>('GET', `/api/tables/${this.id}/record`)
    if (!reply.ok) throw new Error('The record is there when the match is over.')
    return reply.answer
  }

  /** All of the chat, for somebody who now hears more than before. */
  async reloadChat(): Promise<void> {
    const reply = await ask<ChatLine[]>('GET', `/api/tables/${this.id}/chat?limit=100`)
    if (reply.ok) for (const line of reply.answer) this.addChat(line)
  }

  /** Null: it was said. */
  async sendChat(text: string): Promise<No | null> {
    const key = freshKey()
    const frame = await this.connection.ask(
      n => ({ kind: 'say', n, say: { table: this.id, key, text } }),
      async () => chatIn(await ask<ChatLine>('POST', `/api/tables/${this.id}/chat`, { key, text })),
    )
    if (frame.kind === 'answer') throw new Error('Chat was answered as if it were a command.')
    if (frame.kind === 'no') return frame.no
    this.addChat(frame.line)
    return null
  }

  close(): void {
    this.nonce.close()
    this.connection.close()
  }
}

// What HTTP answers, as the socket would have said it; the one who asked knows its number.
const answerIn = (reply: Reply<CommandAnswer>): AnswerFrame => ({
  ...{ kind: 'answer', n: 0 },
  answer: reply.ok ? reply.answer : reply.no,
})
const chatIn = (reply: Reply<ChatLine>): AnswerFrame =>
  reply.ok ? { kind: 'said', n: 0, line: reply.answer } : { kind: 'no', n: 0, no: reply.no }

/** A no of the table reads like one of the rules; the page has a sentence for each code. */
const refusedBy = ({ refusal, code }: No): Refused<string> => refusal ?? { code: `online.${code}`, rule: '', facts: {} }
