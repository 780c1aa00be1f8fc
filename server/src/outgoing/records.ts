import { FORMAT, resultOf } from '@masterplan/kernel'
import { type FairMatchRecord, type No, no } from '@masterplan/protocol'
import type { HostedTable } from '../tables/table.ts'

/** The match as a file, with all that is needed to check its luck: `masterplan check --fair`. Nobody gets it before the end. */
export function recordOfTable(hosted: HostedTable): FairMatchRecord | No {
  if (!hosted.isFinished()) return no('not-over')
  const { row, match, takebacks } = hosted
  return {
    format: FORMAT,
    game: row.game,
    rules: row.rules,
    players: row.players,
    options: { ...row.options },
    names: row.seats.map(({ name }, seat) => name ?? `Seat ${seat + 1}`),
    log: [...(match?.log ?? [])],
    result: match === null ? null : copied(resultOf(match)),
    fair: { hash: row.seedHash, seed: row.seed, takebacks: [...takebacks] },
  }
}

const copied = (result: ReturnType<typeof resultOf>) =>
  result && { scores: [...result.scores], ranks: [...result.ranks] }
