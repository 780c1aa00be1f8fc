import { cpuUsage } from 'node:process'
import { setTimeout as later } from 'node:timers/promises'
import type { PlannedMove } from './matches.ts'
import type { BenchPair, BenchSite } from './site.ts'

export type Load = {
  readonly tables: number // matches played at the same time
  readonly warmUpSeconds: number
  readonly seconds: number
  readonly pace: number | null // moves offered a second, over all tables; null: each as soon as the one before was seen
}

export type MeasuredLoad = {
  readonly site: string
  readonly tables: number
  readonly pace: number | null
  readonly movesPerSecond: number
  readonly matches: number // played to their end
  readonly p50: number // milliseconds from sending a move until every seat has its update
  readonly p99: number
  readonly longest: number
  readonly server: number // microseconds of processor time for each move, opening tables included
  readonly load: number // the same of the bench's own process
}

/** Whole matches, one after another at each table, and how long everybody waited for each move. */
export async function drive(
  site: BenchSite,
  matches: readonly (readonly PlannedMove[])[],
  load: Load,
): Promise<MeasuredLoad> {
  const waits: number[] = []
  let counting = false
  let stopping = false
  let begun = 0
  let ended = 0
  const interval = load.pace === null ? 0 : (1000 * load.tables) / load.pace

  /** From when the move was due: a sender that must wait is waiting already. */
  function playThrough(sitting: BenchPair, moves: readonly PlannedMove[], first: number): Promise<number> {
    return new Promise(played => {
      let at = 0
      let due = first
      const next = () => {
        if (at === moves.length || stopping) return played(due)
        const early = due - performance.now()
        if (interval > 0 && early > 0) setTimeout(send, early)
        else send()
      }
      const send = () => {
        const { seat, text } = moves[at++]!
        const now = performance.now()
        const began = interval > 0 && now - due > 2 ? due : now // a timer is a little late itself
        sitting.play(seat, text, () => {
          if (counting) waits.push(performance.now() - began)
          due += interval
          next()
        })
      }
      next()
    })
  }

  async function keepPlaying(table: number): Promise<void> {
    const sitting = await site.open()
    let due = performance.now() + (interval * table) / load.tables
    while (!stopping) {
      due = await playThrough(sitting, matches[begun++ % matches.length]!, due)
      if (stopping) break
      ended += 1
      await sitting.again()
    }
    sitting.leave()
  }

  const playing = Promise.all(Array.from({ length: load.tables }, (_, table) => keepPlaying(table)))
  await Promise.race([playing, later(1000 * load.warmUpSeconds)])
  const [before, ownBefore, endedBefore] = [site.processor(), ownProcessor(), ended]
  const from = performance.now()
  counting = true
  await Promise.race([playing, later(1000 * load.seconds)])
  counting = false
  const seconds = (performance.now() - from) / 1000
  const [used, ownUsed, endedNow] = [site.processor() - before, ownProcessor() - ownBefore, ended]
  stopping = true
  await playing
  waits.sort((one, other) => one - other)
  return {
    ...{ site: site.name, tables: load.tables, pace: load.pace, matches: endedNow - endedBefore },
    movesPerSecond: waits.length / seconds,
    ...{ p50: quantile(waits, 0.5), p99: quantile(waits, 0.99), longest: waits.at(-1) ?? Number.NaN },
    ...{ server: (1e6 * used) / waits.length, load: (1e6 * ownUsed) / waits.length },
  }
}

function ownProcessor(): number {
  const { user, system } = cpuUsage()
  return (user + system) / 1e6
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
