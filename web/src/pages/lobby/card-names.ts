import type { OwnCard, TableCard } from '@masterplan/protocol'
import { holderWord } from '../../words/bot-words.ts'
import type { SayWord } from '../../words/speech.tsx'

/** A list does not know who is there: nobody is called away by it. */
export function seatName({ seats }: TableCard, seat: number, word: SayWord): string {
  const holder = seats[seat]
  if (holder === undefined || holder.kind === 'nobody') return ''
  return holderWord(holder.kind === 'person' ? { ...holder, here: true } : holder, word)
}

/** Everybody else at a table of one's own. */
export const othersAt = (card: OwnCard, word: SayWord): readonly string[] =>
  card.seats.flatMap((_, seat) => (seat === card.you ? [] : [seatName(card, seat, word)])).filter(name => name !== '')
