import type { Profile, SeatHolder, Update } from '@masterplan/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../../../match/online/api.ts'
import { ratingWord } from '../../../words/rating-word.ts'

/** How strong somebody with an account is at what this table plays; null where nobody knows. */
export function useRating(holder: SeatHolder, { game, players }: Pick<Update, 'game' | 'players'>): string | null {
  const person = holder.kind === 'person' && holder.as === 'account' ? holder.person : null
  const [known, setKnown] = useState<Profile | null>(null)
  useEffect(() => {
    let current = true
    setKnown(null)
    if (person === null) return
    void ask<Profile>('GET', `/api/people/${person}`).then(reply => current && reply.ok && setKnown(reply.answer))
    return () => {
      current = false
    }
  }, [person])
  const rating = known?.ratings.find(each => each.game === game && each.players === players)
  return rating === undefined ? null : ratingWord(rating)
}
