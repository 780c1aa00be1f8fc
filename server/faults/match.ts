import { checkDraws, type Playable, readFair, readRecord, seeded, verify } from '@masterplan/kernel'
import type { Farm } from './farm.ts'
import { Player } from './player.ts'

/** A match that goes on whatever happens, and can be held against what its players were told. */
export class LongMatch {
  readonly game: string
  readonly table: string
  private readonly players: readonly Player[]
  private readonly random

  private constructor(game: string, table: string, players: readonly Player[], seed: number) {
    this.game = game
    this.table = table
    this.players = players
    this.random = seeded(seed)
  }

  static async open(farm: Farm, game: string, seed: number): Promise<LongMatch> {
    const players = await Promise.all([0, 1].map(seat => new Player(farm, seed + seat).arrive()))
    const [host, guest] = players as [Player, Player]
    const wanted = { key: `faults-${seed}-${Date.now()}`, game, players: 2, name: 'Ana' }
    const { table } = await host.ask<{ table: string }>('POST', '/api/tables', wanted)
    const sat = await guest.command(table, 0, { kind: 'sit', seat: 1, name: 'Ben' })
    if (!sat.ok) throw new Error(sat.sentence)
    const started = await host.command(table, sat.seq, { kind: 'start' })
    if (!started.ok) throw new Error(started.sentence)
    return new LongMatch(game, table, players, seed)
  }

  get moves(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }
  get retries(): number {
    return this.players.reduce((sum, { retries }) => sum + retries, 0)
  }

  /** Plays until it is over or somebody says stop. True: it is over. */
  async playUntil(stop: () => boolean): Promise<boolean> {
    while (!stop()) {
      const going = await Promise.all(this.players.map(player => player.play(this.table, n => this.random.below(n))))
      if (going.includes(false)) return true
    }
    return false
  }

  /** Every move that was acknowledged is in the log, at its place and once; the log has no gaps and no half steps. */
  async missing(): Promise<string[]> {
    const faults: string[] = []
    for (const [seat, player] of this.players.entries()) {
      const { happened, seq } = await player.update(this.table)
      if (happened.length !== seq || happened.some((each, at) => each.seq !== at + 1)) {
        faults.push(`${this.table}: the log has ${happened.length} entries of ${seq}, or gaps`)
      }
      const mine = happened.flatMap(each => (each.kind === 'moved' && each.seat === seat ? [each.text] : []))
      const told = player.acknowledged.map(({ text }) => text)
      // A move may be stored and its answer lost for good only if the player stopped asking; ours never do.
      if (mine.join('\n') !== told.join('\n')) {
        faults.push(`${this.table}: seat ${seat + 1} was told of ${told.length} moves, the log has ${mine.length}`)
      }
    }
    return faults
  }

  /** When it is over: the record replays to its result, and every draw comes from the promised seed. */
  async unverified(find: (id: string) => Playable | undefined): Promise<string[]> {
    const text = JSON.stringify(await this.players[0]!.ask('GET', `/api/tables/${this.table}/record`))
    const read = readRecord(text)
    if (!read.ok) return [`${this.table}: ${read.sentence}`]
    const replayed = verify(read.record, find)
    if (!replayed.ok) return [`${this.table}: ${replayed.sentence}`]
    const luck = readFair(text)
    if (!luck.ok) return [`${this.table}: ${luck.sentence}`]
    const drawn = checkDraws(read.record, luck.fair, find)
    return drawn.ok ? [] : [`${this.table}: ${drawn.sentence}`]
  }
}
