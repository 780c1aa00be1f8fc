import { type FoldedBoard, type Messages, say } from '@masterplan/boards'
import type { MatchRefusal, Refused } from '@masterplan/kernel'

/** K1 to K3: what every match refuses, whatever the game. */
const MATCH_REFUSALS: Readonly<Record<`refusal.${MatchRefusal}`, string>> = {
  'refusal.not-your-turn': 'It is not the turn of this seat.',
  'refusal.unreadable-move': 'This is not a move as this game writes them.',
  'refusal.match-over': 'The match is over.',
}

/** Why not, in one sentence that ends with the number of the rule. */
export function refusalSentence(board: FoldedBoard | undefined, { code, rule, facts }: Refused<string>): string {
  const messages: Messages = { ...MATCH_REFUSALS, ...board?.messages }
  return `${say(messages, `refusal.${code}`, facts).replace(/[.\s]+$/, '')} (${rule}).`
}
