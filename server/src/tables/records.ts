import { FORMAT, resultOf } from '@masterplan/kernel'
import type { MatchRecord } from '@masterplan/protocol'
import type { Hosted } from './hosted.ts'

/** The match as a file, with all that is needed to check its luck: `masterplan check --fair`. */
export function recordOfTable(hosted: Hosted): MatchRecord {
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
