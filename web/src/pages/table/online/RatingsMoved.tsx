import type { Update } from '@masterplan/protocol'
import { holderName } from '../../../words/bot-words.ts'
import { ratingWord } from '../../../words/rating-word.ts'
import { type SayWord, useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'

/** What a rated match did to the ratings of those who sat down to it, before and after. */
export function RatingsMoved({ update: { rated, ratings, seats } }: { readonly update: Update }) {
  const { word } = useSpeech()
  if (!rated) return null
  if (ratings === null) return <p role="status">{word('online.rating-soon')}</p>
  if (ratings.length === 0) return <p>{word('online.rating-none')}</p>
  const rows = seats.flatMap((holder, seat) => {
    const moved = ratings[seat]
    if (moved == null) return [] // somebody who is forgotten
    const before = moved.before === null ? word('online.rating-new') : ratingWord(moved.before)
    return [{ seat, name: satDown(holder, word), before, after: ratingWord(moved.after) }]
  })
  return (
    <table className={css.ranking} data-ratings>
      <caption>{word('online.ratings')}</caption>
      <tbody>
        {rows.map(({ seat, name, before, after }) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            <td>{word('online.rating-moved', { before, after })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who sat down there, whoever plays for them by now, or is here. */
function satDown(holder: Update['seats'][number], word: SayWord): string {
  if (holder.kind === 'person') return holder.name
  return holder.kind === 'bot' && holder.forName !== null ? holder.forName : holderName(holder, word)
}
