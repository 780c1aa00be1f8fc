import { FORMAT, type Result, resultOf } from '@masterplan/kernel'
import { dayOf, type FairMatchRecord, type No, no } from '@masterplan/protocol'
import type { HostedTable } from '../tables/table.ts'

/** The match as a file, with all that is needed to check its luck: `masterplan check --fair`. Nobody gets it before the end. */
export function recordOfTable(hosted: HostedTable): FairMatchRecord | No {
  const { row, match, takebacks, ended } = hosted
  if (!hosted.isFinished() || ended === null) return no('not-over')
  const result = match === null ? null : resultOf(match)
  return {
    format: FORMAT,
    game: row.game,
    rules: row.rules,
    players: row.players,
    options: { ...row.options },
    names: row.seats.map(({ name }, seat) => name ?? `Seat ${seat + 1}`),
    log: [...(match?.log ?? [])],
    result: result && { scores: [...result.scores], ranks: [...result.ranks] },
    ended: { why: ended.why, ...ranksApart(row.result, result) },
    played: dayOf(ended.at),
    fair: { hash: row.seedHash, seed: row.seed, takebacks: [...takebacks], nonces: hosted.nonces() },
  }
}

/** As they counted, where that is otherwise than the log says: it was not played to its end, or somebody left. */
const ranksApart = (counted: Result | null, given: Result | null): { readonly ranks?: number[] } =>
  counted === null || counted.ranks.join() === given?.ranks.join() ? {} : { ranks: [...counted.ranks] }
