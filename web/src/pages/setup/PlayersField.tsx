import { useSpeech } from '../../words/speech.tsx'
import type { MatchOptions } from './match-options.ts'
import css from './setup.module.css'

export function PlayersField({ of: { game, players, setPlayers } }: { readonly of: MatchOptions }) {
  const { word } = useSpeech()
  const { min, max } = game.seats
  if (min === max) return null
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  return (
    <label className={css.players}>
      {word('setup.players')}{' '}
      <select
        className={css.field}
        data-players
        value={players}
        onChange={event => setPlayers(Number(event.target.value))}
      >
        {counts.map(count => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  )
}
