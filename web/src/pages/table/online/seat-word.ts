import type { Seat } from '@masterplan/kernel'
import type { Update } from '@masterplan/protocol'
import { holderWord } from '../../../words/bot-words.ts'
import type { SayWord } from '../../../words/speech.tsx'

/** Whose seat it is, by their own name: where a sentence says itself that they are away, or that a bot plays. */
export function seatWord({ seats }: Update, seat: Seat | null, word: SayWord): string {
  const holder = seat === null ? undefined : seats[seat]
  if (holder === undefined || holder.kind === 'nobody') return ''
  if (holder.kind === 'bot') return holder.forName ?? holderWord(holder, word)
  return holder.name
}
