import { commitmentTo, hexOf } from '@masterplan/kernel'
import type { CommandAnswer, LogEntry, TableAction, Update } from '@masterplan/protocol'
import { forgetGiven, keepGiven, keepNonce, noncesAt } from '../../device/own-nonces.ts'
import { freshKey } from './api.ts'

/** How long those who are there and not bound are waited for before this page shows its nonce, in milliseconds. */
const OTHERS_MAY_TAKE = 1000
/** How long a start waits for this page's own nonce. */
const OWN_MAY_TAKE = 2000

type Send = (action: TableAction, sent: { readonly key: string; readonly based: number }) => Promise<CommandAnswer>

/**
 * What this page adds to the luck of its table, without being asked: as soon as somebody sits here it is bound to a nonce,
 * and when all seats have accepted it shows it. What the server then makes of it, `checkedLuck` compares.
 */
export class OwnNonce {
  private readonly table: string
  private readonly send: Send
  private latest: Update | null = null
  private sending = false
  private patience: ReturnType<typeof setTimeout> | undefined
  private waited = false // long enough for those who are not bound

  constructor(table: string, send: Send) {
    this.table = table
    this.send = send
  }

  look(update: Update): void {
    this.latest = update
    const { given } = noncesAt(this.table)
    if (given !== null && isVoid(given.seq, update)) forgetGiven(this.table)
    if (!isFull(update)) this.calm()
    if (this.sending) return
    const next = this.next(update)
    if (next === 'commit') void this.commit(update)
    else if (next === 'reveal') void this.reveal(update)
    else if (next === 'wait') {
      this.patience ??= setTimeout(() => {
        this.waited = true
        if (this.latest !== null) this.look(this.latest)
      }, OTHERS_MAY_TAKE)
    }
  }

  /** What goes along with sitting down. */
  promise(): { readonly commitment: string } {
    const nonce = hexOf(crypto.getRandomValues(new Uint8Array(32)))
    const commitment = commitmentTo(nonce)
    keepNonce(this.table, commitment, nonce)
    return { commitment }
  }

  /** Before a start: the own nonce is with the server, or there is none to wait for. */
  async settled(): Promise<void> {
    const until = performance.now() + OWN_MAY_TAKE
    const pending = () => this.sending || (this.latest !== null && this.next(this.latest) !== null)
    while (pending() && performance.now() < until) await new Promise(resolve => setTimeout(resolve, 20))
  }

  close(): void {
    this.calm()
    this.latest = null
  }

  private calm(): void {
    clearTimeout(this.patience)
    this.patience = undefined
    this.waited = false
  }

  private next({ status, you, luck, seats }: Update): 'commit' | 'reveal' | 'wait' | null {
    if (status !== 'gathering' || you === null || luck.seats === undefined) return null
    const bound = luck.seats
    const mine = bound[you] ?? null
    // Who is bound after somebody has shown theirs might have chosen by it: the server takes no more.
    if (mine === null) return bound.some(each => each?.revealed) ? null : 'commit'
    if (mine.revealed || this.nonceOf(mine.commitment) === undefined || !seats.every(isAccepted)) return null
    const unbound = seats.some((holder, seat) => mayCommit(holder) && bound[seat] === null)
    return unbound && !this.waited ? 'wait' : 'reveal'
  }

  /** Undefined: another device is bound to it. */
  private nonceOf(commitment: string): string | undefined {
    return noncesAt(this.table).made[commitment]
  }

  private async commit({ seq }: Update): Promise<void> {
    await this.sent({ kind: 'commit', ...this.promise() }, { key: freshKey(), based: seq })
  }

  /** The same key for the same nonce: two pages of one device show it once. */
  private async reveal({ seq, you, luck }: Update): Promise<void> {
    const commitments = (luck.seats ?? []).map(each => each?.commitment ?? null)
    const own = you === null ? null : (commitments[you] ?? null)
    const nonce = own === null ? undefined : this.nonceOf(own)
    if (you === null || own === null || nonce === undefined) return
    const answer = await this.sent({ kind: 'reveal', nonce }, { key: `reveal-${own.slice(0, 40)}`, based: seq })
    if (answer.ok && noncesAt(this.table).given?.nonce !== nonce) {
      keepGiven(this.table, { seat: you, seq: answer.seq, nonce, commitments })
    }
  }

  /** A no needs no word: others came first, and the next update says what there is to do. */
  private async sent(action: TableAction, { key, based }: Parameters<Send>[1]): Promise<CommandAnswer> {
    this.sending = true
    const answer = await this.send(action, { key, based })
    this.sending = false
    if (this.latest !== null && this.latest.seq > based) this.look(this.latest)
    return answer
  }
}

type Holder = Update['seats'][number]
const isAccepted = ({ kind }: Holder): boolean => kind === 'person' || kind === 'bot'
const isFull = ({ seats }: Update): boolean => seats.every(isAccepted)
/** Programs may, and most do not: nobody waits for them. */
const mayCommit = (holder: Holder): boolean => holder.kind === 'person' && holder.here && holder.as !== 'program'

/** As the server has it: after a nonce was shown, whatever changes a seat or the table before the start makes all void. */
function isVoid(since: number, { happened, status }: Pick<Update, 'happened' | 'status'>): boolean {
  const notTold = status === 'gathering' ? Number.POSITIVE_INFINITY : 0 // it is still to come, or was told before
  const started = happened.find(({ kind }) => kind === 'started')?.seq ?? notTold
  return happened.some(entry => entry.seq > since && entry.seq < started && changesSeats(entry))
}
const changesSeats = (entry: LogEntry): boolean =>
  entry.kind === 'changed'
    ? entry.what.some(what => what !== 'visibility')
    : entry.kind === 'sat' || entry.kind === 'left' || entry.kind === 'freed' || entry.kind === 'bot-sat'
