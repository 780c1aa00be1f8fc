import { type FoundBot, findBot, limitedTo, type Searcher, searcher } from '@masterplan/bots'
import { alphaBetaOr } from './alpha-beta/alpha-beta.ts'
import { isMcts } from './is-mcts/is-mcts.ts'
import { mctsOr } from './mcts/mcts.ts'

/** So many random decisions show what a move is good for, and cost less than a whole match. */
const CUT_SHORT = 48
const TO_THE_END = Number.POSITIVE_INFINITY

const MCTS = mctsOr('sparring-mcts', isMcts('sparring-mcts', TO_THE_END))

/**
 * Searches that ask a game for nothing but its rules: opponents that are not built on what our levels are built on. They are
 * frozen: levels are measured against them as they were before those were made better.
 */
export const SPARRING_PARTNERS: readonly Searcher[] = [
  MCTS,
  isMcts('sparring-is-mcts', CUT_SHORT),
  alphaBetaOr('sparring-alpha-beta', MCTS),
]

const NAME = /^(?<plain>sparring-[a-z-]+)(?:@(?<iterations>\d{1,9}))?$/

/** As `findBot`, and the sparring partners, which only programs that measure know. */
export function findBotOrPartner(name: string, personalities: readonly string[]): FoundBot {
  const { plain, iterations } = NAME.exec(name)?.groups ?? {}
  const partner = SPARRING_PARTNERS.find(each => each.name === plain)
  if (partner === undefined) return findBot(name, personalities)
  if (iterations === undefined) return { ok: true, bot: partner }
  return { ok: true, bot: searcher(name, limitedTo(Number(iterations)), partner.think) }
}
