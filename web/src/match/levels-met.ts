import { LEVEL_IDS, type LevelId } from '@masterplan/kernel'
import type { Outcome } from '../device/level-memory.ts'
import type { TableSetup } from './client.ts'

interface LevelsMet {
  readonly levels: readonly LevelId[]
  readonly outcome: Outcome
}

/** Which levels one person met at a table of this device, and how it ended; undefined for matches of several people, or of none. */
export function levelsMet({ sitters }: Pick<TableSetup, 'sitters'>, ranks: readonly number[]): LevelsMet | undefined {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const [person] = people
  const bots = sitters.flatMap(sitter => (sitter.kind === 'bot' ? [sitter.bot.split(':')[0]] : [])) // of any personality
  const levels = LEVEL_IDS.filter(level => bots.includes(level))
  if (person === undefined || people.length > 1 || levels.length === 0) return undefined
  const winners = ranks.filter(rank => rank === 1).length
  return { levels, outcome: ranks[person] !== 1 ? 'lost' : winners === 1 ? 'won' : 'drawn' }
}
