import { type Playable, type Random, seeded } from '@masterplan/kernel'
import type { Site } from './site.ts'

export type Load = {
  readonly tables: number // matches played at the same time
  readonly seconds: number
  readonly warmUpSeconds: number
}

export type Measured = {
  readonly site: string
  readonly tables: number
  readonly movesPerSecond: number
  readonly matches: number // played to their end
  readonly p50: number // milliseconds from sending a move until every seat has its update
  readonly p99: number
  readonly processor: number // microseconds of the servers' processor time for each move, opening tables included
}

/** Whole matches of random moves, each sent as soon as everybody has seen the one before. */
export async function drive(site: Site, game: Playable, load: Load): Promise<Measured> {
  const started = performance.now()
  const from = started + 1000 * load.warmUpSeconds
  const until = from + 1000 * load.seconds
  const waits: number[] = []
  let matches = 0
  let sent = 0
  const used = site.processor()
  const busy = (now = performance.now()) => now < until

  async function playMatches(random: Random): Promise<void> {
    while (busy()) {
      const sitting = await site.open()
      if (await playMatch(random, (seat, text) => timed(() => sitting.play(seat, text)))) matches += 1
      await sitting.leave()
    }
  }

  async function timed(send: () => Promise<void>): Promise<boolean> {
    const began = performance.now()
    await send()
    const arrived = performance.now()
    sent += 1
    if (began >= from && arrived < until) waits.push(arrived - began)
    return busy(arrived)
  }

  async function playMatch(random: Random, send: (seat: number, text: string) => Promise<boolean>): Promise<boolean> {
    const opened = game.open(2, {})
    if (!opened.ok) throw new Error(opened.sentence)
    for (let turn = opened.match.turn(); turn.kind === 'decide'; turn = opened.match.turn()) {
      const seat = turn.seats[0]!
      const moves = opened.match.movesFor(seat)
      const text = moves[random.below(moves.length)]!
      if (!(await send(seat, text))) return false
      opened.match.submit(seat, text, random)
    }
    return true
  }

  await Promise.all(Array.from({ length: load.tables }, (_, table) => playMatches(seeded(table))))
  waits.sort((one, other) => one - other)
  return {
    site: site.name,
    tables: load.tables,
    movesPerSecond: waits.length / load.seconds,
    matches,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    processor: (1e6 * (site.processor() - used)) / sent,
  }
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
