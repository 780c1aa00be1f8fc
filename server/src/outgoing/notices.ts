import type { Seat } from '@masterplan/kernel'
import type { HostedTable } from '../tables/table.ts'

/** It is somebody's turn at a table: all that a job, a push message and a letter are made of. */
export type TurnNotice = {
  readonly person: string
  readonly table: string
  readonly seq: number // where the decision began, so that the same turn is told once
  readonly title: string // of the game
  readonly at: number
}

/** That it is their turn, and where; nothing of what was played. */
export function turnNotice(hosted: HostedTable, seat: Seat, { person, at }: Pick<TurnNotice, 'person' | 'at'>) {
  // The decision, not the log's length: others may do something while it is still the same turn.
  const seq = hosted.times[seat]?.since ?? hosted.seq
  return { person, table: hosted.row.id, seq, title: hosted.game.title, at } satisfies TurnNotice
}

/** What a browser is pushed; its page writes the sentence. */
export const pushText = ({ table, title }: TurnNotice): string => JSON.stringify({ kind: 'turn', table, title })
