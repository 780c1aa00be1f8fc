import { setTimeout as later } from 'node:timers/promises'
import { checkLuck, commitmentTo, type Playable, readFair, readRecord, seeded, verify } from '@masterplan/kernel'
import { type CommandAnswer, luckSentence, recordSentence, type TableAction, type Update } from '@masterplan/protocol'
import { type Farm, HEARD, PATIENCE } from './farm.ts'
import { Player } from './player.ts'
import { Spectator } from './spectator.ts'

/** Everything about a match that has to be true whatever happened to its servers. */
export class LongMatch {
  readonly table: string
  readonly spectator: Spectator
  private readonly host: Player
  private readonly players: readonly Player[] // the seats from the host's on; bots have the rest
  private readonly random

  private constructor(
    table: string,
    [host, ...others]: readonly [Player, ...Player[]],
    spectator: Spectator,
    seed: number,
  ) {
    this.table = table
    this.host = host
    this.players = [host, ...others]
    this.spectator = spectator
    this.random = seeded(seed)
  }

  /** Two people, or one and a bot. */
  static async open(farm: Farm, game: string, against: 'person' | 'bot', seed: number): Promise<LongMatch> {
    const host = await new Player(farm, seed).arrive()
    const bots = against === 'bot' ? [{ seat: 1, bot: 'level-1' }] : []
    const wanted = { key: `faults-${seed}-${Date.now()}`, game, players: 2, name: 'Ana', bots }
    const { table } = await host.ask<{ table: string }>('POST', '/api/tables', wanted)
    const others: Player[] = []
    const done = async (who: Player, action: TableAction) => {
      for (let answer: CommandAnswer | null = null; answer?.ok !== true; ) {
        answer = await who.command(table, (await who.look(table, 0)).seq, action)
        if (!answer.ok && answer.code !== 'stale') throw new Error(`${table}: ${answer.sentence}`)
      }
    }
    const nonces = ['a', 'b'].map(digit => digit.repeat(64)) as [string, string]
    const [commitment, theirs] = nonces.map(commitmentTo) as [string, string]
    await done(host, { kind: 'commit', commitment })
    if (against === 'person') {
      const guest = await new Player(farm, seed + 1).arrive()
      await done(guest, { kind: 'sit', seat: 1, name: 'Ben', commitment: theirs })
      others.push(guest)
    }
    for (const [at, who] of [host, ...others].entries()) await done(who, { kind: 'reveal', nonce: nonces[at]! })
    await done(host, { kind: 'start' })
    return new LongMatch(table, [host, ...others], new Spectator(farm, table, seed), seed)
  }

  get moves(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }
  get retries(): number {
    return this.players.reduce((sum, { retries }) => sum + retries, 0)
  }
  get unheard(): number {
    return this.players.reduce((sum, { unheard }) => sum + unheard, 0)
  }

  /** The match, which has begun; a process that did not begin it may still be about to hear so from the one that did. */
  private async begun(seq: number): Promise<Awaited<ReturnType<Player['look']>>> {
    const until = performance.now() + HEARD
    for (;;) {
      const now = await this.host.look(this.table, seq)
      if (now.status !== 'gathering') return now
      if (performance.now() > until) throw new Error(`${this.table}: the match had begun, and is not there`)
      await later(50)
    }
  }

  /** What has begun is played to its end, however long the faults last. */
  async playOn(): Promise<void> {
    for (let seq = 0; ; ) {
      const now = await this.begun(seq)
      if (now.status !== 'playing') break
      const awaited = now.turn?.kind === 'decide' ? now.turn.seats : []
      const people = this.players.filter((_, seat) => awaited.some(each => each === seat))
      if (people.length === 0) await later(20) // a bot thinks
      seq = now.seq
      await Promise.all(people.map(player => player.play(this.table, seq, n => this.random.below(n))))
    }
    await Promise.race([this.spectator.end, later(PATIENCE, undefined, { ref: false })])
    if (!this.spectator.isDone) throw new Error(`${this.table}: who watches was never told of the end`)
  }

  /**
   * What one process says: every move that was acknowledged before is there. One that has just started says so at once; one
   * that lived on may still be about to hear of a move that another process stored, for up to `within` milliseconds.
   */
  async missingAt(at: number, within: number): Promise<string[]> {
    const faults: string[] = []
    for (const [seat, player] of this.players.entries()) {
      const told = [...player.acknowledged]
      const until = performance.now() + within
      for (;;) {
        const update = await player.lookAt(at, this.table)
        const found = update === undefined ? [] : this.faultsOf(update, seat, told, 'at least')
        if (found.length > 0 && performance.now() < until) await later(50)
        else {
          faults.push(...found)
          break
        }
      }
    }
    return faults
  }

  /** Afterwards: exactly what was acknowledged is there, in order and once. */
  async missing(): Promise<string[]> {
    const faults = [...this.spectator.problems]
    for (const [seat, player] of this.players.entries()) {
      faults.push(...this.faultsOf(await player.look(this.table, 0), seat, player.acknowledged, 'exactly'))
    }
    return faults
  }

  private faultsOf(
    { happened, seq, turn }: Update,
    seat: number,
    told: readonly string[],
    wanted: 'at least' | 'exactly',
  ): string[] {
    const faults: string[] = []
    if (happened.length !== seq || happened.some((each, at) => each.seq !== at + 1)) {
      faults.push(`${this.table}: the log has ${happened.length} entries of ${seq}, or gaps`)
    }
    // Luck falls in the same step as the move that called for it.
    if (turn?.kind === 'luck') faults.push(`${this.table}: half a step was stored`)
    const mine = happened.flatMap(each => (each.kind === 'moved' && each.seat === seat ? [each.text] : []))
    const kept = wanted === 'exactly' ? mine : mine.slice(0, told.length)
    if (kept.join('\n') !== told.join('\n')) {
      faults.push(`${this.table}: seat ${seat + 1} was told of ${told.length} moves, the log has ${mine.length}`)
    }
    return faults
  }

  /** The record replays to its result, and every draw comes from the promised seed and everybody's nonce. */
  async unverified(find: (id: string) => Playable | undefined): Promise<string[]> {
    const text = JSON.stringify(await this.host.ask('GET', `/api/tables/${this.table}/record`))
    const read = readRecord(text)
    if (!read.ok) return [`${this.table}: ${recordSentence(read)}`]
    const replayed = verify(read.record, find)
    if (!replayed.ok) return [`${this.table}: ${recordSentence(replayed)}`]
    const luck = readFair(text)
    if (!luck.ok) return [`${this.table}: ${luckSentence(luck)}`]
    const drawn = checkLuck(read.record, luck.fair, find)
    const added = luck.fair.nonces.filter(each => each?.nonce != null).length
    if (added !== this.players.length) return [`${this.table}: ${added} nonces are left of ${this.players.length}.`]
    return drawn.ok ? [] : [`${this.table}: ${luckSentence(drawn)}`]
  }
}
