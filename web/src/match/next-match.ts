import type { LevelId } from '@masterplan/kernel'
import { NEVER_PLAYED, proposedLevel, withMatch } from '../device/level-memory.ts'
import type { TableSetup } from './client.ts'
import { levelsMet } from './levels-met.ts'

/** Another match against bots of one level more or less. */
export interface NextMatch {
  readonly step: 'harder' | 'easier'
  readonly level: LevelId
  readonly setup: TableSetup
}

/** One level up after a win, one down after a loss; undefined after a draw, at either end, and where no one person met bots. */
export function nextMatch(setup: TableSetup, ranks: readonly number[]): NextMatch | undefined {
  const met = levelsMet(setup, ranks)
  if (met === undefined) return undefined
  const played = withMatch(NEVER_PLAYED, met.levels, met.outcome)
  const [from, level] = [played.last?.level, proposedLevel(played)]
  if (from === undefined || from === level) return undefined
  const sitters = setup.sitters.map(sitter => {
    if (sitter.kind === 'person') return sitter
    const [bot, ...personality] = sitter.bot.split(':')
    return bot === from ? { ...sitter, bot: [level, ...personality].join(':') } : sitter
  })
  return { step: met.outcome === 'won' ? 'harder' : 'easier', level, setup: { ...setup, sitters } }
}
