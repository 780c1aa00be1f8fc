import type { Refused } from '@masterplan/kernel'
import { type No, no, type RulesRefusal } from '@masterplan/protocol'
import type { HostedTable } from '../tables/table.ts'
import { happenedSince } from './log.ts'
import { readerOf } from './readers.ts'

/** The rules' own no: its facts are what the one who asked may know, which the promises prove for every game. */
export const shownRefusal = ({ code, rule, facts }: Refused<string>): RulesRefusal => ({
  code,
  rule,
  facts: { ...facts },
})

export const refusedBy = (refusal: Refused<string>): No =>
  no(refusal.code === 'not-your-turn' ? 'not-your-turn' : 'refused', { refusal: shownRefusal(refusal) })

/** A no as its sender gets it: with the log's length, and what they had not seen where others came first. */
export function refusedAt(hosted: HostedTable, refused: No, sender: { author: string; based: number }): No {
  const { seq } = hosted
  if (refused.code !== 'stale') return { ...refused, seq }
  return { ...refused, seq, missed: happenedSince(hosted, readerOf(hosted, sender.author), sender.based) }
}
