import type { Hint } from '@masterplan/bots'
import type { MatchRecord, Offer, Playable, Preview, Refused, Seat } from '@masterplan/kernel'
import type { ChatLine, CommandAnswer, TableAction, Judged, No, Previewed, Update } from '@masterplan/protocol'
import type { NamedHolder } from '../../words/bot-words.ts'
import type { HeardLine, PlayAnswer, Sight, TableClient } from '../client.ts'
import { ask, freshKey, mayRetry } from './api.ts'
import { type Link, LiveTable } from './live.ts'

const RETRY_AFTER = 1500
const MOST_TRIES = 40 // a minute: longer, and whoever pressed has forgotten what it was

type LoadGame = (id: string) => Promise<Playable | undefined>

/** What the page shows of a table on a server, beside the match itself. */
export interface TableRoom {
  readonly update: Update
  readonly chat: readonly ChatLine[]
  readonly link: Link
}

/** A table on a server: the same to the table page as one on this device. */
export class OnlineTable implements TableClient {
  readonly id: string
  private readonly live: LiveTable
  private now: TableRoom | null = null
  private seen: Sight | null = null
  private gone = false
  private link: Link = 'connecting'
  private chat: readonly ChatLine[] = []
  private happenings: readonly HeardLine[] = []
  private readonly listeners = new Set<() => void>()

  private readonly loadGame: LoadGame
  private readonly nameOf: NameOf
  private game: Playable | null = null

  constructor(id: string, loadGame: LoadGame, nameOf: NameOf) {
    this.id = id
    this.loadGame = loadGame
    this.nameOf = nameOf
    this.live = new LiveTable(id, {
      update: update => this.take(update),
      chat: line => this.hear(line),
      link: link => this.turnLink(link),
      missing: () => {
        this.gone = true
        this.tell()
      },
    })
  }

  room = (): TableRoom | null => this.now
  missing = (): boolean => this.gone
  away = (): boolean => this.link === 'lost'
  sight = (): Sight | null => this.seen

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  private turnLink(link: Link): void {
    if (link === this.link) return
    this.link = link
    if (this.now !== null) this.now = { ...this.now, link }
    this.tell()
  }

  private hear(line: ChatLine): void {
    if (this.chat.some(({ n }) => n === line.n)) return
    this.chat = [...this.chat, line].sort((one, other) => one.n - other.n)
    if (this.now !== null) this.now = { ...this.now, chat: this.chat }
    this.tell()
  }

  private take(update: Update): void {
    if (update.since > 0 && update.happened.some(({ kind }) => kind === 'undone')) {
      this.live.refresh() // what was told of the moves taken back must go from the log
    }
    const before = update.since === 0 ? [] : this.happenings
    const by = lastMover(update)
    this.happenings = update.events.length === 0 ? before : [...before, { line: update.seq, by, events: update.events }]
    this.now = { update, chat: this.chat, link: 'live' }
    void this.show(update)
  }

  /** Boards point at moves, which come over the wire as text: the game itself reads them. */
  private async show(update: Update): Promise<void> {
    this.game ??= (await this.loadGame(update.game)) ?? null
    if (this.now?.update !== update) return // another came meanwhile
    const { game } = this
    if (game !== null && update.turn !== null)
      this.seen = sightOf(update, this.happenings, offersIn(game, update.moves), this.nameOf)
    this.tell()
  }

  /** Sends what somebody does here; a lost connection is no reason to lose it. */
  async do(deed: TableAction): Promise<CommandAnswer> {
    const key = freshKey()
    for (let tries = 1; ; tries++) {
      const based = this.now?.update.seq ?? 0
      const reply = await ask<CommandAnswer>('POST', `/api/tables/${this.id}/commands`, { based, key, do: deed })
      const answer: CommandAnswer = reply.ok ? reply.answer : reply.no
      if (answer.ok || !mayRetry(answer) || tries === MOST_TRIES) return answer
      await new Promise(resolve => setTimeout(resolve, RETRY_AFTER))
    }
  }

  async play(text: string): Promise<PlayAnswer> {
    const answer = await this.do({ kind: 'move', text })
    return answer.ok ? { ok: true } : { ok: false, refused: refusedBy(answer) }
  }

  async why(text: string): Promise<Refused<string> | null> {
    const reply = await ask<Judged>('POST', `/api/tables/${this.id}/judge`, { based: this.now?.update.seq ?? 0, text })
    return reply.ok ? reply.answer.refusal : refusedBy(reply.no)
  }

  async preview(text: string): Promise<Preview | null> {
    const based = this.now?.update.seq ?? 0
    const reply = await ask<Previewed>('POST', `/api/tables/${this.id}/preview`, { based, text })
    return reply.ok ? reply.answer : null
  }

  async undo(): Promise<void> {
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

  /** All that was said, for somebody who now hears more than before. */
  async hearAll(): Promise<void> {
    const reply = await ask<ChatLine[]>('GET', `/api/tables/${this.id}/chat?limit=100`)
    if (reply.ok) for (const line of reply.answer) this.hear(line)
  }

  async say(text: string): Promise<boolean> {
    const reply = await ask<ChatLine>('POST', `/api/tables/${this.id}/chat`, { key: freshKey(), text })
    if (reply.ok) this.hear(reply.answer)
    return reply.ok
  }

  close(): void {
    this.live.close()
  }
}

/** A no of the table reads like one of the rules; the page has a sentence for each code. */
const refusedBy = ({ refusal, code }: No): Refused<string> => refusal ?? { code: `online.${code}`, rule: '', facts: {} }

function lastMover({ happened }: Update): Seat | 'luck' {
  const moved = happened.findLast(each => each.kind === 'moved' || each.kind === 'chose')
  return moved !== undefined && 'seat' in moved ? moved.seat : 'luck'
}

function offersIn(game: Playable, texts: readonly string[]): Offer[] {
  return game.unfold(({ game: { notation } }) =>
    texts.flatMap(text => {
      const move = notation.read(text)
      return move === undefined ? [] : [{ text, move }]
    }),
  )
}

/** What to call whoever sits there, in the language of the page. */
type NameOf = (holder: NamedHolder) => string

function sightOf(update: Update, happenings: readonly HeardLine[], offers: readonly Offer[], nameOf: NameOf): Sight {
  const { game, players, options, seats, turn, outcome } = update
  const waits = turn?.kind === 'decide' ? turn.seats : []
  const thinking = waits.find(seat => seats[seat]?.kind === 'bot')
  return {
    setup: {
      game,
      players,
      options,
      names: seats.map((holder, seat) => (holder.kind === 'nobody' ? `${seat + 1}` : nameOf(holder))),
      sitters: seats.map(holder => (holder.kind === 'bot' ? { kind: 'bot', bot: holder.bot } : { kind: 'person' })),
    },
    viewer: update.you ?? 'audience',
    turn: turn ?? { kind: 'luck' },
    view: update.view,
    offers,
    heard: happenings,
    scores: outcome?.scores ?? null,
    ranks: outcome?.ranks ?? null,
    lines: update.seq,
    curtain: false,
    undoable: update.undo !== null,
    thinking: thinking ?? null,
  }
}
