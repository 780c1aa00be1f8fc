import { aboutOf, BOARDS } from '@masterplan/boards/games'
import type { Ranked } from '@masterplan/protocol'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../device/page-title.ts'
import form from '../kit/form.module.css'
import { ask } from '../match/online/api.ts'
import { holderWord } from '../words/bot-words.ts'
import { ratingWord } from '../words/rating-word.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './online.module.css'

/** The best at each game. */
export function RankingPage() {
  const { word } = useSpeech()
  const [game, setGame] = useState(BOARDS[0]?.about.id ?? '')
  const [players, setPlayers] = useState(2)
  const [ranking, setRanking] = useState<readonly Ranked[]>([])
  useEffect(() => {
    ask<readonly Ranked[]>('GET', `/api/ratings/${game}/${players}`).then(reply =>
      setRanking(reply.ok ? reply.answer : []),
    )
  }, [game, players])
  const about = aboutOf(game)
  usePageTitle(word('online.ratings'), about?.title)
  const { min, max } = about?.seats ?? { min: 2, max: 2 }
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  return (
    <section className={`sheet ${form.form}`}>
      <h1>{word('online.ratings')}</h1>
      <div className={css.actions}>
        <label>
          {word('online.game')}{' '}
          <select className={form.field} value={game} onChange={event => setGame(event.target.value)}>
            {BOARDS.map(({ about: { id, title } }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {word('setup.players')}{' '}
          <select className={form.field} value={players} onChange={event => setPlayers(Number(event.target.value))}>
            {counts.map(count => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      </div>
      <h2 className={css.part}>{word('online.ranking', { game: about?.title ?? game, count: players })}</h2>
      {ranking.length === 0 ? (
        <p>{word('online.ranking-empty')}</p>
      ) : (
        <table className={css.ranking}>
          <tbody>
            {ranking.map(({ place, who, rating }) => (
              <tr key={place}>
                <td>{place}</td>
                <th scope="row">{holderWord(who, word)}</th>
                <td>{ratingWord(rating)}</td>
                <td>{word('online.matches', { count: rating.matches })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
